import type { EventOf, Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type FinishedRun, keepFinished } from '#game/finished-run';
import { contextOf, type Game, newGame, phaseOf } from '#game/game';
import { type Standings, standingsOf } from '#game/regrade';
import { isHostOnly, seatAt } from '#game/sheet';
import { recorded, type WholeEvent } from '../games/log/event-rows.js';
import { Turn } from '../games/log/turn.js';
import { ChainCheck } from './check-chain.js';
import { faultOf } from './compare-checkpoint.js';
import type { HistoryRow, Score, StoredGame, StoredGames } from './stored-games.js';

/** A stored value that does not match the fold of a game's log. */
export interface Difference {
  gameId: string;
  what: string;
  expected: Value;
  found: Value;
}

export interface Verified {
  games: number;
  events: number;
  /** Events without a hash, which an older release has stored. */
  unchained: number;
  /** Events whose names were erased since they were stored. */
  erased: { gameId: string; version: number }[];
  differences: Difference[];
}

/** Games whose ids are between two others: after `from`, up to `to`. */
export interface Range {
  from: string;
  to?: string;
  /** Only games with an event of that time or later. */
  since?: Date;
}

export const PAGE = 200;
/** Events of games that are read, and whose scores are computed, together. */
const GROUP_EVENTS = 20_000;
const EVERY_GAME: Range = { from: '00000000-0000-0000-0000-000000000000' };

export const nothing = (): Verified => ({ games: 0, events: 0, unchained: 0, erased: [], differences: [] });

/**
 * Checks that the fold, stored results, history rows, independent SQL and checkpoints match, and that no version is missing.
 * Without `id`, checks every game.
 */
export async function verify(stored: StoredGames, id?: string): Promise<Verified> {
  if (!id) return verifyRange(stored, EVERY_GAME);
  const total = nothing();
  await stored.inSnapshot(async (snapshot) => verifyGroup(snapshot, await snapshot.find(id), total));
  return total;
}

/** Checks the games of a range, in the order of their ids. */
export async function verifyRange(stored: StoredGames, { from, to, since }: Range): Promise<Verified> {
  const total = nothing();
  for (let after: string | undefined = from; after; ) {
    // Games continue during the check, so everything that is compared comes from one snapshot.
    after = await stored.inSnapshot(async (snapshot) => {
      const page: StoredGame[] = await snapshot.page(after ?? from, PAGE, to);
      const games = since ? await snapshot.changedSince(page, since) : page;
      for (const group of inGroups(games)) await verifyGroup(snapshot, group, total);
      return page.at(-1)?.id;
    });
  }
  return total;
}

/** Groups many small games, or one large one. */
function inGroups(games: StoredGame[]): StoredGame[][] {
  const groups: StoredGame[][] = [];
  let events = Number.POSITIVE_INFINITY;
  for (const game of games) {
    events += game.version;
    if (events > GROUP_EVENTS) {
      groups.push([]);
      events = game.version;
    }
    groups.at(-1)?.push(game);
  }
  return groups;
}

async function verifyGroup(stored: StoredGames, games: StoredGame[], total: Verified): Promise<void> {
  const ids = games.map(({ id }) => id);
  const computed = await computedInSql(stored, ids);
  if (computed instanceof DataFault) {
    // Names the game, and checks the others.
    if (games.length > 1) {
      for (const game of games) await verifyGroup(stored, [game], total);
      return;
    }
    const [gameId = ''] = ids;
    const what = 'SQL over the log';
    total.differences.push({ gameId, what, expected: 'events of the right form', found: computed.message });
  }
  const { scores, correctedRuns } = computed instanceof DataFault ? NONE : computed;
  const [scoresOf, correctedRunsOf] = [byGame(scores), byGame(correctedRuns)];
  const historyOf = byGame(await stored.history(ids));
  const checkpointsOf = byGame(await stored.checkpointsOf(ids));
  // Small logs are read together, and a large one page by page.
  const logs = games.length > 1 ? await stored.logs(ids) : undefined;
  for (const game of games) {
    const own = {
      pages: logs ? [logs.get(game.id) ?? []] : stored.pages(game.id),
      history: historyOf.get(game.id) ?? [],
      scores: scoresOf.get(game.id) ?? [],
      checkpoints: checkpointsOf.get(game.id) ?? [],
      correctedRuns: correctedRunsOf.get(game.id) ?? [],
    };
    const chain = new ChainCheck();
    total.games += 1;
    total.events += await verifyGame(stored, game, chain, own, (difference) => {
      total.differences.push({ gameId: game.id, ...difference });
    });
    total.unchained += chain.unchained;
    for (const version of chain.erased) total.erased.push({ gameId: game.id, version });
  }
}

