import { describe, expect, it } from '@jest/globals';
import { dueAt } from '../due.js';
import type { GameEvent } from '../events.js';
import { contextOf, phaseOf } from '../game.js';
import {
  advance,
  connect,
  giveBack,
  makeHost,
  openNext,
  openSolo,
  pauseRun,
  skipQuestion,
} from '../testing/commands.js';
import {
  answerKeySet,
  playerJoined,
  questionClosed,
  questionOpened,
  questionSkipped,
  questionsDealt,
  rulesChosen,
  runCompleted,
  runPaused,
  runResumed,
  runStarted,
  soloGameOpened,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { playing } from '../testing/histories.js';
import { ANN, AWAY, aRun, BOB, CYD, DEADLINE, HERE, NOW, seats } from '../testing/world.js';

const MINUTE = 60_000;
const CLOSED = DEADLINE + 300;
const room = playing({ pace: 'manual' });
const shown = [...room, questionClosed(0, CLOSED + 10 * MINUTE)];
const byHost = (event: GameEvent): GameEvent => ({ ...event, byHost: true }) as GameEvent;
const everybody = seats(ANN, BOB, CYD);

const solo: GameEvent[] = [
  soloGameOpened({ pace: 'manual' }),
  playerJoined(ANN, 'ann'),
  rulesChosen(),
  questionsDealt(2),
  answerKeySet(2),
  { ...runStarted(), settings: aRun({ pace: 'manual', late_join: 'closed' }) },
];
const soloShown = [...solo, questionClosed(0, CLOSED + 10 * MINUTE)];

describe('with the pace reading', () => {
  const explained = (characters: number) =>
    playing({ pace: 'reading' }).map(
      (event): GameEvent =>
        event.type === 'AnswerKeySet'
          ? { ...event, keys: event.keys.map((key) => ({ ...key, explanation: 'é'.repeat(characters) })) }
          : event,
    );

  it.each([
    [0, 2_000],
    [1, 2_060],
    [100, 8_000],
    [216, 14_960],
    [217, 15_000],
    [500, 15_000],
  ])('[R3] an explanation of %i characters is shown for %i ms', (characters, ms) => {
    given(explained(characters))
      .when(advance(CLOSED, everybody))
      .thenEvents(questionClosed(0, CLOSED + ms));
  });

  it('[R3] a key without an explanation is shown for 2 s, and a character outside of the BMP counts once', () => {
    given(playing({ pace: 'reading' }))
      .when(advance(CLOSED, everybody))
      .thenEvents(questionClosed(0, CLOSED + 2_000));
    const smile = explained(1).map(
      (event): GameEvent =>
        event.type === 'AnswerKeySet'
          ? { ...event, keys: event.keys.map((key) => ({ ...key, explanation: '😀' })) }
          : event,
    );
    given(smile)
      .when(advance(CLOSED, everybody))
      .thenEvents(questionClosed(0, CLOSED + 2_060));
  });

  it('[R4] the host cannot end a reveal', () => {
    for (const pace of ['reading', 'auto', undefined] as const)
      given(playing({ pace }), questionClosed(0)).when(openNext(0)).thenRefused('not_now');
  });
});

describe('with the pace manual', () => {
  it('[R4] a key is shown for 10 minutes at most', () => {
    given(room)
      .when(advance(CLOSED, everybody))
      .thenEvents(questionClosed(0, CLOSED + 10 * MINUTE));
    given(room)
      .when(skipQuestion(0))
      .thenEvents(questionSkipped(0, NOW + 10 * MINUTE));
    const due = CLOSED + 10 * MINUTE;
    expect(dueAt(given(shown).game)).toBe(due);
    given(shown)
      .when(advance(due - 1, everybody))
      .thenEvents();
    given(shown).when(advance(due, everybody)).thenEvents(questionOpened(1, due));
  });

  it('[R4] the host opens the next question', () => {
    const { game } = given(shown)
      .when(openNext(0, { at: NOW + 9 }))
      .thenEvents(byHost(questionOpened(1, NOW + 9)));
    expect(phaseOf(game)).toBe('asking');
  });

  it('[R4, R2] the host ends the last reveal, and with it the run', () => {
    const rest = [1, 2].flatMap((index) => [questionOpened(index), questionClosed(index)]);
    given(shown, ...rest)
      .when(openNext(2))
      .thenEvents(
        runCompleted([
          [ANN, 0],
          [BOB, 0],
          [CYD, 0],
        ]),
      );
  });

  it('[R4] only the host opens the next question', () => {
    given(shown)
      .when(openNext(0, { userId: 'bob' }))
      .thenRefused('not_host');
    given(shown)
      .when(openNext(0, { userId: 'eve' }))
      .thenRefused('not_in_room');
    given(shown)
      .when(makeHost('Bob'))
      .when(openNext(0, { userId: 'bob' }))
      .thenEvents(byHost(questionOpened(1)));
  });

  it('[R4] the reveal of another question cannot be ended', () => {
    given(shown).when(openNext(1)).thenRefused('wrong_question');
    given(shown, questionOpened(1), questionClosed(1)).when(openNext(0)).thenRefused('wrong_question');
    given(room).when(openNext(0)).thenRefused('not_now');
    given(shown, questionOpened(1)).when(openNext(0)).thenRefused('not_now');
  });

  it('[C1, R4] a repeat gets its first receipt, even during the next reveal', () => {
    const command = openNext(0);
    const next = given(shown).when(command);
    next.when(command).thenReceipt(shown.length + 1);
    next
      .when(advance(NOW + 10 * MINUTE, everybody))
      .when(command)
      .thenReceipt(shown.length + 1);
  });

  it('[H5, R4] a paused reveal lasts 30 minutes; the host ends it by resuming or by opening the next question', () => {
    const paused = [...shown, runPaused(CLOSED)];
    expect(dueAt(given(paused).game)).toBe(CLOSED + 30 * MINUTE);
    const at = CLOSED + 5;
    given(paused).when(openNext(0, { at })).thenEvents(runResumed(at), questionOpened(1, at));
    given(paused).when(pauseRun(false, { at })).thenEvents(runResumed(at), questionOpened(1, at));
  });

  it('[T4, R4] a reveal gets no time back', () => {
    given(shown).when(giveBack(5_000)).thenEvents();
  });
});

describe('a solo game with the pace manual', () => {
  it('[R4] is opened and started with it', () => {
    given()
      .when(openSolo(2, { rules: { pace: 'manual' } }))
      .thenEvents(...solo.slice(0, 5));
    given(solo.slice(0, 5))
      .when(connect())
      .thenEvents(...solo.slice(5));
  });

  it('[R4] continues when its player opens the next question', () => {
    given(soloShown)
      .when(openNext(0))
      .thenEvents(byHost(questionOpened(1)));
    given(soloShown)
      .when(openNext(0, { userId: 'eve' }))
      .thenRefused('not_in_room');
    given(soloShown, questionOpened(1), questionClosed(1))
      .when(openNext(1))
      .thenEvents(runCompleted([[ANN, 0]]));
  });

  it('[P2, R4] waits for a player who is away at the end of the 10 minutes, and then shows the key again', () => {
    const due = CLOSED + 10 * MINUTE;
    given(soloShown).when(advance(due, HERE)).thenEvents(questionOpened(1, due));
    const waiting = given(soloShown).when(advance(due, AWAY)).thenEvents(runPaused(due));
    const { game } = waiting
      .when(connect(due + 9))
      .thenEvents({ ...runResumed(due + 9), closesAt: due + 9 + 10 * MINUTE });
    expect({ phase: phaseOf(game), ...contextOf(game) }).toMatchObject({
      phase: 'revealing',
      index: 0,
      paused: false,
      deadline: due + 9 + 10 * MINUTE,
    });
  });
});
