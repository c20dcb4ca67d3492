import { existsSync, readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/**
 * Who goes first where one machine has to be many: the kit, which is all the players and holds the watch, then what
 * serves, then what starts.
 */
export const NICE = niceFrom(getPriority());

function niceFrom(usual: number) {
  return { kit: usual - 5, serving: usual, starting: usual + 5 };
}

/** Where a process cannot go before others, nobody gives way either: there would be no way back. */
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

/** For a process with all its threads. */
export function setNice(pid: number, nice: number): void {
  const threads = `/proc/${pid}/task`;
  if (!mayGoFirst || !existsSync(threads)) return;
  const set = new Set<string>();
  // A thread is as nice as the one that made it, which may have been before its turn.
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
