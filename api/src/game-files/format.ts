import { z } from 'zod';

/**
 * A game as a file: lines of JSON. The first is a `GameHead`; then each event, each history row and an end, by which a file
 * that was cut off is found. Times are UTC.
 */
export const FORMAT = 'fourtell-game';
export const FORMAT_VERSION = 1;

const MAX_INT = 2_147_483_647;
const whole = z.int().min(0).max(MAX_INT);
const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(\d{3})?Z$/);
const hex = (...bytes: number[]) =>
  z
    .string()
    .regex(/^[0-9a-f]*$/)
    .refine((text) => bytes.includes(text.length / 2));

export const headLine = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  exported_at: time,
  game: z.object({
    id: z.guid(),
    kind: z.enum(['solo', 'room']),
    phase: z.enum(['lobby', 'asking', 'revealing', 'closed']),
    version: whole.min(1),
    epoch: whole.min(1),
    created_at: time,
  }),
});
export type GameHead = z.output<typeof headLine>['game'];

/** Without `data`, which is as large as the event was, and which the rules check. */
export const eventLine = z.object({
  version: whole.min(1),
  epoch: whole.min(1),
  at: time,
  type: z.string().max(50),
  v: whole.max(32_767),
  command_id: z.guid().nullable(),
  hash: hex(32).nullable(),
  seal: hex(16, 32).nullable(),
});
export type EventLine = z.output<typeof eventLine> & { data: object };

export const historyLine = z.object({
  run: whole,
  user_id: z.guid(),
  title: z.string().max(1_000),
  score: whole.nullable(),
  total_questions: whole,
  is_multiplayer: z.boolean(),
  untimed: z.boolean(),
  at: time,
});
export type HistoryLine = z.output<typeof historyLine>;

export const endLine = z.object({ events: whole, history: whole });

/** The file is not a game that can be imported here. */
export class BadFile extends Error {}
