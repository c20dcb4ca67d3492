import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|html|svg)$/;
const SMALL = 1_024;

/** Writes a .br and a .gz beside every text file that gets smaller, for the server to send. */
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

/** Writes each category's compressed fact table to the place where the built server reads it. */
export function packFacts(from, to) {
  for (const category of readdirSync(from)) {
    mkdirSync(join(to, category), { recursive: true });
    const table = readFileSync(join(from, category, 'facts.csv'));
    writeFileSync(join(to, category, 'facts.csv.br'), brotliCompressSync(table));
  }
}

/** Removes source maps of modules that contain only data, to which no stack trace leads. */
export function dropMaps(folder) {
  const files = readdirSync(folder, { recursive: true });
  for (const name of files.filter((file) => file.endsWith('.map'))) rmSync(join(folder, name));
}
