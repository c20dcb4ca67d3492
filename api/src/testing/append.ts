import { randomUUID } from 'node:crypto';
import type { GameEvent, Recorded } from '#game/events';
import type { Append, NewGame, Played } from '../games/log/event-log.js';

export const said = (answer: string): GameEvent => ({
  type: 'AnswerSubmitted',
  run: 1,
  index: 0,
  seat: 0,
  answer,
  arrivedAt: Date.UTC(2030, 0, 1),
  left: 1_000,
});

export const CLOSED: GameEvent = { type: 'GameClosed', why: 'replaced' };

export const recorded = (after: number, ...events: GameEvent[]): Recorded[] =>
  events.map((event, i) => ({ version: after + i + 1, at: Date.now(), commandId: randomUUID(), event }));

type OwnedGame = NewGame & { owner: string };

/** A new game with two events; the log does not interpret them. */
export const aGame = (fields: Partial<OwnedGame> = {}): OwnedGame => ({
  gameId: randomUUID(),
  kind: 'solo',
  owner: randomUUID(),
  userId: randomUUID(),
  epoch: 1,
  expected: 0,
  events: recorded(0, said('first'), said('second')),
  phase: 'lobby',
  dueAt: null,
  played: [],
  seated: [],
  freed: [],
  ...fields,
});

/** The owner's next append after `before`: one event unless `fields` say otherwise. */
export function following({ gameId, epoch, expected, events }: Append, fields: Partial<Append> = {}): Append {
  const version = expected + events.length;
  const written = { gameId, epoch, expected: version, events: recorded(version, said('next')) };
  return { ...written, phase: 'asking', dueAt: null, played: [], seated: [], freed: [], ...fields };
}

export const aResult = (fields: Partial<Played> = {}): Played => ({
  run: 1,
  userId: randomUUID(),
  title: 'Any Category',
  score: 20,
  totalQuestions: 3,
  untimed: false,
  isMultiplayer: false,
  at: Date.UTC(2030, 0, 1, 0, 0, 0, 123),
  ...fields,
});
