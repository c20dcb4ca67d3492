import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ack, GameState, PublicMessage, ShownQuestion, SyncAck } from '#protocol/messages';
import { Connection } from './connection.js';
import { Journal } from './journal.js';
import { isTemporary } from './temporary.js';
import { follow, lengthOf, NOTHING, viewOf } from './view.js';

interface Answer {
  question_id: string;
  question_index: number;
  user_answer: string;
  command_id: string;
  sentAt: number;
}

const PAUSE_MS = 500;
/** Probability that a confirmed answer is sent again, which must return the same receipt. */
const REPEATED = 0.1;

export interface Behaviour {
  random: () => number;
  /** Longest think time. */
  thinkMs: number;
  /** Rooms by default. */
  namespace?: '/multiplayer' | '/singleplayer';
}

/**
 * A player that behaves like the product's client despite failures: it reconnects, resends unconfirmed answers under the
 * same id, and requests the state after a missed message. Its journal records what it has seen.
 */
export class ScriptedPlayer {
  readonly journal = new Journal();
  name = '';
  /** The index of the open or last question; -1 before the first. */
  index = -1;
  private view = NOTHING;
  private isSyncing = false;
  /** Whether this connection has not received a state yet. */
  private isNew = true;
  /** The answer that is not confirmed yet. */
  private answer?: Answer | undefined;
  private timer?: NodeJS.Timeout;
  private readonly connection: Connection;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly behaviour: Behaviour,
  ) {
    const { random, namespace = '/multiplayer' } = behaviour;
    this.connection = new Connection({ url, token, namespace }, random, this.journal, {
      connected: () => {
        this.isSyncing = false;
        this.isNew = true;
      },
      received: (event, payload) => this.receive(event, payload),
    });
  }

  get connected(): boolean {
    return this.connection.connected;
  }

  /** Whether the run has ended, as far as the player knows. */
  get over(): boolean {
    const { phase, run } = this.view;
    return phase === 'closed' || (phase === 'lobby' && run > 0);
  }

  /** The question at this index, as far as it was disclosed. */
  question = (index: number): ShownQuestion | undefined => this.view.questions[index];

  /** Names the room on later connections. */
  hint = (code: string): void => this.connection.hint(code);

  /** Sends once; undefined without a reply. */
  ask = (event: string, payload: object): Promise<Ack | undefined> => this.connection.ask(event, payload);

  /** Sends under one command id until it is confirmed. @throws Error if it is refused */
  insist = (event: string, payload: object = {}): Promise<Ack> => this.connection.insist(event, payload);

  /** Disconnects for `ms`. */
  leave = (ms: number): Promise<void> => this.connection.leave(ms);

  /** Breaks the connection, which then reconnects. */
  drop = (): void => this.connection.drop();

  /** Another device of the same player. */
  again = (behaviour: Behaviour): ScriptedPlayer => new ScriptedPlayer(this.url, this.token, behaviour);

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  /** Opens a room and resolves to its code. */
  async open(): Promise<string> {
    await this.insist('create_room');
    for (;;) {
      const frame = this.journal.frames.find(({ event }) => event === 'room_created');
      if (frame) return (frame.payload as { code: string }).code;
      await sleep(20);
    }
  }

  /** Connects, and resolves when the run is over. */
  async play(): Promise<void> {
    this.connection.connect();
    while (!this.over) await sleep(20);
  }

  /** The current state of this player; retries until the server replies. */
  async look(withinMs: number): Promise<GameState | undefined> {
    const late = Date.now() + withinMs;
    while (Date.now() < late && !this.connection.closed) {
      const ack = await this.sync();
      if (ack?.ok) return ack.state;
      await sleep(100);
    }
    return undefined;
  }

  private sync = () => this.connection.ask<SyncAck>('sync', { seq: this.view.seq });

  private receive(event: string, payload: unknown): void {
    if (event === 'game_state') return void this.rebuild(payload as GameState);
    // The solo game has ended.
    if (event === 'no_namespace') this.view = { ...this.view, phase: 'closed' };
    const { seq } = (payload ?? {}) as { seq?: number };
    // A new connection gets the whole state, which includes all earlier messages.
    if (seq === undefined || this.isNew) return;
    const message = [event, payload] as PublicMessage;
    if (seq > this.view.seq + lengthOf(message)) void this.catchUp();
    // Messages repeated for clients without `game_state` carry the state's number.
    else if (seq > this.view.seq) this.follow(message);
  }

  private follow(message: PublicMessage): void {
    const [event] = message;
    this.view = follow(this.view, message);
    if (event === 'start_game' || event === 'next_question') this.think(event === 'start_game');
    else if (event === 'answer_checked') this.answer = undefined;
  }

  private rebuild(state: GameState): void {
    const { questions: known, run } = this.view;
    const view = viewOf(state);
    // The lobby's state has no questions.
    this.view = { ...view, questions: view.questions.length > 0 ? view.questions : known };
    this.name = state.you ?? this.name;
    this.isNew = false;
    if (view.phase === 'asking' && state.my_answer === null) this.think(view.run !== run);
    else this.answer = undefined;
    if (view.phase !== 'lobby') this.index = Math.max(this.index, view.index);
  }

  private async catchUp(): Promise<void> {
    if (this.isSyncing) return;
    this.isSyncing = true;
    this.journal.holes.push(Date.now());
    const ack = await this.sync();
    this.isSyncing = false;
    if (!ack?.ok) return;
    this.journal.frames.push({ at: Date.now(), event: 'game_state', payload: ack.state });
    this.rebuild(ack.state);
  }

  private think(isNewRun: boolean): void {
    const { answer, view } = this;
    const { index } = view;
    this.index = isNewRun ? index : Math.max(this.index, index);
    clearTimeout(this.timer);
    if (answer && answer.question_id === this.question(index)?.question_id) void this.post(answer);
    else this.timer = setTimeout(() => this.choose(index), this.behaviour.random() * this.behaviour.thinkMs);
  }

  private choose(index: number): void {
    const { question_id = '', choices } = this.question(index) ?? {};
    if (!choices || this.index !== index || this.hasReceipt(question_id)) return;
    const user_answer = choices[Math.floor(this.behaviour.random() * choices.length)] ?? '';
    const command_id = randomUUID();
    this.answer = { question_id, question_index: index, user_answer, command_id, sentAt: Date.now() };
    void this.post(this.answer);
  }

  private hasReceipt = (questionId: string) => this.journal.receipts.some((r) => r.questionId === questionId);

  private async post(answer: Answer): Promise<void> {
    if (!this.connected) return;
    const { sentAt, ...message } = answer;
    const ack = await this.ask('check_answer', message);
    if (ack && !isTemporary(ack)) return this.replied(answer, ack);
    if (this.answer !== answer) return;
    this.journal.resent.push(ack?.ok === false ? ack.code : 'timeout');
    if (ack) await sleep(PAUSE_MS);
    if (this.answer === answer && !this.connection.closed) void this.post(answer);
  }

  private replied(answer: Answer, ack: Ack): void {
    const { question_id: questionId, question_index: index, user_answer, sentAt } = answer;
    const known = { commandId: answer.command_id, questionId, index, sentAt };
    const first = this.journal.receipts.find(({ commandId }) => commandId === answer.command_id);
    if (this.answer === answer) this.answer = undefined;
    if (!ack.ok) this.journal.refused.push({ ...known, code: ack.code });
    else if (first) this.journal.repeats.push({ first, version: ack.version });
    else {
      this.journal.receipts.push({ ...known, answer: user_answer, version: ack.version, at: Date.now() });
      if (this.behaviour.random() < REPEATED) void this.post(answer);
    }
  }
}
