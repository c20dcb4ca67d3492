import { describe, expect, it } from '@jest/globals';
import type { PublicMessage } from '#protocol/messages';
import { asking, checked, completed, next, revealed } from '../testing/states.js';
import { fold, isKnown, type Mirror, mirrorOf, withAnswer } from './mirror.js';

const follow = (mirror: Mirror, ...messages: PublicMessage[]) =>
  messages.reduce((before, message) => {
    const after = fold(before, message);
    if (!after) throw new Error(`${message[0]} cannot follow`);
    return after;
  }, mirror);

describe('the mirror', () => {
  it('follows a game to its end', () => {
    const revealing = follow(withAnswer(mirrorOf(asking()), 'Beta'), ['answer_checked', checked()]);
    expect(revealing.view).toMatchObject({
      phase: 'revealing',
      answer: 'Beta',
      score: 10,
      points: [10],
      reveal: { correct_answer: 'Beta' },
    });
    const second = follow(revealing, ['next_question', next()]);
    expect(second.view).toMatchObject({ phase: 'asking', index: 1, answer: null, reveal: null });
    const end = follow(
      second,
      ['answer_checked', checked({ seq: 4, question_index: 1, points: 0 })],
      ['quiz_completed', completed()],
    );
    expect(end.view).toMatchObject({
      phase: 'closed',
      points: [10, 0],
      result: { score: 10, total: 20 },
    });
  });

  it('restores a reveal from a state', () => {
    const reveal = revealed();
    const state = asking({ phase: 'revealing', my_answer: 'Alpha', my_points: [0], last_reveal: reveal });
    expect(mirrorOf(state).view).toMatchObject({ phase: 'revealing', answer: 'Alpha', reveal });
  });

  it('does not show the last reveal beside the next question', () => {
    const last_reveal = revealed();
    expect(mirrorOf(asking({ question_index: 1, my_points: [0], last_reveal })).view.reveal).toBeNull();
  });

  it('knows the messages that its state covers', () => {
    expect(isKnown(mirrorOf(asking({ seq: 2 })), ['answer_checked', checked()])).toBe(true);
    expect(isKnown(mirrorOf(asking({ seq: 1 })), ['answer_checked', checked()])).toBe(false);
  });

  it('returns null if a message is missing or cannot follow', () => {
    expect(fold(mirrorOf(asking()), ['next_question', next()])).toBeNull();
    expect(fold(mirrorOf(asking()), ['next_question', next({ seq: 2 })])).toBeNull();
  });

  it('moves the deadline when the server gives time back', () => {
    const mirror = mirrorOf(asking({ closes_at: 1_000 }));
    const moved = follow(mirror, [
      'clock',
      { phase: 'stalled', closes_at: 4_000, why: 'server', seq: 2, server_time: 0 },
    ]);
    expect(moved.view).toMatchObject({ phase: 'asking', deadline: 4_000 });
  });

  it('leaves the mirror before a message unchanged', () => {
    const before = mirrorOf(asking());
    follow(before, ['answer_checked', checked()]);
    expect(before.view).toMatchObject({ phase: 'asking', points: [], reveal: null });
  });
});
