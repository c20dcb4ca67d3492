import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

/** The first releases without known vulnerabilities that a client could exploit. */
const FLOORS: [string, string][] = [
  ['engine.io', '6.6.10'],
  ['socket.io-parser', '4.2.7'],
  ['ws', '8.21.0'],
  ['@nestjs/core', '12.0.0'],
  ['fastify', '5.8.0'],
];

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0;

describe('every installed copy', () => {
  it.each(FLOORS)('of %s is at least %s', (name, floor) => {
    const versions = Object.entries(lock.packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version = '' }]) => version);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });
});
