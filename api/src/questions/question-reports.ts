import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AnswerKey, Question } from '#game/question';
import type { ReportBody } from '#protocol/reports';
import { Limits } from '../limits/limits.js';

/** Players may report questions of their open games and of this many of their last finished ones. */
const LATEST_GAMES = 5;

interface Asked {
  question: Question;
  key: AnswerKey;
}

/** Players' reports of faulty questions. */
@Injectable()
export class QuestionReports {
  constructor(
    private readonly database: DataSource,
    private readonly limits: Limits,
  ) {}

  /** Stores a report, replacing an earlier one by the same player. @throws NotFoundException */
  async report(userId: string, { question_id, kind, text = '' }: ReportBody): Promise<void> {
    const asked = await this.closedQuestion(userId, question_id);
    if (asked?.key.ref === undefined)
      throw new NotFoundException('You can only report a question that you have just played.');
    await this.limits.spend('reports-hourly', userId);
    const { question, key } = asked;
    await this.database.query(
      `insert into question_report (ref, user_id, kind, text, prompt, answer) values ($1, $2, $3, $4, $5, $6)
       on conflict (ref, user_id) do update set kind = excluded.kind, text = excluded.text, at = now(),
         prompt = excluded.prompt, answer = excluded.answer`,
      [key.ref, userId, kind, text, question.prompt, key.answer],
    );
  }

  /** The question with its key, if the player's game has closed it. */
  private async closedQuestion(userId: string, questionId: string): Promise<Asked | undefined> {
    const [asked] = await this.database.query<Asked[]>(
      `with latest as (
         (select game_id from played_quiz where user_id = $1 order by at desc limit $3)
         union select game_id from seat_of where user_id = $1
       )
       select asked.question, key.data->'keys'->(asked.n::int - 1) as key
       from latest
       join game_event dealt on dealt.game_id = latest.game_id and dealt.type = 'QuestionsDealt'
       join game_event key on key.game_id = latest.game_id and key.type = 'AnswerKeySet'
         and key.data->'run' = dealt.data->'run'
       join game_event closed on closed.game_id = latest.game_id and closed.type = 'QuestionClosed'
         and closed.data->'run' = dealt.data->'run'
       cross join lateral jsonb_array_elements(dealt.data->'questions') with ordinality as asked (question, n)
       where asked.question->>'question_id' = $2 and (closed.data->>'index')::int = asked.n - 1`,
      [userId, questionId, LATEST_GAMES],
    );
    return asked;
  }
}
