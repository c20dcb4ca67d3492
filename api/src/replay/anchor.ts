import { createHash } from 'node:crypto';
import { ChainCheck } from './check-chain.js';
import type { StoredGames } from './stored-games.js';

/** A digest over the logs of all games up to a time. An operator who has published it can prove later that none of them has changed. */
export interface Anchor {
  /** ISO 8601. */
  at: string;
  games: number;
  /** SHA-256, hex. */
  digest: string;
}

/** Appends in flight may still add younger events, with an earlier time. */
const SETTLED_MS = 5 * 60_000;
const PAGE = 1_000;
const FIRST = '00000000-0000-0000-0000-000000000000';
const FORM = /^fourtell-anchor-1 (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) (\d{1,12}) ([0-9a-f]{64})\s*$/;

export const anchorText = ({ at, games, digest }: Anchor): string =>
  `fourtell-anchor-1 ${at} ${games} ${digest}`;

/** Undefined if the text is not an anchor. */
export function parseAnchor(text: string): Anchor | undefined {
  const [, at, games, digest] = FORM.exec(text) ?? [];
  return at && digest ? { at, games: Number(games), digest } : undefined;
}

/** The newest anchor that is sure to stay. */
export async function newAnchor(stored: StoredGames): Promise<Anchor> {
  const now = await stored.now();
  return anchorAt(stored, new Date(now.getTime() - SETTLED_MS).toISOString());
}

/** The anchor of a time in the past, computed from the hashes that are stored. */
export function anchorAt(stored: StoredGames, at: string): Promise<Anchor> {
  return stored.inSnapshot(async (snapshot) => {
    const digest = createHash('sha256');
    let games = 0;
    for (let after: string | undefined = FIRST; after; after = await snapshot.lastOfPage(after, PAGE)) {
      for (const { id, version, hash } of await snapshot.anchored(at, after, PAGE)) {
        games += 1;
        digest.update(
          `${id} ${version} ${(hash ?? (await hashAt(snapshot, id, version))).toString('hex')}\n`,
        );
      }
    }
    return { at, games, digest: digest.digest('hex') };
  });
}

/** The hash of an event that was stored without. */
async function hashAt(stored: StoredGames, id: string, version: number): Promise<Buffer> {
  const chain = new ChainCheck();
  for await (const row of stored.rows(id)) {
    if (row.version > version) break;
    chain.add(row);
  }
  return chain.hash;
}
