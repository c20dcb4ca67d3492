import { describe, expect, it } from '@jest/globals';
import type { GameEvent } from '../events.js';
import { ranking } from '../ranking.js';
import { idle } from '../sheet.js';
import {
  advance,
  changeSettings,
  countPresent,
  joinRoom,
  kickPlayer,
  leaveRoom,
  makeHost,
  replaceHost,
  startRun,
  submitAnswer,
} from '../testing/commands.js';
import {
  answerSubmitted,
  hostChanged,
  playerJoined,
  playerLeft,
  questionClosed,
  questionOpened,
  roomEmptied,
  runCompleted,
  settingsChanged,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, playing, startedRun } from '../testing/histories.js';
import { ANN, aRoom, BOB, CYD, DEADLINE, NOW, REVEAL, seats } from '../testing/world.js';

/** Ann hosts a run of Bob and Cyd. */
const hosted = playing({ host_plays: false });
const chosen = [...lobby('bob', 'cyd'), settingsChanged({ host_plays: false })];
const closedNow = questionClosed(0, NOW + REVEAL);
const both: [number, number][] = [
  [BOB, 10],
  [CYD, 0],
];

describe('a host who does not play', () => {
  it('[H10] is named by the start of the run', () => {
    given(lobby('bob', 'cyd'))
      .when(startRun(3, { settings: aRoom({ host_plays: false }) }))
      .thenEvents(...startedRun(3, { host_plays: false }));
    given(lobby('bob'))
      .when(startRun())
      .thenEvents(...startedRun());
  });

  it('[H10] is known from logs of the first releases with the rule, too', () => {
    const { game } = given(hosted.filter(({ type }) => type !== 'RulesChosen'));
    expect(ranking(game.sheet).map(({ name }) => name)).toEqual(['Bob', 'Cyd']);
  });

  it('[H10] is not waited for', () => {
    given(hosted, answerSubmitted(BOB, 0))
      .when(submitAnswer('cyd', 0))
      .thenEvents(answerSubmitted(CYD, 0), closedNow);
    given(hosted, answerSubmitted(BOB, 0)).when(countPresent(ANN, BOB)).thenEvents(closedNow);
    given(hosted, answerSubmitted(BOB, 0)).when(countPresent(BOB)).thenEvents(closedNow);
    given(hosted, answerSubmitted(BOB, 0))
      .when(countPresent(ANN, BOB, CYD))
      .thenEvents();
  });

  it('[H10] does not close the question alone', () => {
    given(hosted).when(countPresent(ANN)).thenEvents();
    given(hosted, answerSubmitted(BOB, 0)).when(countPresent(ANN)).thenEvents();
  });

  it('[H10] lets it close when the last player it waits for leaves', () => {
    given(hosted, answerSubmitted(BOB, 0)).when(leaveRoom('cyd')).thenEvents(playerLeft(CYD), closedNow);
    given(hosted, answerSubmitted(BOB, 0))
      .when(kickPlayer('Cyd'))
      .thenEvents(playerLeft(CYD, 'kicked'), closedNow);
  });

  it('[H10] cannot answer', () => {
    given(hosted).when(submitAnswer('ann', 0)).thenRefused('not_now');
    given(hosted)
      .when(submitAnswer('ann', 0, ''))
      .thenRefused('not_now');
  });

  it('[H10] is in neither the ranking nor the results', () => {
    const played = [...hosted, answerSubmitted(BOB, 0), questionClosed(0)];
    expect(ranking(given(played).game.sheet).map(({ name }) => name)).toEqual(['Bob', 'Cyd']);
    const rest = [questionOpened(1), questionClosed(1), questionOpened(2), questionClosed(2)];
    const { game } = given(played, rest)
      .when(advance(DEADLINE + REVEAL, seats(ANN, BOB, CYD)))
      .thenEvents(runCompleted(both));
    expect(game.sheet.ranking.map(({ name, rank }) => [name, rank])).toEqual([
      ['Bob', 1],
      ['Cyd', 2],
    ]);
  });

  it('[H10] is not counted among those who may answer, nor after leaving', () => {
    expect(idle(given(hosted).game.sheet)).toBe(1);
    expect(idle(given(hosted, playerLeft(ANN)).game.sheet)).toBe(0);
    expect(idle(given(playing()).game.sheet)).toBe(0);
  });

  it('[H10] does not play the run in a later seat either', () => {
    const back = [...hosted, playerLeft(ANN), hostChanged(BOB), playerJoined(3, 'ann'), questionClosed(0)];
    const { game } = given(back, questionOpened(1));
    expect(idle(game.sheet)).toBe(1);
    given(back, questionOpened(1))
      .when(submitAnswer('ann', 1, 'right', { present: seats(BOB, CYD, 3) }))
      .thenRefused('not_now');
    given(back, questionOpened(1), answerSubmitted(BOB, 1), answerSubmitted(CYD, 1))
      .when(countPresent(BOB, CYD, 3))
      .thenEvents(questionClosed(1, NOW + REVEAL));
    expect(ranking(game.sheet).map(({ name }) => name)).toEqual(['Bob', 'Cyd']);
  });

  it('[H10] does not change the counts of the open question by leaving and coming back', () => {
    const { sheet } = given(hosted, playerLeft(ANN), hostChanged(BOB), playerJoined(3, 'ann')).game;
    expect(sheet.waiting).toBe(0);
    expect(given(hosted, playerLeft(ANN), playerJoined(3, 'ann'), playerLeft(3)).game.sheet.waiting).toBe(0);
  });

  it('[H10] plays the next run if the setting has changed', () => {
    const end = [answerSubmitted(BOB, 0), questionClosed(0), runCompleted(both, 1)];
    const { game } = given(hosted, ...end, ...startedRun(1, {}, 2));
    expect(idle(game.sheet)).toBe(0);
    expect(ranking(game.sheet)).toHaveLength(3);
  });
});

