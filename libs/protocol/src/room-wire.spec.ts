import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  playerRenamed,
  questionClosed,
  questionOpened,
  questionSkipped,
  roomEmptied,
  runCompleted,
  runCorrected,
  runPaused,
  settingsChanged,
} from '#game/testing/events';
import { given } from '#game/testing/given';
import { lobby, paused, playing, revealing, startedRun } from '#game/testing/histories';
import { ANN, aRoom, BOB, CYD, DEADLINE, EXPIRES, NOW, questions, REVEALED } from '#game/testing/world';
import { gameState } from './views.js';
import { toWire } from './wire.js';

/** The messages for the last event of a history. */
function sent(...history: GameEvent[]) {
  const { game } = given(history);
  const event = history.at(-1) as GameEvent;
  return toWire({ version: history.length, at: NOW, commandId: 'secret', event }, game);
}
const told = (seq: number) => ({ seq, server_time: NOW });
const resumed: GameEvent = { type: 'RunResumed', run: 1, at: NOW };
const stalled: GameEvent = { type: 'GameStalled', run: 1, closesAt: EXPIRES };
const over: GameEvent = { type: 'GameClosed', why: 'empty' };
const withheld = questions(3).map(({ prompt: _prompt, choices: _choices, ...rest }) => rest);
const usual = { pace: 'auto', host_plays: true };
const tally = { wrong: 0, right: 0, worse: 0, worst: 0 };

