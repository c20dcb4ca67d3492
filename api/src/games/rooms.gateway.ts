import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { z } from 'zod/mini';
import type { GameState } from '#protocol/messages';
import {
  aboutPlayer,
  joinRoom,
  nothing,
  pauseGame,
  playerMessage,
  roomSettings,
  skipQuestion,
  startGame,
} from '#protocol/socket';
import { Config } from '../config.js';
import { Edge } from './edge.js';
import { type PlayerNamespace, type PlayerSocket, type Reply, refusal } from './player-socket.js';
import type { FromSocket, Wish } from './requests.js';
import { typedRoomCode } from './room-code.js';

type Message = { command_id?: string | undefined } | null | undefined;

/** The sockets of rooms: the directory, the lobby, the host's wishes, and chat. */
@WebSocketGateway({ namespace: '/multiplayer' })
export class RoomsGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  private namespace?: PlayerNamespace;

  constructor(
    private readonly edge: Edge,
    private readonly config: Config,
  ) {}

  afterInit(namespace: PlayerNamespace): void {
    this.namespace = namespace;
    this.edge.open(namespace);
    this.edge.bus.on('said', (gameId, said) => {
      const isKick = said.kind === 'user' && said.message[0] === 'kicked';
      if (isKick) this.leave(said.userId, gameId, 'not_in_room');
    });
  }

  handleConnection(socket: PlayerSocket): void {
    this.edge.accept(socket);
    this.listen(socket);
    socket.data.show = (state) => show(socket, state);
    socket.data.showNone = () => socket.emit('not_in_room');
    socket.data.entered = this.comeBack(socket);
  }

  handleDisconnect(socket: PlayerSocket): void {
    this.edge.leave(socket);
  }

  private listen(socket: PlayerSocket): void {
    const { edge } = this;
    edge.on(socket, 'register_user', nothing, async (_, reply) => reply({ ok: true, version: 0 }));
    edge.on(socket, 'check_for_room', nothing, async (_, reply) => {
      if (!(await this.comeBack(socket))) socket.emit('not_in_room');
      reply({ ok: true, version: 0 });
    });
    edge.on(socket, 'create_room', nothing, (message, reply) => this.create(socket, message, reply));
    edge.on(socket, 'join_room', joinRoom, (message, reply) => this.join(socket, message, reply));
    edge.on(socket, 'current_players', nothing, async (_, reply) => {
      const look = (from: FromSocket) => ({ do: 'look', ...from }) as const;
      const found = await edge.answered(socket, look, ({ state }) => {
        if (state) socket.emit('player_joined', roster(state));
      });
      reply(found?.state ? { ok: true, version: 0 } : refusal('not_in_room'));
    });
    edge.on(socket, 'leave_room', nothing, (message, reply) => this.leaveRoom(socket, message, reply));
    edge.on(socket, 'player_message', playerMessage, (message, reply) => this.say(socket, message, reply));
    edge.on(socket, 'start_game', startGame, (message, reply) =>
      edge.ask(socket, reply, (from) => ({ do: 'start', ...from, ...edge.base(socket, message), message })),
    );
    edge.on(socket, 'room_settings', roomSettings, (message, reply) =>
      edge.ask(socket, reply, (from) => ({ do: 'settle', ...from, ...edge.base(socket, message), message })),
    );
    this.wish(socket, 'kick_player', aboutPlayer, ({ name }) => ({ type: 'KickPlayer', name }));
    this.wish(socket, 'make_host', aboutPlayer, ({ name }) => ({ type: 'MakeHost', name }));
    this.wish(socket, 'skip_question', skipQuestion, ({ question_index: index }) => ({
      type: 'SkipQuestion',
      index,
    }));
    this.wish(socket, 'pause_game', pauseGame, ({ paused }) => ({ type: 'PauseRun', paused }));
    this.wish(socket, 'end_game', nothing, () => ({ type: 'EndRun' }));
  }

  /** A message of the host that is one command. */
  private wish<S extends z.ZodMiniType<Message>>(
    socket: PlayerSocket,
    event: string,
    schema: S,
    wish: (message: z.output<S>) => HostWish,
  ): void {
    this.edge.on(socket, event, schema, (message, reply) =>
      this.edge.wish(socket, reply, { ...this.edge.base(socket, message), ...wish(message) } as Wish),
    );
  }

  private async create(socket: PlayerSocket, message: Message, reply: Reply): Promise<void> {
    const { id, userId } = this.edge.base(socket, message);
    const { seats, games } = this.edge;
    const opened = await seats.openRoom({ userId, name: socket.data.player.username }, id);
    if (opened) {
      await this.edge.enter(socket, async () => opened.gameId);
      return reply({ ok: true, version: 1 });
    }
    const held = await seats.gameOf(userId, 'room');
    const { ack } = held ? await games.answer(held, { do: 'receipt', id }) : {};
    reply(ack ?? refusal('already_in_room'));
  }

  private async join(socket: PlayerSocket, message: z.output<typeof joinRoom>, reply: Reply): Promise<void> {
    const gameId = await this.edge.seats.roomOf(typedRoomCode(message.code));
    if (!gameId) {
      const again = await socket.data.limits.code();
      return reply(refusal(again ? 'room_not_found' : 'rate_limited'));
    }
    const { username: name } = socket.data.player;
    const base = this.edge.base(socket, message);
    const { roomCapacity: capacity } = this.config;
    const ack = await this.edge.seats.join(gameId, { type: 'JoinRoom', ...base, name, capacity });
    if (ack.ok) await this.edge.enter(socket, async () => gameId);
    reply(ack);
  }

  private async leaveRoom(socket: PlayerSocket, message: Message, reply: Reply): Promise<void> {
    const base = this.edge.base(socket, message);
    const { gameId } = socket.data;
    const leave = { type: 'LeaveRoom', ...base, why: 'left' } as const;
    await this.edge.wish(
      socket,
      (ack) => {
        if (ack.ok && gameId) this.leave(base.userId, gameId, 'leave_room_successful');
        reply(ack);
      },
      leave,
    );
  }

  private async say(
    socket: PlayerSocket,
    message: z.output<typeof playerMessage>,
    reply: Reply,
  ): Promise<void> {
    if (!(await socket.data.limits.chat())) return reply(refusal('rate_limited'));
    const said = { do: 'say', ...this.edge.base(socket, message), message: message.message } as const;
    await this.edge.ask(socket, reply, (from) => ({ ...said, ...from }));
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

type AsHost<W> = W extends Wish ? Omit<W, 'id' | 'userId'> : never;
type HostWish = AsHost<Wish>;

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
