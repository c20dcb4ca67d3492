import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { Ack, GameState, PublicMessage, ShownQuestion, SyncAck } from '#protocol/messages';
import { Journal } from './journal.js';

interface Wish {
  question_id: string;
  question_index: number;
  user_answer: string;
  command_id: string;
  sentAt: number;
}

/** Time-outs of the product's own client. */
const RETRY_MS = 1_500;
const HANDSHAKE_MS = 6_000;
const REPLY_MS = 5_000;
const PAUSE_MS = 500;
const AGAIN = ['rate_limited', 'unavailable', 'not_in_room'];
/** Probability that a confirmed answer is sent again, which must return the same receipt. */
const REPEATED = 0.1;

const lengthOf = ([name, payload]: PublicMessage) =>
  name === 'roster' ? payload.joined.length + payload.left.length : 1;

/**
 * A player that behaves like the product's client despite failures: it reconnects, resends unconfirmed answers under the
 * same id, and requests the state after a missed message. Its journal records what it has seen.
 */
export class Bot {
  readonly journal = new Journal();
  name = '';
  /** The index of the open or last question; -1 before the first. */
  index = -1;
  run = 0;
  over = false;
  private seq = 0;
  private asked = false;
  private isNew = true;
  private wish?: Wish | undefined;
  private questions: (ShownQuestion | undefined)[] = [];
  private readonly socket: Socket;
  private closed = false;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly random: () => number,
    private readonly thinkMs: number,
  ) {
    this.socket = io(`${url}/multiplayer`, {
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      reconnectionDelay: 250,
      reconnectionDelayMax: 2_000,
      timeout: HANDSHAKE_MS,
      auth: { token },
    });
    this.listen();
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  /** Names the room on later connections. */
  hint(code: string): void {
    this.socket.io.opts.query = { room: code };
  }

  /** Sends under one command id until it is confirmed. @throws Error if it is refused */
  async insist(event: string, payload: object = {}): Promise<Ack> {
    this.socket.connect();
    const message = { ...payload, command_id: randomUUID() };
    for (;;) {
      const ack = await this.emit<Ack>(event, message);
      if (ack?.ok) return ack;
      if (ack && !AGAIN.includes(ack.code)) throw new Error(`${event}: ${ack.code}`);
      if (this.closed) throw new Error(`${event}: the player has gone`);
      await sleep(PAUSE_MS / 4);
    }
  }

  /** Opens a room and resolves to its code. */
  async open(): Promise<string> {
    await this.insist('create_room');
    for (;;) {
      const told = this.journal.frames.find(({ event }) => event === 'room_created');
      if (told) return (told.payload as { code: string }).code;
      await sleep(20);
    }
  }

  /** The current state of this player; retries until the server replies. */
  async view(withinMs: number): Promise<GameState | undefined> {
    const late = Date.now() + withinMs;
    while (Date.now() < late && !this.closed) {
      const ack = await this.emit<SyncAck>('sync', { seq: this.seq });
      if (ack?.ok) return ack.state;
      await sleep(100);
    }
    return undefined;
  }

  /** Disconnects for `ms`. */
  async leave(ms: number): Promise<void> {
    this.socket.disconnect();
    await sleep(ms);
    if (!this.closed) this.socket.connect();
  }

  /** Breaks the connection, which then reconnects. */
  drop(): void {
    this.socket.io.engine?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket.disconnect();
  }

  /** The question at this index, as far as it was disclosed. */
  question = (index: number): ShownQuestion | undefined => this.questions[index];

  /** Sends once; undefined without a reply. */
  ask = (event: string, payload: object): Promise<Ack | undefined> => this.emit<Ack>(event, payload);

  /** Another device of the same player. */
  again = (random: () => number, thinkMs: number): Bot => new Bot(this.url, this.token, random, thinkMs);

  private async emit<T>(event: string, payload: object): Promise<T | undefined> {
    if (!this.socket.connected) return undefined;
    return this.socket
      .timeout(REPLY_MS)
      .emitWithAck(event, payload)
      .catch(() => undefined) as Promise<T | undefined>;
  }

  private listen(): void {
    const { socket, journal } = this;
    let connections = 0;
    const later = () => {
      if (!this.closed) setTimeout(() => !this.closed && socket.connect(), RETRY_MS * (0.5 + this.random()));
    };
    socket.onAny((event: string, payload: unknown) => this.hear(event, payload));
    socket.on('connect', () => {
      this.asked = false;
      this.isNew = true;
      if (connections++ > 0) journal.reconnects.push(Date.now());
    });
    socket.on('connect_error', ({ message }) => {
      if (message === 'timeout') socket.io.opts.query = {}; // drop the room code, so that any instance may serve
      if (!socket.active) later();
    });
    socket.on('disconnect', (reason) => {
      journal.losses.push(Date.now());
      if (reason === 'io server disconnect') later();
    });
  }

  private hear(event: string, payload: unknown): void {
    this.journal.frames.push({ at: Date.now(), event, payload });
    if (event === 'game_state') this.rebuild(payload as GameState);
    else this.fold(event, payload);
  }

  private fold(event: string, payload: unknown): void {
    const seq = (payload as { seq?: number } | undefined)?.seq;
    // A new connection gets the whole state, which includes all earlier messages.
    if (seq === undefined || this.isNew) return;
    if (seq > this.seq + lengthOf([event, payload] as PublicMessage)) return void this.catchUp();
    // Messages repeated for clients without `game_state` carry the state's number.
    if (seq > this.seq) this.follow(event, payload, seq);
  }

  private follow(event: string, payload: unknown, seq: number): void {
    this.seq = seq;
    if (event === 'start_game') {
      const { questions, run } = payload as { questions: ShownQuestion[]; run: number };
      Object.assign(this, { questions, run, over: false });
      this.think(0);
    } else if (event === 'next_question') {
      const next = payload as { newQuestionIndex: number; question?: ShownQuestion };
      if (next.question) this.questions[next.newQuestionIndex] = next.question;
      this.think(next.newQuestionIndex);
    } else if (event === 'answer_checked') this.wish = undefined;
    else if (event === 'quiz_completed') this.over = true;
  }

  private rebuild(state: GameState): void {
    this.name = state.you ?? this.name;
    this.seq = state.seq;
    this.isNew = false;
    this.run = state.run;
    if (state.questions.length > 0) this.questions = [...state.questions];
    const { phase, question_index, my_answer } = state;
    if (phase === 'asking' && my_answer === null) this.think(question_index);
    else this.wish = undefined;
    if (phase !== 'lobby') this.index = Math.max(this.index, question_index);
    // The run ended while this player was disconnected.
    if (phase === 'lobby' && state.run > 0) this.over = true;
  }

  private async catchUp(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.journal.holes.push(Date.now());
    const ack = await this.emit<SyncAck>('sync', { seq: this.seq });
    this.asked = false;
    if (!ack?.ok) return;
    this.journal.frames.push({ at: Date.now(), event: 'game_state', payload: ack.state });
    this.rebuild(ack.state);
  }

  private think(index: number): void {
    if (index === 0 && this.index !== 0) this.index = 0;
    if (index > this.index) this.index = index;
    clearTimeout(this.timer);
    if (this.wish?.question_index === index) this.post(this.wish);
    else this.answerLater(index);
  }

  private answerLater(index: number): void {
    this.timer = setTimeout(() => {
      const { question_id = '', choices } = this.questions[index] ?? {};
      if (!choices || this.index !== index || this.hasReceipt(question_id)) return;
      const user_answer = choices[Math.floor(this.random() * choices.length)] ?? '';
      const command_id = randomUUID();
      this.wish = { question_id, question_index: index, user_answer, command_id, sentAt: Date.now() };
      this.post(this.wish);
    }, this.random() * this.thinkMs);
  }

  private hasReceipt = (questionId: string) => this.journal.receipts.some((r) => r.questionId === questionId);

  private post(wish: Wish): void {
    const { sentAt, ...message } = wish;
    if (!this.socket.connected) return;
    this.socket.timeout(REPLY_MS).emit('check_answer', message, (error: Error | null, ack: Ack) => {
      if (error || (!ack.ok && AGAIN.includes(ack.code))) {
        if (this.wish !== wish) return;
        this.journal.resent += 1;
        if (error) this.post(wish);
        else setTimeout(() => this.wish === wish && this.post(wish), PAUSE_MS);
      } else this.replied(wish, ack);
    });
  }

  private replied(wish: Wish, ack: Ack): void {
    const { question_id: questionId, question_index: index, user_answer: answer, sentAt } = wish;
    const known = { commandId: wish.command_id, questionId, index, sentAt };
    const first = this.journal.receipts.find(({ commandId }) => commandId === wish.command_id);
    if (first) {
      if (ack.ok) this.journal.repeats.push({ first, version: ack.version });
      else this.journal.refused.push({ ...known, code: ack.code });
      return;
    }
    if (this.wish === wish) this.wish = undefined;
    if (!ack.ok) return void this.journal.refused.push({ ...known, code: ack.code });
    this.journal.receipts.push({ ...known, answer, version: ack.version, at: Date.now() });
    if (this.random() < REPEATED) this.post(wish);
  }
}
