import type { Ack } from '#protocol/messages';
import { Bot } from './bot.js';
import type { Deployment } from './deployment.js';

/** Players of one room. The first one opens it. */
export interface Party {
  code: string;
  runs: number;
  members: RoomBot[];
}

const GIVES_UP: readonly string[] = [
  'room_not_found',
  'room_full',
  'room_locked',
  'game_running',
  'kicked',
  'already_in_room',
];
const LONGEST_WAIT_MS = 5_000;

/** Plays runs in a room, as a guest or, if it has the role, as the host. */
export class RoomBot extends Bot {
  joined = false;
  private hasRenamed = false;
  private started = '';
  private wasPaused = 0;
  private readonly since: number;

  constructor(
    deployment: Deployment,
    userId: string,
    private readonly party: Party,
  ) {
    super(deployment, userId, 'rooms');
    this.since = deployment.world.time.now;
    party.members.push(this);
  }

  protected arrive(): void {
    this.takeName();
    this.connect();
    if (this.party.members[0] === this) this.insist('create_room', {}, () => this.enterWithAll());
    else this.join();
  }

  protected override connect(): void {
    super.connect();
    this.sockets.at(-1)?.ask('check_for_room', {}, () => {});
  }

  protected act(): void {
    const { view, party } = this;
    if (this.finished) return;
    if (this.joined && view.phase === 'lobby' && view.run >= party.runs) this.finished = true;
    if (this.joined && this.world.poisoned.size > 0) this.check();
    if (!this.isHost) {
      this.leaveAtTimes();
      return;
    }
    if (view.phase !== 'lobby') this.rule();
    else {
      this.rename();
      this.start();
    }
  }

  protected noticed(event: string, payload: { code?: string; phase?: string }): void {
    if (event === 'room_created' && payload.code) this.party.code = payload.code;
    if (event === 'kicked' || event === 'room_closed') this.finished = true;
    if (event === 'not_in_room' && this.joined) this.check();
  }

  protected seen(): void {
    if (this.view.code !== '') this.joined = true;
    if (this.view.phase === 'closed') this.finished = true;
  }

  private get isHost(): boolean {
    return this.view.host === this.name;
  }

  /** The name in the room, as far as this player knows. */
  private get name(): string {
    return this.view.you || this.username;
  }

  /** At times another player's account gets another name, and this one the name that is free then. */
  private takeName(): void {
    const { next, pick } = this.world.random;
    const other = pick(this.party.members);
    if (other === this || next() > 0.2) return;
    this.username = other.username;
    other.username = `${other.userId} renamed`;
  }

  private join(): void {
    if (this.finished) return;
    const { code } = this.party;
    if (code === '') this.later(200, () => this.join());
    else this.insist('join_room', { code }, (ack) => this.hasJoined(ack));
  }

  /** Open connections look for the room again. */
  private enterWithAll(): void {
    this.joined = true;
    for (const socket of this.sockets) socket.ask('check_for_room', {}, () => {});
  }

  private hasJoined(ack: Ack): void {
    if (ack.ok) this.enterWithAll();
    else if (ack.code === 'already_in_room') this.later(1_000, () => this.join());
    else if (GIVES_UP.includes(ack.code)) this.finished = true;
  }

  /** The server says that this player is in no room, or that the room is quarantined, which must be true. */
  private check(): void {
    if (!this.world.isInRoom(this.userId)) this.finished = true;
  }

  /** Once as the host, another player gets another name. */
  private rename(): void {
    const { members } = this.party;
    const whom = members.findIndex((member) => member !== this && member.joined && !member.finished);
    if (this.hasRenamed || whom < 0) return;
    this.hasRenamed = true;
    this.insist('rename_player', { name: members[whom]?.name, to: `Player ${whom}` });
  }

  private start(): void {
    const { view, party, world } = this;
    const isFull = party.members.every(({ joined, finished }) => joined || finished);
    const wished = `${view.code} ${view.run + 1}`;
    if (view.run >= party.runs || this.started === wished) return;
    if (!isFull && world.time.now < this.since + LONGEST_WAIT_MS) return;
    this.started = wished;
    const { pick, next } = world.random;
    const settings =
      next() < 0.5 ? {} : { scoring: pick(['speed', 'accuracy']), late_join: pick(['next', 'closed']) };
    const disclosure = pick(['upfront', 'progressive']);
    const pace = pick(['auto', 'auto', 'reading', 'manual']);
    const host_plays = next() < 0.7;
    this.insist('start_game', { amount: 3, disclosure, pace, host_plays, ...settings }, (ack) => {
      if (!ack.ok) this.started = '';
    });
  }

  private rule(): void {
    const { view, party, world } = this;
    const { next, pick } = world.random;
    if (!view.paused) this.wasPaused = world.time.now;
    else if (world.time.now > this.wasPaused + 1_500) {
      this.wasPaused = world.time.now;
      this.insist('pause_game', { paused: false });
    }
    this.openNext();
    const whim = next();
    if (whim < 0.12 && view.phase === 'asking') this.skip();
    else if (whim < 0.15) this.insist('pause_game', { paused: true });
    else if (whim < 0.17) this.insist('make_host', { name: pick(party.members).name });
    else if (whim < 0.18) this.insist('end_game', {});
    else if (whim < 0.2) this.insist('room_settings', { reveal_seconds: 2 + world.random.below(2) });
    else if (whim < 0.21) this.kick(pick(party.members));
  }

  private skip(): void {
    const { index, closesAt } = this.view;
    const { next } = this.world.random;
    // Some hosts skip at the very moment at which the question closes.
    const wait = next() < 0.5 ? 0 : closesAt + 300 - this.world.time.now - 60 * next();
    this.later(wait, () => this.insist('skip_question', { question_index: index }));
  }

  private kick(whom: RoomBot): void {
    if (whom !== this && whom.joined && !whom.finished) this.insist('kick_player', { name: whom.name });
  }

  private leaveAtTimes(): void {
    const { next } = this.world.random;
    if (!this.joined || this.view.phase === 'new' || next() > 0.01) return;
    this.insist('leave_room', {}, (ack) => {
      if (!ack.ok && ack.code !== 'not_in_room') return;
      this.joined = false;
      if (next() < 0.5) this.finished = true;
      else this.join();
    });
  }
}
