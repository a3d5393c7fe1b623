/** Fails the build when a page grows beyond what was promised: 150 KB of compressed script at first, 100 KB for each game. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const folder = new URL('../src/phobetor/server/static/', import.meta.url);
const page = readFileSync(new URL('index.html', folder), 'utf8');
const size = (path) => gzipSync(readFileSync(new URL(path, folder))).length / 1024;
const first = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map((found) => found[1]));
const chunks = readdirSync(new URL('assets/', folder))
  .filter((name) => name.endsWith('.js'))
  .map((name) => [name, size(`assets/${name}`)]);
const language = Math.max(...chunks.filter(([name]) => name.startsWith('page.')).map(([, kilobytes]) => kilobytes));
const firstSize = [...first].reduce((sum, path) => sum + size(path), language); // the first page needs one language, too

console.log(
  `  ${firstSize.toFixed(0)} KB of compressed script at first, ${Math.max(...chunks.map(([, kilobytes]) => kilobytes)).toFixed(0)} KB in the largest part`,
);
const tooBig = chunks.filter(([name, kilobytes]) => !first.has(`assets/${name}`) && kilobytes > 100);
if (firstSize > 150 || tooBig.length) {
  console.error(`Too big: ${firstSize > 150 ? 'the first page' : tooBig.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}
