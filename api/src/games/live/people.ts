import { randomUUID } from 'node:crypto';
import type { Command, Present } from '#game/commands';
import type { Recorded } from '#game/events';
import { contextOf, type Game } from '#game/game';
import { seatAt } from '#game/sheet';
import { KEPT_MESSAGES, LISTED_PLAYERS } from '#protocol/limits';
import type { ChatMessage, PersonalMessage } from '#protocol/messages';
import type { Outgoing } from '#protocol/wire';
import { Absences } from './absences.js';
import { AnswerCount } from './answer-count.js';
import { filtered } from './chat-filter.js';
import type { LiveGameDeps } from './live-game-deps.js';
import { Presence } from './presence.js';
import { RosterBatch } from './roster-batch.js';

const EVERY_MS = 1_000;
/** In which a client that lost its server has tried again, and found the next one. */
export const COMING_BACK_MS = 3_000;

const opensOrCloses = ({ type }: Recorded['event']) =>
  type === 'RunStarted' || type === 'QuestionOpened' || type === 'QuestionClosed';

/** The people around a live game: who is connected, what they say, and how its messages reach them. */
export class People {
  readonly presence = new Presence();
  /** Ids of the last messages: one that is sent again is said once. */
  private readonly said = new Set<string>();
  private readonly absences = new Absences();
  private readonly roster: RosterBatch;
  private readonly answerCount: AnswerCount;
  private readonly caretaker?: NodeJS.Timeout;
  /** Right after a take-over nobody has had the time to come back: all seats, for a while. */
  private expected?: Set<number>;
  private readonly expectedUntil: number;

  constructor(
    private readonly id: string,
    private readonly game: Game,
    private readonly deps: LiveGameDeps,
    private readonly command: (command: Command) => void,
    takenOver: boolean,
    readonly chat: ChatMessage[] = [],
  ) {
    this.roster = new RosterBatch((message) => deps.publish(id, message));
    this.answerCount = new AnswerCount((answered) =>
      deps.publish(id, ['answer_progress', { answered, players: this.players }]),
    );
    this.expectedUntil = deps.now() + COMING_BACK_MS;
    if (contextOf(game).kind === 'solo') return;
    for (const seat of game.sheet.seatOf.values()) this.absences.left(seat, deps.now());
    if (takenOver) this.expected = new Set(game.sheet.seatOf.values());
    this.caretaker = setInterval(() => this.lookAround(), EVERY_MS);
  }

  /** Seats that count as connected: what is decided waits for those who are about to come back. */
  get present(): Present {
    return this.expected ?? this.presence.seats;
  }

  isPresent = (seat: number): boolean => this.presence.seats.has(seat);

