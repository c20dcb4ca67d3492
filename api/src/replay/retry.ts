import type { DataSource, EntityManager } from 'typeorm';
import { dueAt } from '#game/due';
import { isKnown } from '#game/events';
import { evolve } from '#game/evolve';
import { type Game, newGame, phaseOf } from '#game/game';
import { time } from '../games/log/append.sql.js';
import { record } from '../operators/operators.js';
import { LOCKED, RECODE, RESEAT, RETRY } from './retry.sql.js';
import { StoredGames } from './stored-games.js';

/** A game that is no longer quarantined. */
export interface Retried {
  gameId: string;
  /** Why it was quarantined. */
  was: string;
  phase: string;
  version: number;
  players: number;
  /** Number of these who have their seats again. The others have taken seats in other games. */
  seated: number;
  /** Null for a solo game, and if another room has the code. */
  code: string | null;
}

/** The log cannot be folded, so the next owner would quarantine the game again. */
export class StillBroken extends Error {}

/**
 * Ends the quarantine of a game, so that the next owner folds its log again. Folds it first: no instance can append to the
 * game meanwhile. Resolves to undefined if the game is not quarantined. @throws StillBroken
 */
export function retry(database: DataSource, gameId: string): Promise<Retried | undefined> {
  return database.transaction(async (manager) => {
    const [head] = await manager.query<{ version: number; quarantine: string }[]>(LOCKED, [gameId]);
    if (!head) return undefined;
    const { version, quarantine: was } = head;
    const game = await folded(manager, gameId, version);
    const phase = phaseOf(game);
    await manager.query(RETRY, [gameId, phase, time(dueAt(game))]);
    const users = phase === 'closed' ? [] : [...game.sheet.seatOf.keys()];
    const [{ seated } = { seated: 0 }] = await manager.query<{ seated: number }[]>(RESEAT, [gameId, users]);
    const code = phase === 'closed' ? null : await recoded(manager, gameId);
    await record(manager, { action: 'quarantine retry', target: gameId, details: { version } });
    return { gameId, was, phase, version, players: users.length, seated, code };
  });
}

async function folded(manager: EntityManager, gameId: string, version: number): Promise<Game> {
  const game = newGame();
  for await (const recorded of new StoredGames(manager).log(gameId)) {
    if (!isKnown(recorded.event)) throw new StillBroken(`this release does not know ${recorded.event.type}`);
    try {
      evolve(game, recorded);
    } catch (error) {
      throw new StillBroken(String(error), { cause: error });
    }
  }
  if (game.sheet.version !== version)
    throw new StillBroken(`its log ends at version ${game.sheet.version}, its head row at ${version}`);
  return game;
}

async function recoded(manager: EntityManager, gameId: string): Promise<string | null> {
  const [rows] = await manager.query<[{ code: string }[], number]>(RECODE, [gameId]);
  return rows[0]?.code ?? null;
}
