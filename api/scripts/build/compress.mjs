import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg)$/;
const SMALL = 1_024;

/** Puts a .br and a .gz beside every text file that gains by it: the server sends what the browser takes. */
export function compressTexts(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < SMALL) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Writes the compressed fact table of each category to where the built server reads it. */
export function packFacts(from, to) {
  for (const category of readdirSync(from)) {
    mkdirSync(join(to, category), { recursive: true });
    const table = readFileSync(join(from, category, 'facts.csv'));
    writeFileSync(join(to, category, 'facts.csv.br'), brotliCompressSync(table));
  }
}

/** Removes the source maps of modules that are nothing but data: no stack trace leads there. */
export function dropMaps(folder) {
  const files = readdirSync(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.map'))) rmSync(join(folder, name));
}
