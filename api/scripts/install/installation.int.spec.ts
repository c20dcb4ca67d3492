import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ROOT } from '../../src/testing/checkout.js';

const ADDRESS = { host: '127.0.0.1', port: 4567 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installation-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs statements that use the scripts' modules, and returns what they print. */
async function printed(statements: string): Promise<string> {
  const at = (path: string) => JSON.stringify(join(ROOT, 'api/scripts', path));
  const code = `
    const { claimInstallation, recordApi, runningAddress } = await import(${at('install/installation.mjs')});
    const { lanAddresses, sharedAddress } = await import(${at('process/address.mjs')});
    const folder = ${JSON.stringify(folder)};
    ${statements}
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
  return stdout.trim();
}

it('knows where its server listens while it runs', async () => {
  const told = await printed(`
    await claimInstallation(folder);
    console.log(runningAddress(folder));
    recordApi(folder, process, ${JSON.stringify(ADDRESS)});
    console.log(JSON.stringify(runningAddress(folder)));`);
  expect(told.split('\n')).toEqual(['undefined', JSON.stringify(ADDRESS)]);
});

it('does not know the address of a server that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ script: pid, api: pid, address: ADDRESS }));
  expect(await printed('console.log(runningAddress(folder));')).toBe('undefined');
});

it('shares an address of the network only if the server listens there', async () => {
  expect(
    await printed(`
      const shared = sharedAddress({ host: '0.0.0.0', port: 4567 });
      const [first = 'http://localhost:4567'] = lanAddresses({ port: 4567 });
      console.log(shared === first, sharedAddress(${JSON.stringify(ADDRESS)}));`),
  ).toBe('true http://localhost:4567');
});
