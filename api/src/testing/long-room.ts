import type { GameEvent, Recorded } from '#game/events';
import { answerSubmitted } from '#game/testing/events';
import { lobby, startedRun } from '#game/testing/histories';
import { DEADLINE, NOW, REVEALED } from '#game/testing/world';

export interface LongRoom {
  /** Players besides Ann, the host. */
  users: string[];
  /** Questions per run. */
  questions: number;
  /** Number of events in the log, which may end in the middle of a run. */
  events: number;
  /** Deadline of every question, epoch ms. */
  closesAt?: number;
}

const uuid = (n: number) => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** The log of a room that plays run after run, in which every player answers every question correctly. */
export function* longRoom({ events, ...room }: LongRoom): Generator<Recorded> {
  let version = 0;
  for (const event of going(room)) {
    if (version === events) return;
    version += 1;
    yield { version, at: NOW, commandId: uuid(version), event };
  }
}

function* going({ users, questions, closesAt = DEADLINE }: Omit<LongRoom, 'events'>): Generator<GameEvent> {
  yield* lobby(...users);
  const seats = [0, ...users.keys()].map((_, seat) => seat);
  for (let run = 1; ; run++) {
    for (const event of startedRun(questions, {}, run))
      yield event.type === 'RunStarted' ? { ...event, closesAt } : event;
    for (let index = 0; index < questions; index++) {
      if (index > 0) yield { type: 'QuestionOpened', run, index, closesAt };
      for (const seat of seats) yield { ...answerSubmitted(seat, index), run };
      yield { type: 'QuestionClosed', run, index, revealUntil: REVEALED };
    }
    yield { type: 'RunCompleted', run, results: seats.map((seat) => ({ seat, score: 10 * questions })) };
  }
}

export const usersOf = (count: number): string[] => Array.from({ length: count }, (_, i) => `user${i}`);
