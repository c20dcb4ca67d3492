import { fc } from '#game/testing/fast-check';
import type { SoloRules } from '../events.js';

/** A random solo game: its questions (`key` is the index of the right choice), and what happens in it. */
export interface Script {
  quiz: { timer: number; choices: number; key: number }[];
  rules?: SoloRules | undefined;
  steps: Step[];
}

/** Time passes until `plus` ms after `until`; then `act` happens. */
export interface Step {
  until: 'now' | 'deadline' | 'due';
  plus: number;
  act: Act;
}

export type Act =
  | { do: 'connect' | 'disconnect' | 'advance' | 'open' }
  | AnswerAct
  | { do: 'open next'; to: number; stranger: boolean }
  | { do: 'give back'; lostMs: number }
  | { do: 'abandon'; why: 'abandoned' | 'replaced' };

export interface AnswerAct {
  do: 'answer';
  /** Index of the choice; -1 passes, -2 is none of the choices. */
  choice: number;
  /** Index of the question, relative to the open one. */
  to: number;
  /** Index of the question whose id is sent, relative to `to`. */
  idOf: number;
  /** Ms between arrival and decision. */
  lag: number;
  stranger: boolean;
  /** Sends the command id from that many answers ago; 0 sends a new one. */
  again: number;
}

const mostly = <T>(usual: T, others: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: others });

const answer: fc.Arbitrary<AnswerAct> = fc.record({
  do: fc.constant('answer'),
  choice: fc.integer({ min: -2, max: 3 }),
  to: mostly(0, fc.integer({ min: -2, max: 2 })),
  idOf: mostly(0, fc.integer({ min: -1, max: 1 })),
  lag: mostly(0, fc.integer({ min: 0, max: 10_000 })),
  stranger: mostly(false, fc.constant(true)),
  again: mostly(0, fc.integer({ min: 1, max: 4 })),
});

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 24, arbitrary: fc.constant<Act>({ do: 'advance' }) },
  { weight: 12, arbitrary: answer },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('open next'),
      to: mostly(0, fc.integer({ min: -1, max: 1 })),
      stranger: mostly(false, fc.constant(true)),
    }),
  },
  { weight: 8, arbitrary: fc.constant<Act>({ do: 'connect' }) },
  { weight: 4, arbitrary: fc.constant<Act>({ do: 'disconnect' }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('give back'), lostMs: fc.integer({ min: -10, max: 9_999 }) }),
  },
  { weight: 1, arbitrary: fc.constant<Act>({ do: 'open' }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('abandon'), why: fc.constant('replaced') }) },
);

const edges = fc.constantFrom(-301, -300, -1, 0, 1, 249, 250, 251, 299, 300, 301);

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ until: fc.constant('due'), plus: fc.constant(0), act }) },
  { weight: 2, arbitrary: fc.record({ until: fc.constant('now'), plus: fc.nat(12_000), act }) },
  {
    weight: 1,
    arbitrary: fc.record({ until: fc.constantFrom('deadline', 'due', 'now'), plus: edges, act }),
  },
);

const question = fc
  .record({ timer: fc.integer({ min: 5, max: 120 }), choices: fc.constantFrom(2, 4), place: fc.nat(3) })
  .map(({ timer, choices, place }) => ({ timer, choices, key: place % choices }));

export const scripts: fc.Arbitrary<Script> = fc.record({
  quiz: fc.array(question, { minLength: 1, maxLength: 6 }),
  rules: fc.constantFrom<SoloRules | undefined>(
    undefined,
    { pace: 'reading' },
    { pace: 'manual' },
    { untimed: true },
    { pace: 'manual', untimed: true },
  ),
  steps: fc.array(step, { maxLength: 70, size: 'max' }),
});
