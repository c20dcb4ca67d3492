import { NAME_REFUSED, username } from '#protocol/auth-messages';
import { rosterOf } from '#protocol/entry';
import { parse } from '#protocol/parse';
import { refusal } from '#protocol/refusal';
import type { CommandDraft } from '../bus/requests.js';
import { isOffensive } from '../live/chat-filter.js';
import type { Games } from '../ownership/games.js';
import { isRoomCode, typedRoomCode } from '../seats/room-code.js';
import type { Seats } from '../seats/seats.js';
import { sessionsOfUser } from './local-sockets.js';
import type { MessageLimits } from './message-limits.js';
import {
  type Acknowledgement,
  acknowledging,
  commandOf,
  type Handler,
  type Handlers,
  type Message,
  type MessageName,
  type Reply,
} from './messages.js';
import type { PlayerNamespace, PlayerSession } from './player-session.js';

interface Deps {
  games: Games;
  seats: Seats;
  limits: MessageLimits;
  roomCapacity: number;
}

/** The messages that only rooms accept: to open, find, join and leave them, to chat, and those of the host. */
export class RoomHandlers {
  /** The last leave of a session: a repeat no longer finds the game, and gets the first acknowledgement again. */
  private readonly leaves = new WeakMap<PlayerSession, { id: string; ack: Acknowledgement }>();

  constructor(private readonly deps: Deps) {}

  readonly handlers: Handlers = {
    register_user: async (_session, _, reply) => reply({ ok: true, version: 0 }),
    check_for_room: async (session, _, reply) => {
      if (!(await session.follow())) session.showNone();
      reply({ ok: true, version: 0 });
    },
    create_room: (session, message, reply) => this.create(session, message, reply),
    join_room: (session, message, reply) => this.join(session, message, reply),
    leave_room: (session, message, reply) => this.leave(session, message, reply),
    current_players: (session, _, reply) =>
      session.send({ do: 'look', ...session.sender }, ({ state }) => {
        if (state) session.socket.emit('player_joined', rosterOf(state));
        reply(state ? { ok: true, version: 0 } : refusal('not_in_room'));
      }),
    player_message: (session, message, reply) => {
      const { id } = commandOf(session, message);
      const say = { do: 'say', id, ...session.sender, message: message.message } as const;
      return session.send(say, acknowledging(reply));
    },
    start_game: (session, message, reply) => {
      const { id } = commandOf(session, message);
      return session.send({ do: 'start', id, ...session.sender, message }, acknowledging(reply));
    },
    room_settings: (session, message, reply) => {
      const { id } = commandOf(session, message);
      return session.send({ do: 'settle', id, ...session.sender, message }, acknowledging(reply));
    },
    kick_player: hostCommand(({ name }) => ({ type: 'KickPlayer', name })),
    make_host: hostCommand(({ name }) => ({ type: 'MakeHost', name })),
    rename_player: (session, message, reply) => this.rename(session, message, reply),
    skip_question: hostCommand(({ question_index: index }) => ({ type: 'SkipQuestion', index })),
    pause_game: hostCommand(({ paused }) => ({ type: 'PauseRun', paused })),
    end_game: hostCommand(() => ({ type: 'EndRun' })),
  };

  /** An invalid or offensive name is refused without a violation, since a host typed it. */
  private async rename(
    session: PlayerSession,
    message: Message<'rename_player'>,
    reply: Reply,
  ): Promise<void> {
    const to = parse(username, message.to);
    const refuse = (text = NAME_REFUSED) => reply({ ok: false, code: 'bad_request', message: text }, false);
    if (!to.ok) return refuse(to.issues[0]?.message);
    if (isOffensive(to.value)) return refuse();
    const { name } = message;
    const command = { type: 'RenamePlayer', ...commandOf(session, message), name, to: to.value } as const;
    return session.sendCommand(command, acknowledging(reply));
  }

  private async create(session: PlayerSession, message: Message<'create_room'>, reply: Reply): Promise<void> {
    const { id, userId } = commandOf(session, message);
    const { seats, games } = this.deps;
    const opened = await seats.openRoom({ userId, name: session.player.username }, id);
    if (opened) {
      await session.follow(async () => opened.gameId);
      return reply({ ok: true, version: 1 });
    }
    const held = await seats.gameOf(userId, 'room');
    const { ack } = held ? await games.request(held, { do: 'receipt', id, userId }) : {};
    reply(ack ?? refusal('already_in_room'));
  }

  /** Spends the budget before it looks up the code: over budget, neither the reply nor the room may reveal a code. */
  private async join(session: PlayerSession, message: Message<'join_room'>, reply: Reply): Promise<void> {
    const { limits, seats, roomCapacity: capacity } = this.deps;
    const { userId, username: name } = session.player;
    const { address } = session.socket.data;
    if (limits.areCodesUsedUp(address)) return reply(refusal('rate_limited'), false);
    if (!(await limits.spend('codes', userId))) return reply(refusal('rate_limited'));
    const code = typedRoomCode(message.code);
    const gameId = isRoomCode(code) ? await seats.roomOf(code) : undefined;
    if (!gameId) {
      limits.wrongCode(address);
      return reply(refusal('room_not_found'));
    }
    await limits.giveBack('codes', userId);
    const join = { type: 'JoinRoom', ...commandOf(session, message), name, capacity } as const;
    const ack = await seats.join(gameId, join);
    if (ack.ok) await session.follow(async () => gameId);
    reply(ack);
  }

  private async leave(session: PlayerSession, message: Message<'leave_room'>, reply: Reply): Promise<void> {
    const { gameId } = session;
    const command = commandOf(session, message);
    const earlier = this.leaves.get(session);
    if (earlier?.id === command.id) return reply(earlier.ack);
    await session.sendCommand({ type: 'LeaveRoom', ...command, why: 'left' }, (received) => {
      const { ack = refusal('unavailable'), isIn } = received;
      if (ack.ok && gameId) {
        this.leaves.set(session, { id: command.id, ack });
        const { nsp } = session.socket;
        // A repeat can arrive after the player has joined again.
        if (!isIn) leaveRoom(nsp as PlayerNamespace, command.userId, gameId, 'leave_room_successful');
      }
      reply(ack);
    });
  }
}

/** The user's sockets no longer follow the room, and receive `event`. */
export function leaveRoom(
  namespace: PlayerNamespace,
  userId: string,
  gameId: string,
  event: 'not_in_room' | 'leave_room_successful',
): void {
  for (const session of sessionsOfUser(namespace, userId)) {
    if (session.gameId !== gameId) continue;
    session.unfollow();
    session.socket.emit(event);
  }
}

type WithoutSender<C> = C extends CommandDraft ? Omit<C, 'id' | 'userId'> : never;
type HostCommand = Extract<
  WithoutSender<CommandDraft>,
  { type: 'KickPlayer' | 'MakeHost' | 'SkipQuestion' | 'PauseRun' | 'EndRun' }
>;

/** Handles a message of the host that is one command. */
function hostCommand<E extends Exclude<MessageName, 'sync'>>(
  commandFrom: (message: Message<E>) => HostCommand,
): Handler<E> {
  return (session, message, reply) => {
    const command = { ...commandOf(session, message), ...commandFrom(message) };
    return session.sendCommand(command, acknowledging(reply));
  };
}
