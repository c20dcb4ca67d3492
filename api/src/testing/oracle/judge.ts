import type { GameState, Reveal, ScoreRow } from '#protocol/messages';
import { dataSourceOptions, openDatabase } from '../../src/database/data-source.js';
import { StoredGames } from '../../src/replay/stored-games.js';
import { verify } from '../../src/replay/verify.js';
import type { Ground } from './ground.js';
import type { Journal } from './journal.js';
import type { Room } from './room.js';

/** A broken invariant, with details. */
export interface Broken {
  invariant: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9';
  gameId: string;
  what: string;
}

interface Logged {
  game_id: string;
  version: number;
  index: number;
  answer: string;
  name: string;
  question_id: string;
  /** This player's answers to this question. */
  times: number;
  is_late: boolean;
}

const ANSWERS = `select a.game_id, a.version, (a.data->>'index')::int as index, a.data->>'answer' as answer,
    j.data->>'name' as name, d.data->'questions'->(a.data->>'index')::int->>'question_id' as question_id,
    count(*) over (partition by a.game_id, a.data->'run', a.data->'seat', a.data->'index')::int as times,
    exists (select from game_event c where c.game_id = a.game_id and c.type = 'QuestionClosed'
      and c.data->'run' = a.data->'run' and c.data->'index' = a.data->'index' and c.version < a.version) as is_late
  from game_event a
  join game_event d on d.game_id = a.game_id and d.type = 'QuestionsDealt' and d.data->'run' = a.data->'run'
  join game_event j on j.game_id = a.game_id and j.type = 'PlayerJoined' and j.data->'seat' = a.data->'seat'
  where a.type = 'AnswerSubmitted' and a.game_id = any($1::uuid[])`;

interface Close {
  game_id: string;
  index: string;
  times: number;
}

const WHEN = `select c.game_id, (c.data->>'index')::int as index, extract(epoch from c.at)::float8 * 1000 as closed,
    (select max((o.data->>'closesAt')::float8) from game_event o where o.game_id = c.game_id and o.version < c.version
      and o.data->'run' = c.data->'run' and o.type in ('RunStarted', 'QuestionOpened', 'GameStalled')) as deadline
  from game_event c where c.type = 'QuestionClosed' and c.game_id = any($1::uuid[])`;

const GAPS = `select g.id as game_id, g.version, count(e.version)::int as events, max(e.version) as last,
    count(distinct e.version)::int as distinct_versions
  from game g left join game_event e on e.game_id = g.id where g.id = any($1::uuid[]) group by g.id, g.version`;

const CLOSES = `select game_id, data->>'index' as index, count(*)::int as times from game_event
  where type = 'QuestionClosed' and game_id = any($1::uuid[]) group by game_id, data->>'run', data->>'index'`;

const HISTORY = `select p.game_id, u.username as name, p.score from played_quiz p join users u on u.id = p.user_id
  where p.game_id = any($1::uuid[]) and p.score is not null`;

/** Time-out of queries over the games of 1,000 players, ms. */
const PATIENCE_MS = 60_000;

/** Checks rooms by comparing their players' journals with Postgres, without asking a server process. */
export async function judge(ground: Ground, rooms: readonly Room[]): Promise<Broken[]> {
  const ids = rooms.map(({ id }) => id);
  await ground.query('analyze game, game_event', [], PATIENCE_MS);
  const logged = await ground.query<Logged>(ANSWERS, [ids], PATIENCE_MS);
  const history = await ground.query<{ game_id: string; name: string; score: number }>(
    HISTORY,
    [ids],
    PATIENCE_MS,
  );
  const closes = await ground.query<Close>(CLOSES, [ids], PATIENCE_MS);
  const closed = new Set(closes.map(({ game_id, index }) => `${game_id} ${index}`));
  return [
    ...rooms.flatMap((room) => kept(room, logged)),
    ...(await sound(ground, ids)),
    ...closes
      .filter(({ times }) => times > 1)
      .map((c) => broken('I4', c.game_id, `question ${c.index} was closed ${c.times} times`)),
    ...logged
      .filter(({ times }) => times > 1)
      .map((row) => broken('I2', row.game_id, `${row.name} answered ${row.index} ${row.times} times`)),
    ...logged
      .filter((row) => row.is_late)
      .map((row) => broken('I4', row.game_id, `an answer after the close of ${row.index}`)),
    ...rooms.flatMap((room) =>
      results(
        room,
        history.filter(({ game_id }) => game_id === room.id),
      ),
    ),
    ...(await ended(ground, rooms)),
    ...rooms.flatMap(agreed),
    ...rooms.flatMap((room) => secret(room, rooms, closed)),
    ...(await verified(ground, ids)),
  ];
}

