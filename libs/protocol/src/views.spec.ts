import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#game/events';
import { skipQuestion } from '#game/testing/commands';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  questionSkipped,
  roomEmptied,
  runCompleted,
  settingsChanged,
} from '#game/testing/events';
import { given } from '#game/testing/given';
import { lobby, paused, playing, revealing, startedRun } from '#game/testing/histories';
import { ANN, aRoom, BOB, CYD, NOW } from '#game/testing/world';
import { gameState, roomPreview, settingsOf } from './views.js';

describe('settings on the wire', () => {
  it('have an empty text for any', () => {
    const { category, difficulty, type } = settingsOf(aRoom());
    expect([category, difficulty, type]).toEqual(['', '', '']);
    const chosen = { category: 23, difficulty: 'hard', type: 'boolean' } as const;
    const usual = { quiz_id: null, quiz: null, pace: 'auto', host_plays: true };
    expect(settingsOf(aRoom(chosen))).toEqual({ ...aRoom(), ...chosen, ...usual });
  });

  it('have the pace and whether the host plays', () => {
    const chosen = { pace: 'manual', host_plays: false } as const;
    expect(settingsOf(aRoom(chosen))).toMatchObject(chosen);
  });

  it('are the same for a started run', () => {
    const [event] = startedRun(1, { difficulty: 'easy' });
    expect(event).toEqual(settingsChanged({ difficulty: 'easy' }));
  });
});

describe('the preview of a room', () => {
  const players = (events: GameEvent[], running: boolean) => roomPreview(given(events).game, running).players;
  const hosted = playing({ host_plays: false });

  it('counts all who are in it', () => {
    expect([players(lobby('bob', 'cyd'), false), players(playing(), true)]).toEqual([3, 3]);
  });

  it('[H10] does not count a host who does not play', () => {
    expect(players([...lobby('bob', 'cyd'), settingsChanged({ host_plays: false })], false)).toBe(2);
    expect(players(hosted, true)).toBe(2);
  });

  it('[H10] does not count them during the run either when the role has passed, or in a later seat', () => {
    const handedOver = [...hosted, settingsChanged(), hostChanged(BOB)];
    expect(players(handedOver, true)).toBe(2);
    expect(players([...handedOver, playerLeft(ANN)], true)).toBe(2);
    expect(players([...handedOver, playerLeft(ANN), playerJoined(3, 'ann')], true)).toBe(2);
  });

  it('[H11] counts them after it', () => {
    const ended = runCompleted(
      [
        [BOB, 0],
        [CYD, 0],
      ],
      1,
    );
    expect(players([...hosted, settingsChanged(), hostChanged(BOB), questionClosed(0), ended], false)).toBe(
      3,
    );
  });

  it('[H10] counts a host who plays the run and wants to host the next one', () => {
    expect(players([...playing(), settingsChanged({ host_plays: false })], true)).toBe(3);
  });

  it('counts nobody in an empty room', () => {
    const empty = [...lobby(), settingsChanged({ host_plays: false }), playerLeft(ANN), roomEmptied()];
    expect(players(empty, false)).toBe(0);
  });
});

describe('the state of a room', () => {
  const around = {
    chat: [{ name: 'Bob', message: 'hi', at: NOW }],
    isPresent: (seat: number) => seat !== BOB,
  };

  it('has the chat, the disconnected players and the name of its player', () => {
    const state = gameState(given(lobby('bob', 'cyd')).game, ANN, NOW, around);
    const people = { you: 'Ann', host: 'Ann', names: ['Ann', 'Bob', 'Cyd'], total: 3, away: ['Bob'] };
    expect(state).toMatchObject({ phase: 'lobby', code: 'BCDFGH', chat: around.chat, ...people });
    expect(state).toMatchObject({ questions: [], closes_at: null, locked: false, scores: [] });
  });

  it('does not list a player who has left as disconnected', () => {
    expect(gameState(given(lobby('bob'), playerLeft(BOB)).game, ANN, NOW, around).away).toEqual([]);
  });

  it('has the player’s own answer and no other', () => {
    const { game } = given(playing(), answerSubmitted(BOB, 0, 'worst'));
    expect(gameState(game, BOB, NOW).my_answer).toBe('worst');
    expect(gameState(game, ANN, NOW)).toMatchObject({ my_answer: null, last_reveal: null });
  });

  it('is paused while the host has paused the run', () => {
    expect(gameState(given(paused()).game, ANN, NOW)).toMatchObject({ phase: 'revealing', paused: true });
  });

  it('lists the skipped questions of the current run only', () => {
    const { game } = given(playing(), questionSkipped(0));
    expect(gameState(game, BOB, NOW)).toMatchObject({ skipped: [0], last_reveal: { skipped: true } });
    const later = [questionOpened(1), questionClosed(1)];
    const { last_reveal, skipped: still } = gameState(
      given(playing(), questionSkipped(0), later).game,
      BOB,
      NOW,
    );
    expect(still).toEqual([0]);
    expect(last_reveal).not.toHaveProperty('skipped');
    const over = runCompleted(
      [ANN, BOB, CYD].map((seat) => [seat, 0]),
      1,
    );
    const lobbied = gameState(given(playing(), questionSkipped(0), over).game, ANN, NOW);
    expect(lobbied.skipped).toEqual([]);
    const again = gameState(given(playing(), questionSkipped(0), over, startedRun(1, {}, 2)).game, ANN, NOW);
    expect(again.skipped).toEqual([]);
  });

  it('has the result and no questions in the lobby after a run', () => {
    const results = runCompleted(
      [
        [0, 0],
        [1, 10],
        [2, 0],
      ],
      1,
    );
    const state = gameState(given(revealing(answerSubmitted(BOB, 0)), results).game, BOB, NOW);
    expect(state.scores?.map(({ idx, name, rank }) => [idx, name, rank])).toEqual([
      [0, 'Bob', 1],
      [1, 'Ann', 2],
      [2, 'Cyd', 2],
    ]);
    const blank = { questions: [], my_answer: null, my_points: [], last_reveal: null, question_index: -1 };
    expect(state).toMatchObject({ ...blank, my_score: 10 });
  });
});

describe('a state that waits for its events to be durable', () => {
  it('does not change while the game and the chat continue', () => {
    const { game, when } = given(playing());
    const chat = [{ name: 'Ann', message: 'hi', at: NOW }];
    const state = gameState(game, BOB, NOW, { chat, isPresent: () => true });
    const before = structuredClone(state);
    when(skipQuestion(0));
    chat.push({ name: 'Bob', message: 'hello', at: NOW });
    expect(game.sheet.skipped).toEqual([0]);
    expect(state).toEqual(before);
  });
});
