import { fc } from '#game/testing/fast-check';
import type { ChosenQuiz, Settings } from '../settings.js';

/** A random room: the questions and rules of its runs, and what its users do. Ann opens it. */
export interface RoomScript {
  quiz: { timer: number; choices: number; key: number }[];
  rules: Pick<Settings, 'scoring' | 'reveal_seconds' | 'late_join' | 'disclosure' | 'pace' | 'host_plays'>;
  steps: RoomStep[];
  corrections?: ScriptedCorrection[];
}

/** After step `after` an operator corrects a completed run. Numbers that are too large wrap around. */
export interface ScriptedCorrection {
  after: number;
  run: number;
  change:
    | { do: 'regrade'; index: number; choices: number[] }
    | { do: 'void'; index: number }
    | { do: 'score'; player: number; points: number };
}

/** Time passes until `plus` ms after `until`; then `by` acts. */
export interface RoomStep {
  until: 'now' | 'deadline' | 'due';
  plus: number;
  /** A number picks one of the players in the room. */
  by: User | 'host' | number;
  act: RoomAct;
}

export const USERS = ['ann', 'bob', 'cyd', 'dan', 'eve'] as const;
export type User = (typeof USERS)[number];
export const CAPACITY = 4;

/** The quiz that a host may choose. */
export const CHOSEN: ChosenQuiz = { id: 'quiz-1', title: 'All about cats', total_questions: 4 };

type SimpleAct = 'leave' | 'connect' | 'disconnect' | 'advance' | 'start' | 'end' | 'replace host' | 'close';

export type RoomAct =
  | { do: SimpleAct }
  /** `as`: the user whose name the account has now, if it was renamed. */
  | { do: 'join'; as?: User }
  | { do: 'answer'; choice: number; to: number; lag: number }
  | { do: 'kick' | 'make host'; whom: User }
  | { do: 'rename'; whom: User; to: User }
  | { do: 'settings'; settings: Partial<Settings> }
  | { do: 'skip' | 'open next'; to: number }
  | { do: 'pause'; paused: boolean }
  | { do: 'give back'; lostMs: number }
  /** Sends the command from that many commands ago again. */
  | { do: 'repeat'; again: number };

const user = fc.constantFrom(...USERS);
const mostly = <T>(usual: T, others: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });

const simple = (act: SimpleAct) => fc.constant<RoomAct>({ do: act });
const playerActs: [weight: number, fc.Arbitrary<RoomAct>][] = [
  [10, fc.record({ do: fc.constant('join'), as: mostly(undefined, user) })],
  [1, simple('leave')],
  [5, simple('connect')],
  [4, simple('disconnect')],
  [10, simple('advance')],
  [1, simple('replace host')],
  [
    60,
    fc.record({
      do: fc.constant('answer'),
      choice: fc.oneof(
        { weight: 4, arbitrary: fc.nat(1) },
        { weight: 1, arbitrary: fc.integer({ min: -2, max: 3 }) },
      ),
      to: mostly(0, fc.integer({ min: -1, max: 1 })),
      lag: mostly(0, fc.nat(10_000)),
    }),
  ],
  [1, fc.record({ do: fc.constant('give back'), lostMs: fc.integer({ min: -10, max: 9_999 }) })],
  [3, fc.record({ do: fc.constant('repeat'), again: fc.integer({ min: 1, max: 9 }) })],
];
const settings: fc.Arbitrary<Partial<Settings>> = fc.constantFrom<Partial<Settings>>(
  { locked: true },
  { locked: false },
  { amount: 5 },
  { reveal_seconds: 9, scoring: 'accuracy' },
  { late_join: 'closed', disclosure: 'upfront' },
  { quiz: CHOSEN },
  { quiz: undefined },
  { host_plays: false },
  { host_plays: true, pace: 'manual' },
);
const hostActs: [weight: number, fc.Arbitrary<RoomAct>][] = [
  [14, simple('start')],
  [2, simple('end')],
  [1, simple('leave')],
  [1, simple('disconnect')],
  [2, fc.record({ do: fc.constantFrom('kick', 'make host'), whom: user })],
  [2, fc.record({ do: fc.constant('rename'), whom: user, to: user })],
  [4, fc.record({ do: fc.constant('settings'), settings })],
  [3, fc.record({ do: fc.constant('skip'), to: mostly(0, fc.constantFrom(-1, 1)) })],
  [4, fc.record({ do: fc.constant('open next'), to: mostly(0, fc.constantFrom(-1, 1)) })],
  [4, fc.record({ do: fc.constant('pause'), paused: fc.boolean() })],
];