/** Events hold what SQL cannot compute with, such as a text for a number. */
class DataFault extends Error {}
const DATA_EXCEPTION = /^22/;
const NONE = { scores: [], correctedRuns: [] };

/** What SQL alone says about games. In a savepoint, so that a fault does not end the snapshot. */
async function computedInSql(
  stored: StoredGames,
  ids: string[],
): Promise<{ scores: Score[]; correctedRuns: { gameId: string; run: number }[] } | DataFault> {
  try {
    return await stored.inSavepoint(async (snapshot) => ({
      scores: await snapshot.scores(ids),
      correctedRuns: await snapshot.correctedRuns(ids),
    }));
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    if (!DATA_EXCEPTION.test(String(code))) throw error;
    return new DataFault(message);
  }
}

type Value = string | number | boolean | null;
/** All stored data of a game. */
interface Own {
  pages: AsyncIterable<WholeEvent[]> | Iterable<WholeEvent[]>;
  history: HistoryRow[];
  scores: Score[];
  checkpoints: { version: number }[];
  correctedRuns: { run: number }[];
}

type Differs = (difference: Omit<Difference, 'gameId'>) => void;

/** Compares one game's log with everything derived from it. Resolves to the number of its events. */
async function verifyGame(
  stored: StoredGames,
  head: StoredGame,
  chain: ChainCheck,
  { pages, history, scores, checkpoints, correctedRuns }: Own,
  differs: Differs,
): Promise<number> {
  const compare = (what: string, expected: Value, found: Value) => {
    if (expected !== found) differs({ what, expected, found });
  };
  const corrected = new Set(correctedRuns.map(({ run }) => run));
  const fold: Fold = { game: newGame(), scores: new Map(), runs: new Map(), corrected, differs };
  let events = 0;
  const turn = new Turn();
  const kept = new Set(checkpoints.map(({ version }) => version));
  for await (const page of pages) {
    for (const row of page) {
      events += 1;
      try {
        const fault = chain.add(row);
        if (fault) differs(fault);
        apply(fold, recorded(row));
      } catch (error) {
        differs({ what: 'fold', expected: 'a sound log', found: String(error) });
        return events;
      }
      // A server verifies games, too.
      if (turn.isLong) await turn.next();
      const { version } = row;
      if (!kept.delete(version)) continue;
      for (const checkpoint of await stored.checkpoint(head.id, version)) {
        const fault = await faultOf(checkpoint, fold.game).catch(String);
        compare(`checkpoint at version ${version}`, SOUND, fault ?? SOUND);
      }
    }
  }
  for (const version of kept) compare(`checkpoint at version ${version}`, 'no such version', 'a checkpoint');
  compare('kind of the head row', contextOf(fold.game).kind, head.kind);
  compare('version of the head row', fold.game.sheet.version, head.version);
  compare('phase of the head row', phaseOf(fold.game), head.phase);
  for (const [source, rows] of [
    ['history row', history],
    ['SQL over the log', scores],
  ] as const) {
    const found = new Map(rows.map((row) => [scoreKey(row), row]));
    compare(`${source}: rows`, fold.scores.size, rows.length);
    for (const key of new Set([...fold.scores.keys(), ...found.keys()])) {
      const [wanted, row] = [fold.scores.get(key), found.get(key)];
      compare(`${source}: score of ${key}`, scoreOf(wanted), scoreOf(row));
      if (!wanted || !row) continue;
      compare(`${source}: questions of ${key}`, wanted.total, row.total);
      compare(`${source}: untimed of ${key}`, wanted.untimed, row.untimed);
    }
  }
  for (const row of history) {
    const wanted = fold.scores.get(scoreKey(row));
    if (!wanted) continue;
    for (const field of ['title', 'isMultiplayer', 'at'] as const)
      compare(`history row: ${field} of ${scoreKey(row)}`, wanted[field], row[field]);
  }
  return events;
}

