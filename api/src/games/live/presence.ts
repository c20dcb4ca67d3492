import { randomUUID } from 'node:crypto';
import type { Command, Present } from '#game/commands';
import { contextOf, type Game } from '#game/game';
import { Absences } from './absences.js';
import { SeatSockets } from './seat-sockets.js';

/** Time in which clients reconnect after their server has failed. */
export const RECONNECT_MS = 3_000;
const CHECK_INTERVAL_MS = 1_000;

interface PresenceDeps {
  now: () => number;
  /** A seat has connected its first socket, or disconnected its last one. */
  announce: (seat: number, isConnected: boolean) => void;
  run: (command: Command) => void;
}

/**
 * Who is connected to a game. Presence is data like time: never in the log, and part of each command that depends on it.
 * In a room it issues the commands that follow from absences.
 */
export class Presence {
  private readonly sockets = new SeatSockets();
  private readonly absences = new Absences();
  /** After a take-over no client has had the time to reconnect: all seats count as connected for a while. */
  private expected?: Set<number>;
  private readonly expectedUntil: number;
  private readonly timer?: NodeJS.Timeout;

  constructor(
    private readonly game: Game,
    isTakenOver: boolean,
    private readonly deps: PresenceDeps,
  ) {
    const now = deps.now();
    this.expectedUntil = now + RECONNECT_MS;
    if (contextOf(game).kind === 'solo') return;
    const seats = [...game.sheet.seatOf.values()];
    for (const seat of seats) this.absences.begin(seat, now);
    if (isTakenOver) this.expected = new Set(seats);
    this.timer = setInterval(() => this.check(), CHECK_INTERVAL_MS);
  }

  /** Seats that count as connected when a command is decided. */
  get present(): Present {
    return this.expected ?? this.sockets.seats;
  }

  /** Seats with at least one socket. */
  get seats(): ReadonlySet<number> {
    return this.sockets.seats;
  }

  /** Number of sockets by instance. */
  get countsByInstance(): ReadonlyMap<string, number> {
    return this.sockets.countsByInstance;
  }

  isPresent = (seat: number): boolean => this.sockets.seats.has(seat);

  /** A socket of the user is connected to `instance`. */
  connect(userId: string, socketId: string, instance: string): void {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat === undefined) return;
    const wasPresent = this.isPresent(seat);
    this.sockets.add(seat, socketId, instance);
    this.expected?.add(seat);
    this.absences.end(seat);
    if (!wasPresent) this.deps.announce(seat, true);
  }

  /** A socket of the user has disconnected. */
  disconnect(userId: string, socketId: string): void {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat !== undefined) this.remove([{ seat, socketId }]);
  }

  /** An instance has died, with all its sockets. */
  loseInstance(instance: string): void {
    this.remove(this.sockets.on(instance));
  }

  /** Removes the sockets that an instance no longer holds. Returns those of its sockets that are unknown here. */
  reconcile(instance: string, socketIds: string[]): string[] {
    const unknown = new Set(socketIds);
    const known = this.sockets.on(instance);
    const closed = known.filter(({ socketId }) => !unknown.has(socketId));
    for (const { socketId } of known) unknown.delete(socketId);
    this.remove(closed);
    return [...unknown];
  }

  /** The player has left the seat, with all its sockets. */
  removeSeat(seat: number): void {
    this.sockets.removeSeat(seat);
    this.expected?.delete(seat);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private remove(sockets: { seat: number; socketId: string }[]): void {
    const at = this.deps.now();
    let isAnyAbsent = false;
    for (const { seat, socketId } of sockets) {
      if (!this.isPresent(seat)) continue;
      this.sockets.remove(seat, socketId);
      if (this.isPresent(seat)) continue;
      isAnyAbsent = true;
      this.absences.begin(seat, at);
      this.deps.announce(seat, false);
    }
    // The open question may have waited for these seats only.
    if (isAnyAbsent) this.countPresent(at);
  }

  private countPresent(at: number): void {
    this.deps.run({ type: 'CountPresent', id: randomUUID(), at, present: this.present });
  }

  /** Each command is decided before the next one is created, since it may change the room. */
  private check(): void {
    const at = this.deps.now();
    if (this.expected && at >= this.expectedUntil) {
      this.expected = undefined;
      this.countPresent(at);
    }
    const { seats: present } = this.sockets;
    const { sheet } = this.game;
    for (const userId of this.absences.expired(sheet, at))
      this.deps.run({ type: 'LeaveRoom', id: randomUUID(), at, userId, why: 'away', present });
    if (this.absences.needsHost(sheet, at))
      this.deps.run({ type: 'ReplaceHost', id: randomUUID(), at, present });
  }
}
