import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { historyRun } from '#protocol/history-id';
import { isMissed } from '#protocol/missed';
import type { BegunQuizResponse } from '#protocol/quizzes';
import type { PlayedQuiz } from '#protocol/rest';
import type { ReplayBody, ReviewResponse } from '#protocol/review';
import { type Asked, type RunReview, reviewOf } from '#protocol/run-review';
import type { Player } from '../auth/player.js';
import { InTurn } from '../database/in-turn.js';
import { recorded, type StoredEvent } from '../games/log/event-rows.js';
import { QuizInPlay } from '../quizzes/quiz-faults.js';
import { QuizzesService } from '../quizzes/quizzes.service.js';
import { IS_ASKED_NOW, IS_CHOSEN } from './in-play.sql.js';
import { AskedNow, NoSuchGame, NothingMissed, NotKept } from './review-faults.js';
import { RUN_LOG } from './run-log.sql.js';

type Row = Omit<PlayedQuiz, 'id' | 'untimed' | 'corrected'> & { untimed: boolean };

/** Reviews that may wait on this instance: enough for a hall after its game. */
const WAITING = 2_000;

/** Reviews of the runs in a player's history, from the logs of their games. */
@Injectable()
export class ReviewsService {
  private readonly turns = new InTurn(WAITING);

  constructor(
    private readonly database: DataSource,
    private readonly quizzes: QuizzesService,
  ) {}

  /** @throws NoSuchGame, NotKept, AskedNow, ServiceUnavailableException */
  async review(userId: string, id: string): Promise<ReviewResponse> {
    const { row, questions, corrected, adjustment } = await this.runOf(userId, id);
    return {
      ...row,
      ...(corrected ? { corrected } : {}),
      questions,
      ...(adjustment === undefined ? {} : { adjustment }),
    };
  }

  /**
   * Opens an unranked solo game with the questions that the player did not get right. [P6]
   * @throws NothingMissed, QuizInPlay, and as `review`
   */
  async replay(player: Player, id: string, wanted: ReplayBody): Promise<BegunQuizResponse> {
    const { row, asked, questions } = await this.runOf(player.userId, id);
    const missed = questions.filter(isMissed).flatMap(({ index }) => asked[index] ?? []);
    if (missed.length === 0) throw new NothingMissed();
    // The replay would reveal the answers before the room reaches them.
    if (await this.isOneOf(IS_CHOSEN, player.userId, missed)) throw new QuizInPlay();
    return this.quizzes.playAgain(player, row.title, missed, wanted);
  }

  private async runOf(userId: string, id: string): Promise<RunReview & { row: PlayedQuiz }> {
    const named = historyRun(id);
    if (!named) throw new NoSuchGame();
    const { gameId, run } = named;
    const [row] = await this.database.query<Row[]>(
      `select title, score, is_multiplayer, total_questions, at as timestamp, untimed from played_quiz
       where user_id = $1 and game_id = $2 and run = $3`,
      [userId, gameId, run],
    );
    if (!row) throw new NoSuchGame();
    const log = await this.turns.run(() =>
      this.database.query<StoredEvent[]>(RUN_LOG, [gameId, run, userId]),
    );
    if (log.length === 0) throw new NotKept();
    const reviewed = reviewOf(log.map(recorded), userId, run);
    if (await this.isOneOf(IS_ASKED_NOW, userId, reviewed.asked)) throw new AskedNow();
    const { untimed, ...about } = row;
    return { row: { id, ...about, ...(untimed ? { untimed } : {}) }, ...reviewed };
  }

  private async isOneOf(query: string, userId: string, asked: Asked[]): Promise<boolean> {
    const refs = asked.flatMap(({ key: { ref } }) => (ref === undefined ? [] : [ref]));
    const [row] = await this.database.query<{ yes: boolean }[]>(query, [userId, refs]);
    return row?.yes === true;
  }
}
