import type { Instance } from './instance.js';
import type { Link, Trap } from './wire.js';

/** Time-out of a trap; without a match the instance owns no running game, ms. */
const TRAP_MS = 4_000;

/** The name of the append statement in Postgres' protocol. */
export const isAppend = (asked: Buffer) => asked.includes('\0append\0');
export const isClose = (asked: Buffer) => isAppend(asked) && asked.includes('QuestionClosed');

/** Fires once, at the next matching exchange of any instance with Postgres; resolves to false without a match. */
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