interface When {
  game_id: string;
  index: number;
  closed: number;
  deadline: number;
}

/** An answer chosen before its question closed and still refused. Times in ms. */
export interface Unlucky {
  gameId: string;
  name: string;
  index: number;
  code: string;
  /** Time before the close and before the deadline. */
  beforeClose: number;
  beforeDeadline: number;
}

/** Not a broken invariant, since nobody waits for a disconnected player, but it must not happen without a disconnect. */
export async function unlucky(ground: Ground, rooms: readonly Room[]): Promise<Unlucky[]> {
  const rows = await ground.query<When>(WHEN, [rooms.map(({ id }) => id)], PATIENCE_MS);
  const when = new Map(rows.map((row) => [`${row.game_id} ${row.index}`, row]));
  return rooms.flatMap(({ id: gameId, bots }) =>
    bots.flatMap(({ name, journal }) =>
      journal.refused.flatMap(({ index, code, sentAt }) => {
        const { closed = 0, deadline = 0 } = when.get(`${gameId} ${index}`) ?? {};
        const found = {
          gameId,
          name,
          index,
          code,
          beforeClose: closed - sentAt,
          beforeDeadline: deadline - sentAt,
        };
        return closed > sentAt ? [found] : [];
      }),
    ),
  );
}

const broken = (invariant: Broken['invariant'], gameId: string, what: string): Broken => ({
  invariant,
  gameId,
  what,
});

/** I1, including repeats, which must get the first receipt. */
function kept({ id, bots }: Room, logged: readonly Logged[]): Broken[] {
  // Matched by version: the same text from the player's other device gets the first receipt. [A2]
  const rows = new Map(logged.filter(({ game_id }) => game_id === id).map((row) => [row.version, row]));
  return bots.flatMap(({ name, journal }) => [
    ...journal.receipts.flatMap(({ index, answer, version, questionId }) => {
      const row = rows.get(version);
      if (!row) return broken('I1', id, `${name}: answer ${index} is confirmed and not in the log`);
      const fits = row.index === index && row.answer === answer;
      const isOwn = row.name === name && row.question_id === questionId;
      return fits && isOwn
        ? []
        : broken('I1', id, `${name}: answer ${index} is in the log as something else`);
    }),
    ...journal.repeats
      .filter(({ first, version }) => first.version !== version)
      .map(({ first }) => broken('I1', id, `${name}: a repeat of answer ${first.index} got another receipt`)),
  ]);
}

/** I4 */
async function sound(ground: Ground, ids: string[]): Promise<Broken[]> {
  const gaps = await ground.query<{
    game_id: string;
    version: number;
    events: number;
    last: number;
    distinct_versions: number;
  }>(GAPS, [ids], PATIENCE_MS);
  return gaps
    .filter((g) => g.events !== g.version || g.last !== g.version || g.distinct_versions !== g.version)
    .map((g) => broken('I4', g.game_id, `${g.events} events up to ${g.last}, the head says ${g.version}`));
}

/** I3: announced scores equal the history. */
function results({ id, bots }: Room, history: readonly { name: string; score: number }[]): Broken[] {
  const stored = sorted(history);
  return bots.flatMap((bot) => {
    const told = scoresTold(bot.journal);
    if (!told) return [];
    return sorted(told) === stored
      ? []
      : broken('I3', id, `${bot.name} was told ${sorted(told)}, stored is ${stored}`);
  });
}

const sorted = (rows: readonly { name: string; score: number }[]) =>
  JSON.stringify(rows.map(({ name, score }) => `${name}: ${score}`).sort());

function scoresTold({ frames }: Journal): ScoreRow[] | undefined {
  const told = frames.findLast(({ event }) => event === 'quiz_completed')?.payload as
    | { scores: ScoreRow[] }
    | undefined;
  if (told) return told.scores;
  const state = frames.findLast(({ event }) => event === 'game_state')?.payload as GameState | undefined;
  return state?.phase === 'lobby' && state.run > 0 ? state.scores : undefined;
}

