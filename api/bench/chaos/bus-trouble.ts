import { RespValues } from './resp.js';
import type { Shaping } from './wire.js';

/** A reordered message arrives after the next one, or after this time, ms. */
const HELD_MS = 50;

/** Faults of published messages on their way to an instance. */
export interface BusTrouble {
  /** Share of the messages, 0 to 1. */
  share: number;
  lost: number;
  doubled: number;
  reordered: number;
}

export const noTrouble = (): BusTrouble => ({ share: 0, lost: 0, doubled: 0, reordered: 0 });

/** Loses, duplicates and reorders this share of the published messages; other replies of Redis pass unchanged. */
export const troubled =
  (trouble: BusTrouble, random: () => number): Shaping =>
  (arrive) => {
    const values = new RespValues();
    let held: Buffer | undefined;
    let timer: NodeJS.Timeout | undefined;
    const release = () => {
      clearTimeout(timer);
      if (held) arrive(held);
      held = undefined;
    };
    const take = (value: Buffer) => {
      const isMessage = value.includes('\r\nsmessage\r\n');
      const fate = isMessage && random() < trouble.share ? Math.floor(random() * 3) : -1;
      if (fate === 0) trouble.lost += 1;
      else if (fate === 1) {
        trouble.doubled += 1;
        arrive(Buffer.concat([value, value]));
      } else if (fate === 2 && !held) {
        trouble.reordered += 1;
        held = value;
        timer = setTimeout(release, HELD_MS);
        return;
      } else arrive(value);
      release();
    };
    return (bytes) => {
      for (const value of values.take(bytes)) take(value);
    };
  };
