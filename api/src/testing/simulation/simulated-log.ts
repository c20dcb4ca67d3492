import type { Checkpoint } from '../../games/log/checkpoint.js';
import {
  type Append,
  type AppendOutcome,
  type EventLog,
  type NewGame,
  Unknown,
} from '../../games/log/event-log.js';
import type { MemoryEventLog } from '../memory-event-log.js';
import type { World } from './world.js';

/** A later reply counts as lost, ms. */
const PATIENCE_MS = 5_000;
/** The task owner of the database's work, which completes even if the client dies. */
const DATABASE = 'database';

type Fate = 'ok' | 'lost before' | 'lost after' | 'applied late';

/** The log as one instance sees it: remote, slow, and with lost replies. */
export class SimulatedLog implements EventLog {
  awayUntil = 0;

  constructor(
    private readonly world: World,
    private readonly log: MemoryEventLog,
    private readonly instance: string,
  ) {}

  create = (game: NewGame) => this.ask(() => this.log.create(game));
  outcomeOf = (append: Append) => this.ask(() => this.log.outcomeOf(append));
  head = (gameId: string) => this.ask(() => this.log.head(gameId));
  seatOf: EventLog['seatOf'] = (...args) => this.ask(() => this.log.seatOf(...args));
  takeSeat: EventLog['takeSeat'] = (...args) => this.ask(() => this.log.takeSeat(...args));
  freeSeat: EventLog['freeSeat'] = (...args) => this.ask(() => this.log.freeSeat(...args));
  roomOf = (code: string) => this.ask(() => this.log.roomOf(code));
  claim: EventLog['claim'] = (...args) => this.ask(() => this.log.claim(...args));
  release: EventLog['release'] = (...args) => this.ask(() => this.log.release(...args));
  quarantine: EventLog['quarantine'] = (...args) => this.ask(() => this.log.quarantine(...args));
  read: EventLog['read'] = (...args) => this.ask(() => this.log.read(...args));
  checkpoint: EventLog['checkpoint'] = (...args) => this.ask(() => this.log.checkpoint(...args));
  keep = (checkpoint: Checkpoint) => this.ask(() => this.log.keep(this.stored(checkpoint)));
  overdue: EventLog['overdue'] = (...args) => this.ask(() => this.log.overdue(...args));
  append = (batch: readonly Append[]) => this.ask(() => this.write(batch));

  /** Writes the instance's heartbeat; resolves to the live instances. */
  beat = () =>
    this.ask(async () => {
      const { instances } = this.log;
      instances.set(this.instance, { heartbeatAt: this.log.now(), locked: true });
      return [...instances].flatMap(([id, { heartbeatAt, locked }]) =>
        locked && heartbeatAt > this.log.now() - 3_000 ? [id] : [],
      );
    });

  /** A stored checkpoint may be corrupt; its reader must notice. */
  private stored(checkpoint: Checkpoint): Checkpoint {
    const { random, chaos } = this.world;
    if (random.next() >= chaos.log.spoilt) return checkpoint;
    return { ...checkpoint, state: checkpoint.state.replace(/"score":\d+/g, '"score":7') };
  }

  /** Another transaction may have locked some of the games. */
  private async write(batch: readonly Append[]): Promise<AppendOutcome[]> {
    const { random, chaos } = this.world;
    const busy = new Set(batch.filter(() => chaos.log.busy > 0 && random.next() < chaos.log.busy));
    const outcomes = await this.log.append(batch.filter((append) => !busy.has(append)));
    return batch.map((append) => (busy.has(append) ? 'busy' : (outcomes.shift() ?? 'busy')));
  }

  private ask<T>(work: () => Promise<T>): Promise<T> {
    const { time, random, chaos } = this.world;
    const owner = time.current;
    const fate = this.fate();
    const slow = () => (random.next() < chaos.log.slow ? random.next() * 800 : 0);
    const there = 0.3 + random.next() * 2 + slow();
    return new Promise<T>((resolve, reject) => {
      const lose = (ms: number) => time.after(ms, owner, () => reject(new Unknown('no reply')));
      if (fate === 'lost before') {
        lose(there + (random.next() < 0.8 ? 1 : PATIENCE_MS));
        return;
      }
      if (fate === 'applied late') lose(PATIENCE_MS);
      const late = fate === 'applied late' ? random.next() * 2 * PATIENCE_MS : 0;
      time.after(there + late, DATABASE, async () => {
        const done = await work().then(
          (value) => () => resolve(value),
          (error) => () => reject(error),
        );
        if (fate === 'ok') time.after(0.3 + random.next() * 2 + slow(), owner, done);
        else if (fate === 'lost after') lose(random.next() < 0.8 ? 1 : PATIENCE_MS);
      });
    });
  }

  private fate(): Fate {
    const { time, random, chaos } = this.world;
    if (this.awayUntil > time.now) return 'lost before';
    const { lostBefore, lostAfter, appliedLate } = chaos.log;
    const drawn = random.next();
    if (drawn < lostBefore) return 'lost before';
    if (drawn < lostBefore + lostAfter) return 'lost after';
    return drawn < lostBefore + lostAfter + appliedLate ? 'applied late' : 'ok';
  }
}
