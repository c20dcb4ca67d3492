import type { Recorded } from '#game/events';
import { contextOf, type Game } from '#game/game';
import { idle, seatAt } from '#game/sheet';
import { LISTED_PLAYERS } from '#protocol/limits';
import type { ChatMessage, PersonalMessage } from '#protocol/messages';
import { toWire } from '#protocol/wire';
import { AnswerCount } from './answer-count.js';
import { Chat } from './chat.js';
import type { LiveGameDeps } from './live-game-deps.js';
import { RosterBatch } from './roster-batch.js';

const opensOrCloses = ({ type }: Recorded['event']) =>
  type === 'RunStarted' || type === 'QuestionOpened' || type === 'QuestionClosed';

/** Publishes a game's messages to its players: events, answer counts, connections and chat. */
export class Announcer {
  readonly chat: Chat;
  private readonly roster: RosterBatch;
  private readonly answerCount: AnswerCount;
  private readonly isRoom: boolean;

  constructor(
    private readonly game: Game,
    private readonly deps: Pick<LiveGameDeps, 'now' | 'publish' | 'publishTo'>,
    chat?: ChatMessage[],
  ) {
    this.chat = new Chat(chat);
    this.isRoom = contextOf(game).kind === 'room';
    this.roster = new RosterBatch((message) => deps.publish(message));
    this.answerCount = new AnswerCount((answered) =>
      deps.publish(['answer_progress', { answered, players: this.playersAsked }]),
    );
  }

  /**
   * Returns a function that publishes an event's messages, to call once the event is durable; undefined if there are none.
   * Must be called right after the event was applied. `connected`: the seats that get personal messages.
   */
  announcement(recorded: Recorded, connected: Iterable<number>): (() => void) | undefined {
    const { event, at } = recorded;
    const { all, roster, each } = toWire(recorded, this.game);
    const { seq, answered, seatOf } = this.game.sheet;
    const last = { seq, server_time: at, total: seatOf.size };
    const personal = each ? this.personal(each, connected) : [];
    const counts = event.type === 'AnswerSubmitted' && this.isRoom;
    if (!all && !roster && !counts && personal.length === 0) return undefined;
    return () => {
      if (roster) this.roster.add(roster, last);
      if (all) {
        this.roster.flush();
        if (opensOrCloses(event)) this.answerCount.reset();
        this.deps.publish(all);
      }
      for (const [userId, message] of personal) this.deps.publishTo(userId, message);
      if (counts) this.answerCount.update(answered, this.playersAsked);
    };
  }

  /** Publishes that a player has connected or disconnected, if the room is small. */
  connection(seat: number, connected: boolean): void {
    if (!this.isRoom || this.game.sheet.seatOf.size > LISTED_PLAYERS) return;
    const { name } = seatAt(this.game.sheet, seat);
    this.deps.publish(['player_connection', { name, connected }]);
  }

  /** Publishes a chat message. A repeat of it is ignored. Returns false if the user is not in the game. */
  postChat(userId: string, id: string, text: string): boolean {
    const seat = this.game.sheet.seatOf.get(userId);
    if (seat === undefined) return false;
    const message = this.chat.add(id, seatAt(this.game.sheet, seat).name, text, this.deps.now());
    if (message) this.deps.publish(['player_message', message]);
    return true;
  }

  stop(): void {
    this.roster.stop();
    this.answerCount.stop();
  }

  /** Number of players who may answer the open question. */
  private get playersAsked(): number {
    const { sheet } = this.game;
    return sheet.seatOf.size - idle(sheet);
  }

  private personal(
    each: (seat: number) => PersonalMessage | undefined,
    connected: Iterable<number>,
  ): [userId: string, PersonalMessage][] {
    return [...connected].flatMap((seat): [string, PersonalMessage][] => {
      const message = each(seat);
      return message ? [[seatAt(this.game.sheet, seat).userId, message]] : [];
    });
  }
}
