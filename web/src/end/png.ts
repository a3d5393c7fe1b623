import { HEIGHT, WIDTH } from './picture';

export const addressOf = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** A drawing as a file that any program shows. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser makes no pictures.'))), 'image/png'),
  );
}
