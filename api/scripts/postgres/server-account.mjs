import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function find() {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const line = lines.find((candidate) => candidate.startsWith(`${name}:`));
    if (line) return { uid: Number(line.split(':')[2]), gid: Number(line.split(':')[3]) };
  }
  return { uid: 65_534, gid: 65_534 };
}

/** The account for PostgreSQL, which refuses to run as root. Empty for an ordinary user. */
export const account = find();
export const isRoot = account.uid !== undefined;

export const canRun = (program) =>
  spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

export const canEnter = (folder) =>
  !isRoot ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status ===
    0;
