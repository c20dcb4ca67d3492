import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Ack, GameState, ShownQuestion } from '#protocol/messages';
import type { Asked, Watch } from './watch.js';

/** Maximum think time, ms. */
const THINK_MS = 1_000;
/** Interval at which a confirmed answer is sent again, to measure the time of a receipt, ms. */
const AGAIN_MS = 250;

interface Answer {
  question_id: string;
  question_index: number;
  user_answer: string;
  command_id: string;
}

/** A player of the room that runs during the attacks. It answers each question through the product's own client. */
export class Bot {
  over = true;
  private readonly socket: Socket;
  private questions: readonly ShownQuestion[] = [];
  private index = -1;
  /** The answer to the open question, once given. */
  private answer?: Answer | undefined;
  /** The request that waits for a receipt. */
  private waiting: Asked[] = [];
  private onItsWay?: Answer | undefined;
  private closed = false;
  private readonly again: NodeJS.Timeout;

  constructor(
    url: string,
    token: string,
    private readonly watch: Watch,
    private readonly random: () => number,
  ) {
    const options = {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 1_000,
      auth: { token },
    };
    this.socket = io(`${url}/multiplayer`, options);
    this.listen();
    this.again = setInterval(() => this.answer && this.send(this.answer), AGAIN_MS);
  }

  /** @throws Error if the server refuses it */
  async must(event: string, payload?: object): Promise<void> {
    const asked = payload === undefined ? [] : [payload];
    const ack = (await this.socket.timeout(10_000).emitWithAck(event, ...asked)) as Ack;
    if (!ack.ok) throw new Error(`${event} was refused: ${ack.code}`);
  }

  next<T>(event: string): Promise<T> {
    return new Promise((resolve) => this.socket.once(event, resolve));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.again);
    this.socket.disconnect();
  }

  private listen(): void {
    const { socket } = this;
    socket.on('disconnect', (reason) => {
      if (this.closed) return;
      // It is resent under its id.
      this.onItsWay = undefined;
      this.watch.lost(reason);
      if (!socket.active) setTimeout(() => !this.closed && socket.connect(), 500);
    });
    socket.on('start_game', ({ questions }: { questions: ShownQuestion[] }) => {
      this.questions = questions;
      this.over = false;
      this.opened(0);
    });
    socket.on('next_question', ({ newQuestionIndex }) => this.opened(newQuestionIndex));
    socket.on('quiz_completed', () => {
      this.over = true;
    });
    socket.on('game_state', ({ questions, phase, question_index, my_answer }: GameState) => {
      this.questions = questions;
      this.over = phase === 'lobby';
      if (phase === 'asking' && my_answer === null && this.answer?.question_index !== question_index)
        this.opened(question_index);
    });
  }

  private opened(index: number): void {
    this.index = index;
    setTimeout(() => this.choose(index), this.random() * THINK_MS);
  }

  private choose(index: number): void {
    const { question_id, choices = [] } = this.questions[index] ?? { question_id: '' };
    if (this.closed || this.index !== index || this.answer?.question_id === question_id) return;
    const user_answer = choices[Math.floor(this.random() * choices.length)] ?? '';
    this.answer = { question_id, question_index: index, user_answer, command_id: randomUUID() };
    this.send(this.answer);
  }

  /** Sends one at a time, like the product's client; answers that become due meanwhile wait for the same receipt. */
  private send(answer: Answer): void {
    if (!this.socket.connected) return;
    this.waiting.push(this.watch.asked());
    if (this.onItsWay === answer) return;
    this.onItsWay = answer;
    this.socket.emit('check_answer', answer, (ack: Ack) => {
      if (this.onItsWay !== answer) return;
      const { waiting } = this;
      this.onItsWay = undefined;
      this.waiting = [];
      for (const asked of waiting) asked.receive(ack.ok ? undefined : ack.code);
    });
  }
}
