import type { Broken } from '../../src/testing/oracle/broken.js';
import type { Journal } from '../../src/testing/player/journal.js';
import type { Room } from '../../src/testing/player/room.js';

/** One injected fault. Times are epoch ms. */
export interface Strike {
  at: number;
  /** When the kit had restored everything. */
  healedAt: number;
  /** Games whose owner was hit; undefined if all were. */
  hit?: ReadonlySet<string> | undefined;
  /** Times until the hit games had a new owner, ms. */
  takeOvers?: number[];
  /** Other measurements of the fault by name, ms. */
  took?: Record<string, number>;
  /** Repeated measurements by name, ms. */
  measured?: Record<string, number[]>;
  counts?: Record<string, number>;
  broken?: Broken[];
}

/** An owner closes this long after the deadline, ms. */
const CLOSE_MS = 300;

interface Owed {
  /** When it was due. */
  due: number;
  at: number;
}

export interface Pauses {
  /** Pauses in games whose owner was hit, ms. */
  own: number[];
  /** Pauses in other games, of players who stayed connected, ms. */
  others: number[];
  /** Pauses in other games, of players who had to reconnect, ms. */
  moved: number[];
  /** Pauses of all players since the end of the fault, ms. */
  healed: number[];
}

/**
 * How long players waited after each fault for the first message that was due then or later: a receipt since its answer
 * was sent, a reveal since all had answered or time was up, a question since the end of the reveal, a state since the
 * disconnect. Messages that become due during the fault count from when they were due.
 */
export function pausesOf(rooms: readonly Room[], strikes: readonly Strike[]): Pauses {
  const pauses: Pauses = { own: [], others: [], moved: [], healed: [] };
  for (const room of rooms) {
    const answered = lastReceipts(room);
    for (const { journal } of room.players) {
      const owed = owedTo(journal, answered);
      for (const { at, healedAt, hit } of strikes) {
        const then = owed.find((item) => item.at > healedAt);
        if (then) pauses.healed.push(Math.max(0, then.at - Math.max(healedAt, then.due)));
        const next = owed.find((item) => item.at > at);
        if (!next) continue;
        const isOwn = !hit || hit.has(room.id);
        const hasMoved = journal.reconnects.some((back) => back > at && back <= next.at);
        pauses[isOwn ? 'own' : hasMoved ? 'moved' : 'others'].push(
          Math.max(0, next.at - Math.max(at, next.due)),
        );
      }
    }
  }
  return pauses;
}

/** By question, the time at which the last player had a receipt. */
function lastReceipts({ players: all }: Room): Map<number, number> {
  const last = new Map<number, { at: number; players: number }>();
  for (const { index, at } of all.flatMap(({ journal }) => journal.receipts)) {
    const known = last.get(index) ?? { at: 0, players: 0 };
    last.set(index, { at: Math.max(known.at, at), players: known.players + 1 });
  }
  // If a player has none, the question stays open until its deadline.
  return new Map(
    [...last].map(([index, { at, players }]) => [
      index,
      players === all.length ? at : Number.POSITIVE_INFINITY,
    ]),
  );
}

function owedTo(journal: Journal, answered: ReadonlyMap<number, number>): Owed[] {
  const owed: Owed[] = journal.receipts.map(({ sentAt, at }) => ({ due: sentAt, at }));
  const missed = [...journal.losses, ...journal.holes].sort((a, b) => a - b);
  let shownAt = 0;
  let [nextAt, closesAt] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { event, payload, at } of journal.frames) {
    const told = payload as { closes_at?: number; next_at?: number; question_index?: number };
    if (event === 'answer_checked') {
      const all = answered.get(told.question_index ?? -1) ?? Number.POSITIVE_INFINITY;
      owed.push({ due: Math.min(at, all, closesAt + CLOSE_MS), at });
      closesAt = Number.POSITIVE_INFINITY;
      nextAt = told.next_at ?? Number.POSITIVE_INFINITY;
    } else if (event === 'next_question' || event === 'quiz_completed') {
      owed.push({ due: Math.min(at, nextAt), at });
      // This player may receive the next reveal only in a state.
      nextAt = Number.POSITIVE_INFINITY;
    } else if (event === 'game_state') {
      // An unrequested state from a new owner was not due.
      const due = missed.find((lost) => lost > shownAt && lost <= at) ?? at;
      owed.push({ due, at });
      shownAt = at;
    }
    if (typeof told?.closes_at === 'number' && told.closes_at > 0) closesAt = told.closes_at;
  }
  return owed.sort((a, b) => a.at - b.at);
}