const oneOf = (acts: [number, fc.Arbitrary<RoomAct>][]) =>
  fc.oneof(...acts.map(([weight, arbitrary]) => ({ weight, arbitrary })));
const move = fc.oneof(
  { weight: 8, arbitrary: fc.record({ by: fc.nat(CAPACITY - 1), act: oneOf(playerActs) }) },
  { weight: 3, arbitrary: fc.record({ by: user, act: oneOf(playerActs) }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constant('host' as const), act: oneOf(hostActs) }) },
  { weight: 1, arbitrary: fc.record({ by: user, act: oneOf(hostActs) }) },
);

const scriptedCorrection: fc.Arbitrary<ScriptedCorrection> = fc.record({
  after: fc.nat(110),
  run: fc.nat(3),
  change: fc.oneof(
    fc.record({
      do: fc.constant('regrade' as const),
      index: fc.nat(3),
      choices: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
    }),
    fc.record({ do: fc.constant('void' as const), index: fc.nat(3) }),
    fc.record({
      do: fc.constant('score' as const),
      player: fc.nat(CAPACITY - 1),
      points: fc.integer({ min: -9, max: 9 }),
    }),
  ),
});

const edges = fc.constantFrom(-301, -300, -1, 0, 1, 249, 250, 251, 299, 300, 301);
const time = fc.oneof(
  { weight: 3, arbitrary: fc.record({ until: fc.constant('due'), plus: fc.constant(0) }) },
  { weight: 4, arbitrary: fc.record({ until: fc.constant('now'), plus: fc.nat(3_000) }) },
  { weight: 1, arbitrary: fc.record({ until: fc.constantFrom('deadline', 'due'), plus: edges }) },
);
const step: fc.Arbitrary<RoomStep> = fc
  .tuple(time, move)
  .map(([when, { by, act }]) => ({ ...(act.do === 'advance' ? when : soon(when)), by, act }));

/** Only `advance` waits until something is due: if every act did, most questions would close without answers. */
const soon = (when: Pick<RoomStep, 'until' | 'plus'>) =>
  when.until === 'due' ? { until: 'now' as const, plus: 50 } : when;

const question = fc
  .record({ timer: fc.integer({ min: 5, max: 120 }), choices: fc.constantFrom(2, 4), place: fc.nat(3) })
  .map(({ timer, choices, place }) => ({ timer, choices, key: place % choices }));

/** Some of these steps come first, in random order: the others join, and the host starts a run. */
const opening: RoomStep[] = [
  ...USERS.slice(1, CAPACITY).map((by): RoomStep => ({ until: 'now', plus: 0, by, act: { do: 'join' } })),
  { until: 'now', plus: 0, by: 'host', act: { do: 'start' } },
];

export const roomScripts: fc.Arbitrary<RoomScript> = fc.record({
  quiz: fc.array(question, { minLength: 1, maxLength: 4 }),
  rules: fc.record({
    scoring: fc.constantFrom('speed', 'accuracy'),
    reveal_seconds: fc.integer({ min: 2, max: 10 }),
    late_join: mostly('next', fc.constant('closed')),
    disclosure: fc.constantFrom('upfront', 'progressive'),
    pace: fc.constantFrom(undefined, 'auto', 'reading', 'manual'),
    host_plays: fc.constantFrom(undefined, undefined, true, false),
  }),
  steps: fc
    .tuple(fc.shuffledSubarray(opening), fc.array(step, { maxLength: 110, size: 'max' }))
    .map(([first, then]) => [...first, ...then]),
  corrections: fc.array(scriptedCorrection, { maxLength: 5 }),
});
