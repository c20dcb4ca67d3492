import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Ack, GameState } from '#protocol/messages';
import type { QuizResponse } from '#protocol/rest';

/** An answer that the server has confirmed. */
export interface Receipt {
  question_id: string;
  index: number;
  answer: string;
  version: number;
}

interface Wish {
  question_id: string;
  question_index: number;
  user_answer: string;
  command_id: string;
}

/**
 * A scripted player that finishes a quiz despite failures: it reconnects, resends unconfirmed answers under the same
 * command id, and records receipts and all frames in order.
 */
export class SoloBot {
  readonly receipts: Receipt[] = [];
  readonly frames: [event: string, payload: unknown][] = [];
  readonly deadlines: number[][] = [];
  refused: string[] = [];
  private wish?: Wish;
  private socket?: Socket;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly random: () => number,
  ) {}

  /** Plays the open quiz to its end; resolves to the final score if it was received. */
  play(questions: QuizResponse, { thinkMs = 300 } = {}): Promise<number | undefined> {
    const socket = io(`${this.url}/singleplayer`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 30,
      reconnectionDelayMax: 200,
      auth: { token: this.token },
    });
    this.socket = socket;
    return new Promise((resolve, reject) => {
      const end = (score?: number) => {
        socket.disconnect();
        resolve(score);
      };
      const think = (index: number) => {
        const { question_id = '', choices = [] } = questions[index] ?? {};
        const user_answer = choices[Math.floor(this.random() * choices.length)] ?? '';
        const wish = { question_id, question_index: index, user_answer, command_id: randomUUID() };
        if (this.wish?.question_index === index) return void this.submit();
        setTimeout(() => {
          if (this.wish && this.wish.question_index >= index) return;
          this.wish = wish;
          void this.submit();
        }, this.random() * thinkMs);
      };
      socket.onAny((event: string, payload: unknown) => this.frames.push([event, payload]));
      socket.on('game_state', ({ phase, question_index, my_answer, closes_at }: GameState) => {
        if (phase !== 'asking' || closes_at === null) return;
        this.deadlines[question_index] = [...(this.deadlines[question_index] ?? []), closes_at];
        if (my_answer === null) think(question_index);
      });
      socket.on('next_question', ({ newQuestionIndex }: { newQuestionIndex: number }) =>
        think(newQuestionIndex),
      );
      socket.on('quiz_completed', ({ score }: { score: number }) => end(score));
      socket.on('no_namespace', () => end());
      socket.on('connect_error', (error) => {
        if (error.message.includes('token')) reject(error);
      });
    });
  }

  private async submit(): Promise<void> {
    const { wish, socket } = this;
    if (!wish || !socket?.connected) return;
    const ack: Ack | undefined = await socket
      .timeout(5_000)
      .emitWithAck('check_answer', wish)
      .catch(() => undefined);
    if (!ack || wish !== this.wish) return;
    if (!ack.ok) {
      this.refused.push(ack.code);
      return;
    }
    const { question_id, question_index: index, user_answer: answer } = wish;
    this.receipts.push({ question_id, index, answer, version: ack.version });
  }
}
