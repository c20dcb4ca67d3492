import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Ack, GameState, ScoreRow, ShownQuestion } from '#protocol/messages';
import type { Receipt } from './solo-bot.js';

interface Wish {
  question_id: string;
  question_index: number;
  user_answer: string;
  command_id: string;
}

export interface Ending {
  scores: ScoreRow[];
  closed: number;
}

type Shown = ShownQuestion | undefined;

const RETRY_MS = 250;

/**
 * A scripted player that finishes a run in a room despite failures: it reconnects, resends unconfirmed commands under the
 * same id, and records receipts, refusals and all frames.
 */
export class RoomBot {
  readonly receipts: Receipt[] = [];
  readonly refused: string[] = [];
  readonly frames: [event: string, payload: unknown][] = [];
  name = '';
  reconnects = 0;
  ending?: Ending;
  private wish?: Wish;
  private questions: Shown[] = [];
  private readonly socket: Socket;
  private readonly ended: Promise<Ending>;

  constructor(
    url: string,
    token: string,
    private readonly random: () => number,
    private readonly thinkMs: number,
    query: { room?: string } = {},
  ) {
    this.socket = io(`${url}/multiplayer`, {
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      query,
      reconnectionDelay: 30,
      reconnectionDelayMax: 200,
      auth: { token },
    });
    this.ended = new Promise((resolve, reject) => this.listen(resolve, reject));
  }

  /** Sends under one command id until it is confirmed. @throws Error if it is refused */
  async insist(event: string, payload: object = {}): Promise<Ack> {
    this.socket.connect();
    const message = { ...payload, command_id: randomUUID() };
    for (;;) {
      const ack: Ack | undefined = await this.socket
        .timeout(5_000)
        .emitWithAck(event, message)
        .catch(() => undefined);
      if (ack?.ok) return ack;
      if (ack && ack.code !== 'unavailable') throw new Error(`${event}: ${ack.code}`);
      await pause(RETRY_MS);
    }
  }

  /** Opens a room and resolves to its code. */
  async open(): Promise<string> {
    await this.insist('create_room');
    const [, payload] = this.frames.find(([event]) => event === 'room_created') ?? [];
    return (payload as { code: string }).code;
  }

  /** Resolves when the run is over. */
  play = (): Promise<Ending> => this.ended;

  get connected(): boolean {
    return this.socket.connected;
  }

  /** Breaks the connection, which then reconnects. */
  drop(): void {
    this.socket.io.engine?.close();
  }

  close(): void {
    this.socket.disconnect();
  }

  private listen(resolve: (ending: Ending) => void, reject: (error: Error) => void): void {
    const { socket } = this;
    let connections = 0;
    socket.onAny((event: string, payload: unknown) => this.frames.push([event, payload]));
    socket.on('connect', () => {
      this.reconnects = connections++;
    });
    socket.on('connect_error', (error) => error.message.includes('token') && reject(error));
    socket.on('start_game', ({ questions }: { questions: Shown[] }) => {
      this.questions = questions;
      this.think(0);
    });
    socket.on('next_question', (next: { newQuestionIndex: number; question?: Shown }) => {
      if (next.question) this.questions[next.newQuestionIndex] = next.question;
      this.think(next.newQuestionIndex);
    });
    socket.on('game_state', (state: GameState) => {
      this.name = state.you ?? '';
      if (state.questions.length > 0) this.questions = state.questions;
      if (state.phase === 'asking' && state.my_answer === null) this.think(state.question_index);
      // The run ended while this player was disconnected.
      const { scores = [], phase, run } = state;
      if (phase === 'lobby' && run > 0 && scores.length > 0) this.end({ scores, closed: -1 }, resolve);
    });
    socket.on('quiz_completed', (ending: Ending) => this.end(ending, resolve));
  }

  private end(ending: Ending, resolve: (ending: Ending) => void): void {
    this.ending ??= ending;
    resolve(this.ending);
  }

  private think(index: number): void {
    if (this.wish?.question_index === index) return void this.submit(this.wish);
    setTimeout(() => {
      const { question_id = '', choices } = this.questions[index] ?? {};
      if (!choices || (this.wish && this.wish.question_index >= index)) return;
      const user_answer = choices[Math.floor(this.random() * choices.length)] ?? '';
      this.wish = { question_id, question_index: index, user_answer, command_id: randomUUID() };
      void this.submit(this.wish);
    }, this.random() * this.thinkMs);
  }

  private async submit(wish: Wish): Promise<void> {
    if (!this.socket.connected || this.receipts.some(({ index }) => index === wish.question_index)) return;
    const ack: Ack | undefined = await this.socket
      .timeout(3_000)
      .emitWithAck('check_answer', wish)
      .catch(() => undefined);
    if (wish !== this.wish || this.receipts.some(({ index }) => index === wish.question_index)) return;
    const { question_id, question_index: index, user_answer: answer } = wish;
    if (ack?.ok) this.receipts.push({ question_id, index, answer, version: ack.version });
    else if (ack?.code === 'unavailable' || !ack) setTimeout(() => this.submit(wish), RETRY_MS);
    else this.refused.push(ack.code);
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
