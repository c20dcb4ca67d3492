import type { Recorded } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, newGame, phaseOf } from '#game/game';
import { isHostOnly, seatAt } from '#game/sheet';
import { faultOf } from './compare-checkpoint.js';
import type { Score, StoredGame, StoredGames } from './stored-games.js';

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
  differences: Difference[];
}

const PAGE = 200;
/** Events of games whose scores are computed together. */
const GROUP_EVENTS = 50_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Checks that the fold, stored results, history rows, independent SQL and checkpoints match, and that no version is missing.
 * Without `id`, checks every game.
 */
export async function verify(stored: StoredGames, id?: string): Promise<Verified> {
  const total: Verified = { games: 0, events: 0, differences: [] };
  for (let after = FIRST; ; ) {
    // Games continue during the check, so everything that is compared comes from one snapshot.
    const last = await stored.inSnapshot(async (snapshot) => {
      const page = id ? await snapshot.find(id) : await snapshot.page(after, PAGE);
      for (const games of inGroups(page)) await verifyGroup(snapshot, games, total);
      return page.at(-1);
    });
    if (!last || id) return total;
    after = last.id;
  }
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
  const [historyOf, scoresOf] = [byGame(await stored.history(ids)), byGame(await stored.scores(ids))];
  for (const game of games) {
    const own = { history: historyOf.get(game.id) ?? [], scores: scoresOf.get(game.id) ?? [] };
    total.games += 1;
    total.events += await verifyGame(stored, game, own, (difference) => {
      total.differences.push({ gameId: game.id, ...difference });
    });
  }
}

type Value = string | number | boolean | null;
type Differs = (difference: Omit<Difference, 'gameId'>) => void;

/** Compares one game's log with everything derived from it. Resolves to the number of its events. */
async function verifyGame(
  stored: StoredGames,
  head: StoredGame,
  { history, scores }: { history: Score[]; scores: Score[] },
  differs: Differs,
): Promise<number> {
  const compare = (what: string, expected: Value, found: Value) => {
    if (expected !== found) differs({ what, expected, found });
  };
  const fold: Fold = { game: newGame(), scores: new Map() };
  let events = 0;
  const kept = new Set(await stored.checkpoints(head.id));
  for await (const recorded of stored.log(head.id)) {
    events += 1;
    try {
      apply(fold, recorded);
    } catch (error) {
      differs({ what: 'fold', expected: 'a sound log', found: String(error) });
      return events;
    }
    if (!kept.delete(recorded.version)) continue;
    for (const checkpoint of await stored.checkpoint(head.id, recorded.version)) {
      const fault = await faultOf(checkpoint, fold.game);
      compare(`checkpoint at version ${recorded.version}`, SOUND, fault ?? SOUND);
    }
  }
  for (const version of kept) compare(`checkpoint at version ${version}`, 'no such version', 'a checkpoint');
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
  return events;
}

const SOUND = 'what the log says';

type Shown = Pick<Score, 'score' | 'total' | 'untimed'>;
const scoreOf = (row: Pick<Score, 'score'> | undefined) => (row ? row.score : 'no row');

interface Fold {
  game: Game;
  scores: Map<string, Shown>;
}

/**
 * Applies an event, and collects each player's result of each run: a score at its end, or null for a player who left
 * before. A host who did not play has none. A run that ended before its first question closed has no results. `evolve` throws if a stored result is wrong.
 */
function apply({ game, scores }: Fold, recorded: Recorded): void {
  evolve(game, recorded);
  const { sheet, actor } = game;
  if (sheet.rules.unranked) return;
  const { event } = recorded;
  const { value: phase, context } = actor.getSnapshot();
  const untimed = sheet.rules.untimed === true;
  const set = (seat: number, run: number, shown: Omit<Shown, 'untimed'>) =>
    scores.set(scoreKey({ run, userId: seatAt(sheet, seat).userId }), { ...shown, untimed });
  const isPlayer = event.type === 'PlayerLeft' && !isHostOnly(sheet, seatAt(sheet, event.seat).userId);
  if (isPlayer && (phase === 'asking' || phase === 'revealing')) {
    set(event.seat, context.run, { score: null, total: sheet.questions.length });
  }
  if (event.type !== 'RunCompleted' || sheet.closed === 0) return;
  for (const { seat, score } of event.results) set(seat, event.run, { score, total: sheet.closed });
}

const scoreKey = ({ run, userId }: Pick<Score, 'run' | 'userId'>) => `${userId} in run ${run}`;

function byGame(rows: Score[]): Map<string, Score[]> {
  const games = new Map<string, Score[]>();
  for (const row of rows) {
    const known = games.get(row.gameId);
    if (known) known.push(row);
    else games.set(row.gameId, [row]);
  }
  return games;
}
