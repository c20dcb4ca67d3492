import { DELETED_PLAYER } from '#protocol/account';
import { hashOf, isErased, NO_EVENTS } from '../games/log/chain.js';
import { chainedRow, type WholeEvent } from '../games/log/event-rows.js';

/** A fault in the chain of a game's log. */
export interface Fault {
  what: string;
  expected: string;
  found: string;
}

/** Follows the hashes of a game's log, and computes those of events that an older release has stored without. */
export class ChainCheck {
  /** The hash of the last event. */
  hash: Buffer = NO_EVENTS;
  /** Events without a hash: those that an older release has written. */
  unchained = 0;
  /** The versions of events whose names are erased. */
  readonly erased: number[] = [];
  private isBroken = false;

  /** Returns a fault, if the event has one. Of several broken links only the first is a fault. */
  add(row: WholeEvent): Fault | undefined {
    this.hash = hashOf(this.hash, chainedRow(row));
    if (!row.hash) this.unchained += 1;
    if (isErased(row)) {
      this.erased.push(row.version);
      const name = 'name' in row.data ? String(row.data.name) : '';
      if (name !== DELETED_PLAYER)
        return { what: `erased name in event ${row.version}`, expected: DELETED_PLAYER, found: name };
    }
    return this.brokenLink(row) ?? secondType(row);
  }

  private brokenLink({ version, hash }: WholeEvent): Fault | undefined {
    if (this.isBroken) return undefined;
    const expected = this.hash.toString('hex');
    const found = hash ? hash.toString('hex') : 'none';
    const isGap = hash !== null && this.unchained > 0;
    if (!isGap && (hash === null || found === expected)) return undefined;
    this.isBroken = true;
    return { what: `hash of event ${version}`, expected: isGap ? 'none' : expected, found };
  }
}

/** The fold would take the type in the data, and SQL the one in the column. */
function secondType({ version, data }: WholeEvent): Fault | undefined {
  if (!('type' in data)) return undefined;
  return { what: `type in the data of event ${version}`, expected: 'none', found: `${data.type}` };
}
