import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { GameState } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import { Config } from '../../config.js';
import type { CommandDraft, UserSocket } from '../bus/requests.js';
import { typedRoomCode } from '../seats/room-code.js';
import { Edge } from './edge.js';
import type { Handler, Handlers, Message, MessageName } from './messages.js';
import { type PlayerNamespace, type PlayerSocket, type Reply } from './player-socket.js';

/** The sockets of rooms: the directory, the lobby, the host's wishes, and chat. */
@WebSocketGateway({ namespace: '/multiplayer' })
export class RoomsGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  readonly handlers: Handlers;
  private namespace?: PlayerNamespace;

  constructor(
    private readonly edge: Edge,
    private readonly config: Config,
  ) {
    this.handlers = { ...edge.shared, ...this.own() };
  }

  afterInit(namespace: PlayerNamespace): void {
    this.namespace = namespace;
    this.edge.open(namespace);
    this.edge.games.feed.on('personal', (gameId, userId, [event]) => {
      if (event === 'kicked') this.leave(userId, gameId, 'not_in_room');
    });
  }

  handleConnection(socket: PlayerSocket): void {
    const { handlers, comeBack } = this;
    this.edge.accept(socket, { handlers, show, none: 'not_in_room', comeBack });
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.edge.gone(socket);
  }

  /** What is sent to rooms only. */
  private own(): Handlers {
    const { edge } = this;
    return {
      register_user: async (_socket, _, reply) => reply({ ok: true, version: 0 }),
      check_for_room: async (socket, _, reply) => {
        if (!(await this.comeBack(socket))) socket.emit('not_in_room');
        reply({ ok: true, version: 0 });
      },
      create_room: (socket, message, reply) => this.create(socket, message, reply),
      join_room: (socket, message, reply) => this.join(socket, message, reply),
      current_players: async (socket, _, reply) => {
        const look = (from: UserSocket) => ({ do: 'look', ...from }) as const;
        const found = await edge.answered(socket, look, ({ state }) => {
          if (state) socket.emit('player_joined', roster(state));
        });
        reply(found?.state ? { ok: true, version: 0 } : refusal('not_in_room'));
      },
      leave_room: (socket, message, reply) => this.leaveRoom(socket, message, reply),
      player_message: (socket, message, reply) => {
        const said = { do: 'say', ...edge.base(socket, message), message: message.message } as const;
        return edge.ask(socket, reply, (from) => ({ ...said, ...from }));
      },
      start_game: (socket, message, reply) =>
        edge.ask(socket, reply, (from) => ({ do: 'start', ...from, ...edge.base(socket, message), message })),
      room_settings: (socket, message, reply) =>
        edge.ask(socket, reply, (from) => ({
          do: 'settle',
          ...from,
          ...edge.base(socket, message),
          message,
        })),
      kick_player: this.wish(({ name }) => ({ type: 'KickPlayer', name })),
      make_host: this.wish(({ name }) => ({ type: 'MakeHost', name })),
      skip_question: this.wish(({ question_index: index }) => ({ type: 'SkipQuestion', index })),
      pause_game: this.wish(({ paused }) => ({ type: 'PauseRun', paused })),
      end_game: this.wish(() => ({ type: 'EndRun' })),
    };
  }

  /** A message of the host that is one command. */
  private wish<E extends Exclude<MessageName, 'sync'>>(wish: (message: Message<E>) => HostWish): Handler<E> {
    return (socket, message, reply) =>
      this.edge.wish(socket, reply, { ...this.edge.base(socket, message), ...wish(message) } as CommandDraft);
  }

  private async create(socket: PlayerSocket, message: Message<'create_room'>, reply: Reply): Promise<void> {
    const { id, userId } = this.edge.base(socket, message);
    const { seats, games } = this.edge;
    const opened = await seats.openRoom({ userId, name: socket.data.player.username }, id);
    if (opened) {
      await this.edge.enter(socket, async () => opened.gameId);
      return reply({ ok: true, version: 1 });
    }
    const held = await seats.gameOf(userId, 'room');
    const { ack } = held ? await games.request(held, { do: 'receipt', id, userId }) : {};
    reply(ack ?? refusal('already_in_room'));
  }

  /** A code is paid for before it is looked up: neither the reply nor the room may tell of one code too many. */
  private async join(socket: PlayerSocket, message: Message<'join_room'>, reply: Reply): Promise<void> {
    const { limits, seats } = this.edge;
    const { userId, username: name } = socket.data.player;
    if (limits.areCodesUsedUp(socket)) return reply(refusal('rate_limited'), false);
    if (!(await limits.spend('codes', userId))) return reply(refusal('rate_limited'));
    const gameId = await seats.roomOf(typedRoomCode(message.code));
    if (!gameId) {
      limits.wrongCode(socket);
      return reply(refusal('room_not_found'));
    }
    await limits.giveBack('codes', userId);
    const base = this.edge.base(socket, message);
    const { roomCapacity: capacity } = this.config;
    const ack = await seats.join(gameId, { type: 'JoinRoom', ...base, name, capacity });
    if (ack.ok) await this.edge.enter(socket, async () => gameId);
    reply(ack);
  }

  private async leaveRoom(socket: PlayerSocket, message: Message<'leave_room'>, reply: Reply): Promise<void> {
    const base = this.edge.base(socket, message);
    const { gameId, left } = socket.data;
    if (left?.id === base.id) return reply(left.ack);
    const leave = { type: 'LeaveRoom', ...base, why: 'left' } as const;
    await this.edge.wish(
      socket,
      (ack) => {
        if (ack.ok && gameId) {
          socket.data.left = { id: base.id, ack };
          this.leave(base.userId, gameId, 'leave_room_successful');
        }
        reply(ack);
      },
      leave,
    );
  }

  /** Brings a socket to its user's room; false when there is none. */
  private comeBack = (socket: PlayerSocket): Promise<boolean> =>
    this.edge.enter(socket, () => this.edge.seats.gameOf(socket.data.player.userId, 'room'));

  private leave(userId: string, gameId: string, event: 'not_in_room' | 'leave_room_successful'): void {
    if (!this.namespace) return;
    for (const socket of this.edge.socketsOf(this.namespace, userId)) {
      if (socket.data.gameId !== gameId) continue;
      this.edge.leave(socket);
      socket.emit(event);
    }
  }
}

type AsHost<W> = W extends CommandDraft ? Omit<W, 'id' | 'userId'> : never;
type HostWish = AsHost<CommandDraft>;

const roster = ({ names, total, seq, server_time }: GameState) => ({ names, total, seq, server_time });

/** Code, players and state; what runs is announced once more for clients that do not know states. */
function show(socket: PlayerSocket, state: GameState): void {
  const { seq, server_time, questions, closes_at, run, title, question_index, phase } = state;
  socket.emit('room_created', { code: state.code });
  socket.emit('player_joined', roster(state));
  socket.emit('game_state', state);
  if (phase !== 'asking' && phase !== 'revealing') return;
  socket.emit('start_game', { questions, closes_at, server_time, run, title, seq });
  if (phase !== 'asking') return;
  const question = questions[question_index];
  socket.emit('next_question', { newQuestionIndex: question_index, question, closes_at, server_time, seq });
}
