import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountExport } from '#protocol/account';
import { InTurn } from '../database/in-turn.js';
import { passkeysOf } from '../passkeys/passkey-list.js';
import { OwnQuizzes } from '../profile/own-quizzes.js';
import {
  ACTION_ROWS,
  ACTIONS,
  ANSWERS,
  GAMES,
  GAMES_AFTER,
  HISTORY,
  HISTORY_ROWS,
  REPORT_ROWS,
  REPORTS,
  RUNS,
  SMALL_LISTS,
} from './export.sql.js';
import { SignInList } from './sign-in-list.js';
import { userOf } from './user-of.js';

/** Before the first and behind the last key of a page. */
const [FIRST, LAST] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const MAX_INT = 2_147_483_647;

interface Line {
  json: string;
}

/** All data about a user, as one JSON document. */
@Injectable()
export class Export {
  private readonly turns = new InTurn(200);

  constructor(
    private readonly database: DataSource,
    private readonly signIns: SignInList,
    private readonly quizzes: OwnQuizzes,
  ) {}

  /** An `AccountExport` as a stream of JSON: it may have many megabytes, so pieces are sent as fast as the client reads. */
  async of(userId: string): Promise<Readable> {
    const head = await this.head(userId);
    return Readable.from(this.text(userId, head), { objectMode: false, highWaterMark: 1 });
  }

  private async head(userId: string) {
    const { manager } = this.database;
    const { username, email, isGuest, passwordHash, createdAt } = await userOf(manager, userId);
    const passkeys = await passkeysOf(manager, userId);
    const account = { username, email, guest: isGuest, has_password: passwordHash !== null, passkeys };
    const [small] = await this.rows<Pick<AccountExport, 'identities' | 'known_places'>>(SMALL_LISTS, [
      userId,
    ]);
    return {
      exported_at: new Date().toISOString(),
      account: { ...account, created_at: createdAt.toISOString() },
      sign_ins: await this.signIns.of(userId),
      ...small,
    };
  }

  private async *text(userId: string, head: object) {
    yield JSON.stringify(head).slice(0, -1);
    yield* list('quizzes', this.quizzes.all(userId));
    yield* list('history', this.history(userId));
    yield* list('answers', this.answers(userId));
    yield* list('reports', this.reports(userId));
    yield* list('operator_actions', this.actions(userId));
    yield '}';
  }

  private async *history(userId: string) {
    let before: unknown[] = ['infinity', LAST, MAX_INT];
    for (;;) {
      const page = await this.rows<Line & { at: string; game_id: string; run: number }>(HISTORY, [
        userId,
        ...before,
      ]);
      yield jsonOf(page);
      const last = page[HISTORY_ROWS - 1];
      if (!last) return;
      before = [last.at, last.game_id, last.run];
    }
  }

  private async *reports(userId: string) {
    let after: string | undefined = '';
    while (after !== undefined) {
      const page: (Line & { ref: string })[] = await this.rows(REPORTS, [userId, after]);
      yield jsonOf(page);
      after = page[REPORT_ROWS - 1]?.ref;
    }
  }

  private async *actions(userId: string) {
    let after: string | undefined = '0';
    while (after !== undefined) {
      const page: (Line & { id: string })[] = await this.rows(ACTIONS, [userId, after]);
      yield jsonOf(page);
      after = page[ACTION_ROWS - 1]?.id;
    }
  }

  private async *answers(userId: string) {
    let after: string | undefined = FIRST;
    while (after !== undefined) {
      const games: { id: string }[] = await this.rows(GAMES_AFTER, [userId, after]);
      const ids = games.map(({ id }) => id);
      yield* this.answersIn(userId, ids);
      after = ids[GAMES - 1];
    }
  }

  /** A room may have been played many times, so its runs come in pages, too. */
  private async *answersIn(userId: string, games: string[]) {
    for (let [left, run] = [games, 0]; left.length > 0; ) {
      const [page] = await this.rows<Page>(ANSWERS, [userId, left, run]);
      yield page?.json;
      const last = page?.runs?.[RUNS - 1];
      if (!last) return;
      left = left.slice(left.indexOf(last.id));
      run = last.run;
    }
  }

  private rows = <T>(sql: string, values: unknown[]): Promise<T[]> =>
    this.turns.run(() => this.database.query<T[]>(sql, values));
}

interface Page {
  json: string | null;
  runs: { id: string; run: number }[] | null;
}

const jsonOf = (lines: Line[]): string => lines.map(({ json }) => json).join(',');

/** A field whose pieces are items of its list, each with commas between its own. */
async function* list(name: string, pieces: AsyncIterable<string | null | undefined>) {
  yield `,"${name}":[`;
  let isEmpty = true;
  for await (const piece of pieces) {
    if (!piece) continue;
    yield isEmpty ? piece : `,${piece}`;
    isEmpty = false;
  }
  yield ']';
}
