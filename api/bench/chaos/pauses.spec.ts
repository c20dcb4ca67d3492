import { describe, expect, it } from '@jest/globals';
import { Journal } from '../../src/testing/player/journal.js';
import type { Room } from '../../src/testing/player/room.js';
import { pausesOf } from './pauses.js';

function room(tell: (journal: Journal, at: (s: number) => number) => void): Room {
  const journal = new Journal();
  tell(journal, (s) => s * 1_000);
  return { id: 'a', players: [{ journal }] } as unknown as Room;
}

const told = (journal: Journal, at: number, event: string, payload: object = {}) =>
  journal.frames.push({ at, event, payload });
const strike = (at: number, hit: string[]) => ({ at, healedAt: at, hit: new Set(hit) });

describe('pausesOf', () => {
  it('counts from when a question was due, or from the fault', () => {
    const played = room((journal, at) => {
      told(journal, at(1), 'answer_checked', { question_index: 0, next_at: at(4) });
      told(journal, at(6), 'next_question');
    });
    expect(pausesOf([played], [strike(3_000, [])]).others).toEqual([2_000]);
    expect(pausesOf([played], [strike(5_000, [])]).others).toEqual([1_000]);
    expect(pausesOf([played], [strike(3_000, ['a'])]).own).toEqual([2_000]);
  });

  it('counts a receipt from the sending of its answer', () => {
    const known = { commandId: '', questionId: '', index: 0, answer: '', version: 1 };
    const played = room(({ receipts }, at) => receipts.push({ ...known, sentAt: at(2), at: at(5) }));
    expect(pausesOf([played], [strike(1_000, [])]).others).toEqual([3_000]);
  });

  it('skips a reveal that was only received in a state', () => {
    const played = room((journal, at) => {
      told(journal, at(1), 'answer_checked', { question_index: 0, next_at: at(4) });
      told(journal, at(4), 'next_question', { closes_at: at(9) });
      told(journal, at(12), 'game_state');
      told(journal, at(15), 'next_question');
    });
    expect(pausesOf([played], [strike(13_000, [])]).others).toEqual([0]);
  });
});
