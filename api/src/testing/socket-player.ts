import { io, type Socket } from 'socket.io-client';
import type { Ack, GameState, PublicMessage, SyncAck } from '#protocol/messages';
import type { QuizResponse } from '#protocol/rest';

/** Well below the time-out of a test, so that a test that hangs names the missing frame. */
const HUNG_MS = 40_000;

type Frame = [event: string, payload: unknown];

/** A signed-in player driven by a test: HTTP calls, one socket at a time, all frames recorded. */
export class SocketPlayer {
  readonly frames: Frame[] = [];
  private socket?: Socket;
  private readonly waiting = new Set<() => void>();

  constructor(
    readonly url: string,
    readonly token: string,
  ) {}

  async call<T>(method: string, path: string, body?: object): Promise<{ status: number; body: T }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  async quiz(wanted: object): Promise<QuizResponse> {
    const { status, body } = await this.call<QuizResponse>('POST', '/quiz', wanted);
    if (status !== 200) throw new Error(`POST /quiz answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** Opens a socket and resolves when it is connected. */
  connect(namespace = '/singleplayer'): Promise<void> {
    this.disconnect();
    const socket = io(`${this.url}${namespace}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: { token: this.token },
    });
    this.socket = socket;
    socket.onAny((event: string, payload: unknown) => {
      this.frames.push([event, payload]);
      for (const check of this.waiting) check();
    });
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('connect_error', reject);
    });
  }

  disconnect(): void {
    this.socket?.disconnect();
  }

  get connected(): boolean {
    return this.socket?.connected ?? false;
  }

  send<T = Ack | SyncAck>(event: string, payload: unknown): Promise<T> {
    if (!this.socket) throw new Error('not connected');
    return this.socket.emitWithAck(event, payload);
  }

  emit(event: string, ...payload: unknown[]): void {
    this.socket?.emit(event, ...payload);
  }

  answer(question_id: string, question_index: number, user_answer: string, more: object = {}): Promise<Ack> {
    return this.send('check_answer', { question_id, question_index, user_answer, ...more });
  }

  /** Resolves to the first matching frame from index `from` on. */
  frame<T = Record<string, unknown>>(
    event: string,
    fits: (payload: T) => boolean = () => true,
    { from = 0, withinMs = HUNG_MS } = {},
  ): Promise<T> {
    const find = () =>
      this.frames.slice(from).find(([name, payload]) => name === event && fits(payload as T)) as
        | [string, T]
        | undefined;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.delete(check);
        reject(new Error(`no ${event} within ${withinMs} ms; got ${this.frames.map(([name]) => name)}`));
      }, withinMs);
      const check = () => {
        const found = find();
        if (!found) return;
        clearTimeout(late);
        this.waiting.delete(check);
        resolve(found[1]);
      };
      this.waiting.add(check);
      check();
    });
  }

  state = (from = 0): Promise<GameState> => this.frame<GameState>('game_state', () => true, { from });

  get publicMessages(): PublicMessage[] {
    const isPublic = ([event, payload]: Frame) =>
      event !== 'game_state' && typeof payload === 'object' && payload !== null && 'seq' in payload;
    return this.frames.filter(isPublic) as PublicMessage[];
  }
}
