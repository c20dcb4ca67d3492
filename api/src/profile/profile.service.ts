import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HISTORY_SIZE, POINTS_PER_QUESTION } from '#protocol/limits';
import type { Corrected, HistoryResponse, PageQuery, PlayedQuiz } from '#protocol/rest';
import { LAST_CORRECTION } from './last-correction.sql.js';

type Row = Omit<PlayedQuiz, 'untimed' | 'corrected'> & { untimed: boolean; corrected: Corrected | null };

interface Totals {
  games_played: number;
  average_score: number;
}

@Injectable()
export class ProfileService {
  constructor(private readonly database: DataSource) {}

  /** The user's finished games, newest first, with totals over all of them. */
  async history(userId: string, { page = 1, page_size = HISTORY_SIZE }: PageQuery): Promise<HistoryResponse> {
    const [quizzes, totals] = await Promise.all([
      this.database.query<Row[]>(
        `select game_id || '.' || run as id, title, score, is_multiplayer, total_questions, at as timestamp,
           untimed, ${LAST_CORRECTION} as corrected from played_quiz p
         where user_id = $1 order by at desc, game_id, run limit $2 offset $3`,
        [userId, page_size, (page - 1) * page_size],
      ),
      this.database.query<Totals[]>(
        `select count(*)::int as games_played,
           coalesce(round(avg(100.0 * score / (total_questions * $2)) filter (where not untimed)), 0)::int as average_score
         from played_quiz where user_id = $1`,
        [userId, POINTS_PER_QUESTION],
      ),
    ]);
    const { games_played = 0, average_score = 0 } = totals[0] ?? {};
    return { quizzes: quizzes.map(shown), total: games_played, games_played, average_score };
  }
}

const shown = ({ untimed, corrected, ...quiz }: Row): PlayedQuiz => ({
  ...quiz,
  ...(untimed ? { untimed } : {}),
  ...(corrected ? { corrected } : {}),
});
