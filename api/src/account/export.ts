import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountExport } from '#protocol/account';
import type { Player } from '../auth/player.js';
import { InTurn } from '../database/in-turn.js';
import { Creations } from '../profile/creations.js';
import { AccountService } from './account.service.js';
import { SignInList } from './sign-in-list.js';

const AT = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const HISTORY_ROWS = 1_000;
const HISTORY = `select string_agg(line::text, ',' order by n) as json, count(*)::int as rows from (
    select row_number() over () as n, json_build_object('title', title, 'score', score,
      'total_questions', total_questions, 'is_multiplayer', is_multiplayer, 'timestamp', ${AT('at')}) as line
    from (select * from played_quiz where user_id = $1 order by at desc, game_id, run limit ${HISTORY_ROWS} offset $2) p
  ) lines`;

const GAMES = 5;
const GAMES_AFTER = `select distinct game_id as id from game_event
  where type = 'PlayerJoined' and data->>'userId' = $1 and game_id > $2 order by game_id limit ${GAMES}`;
/** Only answers to questions that have closed: the key of an open one must not leave. */
const ANSWERS = `
with own as (
  select game_id, (data->>'seat')::int as seat from game_event
  where type = 'PlayerJoined' and data->>'userId' = $1 and game_id = any($2::uuid[])
), dealt as materialized (
  select q.game_id, q.data->>'run' as run, q.data->'questions' as questions, k.data->'keys' as keys
  from game_event q join game_event k
    on k.game_id = q.game_id and k.type = 'AnswerKeySet' and k.data->>'run' = q.data->>'run'
  where q.type = 'QuestionsDealt' and q.game_id = any($2::uuid[])
), closed as materialized (
  select game_id, data->>'run' as run, (data->>'index')::int as index from game_event
  where type = 'QuestionClosed' and game_id = any($2::uuid[])
), given as (
  select a.game_id, a.version, a.at, a.data->>'run' as run, (a.data->>'index')::int as index,
    a.data->>'answer' as answer
  from own o join game_event a on a.game_id = o.game_id and a.type = 'AnswerSubmitted'
    and (a.data->>'seat')::int = o.seat
)
select string_agg(json_build_object('prompt', d.questions->g.index->>'prompt', 'answer', g.answer,
    'correct_answer', d.keys->g.index->>'answer', 'is_correct', g.answer = d.keys->g.index->>'answer',
    'at', ${AT('g.at')})::text, ',' order by g.game_id, g.version) as json
from given g join dealt d using (game_id, run) join closed c using (game_id, run, index)`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Everything that is kept about a user, as one JSON document. */
@Injectable()
export class Export {
  private readonly turns = new InTurn(200);

  constructor(
    private readonly database: DataSource,
    private readonly accounts: AccountService,
    private readonly signIns: SignInList,
    private readonly creations: Creations,
  ) {}

  /** An `AccountExport` as a stream of JSON: it may have many megabytes, so pieces are sent as fast as the client reads. */
  async of(player: Player): Promise<Readable> {
    const head = await this.head(player);
    return Readable.from(this.text(player.userId, head), { objectMode: false, highWaterMark: 1 });
  }

  private async head(player: Player): Promise<Pick<AccountExport, 'exported_at' | 'account' | 'sign_ins'>> {
    const { mail: _mail, provider: _provider, ...account } = await this.accounts.read(player);
    const { createdAt } = await this.accounts.userOf(player.userId);
    return {
      exported_at: new Date().toISOString(),
      account: { ...account, created_at: createdAt.toISOString() },
      sign_ins: await this.signIns.of(player.userId),
    };
  }

  private async *text(userId: string, head: object) {
    yield JSON.stringify(head).slice(0, -1);
    yield* list('quizzes', this.creations.all(userId));
    yield* list('history', this.history(userId));
    yield* list('answers', this.answers(userId));
    yield '}';
  }

  private async *history(userId: string) {
    for (let rows = HISTORY_ROWS, offset = 0; rows === HISTORY_ROWS; offset += rows) {
      const page = await this.row<{ json: string | null; rows: number }>(HISTORY, [userId, offset]);
      rows = page?.rows ?? 0;
      yield page?.json;
    }
  }

  private async *answers(userId: string) {
    let after: string | undefined = FIRST;
    while (after !== undefined) {
      const games: { id: string }[] = await this.rows(GAMES_AFTER, [userId, after]);
      const ids = games.map(({ id }) => id);
      yield (await this.row<{ json: string | null }>(ANSWERS, [userId, ids]))?.json;
      after = ids.length === GAMES ? ids.at(-1) : undefined;
    }
  }

  private row = async <T>(sql: string, values: unknown[]) => (await this.rows<T>(sql, values))[0];

  private rows = <T>(sql: string, values: unknown[]): Promise<T[]> =>
    this.turns.run(() => this.database.query<T[]>(sql, values));
}

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
