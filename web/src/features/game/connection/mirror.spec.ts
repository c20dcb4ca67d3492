import { describe, expect, it } from '@jest/globals';
import { asking, checked, completed, next, revealed } from '../testing/states.js';
import { Mirror } from './mirror.js';

describe('the mirror', () => {
  it('follows a game to its end', () => {
    const mirror = new Mirror(asking());
    mirror.answered('Beta');
    expect(mirror.fold(['answer_checked', checked()])).toBe('applied');
    expect(mirror.view()).toMatchObject({
      phase: 'revealing',
      answer: 'Beta',
      score: 10,
      points: [10],
      reveal: { correct_answer: 'Beta' },
    });
    expect(mirror.fold(['next_question', next()])).toBe('applied');
    expect(mirror.view()).toMatchObject({ phase: 'asking', index: 1, answer: null, reveal: null });
    mirror.fold(['answer_checked', checked({ seq: 4, question_index: 1, points: 0 })]);
    mirror.fold(['quiz_completed', completed()]);
    expect(mirror.view()).toMatchObject({
      phase: 'closed',
      points: [10, 0],
      result: { score: 10, total: 20 },
    });
  });

  it('comes back into a reveal as it was', () => {
    const reveal = revealed();
    const state = asking({ phase: 'revealing', my_answer: 'Alpha', my_points: [0], last_reveal: reveal });
    expect(new Mirror(state).view()).toMatchObject({ phase: 'revealing', answer: 'Alpha', reveal });
  });

  it('does not show the last reveal beside the next question', () => {
    const last_reveal = revealed();
    expect(new Mirror(asking({ question_index: 1, my_points: [0], last_reveal })).view().reveal).toBeNull();
  });

  it('ignores what it has seen', () => {
    expect(new Mirror(asking({ seq: 2 })).fold(['answer_checked', checked()])).toBe('known');
  });

  it('says so when a message is missing, or cannot follow', () => {
    expect(new Mirror(asking()).fold(['next_question', next()])).toBe('missed');
    expect(new Mirror(asking()).fold(['next_question', next({ seq: 2 })])).toBe('missed');
  });

  it('moves the deadline when the server has given time back', () => {
    const mirror = new Mirror(asking({ closes_at: 1_000 }));
    mirror.fold(['clock', { phase: 'stalled', closes_at: 4_000, why: 'server', seq: 2, server_time: 0 }]);
    expect(mirror.view()).toMatchObject({ phase: 'asking', deadline: 4_000 });
  });
});
