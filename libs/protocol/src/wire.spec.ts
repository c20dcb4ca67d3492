import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import { contextOf, phaseOf } from '#game/game';
import { answerSubmitted } from '#game/testing/events';
import { given } from '#game/testing/given';
import { soloAsking, soloCompleted, soloOpened, soloRevealing, soloWaiting } from '#game/testing/histories';
import { ANN, DEADLINE, EXPIRES, NOW, REVEALED } from '#game/testing/world';
import { fromWire, phaseContext } from './mirror.js';
import { gameState } from './views.js';
import { toWire } from './wire.js';

/** The key of a built question, with Ann's answer. */
const keyOf = (question_index: number, user_answer = '') => ({
  question_index,
  correct_answer: 'right',
  answers: [{ username: 'Ann', user_answer, is_correct: user_answer === 'right' }],
  tally: { wrong: 0, right: user_answer === 'right' ? 1 : 0, worse: 0, worst: 0 },
});

/** The messages for the last event of a history. */
function sent(...history: GameEvent[]) {
  const { game } = given(history);
  const event = history.at(-1) as GameEvent;
  return toWire({ version: history.length, at: NOW, commandId: 'secret', event }, game);
}
const stalled: GameEvent = { type: 'GameStalled', run: 1, closesAt: EXPIRES };
const resumed: GameEvent = { type: 'RunResumed', run: 1, at: NOW };
const gone: GameEvent = { type: 'GameClosed', why: 'replaced' };
const all = { server_time: NOW };

describe('toWire', () => {
  it.each([
    ['GameOpened', soloOpened().slice(0, 1)],
    ['PlayerJoined', soloOpened().slice(0, 2)],
    ['QuestionsDealt', soloOpened().slice(0, 3)],
    ['AnswerKeySet', soloOpened()],
    ['AnswerSubmitted', [...soloAsking(0), answerSubmitted(ANN, 0)]],
    ['GameClosed', [...soloAsking(0), gone]],
  ])('sends nothing for %s', (type, history) => {
    expect(history.at(-1)?.type).toBe(type);
    expect(sent(...history)).toEqual({});
  });

  it('sends the first index for RunStarted', () => {
    const payload = { ...all, newQuestionIndex: 0, closes_at: DEADLINE, seq: 1 };
    expect(sent(...soloAsking(0))).toEqual({ all: ['next_question', payload] });
  });

  it('sends the next index for QuestionOpened', () => {
    const payload = { ...all, newQuestionIndex: 1, closes_at: DEADLINE, seq: 3 };
    expect(sent(...soloAsking(1))).toEqual({ all: ['next_question', payload] });
  });

  it('sends the key, the points and the score for QuestionClosed', () => {
    const before = soloRevealing(0, 3, answerSubmitted(ANN, 0));
    const next: GameEvent[] = [
      { type: 'QuestionOpened', run: 1, index: 1, closesAt: DEADLINE },
      answerSubmitted(ANN, 1, 'right', 10_000),
      { type: 'QuestionClosed', run: 1, index: 1, revealUntil: REVEALED },
    ];
    const payload = {
      ...all,
      ...keyOf(1, 'right'),
      points: 5,
      score: 15,
      next_at: REVEALED,
      seq: 4,
    };
    expect(sent(...before, ...next)).toEqual({ all: ['answer_checked', payload] });
  });

  it('sends 0 points for QuestionClosed without an answer, and the explanation if there is one', () => {
    const explained = soloAsking(0).map(
      (event): GameEvent =>
        event.type === 'AnswerKeySet'
          ? { ...event, keys: event.keys.map((key) => ({ ...key, explanation: 'so' })) }
          : event,
    );
    const closes = soloRevealing(0).slice(-1);
    expect(sent(...explained, ...closes).all?.[1]).toMatchObject({ explanation: 'so', points: 0, score: 0 });
    expect(sent(...soloRevealing(0)).all?.[1]).not.toHaveProperty('explanation');
  });

  it.each([
    ['RunPaused', soloWaiting(0), { phase: 'paused', closes_at: EXPIRES, why: 'away', seq: 3 }],
    ['RunResumed', [...soloWaiting(0), resumed], { phase: 'resumed', closes_at: NOW, why: 'back', seq: 4 }],
    [
      'GameStalled',
      [...soloAsking(0), stalled],
      { phase: 'stalled', closes_at: EXPIRES, why: 'server', seq: 2 },
    ],
  ])('sends the clock for %s', (_, history, payload) => {
    expect(sent(...history)).toEqual({ all: ['clock', { ...all, ...payload }] });
  });

  it('sends the score and a total of 10 per question for RunCompleted', () => {
    const ends: GameEvent = { type: 'RunCompleted', run: 1, results: [{ seat: 0, score: 10 }] };
    expect(sent(...soloRevealing(2, 3, answerSubmitted(ANN, 2)), ends)).toEqual({
      all: ['quiz_completed', { ...all, score: 10, closed: 3, total: 30, seq: 7 }],
    });
  });
});

