import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Command } from '#game/commands';
import { type RefusalCode, Refused } from '#game/refused';
import type { Settings } from '#game/settings';
import type { Ack } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import type { StartGameMessage } from '#protocol/socket';
import { kilobytesOf } from '../../limits/budgets.js';
import type { Spend } from '../../limits/limits.js';
import type { Answer, CommandDraft, Request } from '../bus/requests.js';
import { inOrder } from './in-order.js';
import type { LiveGame } from './live-game.js';
import { type RoomQuizzes, whyNot } from './room-quizzes.js';

type Wanted<D extends Request['do']> = Extract<Request, { do: D }>;
type Quizzes = Pick<RoomQuizzes, 'change' | 'deal' | 'markSeen'>;

/** Does what edges ask of a game that is live here. */
export class RequestHandler {
  private readonly logger = new Logger(RequestHandler.name);

  constructor(
    private readonly now: () => number,
    private readonly quizzes: Quizzes,
    private readonly spend: Spend = async () => {},
  ) {}

  /**
   * Calls `answer` once, at the very place among the game's messages where the answer belongs. `edge` holds the socket.
   * @throws Fenced or Quarantined when the game is not owned here any more: nothing was answered.
   */
  async handle(
    live: LiveGame,
    edge: string,
    request: Request,
    answer: (answer: Answer) => void,
  ): Promise<void> {
    const reply = (ack: Ack) => answer({ ack });
    if ('socketId' in request && request.socketId && request.do !== 'leave' && request.do !== 'enter')
      live.people.enter(userOf(request), request.socketId, edge);
    switch (request.do) {
      case 'enter':
        return this.enter(live, edge, request, answer);
      case 'leave':
        live.people.leave(request.userId, request.socketId);
        return answer({});
      case 'look':
        return live.look(request.userId, (state) => answer({ state }));
      case 'wish':
        return this.wish(live, request.wish, reply);
      case 'say':
        return reply(said(live.people.say(request.userId, request.id, request.message)));
      case 'settle':
        return this.asHost(live, request, reply, () => this.settle(live, request, reply));
      case 'start':
        return this.asHost(live, request, reply, (room) => this.start(live, room, request, reply));
      case 'here':
        return answer({ strangers: live.people.reconcile(edge, request.sockets) });
      case 'find':
        return answer({ isIn: live.has(request.userId) });
      case 'plays':
        return answer({ isIn: live.has(request.userId) && live.uses(request.quizId) });
      case 'receipt': {
        const version = live.receiptOf(request.userId, request.id);
        return reply(version === undefined ? refusal('already_in_room') : { ok: true, version });
      }
    }
  }

  private async enter(
    live: LiveGame,
    edge: string,
    { userId, socketId }: Wanted<'enter'>,
    answer: (answer: Answer) => void,
  ): Promise<void> {
    if (live.over) return answer({});
    live.people.enter(userId, socketId, edge);
    await live.handle(this.command(live, { type: 'Connect', id: randomUUID(), userId }));
    await live.look(userId, (state) => answer({ state }));
  }

  private async wish(live: LiveGame, wish: CommandDraft, reply: (ack: Ack) => void): Promise<void> {
    // An answer never waits.
    if (isOfHost(wish)) {
      const refused = await this.spend('host-wishes', wish.userId).catch(whyNot);
      if (refused) return reply(refused);
    }
    return live.handle(this.command(live, wish), reply);
  }

  private async settle(live: LiveGame, wanted: Wanted<'settle'>, reply: (ack: Ack) => void): Promise<void> {
    const { id, userId, message } = wanted;
    await this.spend('room-settings', userId);
    const settings = await this.quizzes.change(message);
    await live.handle(this.command(live, { type: 'ChangeSettings', id, userId, settings }), reply);
  }

  private async start(
    live: LiveGame,
    room: Settings,
    { id, userId, message }: { id: string; userId: string; message: StartGameMessage },
    reply: (ack: Ack) => void,
  ): Promise<void> {
    // Before anything is looked up for it.
    if (live.isRunning) return reply(refused('game_running'));
    await this.spend('runs-started', userId);
    const { settings, quiz, refs } = await this.quizzes.deal(live.users, room, message);
    await this.spend('dealt-kilobytes', userId, kilobytesOf(quiz));
    let started = false;
    const wish: CommandDraft = { type: 'StartRun', id, userId, settings, ...quiz };
    await live.handle(this.command(live, wish), (ack) => {
      started = ack.ok;
      reply(ack);
    });
    if (!started || refs.length === 0) return;
    // What the host does next does not wait for this.
    this.quizzes.markSeen(live.users, refs).catch((error) => this.logger.warn(error));
  }

  /** For wishes that take a look at the questions: one after the other, and not before their sender is known as host. */
  private asHost(
    live: LiveGame,
    { id, userId }: Wanted<'settle' | 'start'>,
    reply: (ack: Ack) => void,
    use: (room: Settings) => Promise<void>,
  ): Promise<void> {
    const done = inOrder(live, async () => {
      // A wish that was granted before gets its first receipt, whatever has happened since. [C1]
      const again: CommandDraft = { type: 'Connect', id, userId };
      if (live.receiptOf(userId, id) !== undefined) return live.handle(this.command(live, again), reply);
      const { settings } = live;
      if (!live.isHost(userId) || !settings) return reply(refusal('not_host'));
      await use(settings).catch((error) => reply(whyNot(error)));
    });
    return done ?? Promise.resolve(reply(refusal('unavailable')));
  }

  private command(live: LiveGame, wish: CommandDraft): Command {
    return { ...wish, at: this.now(), present: live.people.present } as Command;
  }
}

const userOf = (request: Exclude<Request, { do: 'find' | 'receipt' | 'here' | 'passed' }>): string => {
  if (request.do !== 'wish') return request.userId;
  return 'userId' in request.wish ? request.wish.userId : '';
};

function refused(reason: RefusalCode): Ack {
  const { code, message } = new Refused(reason);
  return { ok: false, code, message };
}

const said = (isIn: boolean): Ack => (isIn ? { ok: true, version: 0 } : refusal('not_in_room'));

type HostWish = Extract<
  CommandDraft,
  { type: 'KickPlayer' | 'MakeHost' | 'SkipQuestion' | 'PauseRun' | 'EndRun' }
>;
const HOST_WISHES: Record<HostWish['type'], true> = {
  KickPlayer: true,
  MakeHost: true,
  SkipQuestion: true,
  PauseRun: true,
  EndRun: true,
};
const isOfHost = (wish: CommandDraft): wish is HostWish => Object.hasOwn(HOST_WISHES, wish.type);
