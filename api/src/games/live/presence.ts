import { randomUUID } from 'node:crypto';
import type { Command, CommandOf, Present } from '#game/commands';
import { contextOf, type Game } from '#game/game';
import { Absences } from './absences.js';
import { SeatSockets } from './seat-sockets.js';

/** Time in which clients reconnect after their server has failed. */
export const RECONNECT_MS = 3_000;

/** Who is connected to a game. It is data like time: never in the log, and part of each command that depends on it. */
export class Presence {
  private readonly sockets = new SeatSockets();
  private readonly absences = new Absences();
  /** After a take-over no client has had the time to reconnect: all seats count as connected for a while. */
  private expected?: Set<number>;
  private readonly expectedUntil: number;

  constructor(
    private readonly game: Game,
    now: number,
    isTakenOver: boolean,
  ) {
    this.expectedUntil = now + RECONNECT_MS;
    if (contextOf(game).kind === 'solo') return;
    const seats = [...game.sheet.seatOf.values()];
    for (const seat of seats) this.absences.begin(seat, now);
    if (isTakenOver) this.expected = new Set(seats);
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
  get instances(): ReadonlyMap<string, number> {
    return this.sockets.instances;
  }

  isPresent = (seat: number): boolean => this.sockets.seats.has(seat);

  /** Adds a socket. Returns the user's seat if this is its first one. */
  connect(userId: string, socketId: string, instance: string): number | undefined {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat === undefined) return undefined;
    const wasPresent = this.isPresent(seat);
    this.sockets.add(seat, socketId, instance);
    this.expected?.add(seat);
    this.absences.end(seat);
    return wasPresent ? undefined : seat;
  }

  /** Removes a socket. Returns the user's seat if this was its last one. */
  disconnect(userId: string, socketId: string, now: number): number[] {
    const seat = this.game.sheet.seatOf.get(userId);
    return seat === undefined ? [] : this.remove([{ seat, socketId }], now);
  }

  /** Removes all sockets of an instance. Returns the seats that have none left. */
  loseInstance(instance: string, now: number): number[] {
    return this.remove(this.sockets.on(instance), now);
  }

  /** Compares with the sockets that an instance really holds: removes the others, and returns those that are unknown here. */
  reconcile(
    instance: string,
    socketIds: string[],
    now: number,
  ): { disconnected: number[]; unknown: string[] } {
    const unknown = new Set(socketIds);
    const known = this.sockets.on(instance);
    const closed = known.filter(({ socketId }) => !unknown.has(socketId));
    for (const { socketId } of known) unknown.delete(socketId);
    return { disconnected: this.remove(closed, now), unknown: [...unknown] };
  }

  /** The seat is given up, with all its sockets. */
  removeSeat(seat: number): void {
    this.sockets.removeSeat(seat);
    this.expected?.delete(seat);
  }

  countPresent(at: number): CommandOf<'CountPresent'> {
    return { type: 'CountPresent', id: randomUUID(), at, present: this.present };
  }

  /** Commands that follow from who is absent. Each must be decided before the next is asked for, since it may change the room. */
  *overdue(at: number): Iterable<Command> {
    if (this.expected && at >= this.expectedUntil) {
      this.expected = undefined;
      yield this.countPresent(at);
    }
    const { seats: present } = this.sockets;
    const { sheet } = this.game;
    for (const userId of this.absences.expired(sheet, at)) {
      yield { type: 'LeaveRoom', id: randomUUID(), at, userId, why: 'away', present };
    }
    if (this.absences.needsHost(sheet, at)) yield { type: 'ReplaceHost', id: randomUUID(), at, present };
  }

  private remove(sockets: { seat: number; socketId: string }[], now: number): number[] {
    return sockets.flatMap(({ seat, socketId }) => {
      if (!this.isPresent(seat)) return [];
      this.sockets.remove(seat, socketId);
      if (this.isPresent(seat)) return [];
      this.absences.begin(seat, now);
      return [seat];
    });
  }
}
