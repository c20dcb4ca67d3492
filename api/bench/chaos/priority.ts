import { existsSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * CPU priorities on a machine that runs everything: first the kit, which is all players and the clock, then running
 * servers, then starting ones.
 */
export const NICE = niceFrom(getPriority());

function niceFrom(usual: number) {
  return { kit: usual - 5, serving: usual, starting: usual + 5 };
}

/** If priorities cannot be raised, they are not lowered either, since that could not be undone. */
const mayGoFirst = process.platform === 'linux' && triedToGoFirst();

function triedToGoFirst(): boolean {
  const before = getPriority();
  try {
    setPriority(before - 1);
    setPriority(before);
    return true;
  } catch {
    return false;
  }
}

/** Sets the priority of a process with all its threads. */
export function setNice(pid: number, nice: number): void {
  const threads = `/proc/${pid}/task`;
  if (!mayGoFirst || !existsSync(threads)) return;
  const set = new Set<string>();
  // A thread inherits the priority of its creator, which may have been set before, so repeat.
  for (let more = true; more; ) {
    const found = readdirSync(threads).filter((thread) => !set.has(thread));
    for (const thread of found) setNiceOf(Number(thread), nice);
    for (const thread of found) set.add(thread);
    more = found.length > 0;
  }
}

function setNiceOf(thread: number, nice: number): void {
  try {
    setPriority(thread, nice);
  } catch (error) {
    if (!/ESRCH/.test(String(error))) throw error; // gone already
  }
}
