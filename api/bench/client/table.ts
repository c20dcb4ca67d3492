import type { ShownQuestion } from '#protocol/messages';
import { ANSWER_ACK, eventFrame } from './frames.js';
import type { Player } from './player.js';

export interface Started {
  questions: ShownQuestion[];
}

/** A room with its players, host first, and their answer frames. */
export class Table {
  readonly host: Player;
  /** By question, then by choice. */
  private answers: Buffer[][] = [];

  constructor(readonly players: readonly Player[]) {
    this.host = players[0] as Player;
    for (const [place, player] of players.entries()) player.place = place;
  }

  get questions(): number {
    return this.answers.length;
  }

  /** Starts a run; resolves when all players have the first question. */
  async start(wished: object): Promise<void> {
    const last = this.players.at(-1)?.next<Started>('start_game');
    await this.host.must('start_game', wished);
    const { questions } = (await last) as Started;
    this.answers = questions.map(({ question_id, choices = [] }, question_index) =>
      choices.map((user_answer) =>
        eventFrame(ANSWER_ACK, 'check_answer', { question_id, question_index, user_answer }),
      ),
    );
  }

  /** The player's answer frame for a question. */
  answer(player: Player, index: number): Buffer {
    const choices = this.answers[index] ?? [];
    return choices[player.place % choices.length] as Buffer;
  }
}