/** The last messages of a player that stopped making progress. */
const HEARD = 20;
const HEAD = `select g.phase, g.version, g.epoch, g.due_at, clock_timestamp() as now, g.quarantine, i.heartbeat_at,
    (select string_agg(e.type || ' ' || e.epoch || ' ' || e.at::text, ', ' order by e.version) from game_event e
      where e.game_id = g.id and e.version > g.version - 4) as last
  from game g left join instance i on i.id = g.owner where g.id = $1`;

/** I6, with diagnostics. */
async function ended(ground: Ground, rooms: readonly Room[]): Promise<Broken[]> {
  const hung: Broken[] = [];
  for (const { id, bots, questions } of rooms) {
    const late = bots.filter(({ over }) => !over);
    if (late.length === 0) continue;
    const where = late.map(({ name, index, connected, journal }) => {
      const heard = journal.frames.slice(-HEARD).map(({ event, payload, at }) => {
        const { seq = '' } = (payload ?? {}) as { seq?: number };
        return `${new Date(at).toISOString().slice(14, 23)} ${event} ${seq}`;
      });
      return `${name} at ${index}${connected ? '' : ' (away)'}, heard ${heard.join(', ')}`;
    });
    const [head] = await ground.query(HEAD, [id]);
    hung.push(broken('I6', id, `not over of ${questions} for ${where.join('; ')}; ${JSON.stringify(head)}`));
  }
  return hung;
}

/** I5 */
function agreed({ id, bots, views }: Room): Broken[] {
  if (bots.some(({ over }) => !over)) return [];
  const shown = views.map(
    (view) =>
      view &&
      JSON.stringify([view.seq, view.phase, view.run, view.names, view.total, view.scores, view.host]),
  );
  const different = [...new Set(shown)];
  return different.length === 1 && shown[0] !== undefined
    ? []
    : [broken('I5', id, `players see different things: ${different.join(' / ')}`)];
}

/** I7 and I9 */
function secret(room: Room, rooms: readonly Room[], closed: ReadonlySet<string>): Broken[] {
  const strangers = new Set(
    rooms.filter((other) => other !== room).flatMap(({ bots }) => bots.flatMap(({ name }) => name || [])),
  );
  return room.bots.flatMap(({ name, journal }) => {
    const found: Broken[] = [];
    const report = (invariant: 'I7' | 'I9', what: string) =>
      found.push(broken(invariant, room.id, `${name}: ${what}`));
    for (const { event, payload } of journal.frames) {
      const text = JSON.stringify(payload ?? null);
      if (text.includes('@example.org')) report('I7', `an email in ${event}`);
      if ([...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].some(([, word = '']) => strangers.has(word)))
        report('I9', `a stranger in ${event}`);
      if (event === 'room_created' && (payload as { code: string }).code !== room.code)
        report('I9', 'the code of another room');
      const told = reveal(event, payload);
      if (!told && /"(correct_answer|explanation)"/.test(text)) report('I7', `a key in ${event}`);
      if (told && !closed.has(`${room.id} ${told.question_index}`))
        report('I7', `the key of ${told.question_index}, which no event has closed`);
      if (event !== 'game_state') continue;
      const { phase, question_index } = payload as GameState;
      if (phase === 'asking' && told && told.question_index >= question_index)
        report('I7', `the key of ${question_index} while it is open`);
    }
    return found;
  });
}

function reveal(event: string, payload: unknown): Reveal | undefined {
  if (event === 'answer_checked') return payload as Reveal;
  return event === 'game_state' ? ((payload as GameState).last_reveal ?? undefined) : undefined;
}

/** I3: fold, stored results, history and SQL. */
async function verified(ground: Ground, ids: readonly string[]): Promise<Broken[]> {
  const database = await openDatabase(dataSourceOptions(ground.databaseUrl));
  try {
    const stored = new StoredGames(database);
    const checked = await Promise.all(ids.map((id) => verify(stored, id)));
    return checked.flatMap(({ differences }) =>
      differences.map(({ gameId, what, expected, found }) =>
        broken('I3', gameId, `${what}: ${expected}, found ${found}`),
      ),
    );
  } finally {
    await database.destroy();
  }
}