const SOUND = 'what the log says';

type Shown = Omit<HistoryRow, 'gameId' | 'run' | 'userId'>;
const scoreOf = (row: Pick<Score, 'score'> | undefined) => (row ? row.score : 'no row');

interface Fold {
  game: Game;
  scores: Map<string, Shown>;
  /** The completed runs that have been corrected: keeping all of them would take as much memory as the whole log. */
  runs: Map<number, FinishedRun>;
  corrected: ReadonlySet<number>;
  differs: Differs;
}

/**
 * Applies an event, and collects each player's result of each run: a score at its end, or null for a player who left
 * before. A host who did not play has none. A run that ended before its first question closed has no results. `evolve` throws if a stored result is wrong,
 * but cannot compute those of a correction.
 */
function apply(fold: Fold, recorded: Recorded): void {
  const { game, scores, runs, corrected } = fold;
  if ('run' in recorded.event && corrected.has(recorded.event.run)) keepFinished(runs, recorded, game);
  evolve(game, recorded);
  if (recorded.event.type === 'RunCorrected') {
    correct(fold, recorded.event, recorded.version);
    return;
  }
  const { sheet, actor } = game;
  if (sheet.rules.unranked) return;
  const { event, at } = recorded;
  const { value: phase, context } = actor.getSnapshot();
  const untimed = sheet.rules.untimed === true;
  const common = { untimed, title: sheet.title, isMultiplayer: context.kind === 'room', at };
  const set = (seat: number, run: number, shown: Pick<Shown, 'score' | 'total'>) =>
    scores.set(scoreKey({ run, userId: seatAt(sheet, seat).userId }), { ...shown, ...common });
  const isPlayer = event.type === 'PlayerLeft' && !isHostOnly(sheet, seatAt(sheet, event.seat).userId);
  if (isPlayer && (phase === 'asking' || phase === 'revealing')) {
    set(event.seat, context.run, { score: null, total: sheet.questions.length });
  }
  if (event.type !== 'RunCompleted' || sheet.closed === 0) return;
  for (const { seat, score } of event.results) set(seat, event.run, { score, total: sheet.closed });
}

/** Computes the results of a corrected run again, and compares them with those in the event. */
function correct(
  { game, scores, runs, differs }: Fold,
  event: EventOf<'RunCorrected'>,
  version: number,
): void {
  const { run, counted, results } = event;
  const finished = runs.get(run);
  const { sheet } = game;
  const found = JSON.stringify(sorted({ counted, results }));
  const expected = finished ? JSON.stringify(sorted(standingsOf(finished))) : 'no such run';
  if (expected !== found) differs({ what: `results in event ${version}`, expected, found });
  for (const { seat, score } of results) {
    const key = scoreKey({ run, userId: seatAt(sheet, seat).userId });
    const before = scores.get(key);
    if (before) scores.set(key, { ...before, score, total: counted });
  }
}

/** JSON with a fixed order of fields, since Postgres does not keep their order. */
const sorted = ({ counted, results }: Standings) => [
  counted,
  ...results.map(({ seat, score, rank }) => [seat, score, rank]),
];

const scoreKey = ({ run, userId }: Pick<Score, 'run' | 'userId'>) => `${userId} in run ${run}`;

function byGame<R extends { gameId: string }>(rows: R[]): Map<string, R[]> {
  const games = new Map<string, R[]>();
  for (const row of rows) {
    const known = games.get(row.gameId);
    if (known) known.push(row);
    else games.set(row.gameId, [row]);
  }
  return games;
}