describe('fromWire', () => {
  it.each([
    ['RunStarted', soloAsking(0), {}],
    ['QuestionOpened', soloAsking(1), {}],
    ['QuestionClosed', soloRevealing(1), {}],
    ['RunPaused', soloWaiting(0), {}],
    ['RunResumed', [...soloWaiting(0), resumed], { closesAt: NOW }],
    ['GameStalled', [...soloAsking(0), stalled], {}],
    ['RunCompleted', soloCompleted(), { closed: 1 }],
  ])('returns %s with all that the phase needs', (_, history, more) => {
    const { all: message } = sent(...history);
    const { results, ...event } = { results: [], ...history.at(-1) };
    expect(message && fromWire(message, 1)).toEqual([{ ...event, ...more }]);
  });
});

describe('gameState', () => {
  const state = (...history: GameEvent[]) => gameState(given(history).game, 0, NOW);

  it('has no key before the first question', () => {
    expect(state(...soloOpened())).toMatchObject({
      phase: 'lobby',
      question_index: -1,
      my_points: [],
      last_reveal: null,
      my_answer: null,
    });
  });

  it('has the player’s answer but not its points while a question is open', () => {
    const told = state(...soloAsking(1), answerSubmitted(ANN, 1));
    expect(told).toMatchObject({
      phase: 'asking',
      my_answer: 'right',
      my_score: 0,
      my_points: [0],
      closes_at: DEADLINE,
    });
    expect(told.last_reveal).toEqual(keyOf(0));
  });

  it('has the key and the points during the reveal', () => {
    const told = state(...soloRevealing(0, 3, answerSubmitted(ANN, 0)));
    expect(told).toMatchObject({ phase: 'revealing', my_score: 10, my_points: [10], paused: false });
    expect(told.last_reveal).toEqual(keyOf(0, 'right'));
    expect(state(...soloWaiting(0))).toMatchObject({ phase: 'revealing', paused: true, closes_at: EXPIRES });
  });

  it('has the questions in play form, the title and the time', () => {
    const told = state(...soloAsking(0));
    expect(told).toMatchObject({ title: 'History', run: 1, seq: 1, server_time: NOW });
    expect(told.questions).toHaveLength(3);
    expect(JSON.stringify(state(...soloOpened()))).not.toMatch(/key|correct|explanation/);
  });

  it('throws for an unknown seat', () => {
    expect(() => gameState(given(soloAsking(0)).game, 1, NOW)).toThrow('no seat 1');
  });

  it('has all that a mirror of the phase needs', () => {
    for (const history of [soloOpened(), soloAsking(1), soloRevealing(0), soloWaiting(1), soloCompleted()]) {
      const { game } = given(history);
      expect(state(...history).phase).toBe(phaseOf(game));
      expect(phaseContext(state(...history))).toEqual(contextOf(game));
    }
  });
});
