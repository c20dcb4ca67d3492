import { randomUUID } from 'node:crypto';
import type { Ack, GameState, PublicMessage, ShownQuestion, SyncAck } from '#protocol/messages';
import { isTemporary } from '../player/temporary.js';
import { follow, lengthOf, NOTHING, type View, viewOf } from '../player/view.js';
import type { Deployment } from './deployment.js';
import { CLIENTS, type Client, type SimulatedSocket } from './simulated-socket.js';
import type { Frame, World } from './world.js';

const PATIENCE_MS = 2_000;
const PAUSE_MS = 500;
const TICK_MS = 1_000;

type Payload = Record<string, unknown> & { seq?: number };

/**
 * A player that behaves like the web client, and worse: it reconnects to any instance, retries under the same command
 * id, sends duplicates and from two connections, answers late, twice, or not at all.
 */
export abstract class Bot implements Client {
  finished = false;
  /** The name of the account, which is distinct at any time. */
  username: string;
  protected readonly world: World;
  view: View = NOTHING;
  protected readonly sockets: SimulatedSocket[] = [];
  private readonly thought = new Set<string>();
  private readonly born = new WeakMap<SimulatedSocket, number>();
  private syncing = 0;

  constructor(
    protected readonly deployment: Deployment,
    readonly userId: string,
    private readonly kind: 'solo' | 'rooms',
  ) {
    this.world = deployment.world;
    this.username = userId;
  }

  get isConnected(): boolean {
    return this.sockets.some(({ connected }) => connected);
  }

  /** Diagnostics for a world that did not end. */
  get story(): string {
    const { phase, run, index, seq } = this.view;
    const sockets = this.sockets.map(
      ({ id, data, connected }) => `${id} ${connected} ${data.session?.gameId}`,
    );
    return `${this.userId} in ${phase} ${run}/${index} at ${seq} with [${sockets}]`;
  }

  begin(): void {
    this.later(this.world.random.next() * 1_500, () => {
      this.arrive();
      this.tick();
    });
  }

  hear({ event, text }: Frame, on: SimulatedSocket): void {
    const payload = JSON.parse(text) as Payload;
    if (event === 'game_state') this.rebuild(payload as unknown as GameState);
    else this.noticed(event, payload, on);
    const { seq = 0 } = payload ?? {};
    if (event === 'game_state' || seq <= this.view.seq) return;
    const message = [event, payload] as unknown as PublicMessage;
    if (seq > this.view.seq + lengthOf(message) || this.view === NOTHING) this.sync();
    else {
      this.view = follow(this.view, message);
      this.look();
    }
  }

  lost(socket: SimulatedSocket): void {
    this.sockets.splice(0, this.sockets.length, ...this.sockets.filter((each) => each !== socket));
    this.later(50 + this.world.random.next() * 800, () => this.comeBack());
  }

  /** Ends a reveal that waits for it; some players do so twice, or long after it. */
  protected openNext(): void {
    const { phase, index: question_index, pace } = this.view;
    if (phase !== 'revealing' || pace !== 'manual') return;
    const { next } = this.world.random;
    const open = () => this.insist('open_next', { question_index });
    this.later(next() * 800, open);
    if (next() < 0.1) this.later(next() * 3_000, open);
  }

  /** Called when the client starts. */
  protected abstract arrive(): void;
  /** Called once a second until finished. */
  protected abstract act(): void;
  /** Called for messages without `seq`, and for those that end something. */
  protected abstract noticed(event: string, payload: Payload, on: SimulatedSocket): void;
  /** Called when the view has changed. */
  protected abstract seen(): void;

  protected connect(): void {
    const socket = this.deployment.anyServer().connect(this.kind, this, this.username);
    this.born.set(socket, this.world.time.now);
    this.sockets.push(socket);
  }

  protected comeBack(): void {
    if (!this.finished && this.sockets.length === 0) this.connect();
  }

  protected isYoungerThan = (socket: SimulatedSocket, moment: number) =>
    (this.born.get(socket) ?? 0) > moment;

