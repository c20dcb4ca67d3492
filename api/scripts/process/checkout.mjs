import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(fileURLToPath(import.meta.url), '../../../..');
export const inCheckout = (...path) => join(root, ...path);

/** What stands in the way, in one line that a person can act on: shown without a stack. */
export class Obstacle extends Error {}

export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Obstacle(`Node 20.19 or newer is needed, this is ${process.versions.node}.`);
  }
}

/** Variables that are set already win over those in `.env`. */
export function readDotEnv() {
  if (existsSync(inCheckout('.env'))) process.loadEnvFile(inCheckout('.env'));
}
