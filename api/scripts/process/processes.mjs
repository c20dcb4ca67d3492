import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './checkout.mjs';

const running = new Set();
let closed = false; // this script is ending: nothing that waits for a program may continue
const never = new Promise(() => {});

function signal(child, name) {
  try {
    // Signal the whole group: tsc and npm are shims whose children outlive them.
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // already exited
  }
}

/** Starts a program in its own process group, so that Ctrl-C reaches this script first; `endWith` is the signal that ends it. */
export function start(command, args, { endWith = 'SIGTERM', ...options } = {}) {
  if (closed) return { ended: never };
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', detached, ...options });
  child.endWith = endWith;
  running.add(child);
  child.ended = new Promise((resolve) => {
    const done = (code, name) => {
      running.delete(child);
      resolve({ code, signal: name });
    };
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(127);
    });
    child.once('exit', (code, name) => done(code ?? 1, name));
  });
  return child;
}

export const startNode = (args, options) => start(process.execPath, args, options);

export async function run(command, args, options) {
  const result = await start(command, args, options).ended;
  return closed ? never : result;
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Signals the group to end, and kills it after `grace` ms. */
export async function end(child, grace = 20_000) {
  if (!running.has(child)) return;
  signal(child, child.endWith);
  const timer = new AbortController();
  const late = sleep(grace, 'late', { signal: timer.signal }).catch(() => 'ended');
  if ((await Promise.race([child.ended, late])) === 'late') signal(child, 'SIGKILL');
  timer.abort();
  await child.ended;
}

export async function endAll() {
  closed = true;
  await Promise.all([...running].map((child) => end(child)));
}
export const killAll = () => {
  for (const child of running) signal(child, 'SIGKILL');
};

export function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Whether this process is alive (not a zombie) and its command line contains `word`, since ids are reused after a reboot.
 * Undefined if the command line is unknown: Windows has no `ps`, and some variants lack the option.
 */
export function runs(pid, word) {
  if (!exists(pid)) return false;
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat=,args='], { encoding: 'utf8' });
  if (status !== 0) return exists(pid) ? undefined : false;
  return !stdout.startsWith('Z') && stdout.includes(word);
}

/** The same, but an unknown process counts as alive. */
export const alive = (pid, word) => runs(pid, word) ?? true;
