import { randomUUID } from 'node:crypto';
import type { AccessTokens } from '../../auth/access-tokens.js';
import type { SignIns } from '../../auth/sign-ins.js';
import type { Config } from '../../config.js';
import type { Clock } from '../../games/ownership/clock.js';
import { createGames } from '../../games/ownership/create-games.js';
import type { Games } from '../../games/ownership/games.js';
import { Sweeper } from '../../games/ownership/sweeper.js';
import { Seats } from '../../games/seats/seats.js';
import { Edge } from '../../games/sockets/edge.js';
import { RoomsGateway } from '../../games/sockets/rooms.gateway.js';
import { SoloGateway } from '../../games/sockets/solo.gateway.js';
import { Limits } from '../../limits/limits.js';
import { quizzesOf } from './quizzes.js';
import { SimulatedBus } from './simulated-bus.js';
import { SimulatedLog } from './simulated-log.js';
import { CLIENTS, type Client, SimulatedNamespace, SimulatedSocket } from './simulated-socket.js';
import type { World } from './world.js';

const BEAT_MS = 1_000;

/** A server instance, wired like `GamesModule`, over a simulated log, bus and network. */
export class SimulatedServer {
  readonly id = randomUUID();
  readonly games: Games;
  readonly seats: Seats;
  readonly bus: SimulatedBus;
  readonly log: SimulatedLog;
  alive = true;
  beatAt = 0;
  readonly isSettling = false;
  readonly draining = new Set<string>();
  private readonly now: () => number;
  /** All connections ever opened to it. */
  private readonly wires = new Set<SimulatedSocket>();
  readonly peers = new Set<string>([this.id]);
  private readonly sweeper: Sweeper;
  private readonly solo: SimulatedNamespace;
  private readonly rooms: SimulatedNamespace;
  private readonly gateways: { solo: SoloGateway; rooms: RoomsGateway };

  constructor(
    private readonly world: World,
    private readonly buses: Map<string, SimulatedBus>,
    skew: number,
  ) {
    const { id } = this;
    const now = () => Math.round(world.time.now + skew);
    this.now = now;
    const clock = { now } as Clock;
    const config = { rateLimitScale: 0, roomCapacity: 100 } as Config;
    this.log = new SimulatedLog(world, world.log, id);
    this.bus = new SimulatedBus(id, buses, world);
    // Small, so that take-overs start from checkpoints and read several pages.
    const lengths = { checkpointEvery: 5, pageEvents: 3 };
    const { log, bus } = this;
    const quizzes = quizzesOf(world);
    this.games = createGames({
      ...{ log, instance: this, clock, bus, quizzes, report: world.report },
      ...lengths,
    });
    this.seats = new Seats(this.games, log, bus, now);
    const limits = new Limits(config);
    const signIns = { revokedAmong: async () => [] as string[] } as unknown as SignIns;
    const tokens = {} as AccessTokens;
    const { games, seats } = this;
    const edge = new Edge(games, bus, clock, limits, tokens, signIns, config);
    this.sweeper = new Sweeper(this.games);
    this.solo = new SimulatedNamespace(world);
    this.rooms = new SimulatedNamespace(world);
    this.gateways = {
      solo: new SoloGateway(edge, games, bus, seats),
      rooms: new RoomsGateway(edge, games, seats, config),
    };
  }

  start(): void {
    this.world.log.instances.set(this.id, { heartbeatAt: this.world.log.now(), locked: true });
    this.world.time.as(this.id, () => {
      this.gateways.solo.afterInit(this.solo.players);
      this.gateways.rooms.afterInit(this.rooms.players);
      this.solo.disconnected = (socket) => this.gateways.solo.handleDisconnect(socket);
      this.rooms.disconnected = (socket) => this.gateways.rooms.handleDisconnect(socket);
      this.sweeper.start();
      void this.beat();
    });
  }

  /** Opens a client connection. A dead instance does not reply. */
  connect(kind: 'solo' | 'rooms', client: Client, name: string): SimulatedSocket {
    const namespace = this[kind];
    const socket = new SimulatedSocket(this.world, this.id, namespace, client);
    const { time, random } = this.world;
    if (!this.alive) {
      time.after(20 + random.next() * 100, CLIENTS, () => socket.cut());
      return socket;
    }
    this.wires.add(socket);
    socket.arrive((player) => {
      const { userId } = client;
      player.data.player = { userId, username: name, sid: userId, email: null, guest: false };
      this.gateways[kind].handleConnection(player);
    });
    return socket;
  }

  /** An HTTP call; `reply` is not called if the instance dies before it replies. */
  call<T>(work: () => Promise<T>, reply: (result: T | undefined) => void): void {
    const { time, random } = this.world;
    const back = (result: T | undefined) => time.after(5 + random.next() * 40, CLIENTS, () => reply(result));
    time.after(5 + random.next() * 40, this.id, () => {
      work().then(back, () => back(undefined));
    });
  }

  /** Kills the process. */
  kill(): void {
    const { time, random, log } = this.world;
    this.alive = false;
    time.kill(this.id);
    this.bus.removeAllListeners();
    this.buses.delete(this.id);
    log.instances.set(this.id, { heartbeatAt: log.now(), locked: false });
    for (const socket of this.wires) time.after(5 + random.next() * 40, CLIENTS, () => socket.cut());
  }

  /** Drains the process: it releases its games and exits. */
  drain(): void {
    const { time } = this.world;
    time.after(0, this.id, () => {
      const end = () => this.alive && time.after(0, CLIENTS, () => this.alive && this.kill());
      void this.sweeper
        .stop()
        .then(() => this.games.releaseAll())
        .then(end, end);
      setTimeout(end, 6_000);
    });
  }

  private async beat(): Promise<void> {
    const living = await this.log.beat().catch(() => undefined);
    if (living) {
      this.beatAt = this.now();
      this.peers.clear();
      for (const peer of [this.id, ...living]) this.peers.add(peer);
    }
    setTimeout(() => void this.beat(), BEAT_MS);
  }
}