describe('toWire in a small room', () => {
  it.each<[string, GameEvent[]]>([
    ['GameOpened', lobby().slice(0, 1)],
    ['QuestionsDealt', playing().slice(0, -2)],
    ['AnswerKeySet', playing().slice(0, -1)],
    ['AnswerSubmitted', [...playing(), answerSubmitted(BOB, 0)]],
    ['RoomEmptied', [...lobby(), playerLeft(ANN), roomEmptied()]],
  ])('sends nothing for %s', (type, history) => {
    expect(history.at(-1)?.type).toBe(type);
    expect(sent(...history)).toEqual({});
  });

  it('sends all names for PlayerJoined', () => {
    const payload = { names: ['Ann', 'Bob', 'Cyd'], total: 3, ...told(3) };
    expect(sent(...lobby('bob', 'cyd'))).toEqual({ all: ['player_joined', payload] });
    const without = sent(...lobby('bob'), playerLeft(BOB), playerJoined(CYD, 'cyd'));
    expect(without.all?.[1]).toMatchObject({ names: ['Ann', 'Cyd'], total: 2 });
  });

  it.each(['left', 'away'] as const)('sends the name for PlayerLeft (%s)', (why) => {
    const payload = { name: 'Bob', total: 1, ...told(3) };
    expect(sent(...lobby('bob'), playerLeft(BOB, why))).toEqual({ all: ['player_left', payload] });
  });

  it('sends the name for PlayerLeft (kicked), and `kicked` to that player', () => {
    const { all, each } = sent(...playing(), playerLeft(BOB, 'kicked'));
    expect(all).toEqual(['player_left', { name: 'Bob', total: 2, ...told(6) }]);
    expect([ANN, BOB, CYD].map((seat) => each?.(seat))).toEqual([undefined, ['kicked', {}], undefined]);
  });

  it('sends the name for HostChanged', () => {
    const payload = { name: 'Bob', ...told(3) };
    expect(sent(...lobby('bob'), hostChanged(BOB))).toEqual({ all: ['host_changed', payload] });
  });

  it('sends both names for PlayerRenamed', () => {
    const payload = { name: 'Bob', to: 'Max', ...told(3) };
    expect(sent(...lobby('bob'), playerRenamed(BOB, 'Max'))).toEqual({ all: ['player_renamed', payload] });
    const again = { name: 'Max', to: 'Moritz', ...told(4) };
    expect(sent(...lobby('bob'), playerRenamed(BOB, 'Max'), playerRenamed(BOB, 'Moritz'))).toEqual({
      all: ['player_renamed', again],
    });
  });

  it('sends the line of the result list for PlayerRenamed, not that of a player with the same name who left', () => {
    const scores: [number, number][] = [ANN, BOB, CYD].map((seat) => [seat, 0]);
    const played = [...revealing(), runCompleted(scores, 1)];
    expect(sent(...played, playerRenamed(BOB, 'Max')).all?.[1]).toMatchObject({ name: 'Bob', idx: 1 });
    const rejoined = [...played, playerLeft(BOB), playerJoined(3, 'bob')];
    const { all } = sent(...rejoined, playerRenamed(3, 'Max'));
    expect(all?.[1]).toMatchObject({ name: 'Bob', to: 'Max' });
    expect(all?.[1]).not.toHaveProperty('idx');
  });

  it('sends all settings for SettingsChanged, with any as an empty text', () => {
    const { all } = sent(...lobby(), settingsChanged({ category: 9, locked: true }));
    const any = { difficulty: '', type: '', quiz_id: null, quiz: null };
    const settings = { ...aRoom(), ...usual, ...any, category: 9, locked: true };
    expect(all).toEqual(['room_settings', { ...settings, ...told(2) }]);
  });

  describe('with a chosen quiz', () => {
    const chosen = settingsChanged({ quiz: { id: 'q', title: 'Cats', total_questions: 3 } });
    const any = { category: '', difficulty: '', type: '' };
    const seen = { ...aRoom(), ...usual, ...any, quiz: { title: 'Cats', total_questions: 3 } };

    it('describes the quiz to all for SettingsChanged, and sends its id to the host', () => {
      const { all, each } = sent(...lobby('bob'), chosen);
      expect(all).toEqual(['room_settings', { ...seen, ...told(3) }]);
      expect(each?.(ANN)).toEqual(['room_settings', { ...seen, quiz_id: 'q' }]);
      expect(each?.(BOB)).toBeUndefined();
    });

    it.each<[string, GameEvent[]]>([
      ['HostChanged', [hostChanged(BOB)]],
      ['HostChanged when the host leaves', [playerLeft(ANN), hostChanged(BOB)]],
    ])('sends the id to the new host for %s', (_, events) => {
      const { each } = sent(...lobby('bob'), chosen, ...events);
      expect(each?.(BOB)).toEqual(['room_settings', { ...seen, quiz_id: 'q' }]);
      expect(each?.(ANN)).toBeUndefined();
    });

    it('puts the id into the state of the host only', () => {
      const { game } = given(lobby('bob'), chosen);
      expect(gameState(game, ANN, 0).settings).toEqual({ ...seen, quiz_id: 'q' });
      expect(gameState(game, BOB, 0).settings).toEqual(seen);
    });
  });

  it('sends every question for RunStarted with upfront disclosure', () => {
    const chosen = { pace: 'auto', host_only: null };
    const run = { run: 1, title: 'History', questions: questions(3), closes_at: DEADLINE };
    const payload = { ...run, ...chosen, ...told(5) };
    expect(sent(...playing({ disclosure: 'upfront' }))).toEqual({ all: ['start_game', payload] });
  });

  it('sends the text of only the first question for RunStarted with progressive disclosure', () => {
    const { all } = sent(...playing({ disclosure: 'progressive' }));
    expect(all?.[1]).toMatchObject({ questions: [questions(1)[0], withheld[1], withheld[2]] });
    expect(JSON.stringify(all).match(/prompt|choices/g)).toHaveLength(2);
  });

  it.each(['upfront', 'progressive'] as const)('sends the question for QuestionOpened (%s)', (disclosure) => {
    const question = questions(2)[1];
    const payload = { newQuestionIndex: 1, closes_at: DEADLINE, question, ...told(7) };
    expect(sent(...playing({ disclosure }), questionClosed(0), questionOpened(1))).toEqual({
      all: ['next_question', payload],
    });
  });

  it('sends the key, all answers and their tally for QuestionClosed', () => {
    const { all } = sent(...revealing(answerSubmitted(ANN, 0), answerSubmitted(CYD, 0, 'wrong')));
    const payload = {
      question_index: 0,
      correct_answer: 'right',
      answers: [
        { username: 'Ann', user_answer: 'right', is_correct: true },
        { username: 'Bob', user_answer: '', is_correct: false },
        { username: 'Cyd', user_answer: 'wrong', is_correct: false },
      ],
      tally: { ...tally, right: 1, wrong: 1 },
      next_at: REVEALED,
      ...told(6),
    };
    expect(all).toEqual(['answer_checked', payload]);
  });

  it('leaves players who joined late or have left out of QuestionClosed', () => {
    const { all } = sent(
      ...playing(),
      playerJoined(3, 'dan'),
      answerSubmitted(BOB, 0),
      playerLeft(BOB),
      questionClosed(0),
    );
    const reveal = { tally, answers: [{ username: 'Ann' }, { username: 'Cyd' }] };
    expect(all?.[1]).toMatchObject(reveal);
  });

  it('leaves players who left in the previous run out of QuestionClosed', () => {
    const ends = runCompleted(
      [
        [ANN, 0],
        [CYD, 0],
      ],
      1,
    );
    const again: GameEvent = { type: 'QuestionClosed', run: 2, index: 0, revealUntil: REVEALED };
    const { all } = sent(...revealing(), playerLeft(BOB), ends, ...startedRun(1, {}, 2), again);
    expect(all?.[1]).toMatchObject({ answers: [{ username: 'Ann' }, { username: 'Cyd' }] });
  });

  it('marks QuestionClosed as skipped only if the host skipped that question', () => {
    expect(sent(...playing(), questionSkipped(0)).all?.[1]).toMatchObject({
      question_index: 0,
      skipped: true,
    });
    expect(sent(...revealing()).all?.[1]).not.toHaveProperty('skipped');
    const next: GameEvent[] = [questionSkipped(0), questionOpened(1), questionClosed(1)];
    expect(sent(...playing(), ...next).all?.[1]).not.toHaveProperty('skipped');
  });

  it('does not count a pass in the tally of QuestionClosed', () => {
    const { all } = sent(...revealing(answerSubmitted(ANN, 0, '')));
    expect(all?.[1]).toMatchObject({ tally });
  });

  it('counts choices with names such as __proto__ in QuestionClosed', () => {
    const choices = ['__proto__', 'constructor', 'toString', 'right'];
    const strange = playing().map((event) =>
      event.type === 'QuestionsDealt'
        ? { ...event, questions: event.questions.map((each) => ({ ...each, choices })) }
        : event,
    );
    const { all } = sent(
      ...strange,
      answerSubmitted(ANN, 0, '__proto__'),
      answerSubmitted(BOB, 0, 'toString'),
      questionClosed(0),
    );
    expect(JSON.stringify(all)).toContain('"tally":{"__proto__":1,"constructor":0,"toString":1,"right":0}');
  });

  it.each([
    ['RunPaused', paused(), { phase: 'paused', closes_at: EXPIRES, why: 'host', ...told(7) }],
    ['RunResumed', [...paused(), resumed], { phase: 'resumed', closes_at: NOW, why: 'host', ...told(8) }],
    [
      'GameStalled',
      [...playing(), stalled],
      { phase: 'stalled', closes_at: EXPIRES, why: 'server', ...told(6) },
    ],
    [
      'RunPaused in a question',
      [...playing(), runPaused(NOW)],
      { phase: 'paused', closes_at: EXPIRES, why: 'host', ...told(6) },
    ],
  ])('sends the clock for %s', (_, history, payload) => {
    expect(sent(...history)).toEqual({ all: ['clock', payload] });
  });

  it('sends the result list of the closed questions for RunCompleted', () => {
    const ends = runCompleted(
      [
        [ANN, 0],
        [BOB, 10],
        [CYD, 0],
      ],
      1,
    );
    const scores = [
      { idx: 0, name: 'Bob', score: 10, rank: 1 },
      { idx: 1, name: 'Ann', score: 0, rank: 2 },
      { idx: 2, name: 'Cyd', score: 0, rank: 2 },
    ];
    const { all } = sent(...revealing(answerSubmitted(BOB, 0)), ends);
    expect(all).toEqual(['quiz_completed', { scores, closed: 1, total: 10, ...told(7) }]);
  });

  describe('for RunCorrected', () => {
    const completed = [
      ...revealing(answerSubmitted(BOB, 0, 'worst')),
      runCompleted(
        [
          [ANN, 0],
          [BOB, 0],
          [CYD, 0],
        ],
        1,
      ),
    ];
    const corrected = runCorrected({ index: 0, right: ['worst'] }, completed.length, 1, [
      [ANN, 0],
      [BOB, 10],
      [CYD, 0],
    ]);
    const about = { run: 1, reason: corrected.reason, total: 10 };
    const scores = [
      { idx: 0, name: 'Bob', score: 10, rank: 1 },
      { idx: 1, name: 'Ann', score: 0, rank: 2 },
      { idx: 2, name: 'Cyd', score: 0, rank: 2 },
    ];

    it('sends the corrected list with the reason, and each player the own result', () => {
      const { all, each } = sent(...completed, corrected);
      expect(all).toEqual(['results_corrected', { ...about, scores, ...told(8) }]);
      expect(each?.(BOB)).toMatchObject(['your_result', { score: 10, rank: 1, final: true }]);
      expect(JSON.stringify(all)).not.toContain(corrected.by);
    });

    it('sends no own result while the next run is played', () => {
      const { all, each } = sent(...completed, ...startedRun(1, {}, 2), corrected);
      expect(all?.[1]).toMatchObject({ ...about, scores });
      expect(each).toBeUndefined();
    });

    it('sends no list for an earlier run', () => {
      const next: GameEvent[] = [
        ...startedRun(1, {}, 2),
        questionClosed(0, undefined, 2),
        runCompleted(
          [
            [ANN, 0],
            [BOB, 0],
            [CYD, 0],
          ],
          undefined,
          2,
        ),
      ];
      const { all, each } = sent(...completed, ...next, corrected);
      expect(all?.[1]).toEqual({ ...about, ...told(12) });
      expect(each).toBeUndefined();
    });

    it('puts the reason into the state until the next run is complete', () => {
      const { game } = given(completed, corrected);
      expect(gameState(game, BOB, 0)).toMatchObject({ corrected: corrected.reason, scores, my_score: 10 });
      expect(gameState(given(completed).game, BOB, 0)).not.toHaveProperty('corrected');
    });
  });

  it('sends the reason for GameClosed, with a sequence number', () => {
    expect(sent(...lobby('bob'), over)).toEqual({ all: ['room_closed', { why: 'empty', ...told(3) }] });
  });
});