  /** A socket of the user is here, on `instance`. */
  enter(userId: string, socketId: string, instance: string): void {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat === undefined) return;
    const wasHere = this.isPresent(seat);
    this.presence.enter(seat, socketId, instance);
    this.expected?.add(seat);
    this.absences.isBack(seat);
    if (!wasHere) this.tellConnection(seat, true);
  }

  /** A socket of the user has gone; the last one may be what the open question waited for. */
  leave(userId: string, socketId: string): void {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat !== undefined && this.hasLeft(seat, socketId)) this.countPresent();
  }

  /** An instance is gone, with all its sockets. */
  lose(instance: string): void {
    const left = this.presence.socketsOn(instance).map(({ seat, socketId }) => this.hasLeft(seat, socketId));
    if (left.includes(true)) this.countPresent();
  }

  /** The sockets that an instance really has: others of it have gone unheard. Answers those that nobody knew of. */
  reconcile(instance: string, sockets: { userId: string; socketId: string }[]): string[] {
    const real = new Set(sockets.map(({ socketId }) => socketId));
    const known = this.presence.socketsOn(instance);
    const gone = known.filter(({ socketId }) => !real.has(socketId));
    const left = gone.map(({ seat, socketId }) => this.hasLeft(seat, socketId));
    if (left.includes(true)) this.countPresent();
    for (const { socketId } of known) real.delete(socketId);
    return [...real];
  }

  /** Chat is for those who are here now; it is not part of the game's log. */
  say(userId: string, id: string, message: string): boolean {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat === undefined) return false;
    if (this.said.has(id)) return true;
    this.said.add(id);
    if (this.said.size > KEPT_MESSAGES) this.said.delete(this.said.values().next().value as string);
    const { name } = seatAt(this.game.sheet, seat);
    const said = { name, message: filtered(message), at: this.deps.now() };
    this.chat.push(said);
    if (this.chat.length > KEPT_MESSAGES) this.chat.shift();
    this.deps.publish(this.id, ['player_message', said]);
    return true;
  }

  /** What was said before the game came here. */
  adopt(chat: readonly ChatMessage[]): void {
    const has = ({ name, at, message }: ChatMessage) =>
      this.chat.some((own) => own.name === name && own.at === at && own.message === message);
    this.chat.unshift(...chat.filter((said) => !has(said)));
    this.chat.splice(0, this.chat.length - KEPT_MESSAGES);
  }

  /** What sends an event's messages when it is durable; worked out now, while the game is at this event. */
  told({ event, at }: Recorded, { all, roster, each }: Outgoing): (() => void) | undefined {
    const { sheet } = this.game;
    const { seq, answered } = sheet;
    const last = { seq, server_time: at, total: sheet.seatOf.size };
    const personal = each ? this.personal(each) : [];
    const counts = event.type === 'AnswerSubmitted' && this.caretaker !== undefined;
    if (event.type === 'PlayerLeft') this.remove(event.seat);
    if (!all && !roster && !counts && personal.length === 0) return undefined;
    return () => {
      if (roster) this.roster.add(roster, last);
      if (all) {
        this.flush();
        if (opensOrCloses(event)) this.answerCount.reset();
        this.deps.publish(this.id, all);
      }
      for (const [userId, message] of personal) this.deps.tell(this.id, userId, message);
      if (counts) this.answerCount.answered(answered, this.players);
    };
  }

  /** Sends what waits to be told together. */
  flush(): void {
    this.roster.flush();
  }

  stop(): void {
    clearInterval(this.caretaker);
    this.roster.stop();
    this.answerCount.stop();
  }

  /** Those who take part in the open question and are here, or have answered. */
  private get players(): number {
    const { seatOf, waiting } = this.game.sheet;
    return seatOf.size - waiting;
  }

  /** Whether that was the last socket of the seat. */
  private hasLeft(seat: number, socketId: string): boolean {
    if (!this.isPresent(seat)) return false;
    this.presence.leave(seat, socketId);
    if (this.isPresent(seat)) return false;
    this.absences.left(seat, this.deps.now());
    this.tellConnection(seat, false);
    return true;
  }

  private personal(each: NonNullable<Outgoing['each']>): [string, PersonalMessage][] {
    return [...this.presence.seats].flatMap((seat): [string, PersonalMessage][] => {
      const message = each(seat);
      return message ? [[seatAt(this.game.sheet, seat).userId, message]] : [];
    });
  }

  private tellConnection(seat: number, connected: boolean): void {
    if (!this.caretaker || this.game.sheet.seatOf.size > LISTED_PLAYERS) return;
    const { name } = seatAt(this.game.sheet, seat);
    this.deps.publish(this.id, ['player_connection', { name, connected }]);
  }

  private remove(seat: number): void {
    this.presence.remove(seat);
    this.expected?.delete(seat);
  }

  private countPresent(): void {
    const { present } = this;
    this.command({ type: 'CountPresent', id: randomUUID(), at: this.deps.now(), present });
  }

  private lookAround(): void {
    const at = this.deps.now();
    if (this.expected && at >= this.expectedUntil) {
      this.expected = undefined;
      this.countPresent();
    }
    const { seats: present } = this.presence;
    const { sheet } = this.game;
    for (const userId of this.absences.over(sheet, at)) {
      this.command({ type: 'LeaveRoom', id: randomUUID(), at, userId, why: 'away', present });
    }
    if (this.absences.needsHost(sheet, at)) {
      this.command({ type: 'ReplaceHost', id: randomUUID(), at, present });
    }
  }
}
