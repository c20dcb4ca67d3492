import type { Instance } from './instance.js';
import type { Link, Trap } from './wire.js';

/** What does not come within this time will not come: the instance owns nothing that is played. */
const TRAP_MS = 4_000;

/** The statement by which the log is written, by its name in Postgres' protocol. */
export const isAppend = (asked: Buffer) => asked.includes('\0append\0');
export const isClose = (asked: Buffer) => isAppend(asked) && asked.includes('QuestionClosed');

/** Springs once, at the next thing that fits on the way from any of the instances to Postgres; false when none came. */
export function next(
  instances: readonly Instance[],
  at: Trap['at'],
  fits: Trap['fits'],
  spring: (link: Link, instance: Instance) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (sprung: boolean) => {
      clearTimeout(late);
      for (const { wires } of instances) wires.postgres.set(undefined);
      resolve(sprung);
    };
    const late = setTimeout(end, TRAP_MS, false);
    for (const instance of instances) {
      const once = (link: Link) => {
        spring(link, instance);
        end(true);
      };
      instance.wires.postgres.set({ at, fits, spring: once });
    }
  });
}
