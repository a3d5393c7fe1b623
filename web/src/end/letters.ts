/** The page's letters, to be put into a picture: of each cut only the alphabets that a text needs. */
import serifCyrillic5 from '@fontsource/alegreya/files/alegreya-cyrillic-500-normal.woff2?url';
import serifCyrillic7 from '@fontsource/alegreya/files/alegreya-cyrillic-700-normal.woff2?url';
import serifMore5 from '@fontsource/alegreya/files/alegreya-latin-ext-500-normal.woff2?url';
import serifMore7 from '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff2?url';
import serifLatin5 from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url';
import serifLatin7 from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import sansCyrillic4 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff2?url';
import sansCyrillic6 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff2?url';
import sansMore4 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff2?url';
import sansMore6 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff2?url';
import sansLatin4 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff2?url';
import sansLatin6 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2?url';

const CUTS = [
  { family: 'Alegreya', weight: 500, latin: serifLatin5, more: serifMore5, cyrillic: serifCyrillic5 },
  { family: 'Alegreya', weight: 700, latin: serifLatin7, more: serifMore7, cyrillic: serifCyrillic7 },
  { family: 'Source Sans 3', weight: 400, latin: sansLatin4, more: sansMore4, cyrillic: sansCyrillic4 },
  { family: 'Source Sans 3', weight: 600, latin: sansLatin6, more: sansMore6, cyrillic: sansCyrillic6 },
];
const ALPHABETS = [
  { name: 'latin', has: /./, range: 'U+0000-00FF, U+2000-206F, U+2212' },
  { name: 'more', has: /[\u0100-\u02ff]/, range: 'U+0100-02FF' },
  { name: 'cyrillic', has: /[\u0400-\u045f]/, range: 'U+0400-045F' },
] as const;

async function packed(address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Declarations with the letters in themselves: a picture fetches nothing. */
export async function lettersFor(text: string): Promise<string> {
  const needed = ALPHABETS.filter(({ has }) => has.test(text));
  const rules = CUTS.flatMap((cut) =>
    needed.map(
      async ({ name, range }) =>
        `@font-face{font-family:'${cut.family}';font-weight:${cut.weight};src:url(data:font/woff2;base64,${await packed(cut[name])}) format('woff2');unicode-range:${range}}`,
    ),
  );
  return (await Promise.all(rules)).join('');
}
