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

/** Puts the fact tables of the question bank, compressed, where the built server reads them. */
export function packFacts(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.csv')))
    writeFileSync(join(to, `${name}.br`), brotliCompressSync(readFileSync(join(from, name))));
}

/** Removes the source maps of modules that are nothing but data: no stack trace leads there. */
export function dropMaps(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.map'))) rmSync(join(folder, name));
}
