import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The root of the checkout. It is also found from compiled files, which are deeper in the tree. */
export const ROOT = checkoutOf(import.meta.dirname);

function checkoutOf(folder: string): string {
  return existsSync(resolve(folder, 'nest-cli.json')) ? folder : checkoutOf(dirname(folder));
}
