import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../../..');
export const inCheckout = (...path) => join(root, ...path);

/** An error that the user can fix, shown as one line without a stack. */
export class Obstacle extends Error {}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Obstacle(`Node 20.19 or newer is needed, this is ${process.versions.node}.`);
  }
}

/** Reads `.env`. Variables that are already set take precedence. */
export function readDotEnv() {
  if (existsSync(inCheckout('.env'))) process.loadEnvFile(inCheckout('.env'));
}
