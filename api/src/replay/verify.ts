import type { Recorded } from '#game/events';
import { type Game, phaseOf } from '#game/game';
import { seatAt } from '#game/sheet';
import { replay } from './replay.js';
import type { Score, StoredGame, StoredGames } from './stored-games.js';

/** Something that does not agree with the fold of a game's log. */
export interface Difference {
  gameId: string;
  what: string;
  expected: string | number | null;
  found: string | number | null;
}

export interface Verified {
  games: number;
  events: number;
  differences: Difference[];
}

const PAGE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Checks that fold, stored result, history row and independent SQL agree, and that no version is missing.
 * Without `id`, every game.
 */
export async function verify(stored: StoredGames, id?: string): Promise<Verified> {
  const total: Verified = { games: 0, events: 0, differences: [] };
  for (let after = FIRST; ; ) {
    // Games go on meanwhile: all that is compared is read at one moment.
    const last = await stored.atOneMoment(async (now) => {
      const page = id ? await now.find(id) : await now.page(after, PAGE);
      await verifyPage(now, page, total);
      return page.at(-1);
    });
    if (!last || id) return total;
    after = last.id;
  }
}

async function verifyPage(stored: StoredGames, games: StoredGame[], total: Verified): Promise<void> {
  const ids = games.map(({ id }) => id);
  const logs = await stored.events(ids);
  const history = await stored.history(ids);
  const scores = await stored.scores(ids);
  const [historyOf, scoresOf] = [byGame(history), byGame(scores)];
  for (const game of games) {
    const events = logs.get(game.id) ?? [];
    const differences = verifyGame(game, events, historyOf.get(game.id) ?? [], scoresOf.get(game.id) ?? []);
    total.differences.push(...differences);
    total.games += 1;
    total.events += events.length;
  }
}

/** Compares one game's log with all that was made of it. */
export function verifyGame(
  head: StoredGame,
  events: Recorded[],
  history: Score[],
  scores: Score[],
): Difference[] {
  const differences: Difference[] = [];
  const compare = (what: string, expected: string | number | null, found: string | number | null) => {
    if (expected !== found) differences.push({ gameId: head.id, what, expected, found });
  };
  let fold: Fold;
  try {
    fold = foldOf(events);
  } catch (error) {
    return [{ gameId: head.id, what: 'fold', expected: 'a sound log', found: String(error) }];
  }
  compare('version of the head row', fold.game.sheet.version, head.version);
  compare('phase of the head row', phaseOf(fold.game), head.phase);
  for (const [who, rows] of [
    ['history row', history],
    ['SQL over the log', scores],
  ] as const) {
    const found = new Map(rows.map((row) => [scoreKey(row), row]));
    compare(`${who}: rows`, fold.scores.size, rows.length);
    for (const key of new Set([...fold.scores.keys(), ...found.keys()])) {
      const [wanted, row] = [fold.scores.get(key), found.get(key)];
      compare(`${who}: score of ${key}`, scoreOf(wanted), scoreOf(row));
      if (wanted && row) compare(`${who}: questions of ${key}`, wanted.total, row.total);
    }
  }
  return differences;
}

type Shown = Pick<Score, 'score' | 'total'>;
const scoreOf = (row: Shown | undefined) => (row ? row.score : 'no row');

interface Fold {
  game: Game;
  scores: Map<string, Shown>;
}

/**
 * What each player has to show for each run: a score at its end, none for who left it before; `evolve` refuses a
 * stored result that is not the fold's. A run that ended before its first question closed leaves nothing.
 */
function foldOf(events: Recorded[]): Fold {
  const scores = new Map<string, Shown>();
  const game = replay(events, {
    seen: ({ event }, { sheet, actor }) => {
      const { value: phase, context } = actor.getSnapshot();
      const set = (seat: number, run: number, shown: Shown) =>
        scores.set(scoreKey({ run, userId: seatAt(sheet, seat).userId }), shown);
      if (event.type === 'PlayerLeft' && (phase === 'asking' || phase === 'revealing')) {
        set(event.seat, context.run, { score: null, total: sheet.questions.length });
      }
      if (event.type !== 'RunCompleted' || sheet.closed === 0) return;
      for (const { seat, score } of event.results) set(seat, event.run, { score, total: sheet.closed });
    },
  });
  return { game, scores };
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