describe('the choice not to play', () => {
  const plays = settingsChanged({ host_plays: true });
  const cases: [string, GameEvent[], Parameters<ReturnType<typeof given>['when']>[0], GameEvent[]][] = [
    ['when the host hands the role over', chosen, makeHost('Bob'), [plays, hostChanged(BOB)]],
    ['when the host leaves', chosen, leaveRoom('ann'), [playerLeft(ANN), plays, hostChanged(BOB)]],
    ['when the host is disconnected for too long', chosen, replaceHost(CYD), [plays, hostChanged(CYD)]],
    ['during a run', hosted, makeHost('Bob'), [plays, hostChanged(BOB)]],
    [
      'when the room is empty',
      [...lobby(), settingsChanged({ host_plays: false })],
      leaveRoom('ann'),
      [playerLeft(ANN), plays, roomEmptied()],
    ],
  ];
  it.each(cases)('[H11] ends %s', (_, history, command, events) => {
    given(history)
      .when(command)
      .thenEvents(...events);
  });

  it('[H10, H11] does not pass with the role during a run: the new host still plays, the former one does not', () => {
    const { game } = given(hosted).when(makeHost('Bob'));
    given(hosted, settingsChanged(), hostChanged(BOB)).when(submitAnswer('ann', 0)).thenRefused('not_now');
    given(hosted, settingsChanged(), hostChanged(BOB), answerSubmitted(CYD, 0))
      .when(submitAnswer('bob', 0))
      .thenEvents(answerSubmitted(BOB, 0), closedNow);
    expect(ranking(game.sheet).map(({ name }) => name)).toEqual(['Bob', 'Cyd']);
  });

  it('[H6, H10] does not change the run in which it is made', () => {
    const { game } = given(playing()).when(changeSettings({ host_plays: false }));
    expect(ranking(game.sheet)).toHaveLength(3);
    const other = given(hosted).when(changeSettings({ host_plays: true }));
    expect(ranking(other.game.sheet)).toHaveLength(2);
  });

  it('[C1, H11] keeps the receipt of the command that passed the role', () => {
    const handed = makeHost('Bob');
    given(chosen)
      .when(handed)
      .when(handed)
      .thenReceipt(chosen.length + 1);
  });

  it('[M3, H10] lets players join a run without players', () => {
    given(lobby(), startedRun(3, { host_plays: false }))
      .when(joinRoom('bob'))
      .thenEvents(playerJoined(1, 'bob'));
  });
});
