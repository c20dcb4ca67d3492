import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Who goes first where one machine has to be many: the kit, which is all the players and holds the watch, then what
 * serves, then what starts.
 */
export const NICE = { kit: -5, serving: 0, starting: 5 };

/** Only root can go before others, or take it back that others go first. */
const may = process.platform === 'linux' && process.getuid?.() === 0;

/** For all threads of a process; those that they make later are like them. */
export function giveTo(pid: number, nice: number): void {
  const threads = `/proc/${pid}/task`;
  if (!may || !existsSync(threads)) return;
  for (const thread of readdirSync(threads)) {
    try {
      setPriority(Number(thread), nice);
    } catch {
      // gone already
    }
  }
}
