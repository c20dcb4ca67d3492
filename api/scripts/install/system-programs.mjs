import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Obstacle } from '../process/checkout.mjs';
import { run } from '../process/processes.mjs';

const inPath = (names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find((path) => existsSync(path));
}

export const chromium = {
  name: 'Chromium',
  package: 'chromium-headless-shell',
  remedy: 'run `npx playwright install chromium`, or name a Chromium or Chrome in CHROMIUM_PATH',
  find: async () =>
    process.env.CHROMIUM_PATH ||
    inPath(['chromium-headless-shell']) ||
    (await playwrightsOwn()) ||
    inPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
};

const inSystem = (names) => inPath(names) ?? names.map((name) => join('/usr/sbin', name)).find(existsSync);

export const redis = {
  name: 'redis-server',
  package: 'redis-server',
  remedy: 'install Redis 7 or newer, or name its redis-server in REDIS_SERVER_PATH',
  find: async () => process.env.REDIS_SERVER_PATH || inSystem(['redis-server']),
};

export const nginx = {
  name: 'nginx',
  package: 'nginx-light',
  remedy: 'install nginx, or name it in NGINX_PATH',
  find: async () => process.env.NGINX_PATH || inSystem(['nginx']),
};

async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !inPath(['apt-get'])) return;
  console.error(`Installing ${name} with apt-get …`);
  const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  if ((await run('apt-get', args, options)).code === 0) return;
  // A new machine has no package lists yet, and an old one has outdated ones.
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', args, options);
}

/** The path of a program that the tests need; as root, installs it. @throws Obstacle that says what to do */
export async function need(program) {
  let path = await program.find();
  if (!path) {
    await aptInstall(program.package);
    path = await program.find();
  }
  if (!path) throw new Obstacle(`${program.name} is missing: ${program.remedy}.`);
  return path;
}
