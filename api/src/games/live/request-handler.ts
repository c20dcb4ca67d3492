import { randomUUID } from 'node:crypto';
import type { Ack } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import type { Spend } from '../../limits/limits.js';
import type { CommandDraft, OwnerReply, Request, RequestOf } from '../bus/requests.js';
import { HostRequests } from './host-requests.js';
import type { LiveGame } from './live-game.js';
import { type RoomQuizzes, refusalOf } from './room-quizzes.js';

type Reply = (reply: OwnerReply) => void;

/** Handles the requests of edges for games that are live on this instance. */
export class RequestHandler {
  private readonly host: HostRequests;

  constructor(
    quizzes: Pick<RoomQuizzes, 'change' | 'deal' | 'markSeen'>,
    private readonly spend: Spend = async () => {},
  ) {
    this.host = new HostRequests(quizzes, spend);
  }

  /**
   * Calls `reply` once, in its place among the game's messages. `edge` is the instance that holds the socket.
   * @throws Fenced or Quarantined if this instance no longer owns the game: there was no reply.
   */
  async handle(live: LiveGame, edge: string, request: Request, reply: Reply): Promise<void> {
    switch (request.do) {
      case 'enter':
        return this.enter(live, edge, request, reply);
      case 'leave':
        live.presence.disconnect(request.userId, request.socketId);
        return reply({});
      case 'here': {
        const socketIds = request.sockets.map(({ socketId }) => socketId);
        return reply({ strangers: live.presence.reconcile(edge, socketIds) });
      }
      case 'find':
        return reply({ isIn: live.view.has(request.userId) });
      case 'plays':
        return reply({ isIn: live.view.has(request.userId) && live.view.uses(request.quizId) });
      case 'preview':
        return reply(live.isOver ? {} : { preview: live.view.preview(request.capacity) });
      case 'receipt': {
        const version = live.view.receiptOf(request.userId, request.id);
        return reply({ ack: version === undefined ? refusal('already_in_room') : { ok: true, version } });
      }
      default:
        connectSender(live, edge, request);
        return this.message(live, request, reply);
    }
  }

  private async enter(
    live: LiveGame,
    edge: string,
    { userId, socketId }: RequestOf<'enter'>,
    reply: Reply,
  ): Promise<void> {
    if (live.isOver) return reply({});
    live.presence.connect(userId, socketId, edge);
    await live.handle(live.stamped({ type: 'Connect', id: randomUUID(), userId }));
    await live.sendState(userId, (state) => reply({ state }));
  }

  private async message(live: LiveGame, request: SocketRequest, reply: Reply): Promise<void> {
    const acknowledge = (ack: Ack) => reply({ ack });
    switch (request.do) {
      case 'look':
        return live.sendState(request.userId, (state) => reply({ state }));
      case 'wish': {
        const { wish } = request;
        if (wish.type !== 'LeaveRoom') return this.command(live, wish, acknowledge);
        return this.command(live, wish, (ack) => reply({ ack, isIn: live.view.has(wish.userId) }));
      }
      case 'say': {
        const isIn = live.announcer.postChat(request.userId, request.id, request.message);
        return acknowledge(isIn ? { ok: true, version: 0 } : refusal('not_in_room'));
      }
      case 'settle':
        return this.host.changeSettings(live, request, acknowledge);
      case 'start':
        return this.host.start(live, request, acknowledge);
    }
  }

  private async command(live: LiveGame, draft: CommandDraft, acknowledge: (ack: Ack) => void): Promise<void> {
    // Only the commands of a host, or of a solo player, spend a budget here: answers must not wait for one.
    if (isOfHost(draft)) {
      const refused = await this.spend('host-commands', draft.userId).catch(refusalOf);
      if (refused) return acknowledge(refused);
    }
    return live.handle(live.stamped(draft), acknowledge);
  }
}

type SocketRequest = RequestOf<'look' | 'wish' | 'say' | 'settle' | 'start'>;

/** A message proves that its socket is connected. The owner may have missed its `enter`. */
function connectSender(live: LiveGame, edge: string, request: SocketRequest): void {
  if (request.socketId) live.presence.connect(senderOf(request), request.socketId, edge);
}

function senderOf(request: SocketRequest): string {
  if (request.do !== 'wish') return request.userId;
  return 'userId' in request.wish ? request.wish.userId : '';
}

type HostCommand = Extract<
  CommandDraft,
  { type: 'KickPlayer' | 'MakeHost' | 'RenamePlayer' | 'SkipQuestion' | 'OpenNext' | 'PauseRun' | 'EndRun' }
>;
const HOST_COMMANDS: Record<HostCommand['type'], true> = {
  KickPlayer: true,
  MakeHost: true,
  RenamePlayer: true,
  SkipQuestion: true,
  OpenNext: true,
  PauseRun: true,
  EndRun: true,
};
const isOfHost = (draft: CommandDraft): draft is HostCommand => Object.hasOwn(HOST_COMMANDS, draft.type);
