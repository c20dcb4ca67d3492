import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { htmlFileOf, VISITORS_PAGES } from '#protocol/pages';
import { ROOT } from './checkout.js';

/** Writes a built web app to a new temporary folder; each page of a visitor names its path. The caller removes it. */
export function writeWebApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'web-app-'));
  cpSync(join(ROOT, 'web/public'), folder, { recursive: true });
  const shell = readFileSync(join(ROOT, 'web/index.html'), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('index.html', shell);
  for (const page of VISITORS_PAGES) {
    write(htmlFileOf(page), shell.replace('<div id="root">', `<div id="root" data-page="${page}">`));
  }
  write('assets/index-a1b2c3.js', 'export {};');
  return folder;
}
