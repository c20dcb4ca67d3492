import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inCheckout, Obstacle } from '../process/checkout.mjs';
import { buildAll } from './builds.mjs';

const kilobyte = 1000;
// Lazily loaded screens, by the file that a route imports.
const screens = [
  { file: /-play\.tsx$/, budget: 40 },
  { file: /routes\/profile\.tsx$/, budget: 12 },
  { file: /routes\/quiz-create-\w+\.tsx$/, budget: 65 },
];

const read = (file) => readFileSync(inCheckout('dist/web', file));
const gzipped = (files) => [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
const plain = (files) => [...files].reduce((sum, file) => sum + read(file).length, 0);

/** The JS and CSS files of a chunk and of its static imports. */
function filesOf(manifest, key, found = { js: new Set(), css: new Set() }) {
  const chunk = manifest[key];
  if (found.js.has(chunk.file)) return found;
  found.js.add(chunk.file);
  for (const file of chunk.css ?? []) found.css.add(file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

// A browser fetches only the font subsets that a page uses: on a Latin page the latin subset.
function latinFonts(css) {
  const urls = [...css].flatMap((file) => [
    ...read(file)
      .toString()
      .matchAll(/url\(["']?([^)"']+\.woff2)/g),
  ]);
  return new Set(urls.map(([, url]) => url.replace(/^\//, '')).filter((url) => /-latin-(?!ext)/.test(url)));
}

function bank() {
  const folder = inCheckout('dist/libs/questions');
  const files = readdirSync(folder, { recursive: true }).map((name) => statSync(join(folder, name)));
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0);
}

function measure() {
  const manifest = JSON.parse(readFileSync(inCheckout('dist/web/.vite/manifest.json'), 'utf8'));
  const first = filesOf(manifest, 'index.html');
  const rows = [
    ['first JS, gzipped', gzipped(first.js), 115],
    ['first CSS, gzipped', gzipped(first.css), 12],
    ['first fonts', plain(latinFonts(first.css)), 62],
    ['the question bank in the image', bank(), 1_000],
  ];
  for (const { file, budget } of screens) {
    const keys = Object.keys(manifest).filter((key) => file.test(key));
    if (keys.length === 0) throw new Obstacle(`Budgets: the build has no chunk of its own for ${file}.`);
    for (const key of keys) {
      const more = [...filesOf(manifest, key).js].filter((name) => !first.js.has(name));
      rows.push([`${key} on top, gzipped`, gzipped(more), budget]);
    }
  }
  return rows;
}

/** Compares the build with its budgets; each counts as one test. */
export async function checkBudgets() {
  await buildAll();
  const rows = measure();
  const failed = [];
  for (const [name, bytes, budget] of rows) {
    const within = bytes <= budget * kilobyte;
    if (!within) failed.push(`the size of ${name}`);
    console.log(`${within ? 'ok    ' : 'FAILED'}  ${name}: ${(bytes / kilobyte).toFixed(1)} of ${budget} kB`);
  }
  return { passed: rows.length - failed.length, failed };
}