  /** Sends under one id until it is granted or refused. */
  protected insist(
    event: string,
    payload: object,
    done: (ack: Ack) => void = () => {},
    id = randomUUID(),
  ): void {
    const { random } = this.world;
    let over = false;
    let turn = 0;
    let turns = 0;
    const send = () => {
      const mine = ++turn;
      const again = () => !over && mine === turn && !this.finished && send();
      this.later(this.sockets.length > 0 ? PATIENCE_MS : PAUSE_MS, again);
      for (let copies = random.next() < 0.15 ? 3 : 1; copies > 0 && this.sockets.length > 0; copies--) {
        random.pick(this.sockets).ask(event, { ...payload, command_id: id }, (answer) => {
          const ack = answer as Ack;
          if (over) return;
          // A player in no room has left it, even without a confirmation.
          const isOut = event === 'leave_room' && ++turns > 12;
          if (isTemporary(ack) && !isOut) return void this.later(PAUSE_MS, again);
          over = true;
          // Its view of the game was outdated.
          if (!ack.ok) this.sync();
          done(ack);
        });
      }
    };
    send();
  }

  protected later(ms: number, run: () => void): void {
    this.world.time.after(ms, CLIENTS, run);
  }

  protected sync(): void {
    const { now } = this.world.time;
    if (this.syncing > now - PATIENCE_MS || this.sockets.length === 0) return;
    this.syncing = now;
    this.world.random.pick(this.sockets).ask('sync', { seq: this.view.seq }, (answer) => {
      this.syncing = 0;
      const ack = answer as SyncAck;
      if (ack.ok) this.rebuild(ack.state);
    });
  }

  private rebuild(state: GameState): void {
    const view = viewOf(state);
    const isSame = view.code !== '' || view.questions[0]?.question_id === this.view.questions[0]?.question_id;
    // Ignore the connection that is behind.
    if (isSame && view.seq < this.view.seq && view.code === this.view.code) return;
    this.view = view;
    this.look();
  }

  private look(): void {
    const { phase, index, questions } = this.view;
    const question = questions[index];
    if (phase === 'asking' && question && !this.thought.has(question.question_id)) {
      this.thought.add(question.question_id);
      this.think(question, index);
    }
    this.seen();
  }

  private think({ question_id, choices = [], timer }: ShownQuestion, question_index: number): void {
    const { next, pick } = this.world.random;
    const mood = next();
    // A question without a time limit waits for its answer.
    if (mood < 0.08 && !this.view.untimed) return;
    // Some answers are far too late, some only just.
    const thinks = mood < 0.16 ? timer * 1_000 + (next() - 0.3) * 1_000 : next() * next() * timer * 1_000;
    const user_answer = mood > 0.97 ? '' : pick(choices);
    const answer = { question_id, question_index, user_answer };
    this.later(thinks, () =>
      this.insist('check_answer', answer, (ack) => {
        // The connection may have followed an earlier game. A question without a time limit still waits.
        if (!ack.ok && ack.code === 'wrong_question' && this.view.untimed) this.thought.delete(question_id);
      }),
    );
    if (mood > 0.3 && mood < 0.36)
      this.later(thinks + next() * 60, () =>
        this.insist('check_answer', { ...answer, user_answer: pick(choices) }),
      );
  }

  private tick(): void {
    const { time, random, chaos } = this.world;
    this.later(TICK_MS + random.next() * 50, () => this.tick());
    if (random.next() < chaos.breaks && this.sockets.length > 0) random.pick(this.sockets).break();
    // Opens a second tab for a while.
    if (!this.finished && this.sockets.length === 1 && random.next() < 0.03) this.connect();
    const { closesAt, paused, phase } = this.view;
    const running = phase === 'asking' || phase === 'revealing';
    // If the bus loses messages, a lost last one goes unnoticed, so request the state.
    const isLate = running && !paused && time.now > closesAt + 1_500;
    if (isLate || (!this.finished && random.next() < 0.1)) this.sync();
    this.act();
  }
}
