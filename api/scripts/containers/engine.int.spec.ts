import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../src/testing/checkout.js';

/** The only folder in the path. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engine-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program into the path that prints a text for some command lines, and fails for all others. */
function program(name: string, printed: Record<string, string>): void {
  const cases = Object.entries(printed).map(([line, text]) => `'${line}') echo '${text}' ;;`);
  const body = `#!/bin/sh\ncase "$*" in ${cases.join(' ')} *) exit 1 ;; esac\n`;
  writeFileSync(join(folder, name), body, { mode: 0o755 });
}

function node(...args: string[]) {
  const { CONTAINER_ENGINE, ...env } = process.env;
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...env, PATH: folder } });
}

function found(named = '') {
  const at = JSON.stringify(join(ROOT, 'api/scripts/containers/engine.mjs'));
  const code = `const { findEngine } = await import(${at}); console.log(JSON.stringify(findEngine(${JSON.stringify(named)})));`;
  return JSON.parse(node('--input-type=module', '-e', code).stdout);
}

const DOCKER = { 'version --format {{.Server.Version}}': '28.5.1' };
const PODMAN = { 'info --format {{.Version.Version}}': '5.4.2' };
const OWN_COMPOSE = { 'compose version --short': '2.40.3', 'compose ls --quiet': '' };
const NO_DOCKER = 'docker: it does not run here';
const NO_PODMAN = 'podman: it does not run here';

describe('the search for a container engine', () => {
  it('takes Docker with its own Compose', () => {
    program('docker', { ...DOCKER, ...OWN_COMPOSE });
    const compose = ['docker', 'compose'];
    const title = 'Docker 28.5.1 with Compose 2.40.3';
    expect(found()).toEqual({ engine: 'docker', compose, isPodman: false, title });
  });

  it('takes Podman if there is only the client of Docker, with a Compose of another name', () => {
    program('docker', { 'compose version --short': '2.40.3' });
    program('podman', PODMAN);
    program('docker-compose', { 'version --short': 'v2.40.3', 'ls --quiet': '' });
    const title = 'Podman 5.4.2 with Compose 2.40.3';
    expect(found()).toEqual({ engine: 'podman', compose: ['docker-compose'], isPodman: true, title });
  });

  it('does not take an engine without a Compose that is recent enough and reaches it', () => {
    program('docker', { ...DOCKER, 'compose version --short': '2.40.3' });
    program('podman', { ...PODMAN, ...OWN_COMPOSE, 'compose version --short': '1.29.2' });
    const why = 'there is no Compose 2 or newer for it';
    expect(found()).toEqual({ missing: [`docker: ${why}`, `podman: ${why}`] });
  });

  it('tries only the engine that is named', () => {
    program('docker', { ...DOCKER, ...OWN_COMPOSE });
    expect(found('podman')).toEqual({ missing: [NO_PODMAN] });
  });
});

it('the test of the containers exits with 3 without an engine, and says that nothing was tested', () => {
  const { status, stdout } = node(join(ROOT, 'api/scripts/test-containers.mjs'));
  const last = 'NOT TESTED: no container engine, so nothing was tested';
  expect(stdout.trim().split('\n')).toEqual([NO_DOCKER, NO_PODMAN, last]);
  expect(status).toBe(3);
});
