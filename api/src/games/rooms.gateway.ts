import { Logger } from '@nestjs/common';
import {
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { z } from 'zod/mini';
import type { Command, Present } from '#game/commands';
import type { Settings } from '#game/settings';
import type { GameState } from '#protocol/messages';
import {
  aboutPlayer,
  joinRoom,
  nothing,
  pauseGame,
  playerMessage,
  type RoomSettingsMessage,
  roomSettings,
  type StartGameMessage,
  skipQuestion,
  startGame,
} from '#protocol/socket';
import { Config } from '../config.js';
import { QuizDeck } from '../questions/quiz-deck.js';
import { Edge } from './edge.js';
import { inOrder } from './in-order.js';
import type { LiveGame } from './live-game.js';
import { type PlayerNamespace, type PlayerSocket, type Reply, refusal } from './player-socket.js';
import { typedRoomCode } from './room-code.js';
import { noQuestions, RoomQuizzes } from './room-quizzes.js';

type Message = { command_id?: string | undefined } | null | undefined;

/** The sockets of rooms: the directory, the lobby, the host's wishes, and chat. */
@WebSocketGateway({ namespace: '/multiplayer' })
export class RoomsGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  private readonly logger = new Logger(RoomsGateway.name);
  private namespace?: PlayerNamespace;

  constructor(
    private readonly edge: Edge,
    private readonly deck: QuizDeck,
    private readonly quizzes: RoomQuizzes,
    private readonly config: Config,
  ) {}

  afterInit(namespace: PlayerNamespace): void {
    this.namespace = namespace;
    this.edge.open(namespace);
    this.edge.bus.on('personal', (gameId, userId, [event]) => {
      if (event === 'kicked') this.leave(userId, gameId, 'not_in_room');
    });
  }

  handleConnection(socket: PlayerSocket): void {
    this.edge.accept(socket);
    this.listen(socket);
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
    edge.on(socket, 'current_players', nothing, (_, reply) =>
      edge.inGame(socket, reply, (live) =>
        live.look(socket.data.player.userId, (state) => {
          socket.emit('player_joined', roster(state));
          reply({ ok: true, version: 0 });
        }),
      ),
    );
    edge.on(socket, 'leave_room', nothing, (message, reply) => this.leaveRoom(socket, message, reply));
    edge.on(socket, 'player_message', playerMessage, (message, reply) =>
      this.say(socket, message.message, reply),
    );
    edge.on(socket, 'start_game', startGame, (message, reply) => this.start(socket, message, reply));
    edge.on(socket, 'room_settings', roomSettings, (message, reply) => this.settle(socket, message, reply));
    this.wish(socket, 'kick_player', aboutPlayer, ({ name }, present) => ({
      type: 'KickPlayer',
      name,
      present,
    }));
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
    command: (message: z.output<S>, present: Present) => HostCommand,
  ): void {
    this.edge.on(socket, event, schema, (message, reply) =>
      this.edge.inGame(socket, reply, (live) => {
        const wished = command(message, live.people.present);
        return live.handle({ ...this.edge.base(socket, message), ...wished } as Command, reply);
      }),
    );
  }

  private async create(socket: PlayerSocket, message: Message, reply: Reply): Promise<void> {
    const { id, userId } = this.edge.base(socket, message);
    const opened = await this.edge.games.openRoom({ userId, name: socket.data.player.username }, id);
    if (opened) {
      await this.announce(socket, async () => opened.gameId);
      return reply({ ok: true, version: 1 });
    }
    const held = await this.edge.games.gameOf(userId, 'room');
    const receipt = held && (await this.receiptOf(held, id));
    reply(receipt ? { ok: true, version: receipt } : refusal('already_in_room'));
  }

  private async join(socket: PlayerSocket, message: z.output<typeof joinRoom>, reply: Reply): Promise<void> {
    const gameId = await this.edge.games.roomOf(typedRoomCode(message.code));
    if (!gameId) {
      const again = await socket.data.limits.code();
      return reply(refusal(again ? 'room_not_found' : 'rate_limited'));
    }
    const { username: name } = socket.data.player;
    const base = this.edge.base(socket, message);
    const { roomCapacity: capacity } = this.config;
    await this.edge.games.join(gameId, { type: 'JoinRoom', ...base, name, capacity }, async (ack) => {
      if (ack.ok) await this.announce(socket, async () => gameId);
      reply(ack);
    });
  }

  private async leaveRoom(socket: PlayerSocket, message: Message, reply: Reply): Promise<void> {
    const base = this.edge.base(socket, message);
    await this.edge.inGame(socket, reply, (live) => {
      const { present } = live.people;
      return live.handle({ type: 'LeaveRoom', ...base, why: 'left', present }, (ack) => {
        if (ack.ok) this.leave(base.userId, live.id, 'leave_room_successful');
        reply(ack);
      });
    });
  }

  private async say(socket: PlayerSocket, message: string, reply: Reply): Promise<void> {
    if (!(await socket.data.limits.chat())) return reply(refusal('rate_limited'));
    await this.edge.inGame(socket, reply, async (live) => {
      const said = live.people.say(socket.data.player.userId, message);
      reply(said ? { ok: true, version: 0 } : refusal('not_in_room'));
    });
  }

  private async settle(socket: PlayerSocket, message: RoomSettingsMessage, reply: Reply): Promise<void> {
    await this.asHost(socket, message, reply, async (live) => {
      const settings = await this.quizzes.change(message);
      await live.handle({ type: 'ChangeSettings', ...this.edge.base(socket, message), settings }, reply);
    });
  }

  private async start(socket: PlayerSocket, message: StartGameMessage, reply: Reply): Promise<void> {
    await this.asHost(socket, message, reply, async (live, room) => {
      const { settings, quiz, refs } = await this.quizzes.deal(live.users, room, message);
      // The time of the start: dealing took some.
      const base = this.edge.base(socket, message);
      let started = false;
      await live.handle({ type: 'StartRun', ...base, settings, ...quiz }, (ack) => {
        started = ack.ok;
        reply(ack);
      });
      if (started && refs.length > 0)
        await this.deck.markSeen(live.users, refs).catch((error) => this.logger.warn(error));
    });
  }

  /** For wishes that take a look at the questions: one after the other, and not before their sender is known as host. */
  private asHost(
    socket: PlayerSocket,
    message: Message,
    reply: Reply,
    use: (live: LiveGame, room: Settings) => Promise<void>,
  ): Promise<void> {
    const base = this.edge.base(socket, message);
    return inOrder(socket, () =>
      this.edge.inGame(socket, reply, async (live) => {
        // A wish that was granted before gets its first receipt, whatever has happened since. [C1]
        if (live.receiptOf(base.id) !== undefined) return live.handle({ type: 'Connect', ...base }, reply);
        const { settings } = live;
        if (!live.isHost(base.userId) || !settings) return reply(refusal('not_host'));
        await use(live, settings).catch((error) => reply(noQuestions(error)));
      }),
    );
  }

  /** Brings a socket to its user's room; false when there is none. */
  private comeBack = (socket: PlayerSocket): Promise<boolean> =>
    this.announce(socket, () => this.edge.games.gameOf(socket.data.player.userId, 'room'));

  private announce = (socket: PlayerSocket, find: () => Promise<string | undefined>): Promise<boolean> =>
    this.edge.enter(socket, find, (state) => show(socket, state));

  private leave(userId: string, gameId: string, event: 'not_in_room' | 'leave_room_successful'): void {
    if (!this.namespace) return;
    for (const socket of this.edge.socketsOf(this.namespace, userId)) {
      if (socket.data.gameId !== gameId) continue;
      this.edge.leave(socket);
      socket.emit(event);
    }
  }

  private async receiptOf(gameId: string, commandId: string): Promise<number | undefined> {
    return this.edge.games.with(gameId, async (live: LiveGame) => live.receiptOf(commandId));
  }
}

type HostCommand = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id' | 'at' | 'userId'>
    : never
  : never;

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
