import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The checkout, seen from the sources as well as from what is compiled of them. */
export const ROOT = checkoutOf(import.meta.dirname);

function checkoutOf(folder: string): string {
  return existsSync(resolve(folder, 'nest-cli.json')) ? folder : checkoutOf(dirname(folder));
}
