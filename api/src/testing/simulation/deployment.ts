import type { Blow } from './chaos.js';
import type { SimulatedBus } from './simulated-bus.js';
import { SimulatedServer } from './simulated-server.js';
import type { World } from './world.js';

/** The running instances and their faults. */
export class Deployment {
  readonly servers: SimulatedServer[] = [];
  private readonly buses = new Map<string, SimulatedBus>();

  constructor(readonly world: World) {}

  /** Starts the instances and schedules their faults. */
  begin(instances: number): void {
    const { time, unrest, random } = this.world;
    for (let slot = 0; slot < instances; slot++) this.boot(slot);
    for (const blow of unrest.blows) time.after(blow.at - time.now, '', () => this.strike(blow));
    time.after(unrest.endsAt - time.now, '', () => this.heal());
    if (unrest.poison) time.after(4_000 + random.below(5_000), '', () => this.poison());
  }

  anyServer(): SimulatedServer {
    const living = this.servers.filter(({ alive }) => alive);
    return this.world.random.pick(living.length > 0 ? living : this.servers);
  }

  boot(slot: number): SimulatedServer {
    const { random, unrest } = this.world;
    const server = new SimulatedServer(this.world, this.buses, (random.next() - 0.5) * 2 * unrest.skew);
    this.servers[slot] = server;
    server.start();
    return server;
  }

  private strike({ slot, kind, ms }: Blow): void {
    const { time } = this.world;
    const server = this.servers[slot];
    if (!server?.alive) return;
    if (kind === 'stop') time.stop(server.id, ms);
    if (kind === 'bus away') time.as(server.id, () => server.bus.leave(ms));
    if (kind === 'log away')
      for (const { log } of this.servers) log.awayUntil = Math.max(log.awayUntil, time.now + ms / 2);
    if (kind === 'kill') server.kill();
    if (kind === 'drain') server.drain();
    if (kind === 'kill' || kind === 'drain') time.after(ms, '', () => this.heal(slot));
  }

  private heal(slot?: number): void {
    const { time, unrest } = this.world;
    for (const [at, { alive }] of this.servers.entries())
      if (!alive && (slot === undefined || slot === at)) this.boot(at);
    if (this.servers.some(({ alive }) => !alive) || time.now < unrest.endsAt) return;
    for (const { log } of this.servers) log.awayUntil = 0;
    // An instance that drains may still be killed.
    if (time.now < unrest.endsAt + 20_000) time.after(1_000, '', () => this.heal());
  }

  private poison(): void {
    const { log, poisoned, random } = this.world;
    const games = [...log.games.keys()];
    if (games.length === 0) return;
    const gameId = random.pick(games);
    poisoned.add(gameId);
    log.refused.set(gameId, new Error('the database does not take this'));
  }
}
