import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Ack } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import type { CommandDraft } from '../bus/requests.js';
import { Games } from './games.js';
import { Instance } from './instance.js';
import { Unavailable } from './unavailable.js';

interface Waiting {
  id: string;
  gameId: string;
  command: CommandDraft;
}

const POLL_MS = 1_000;
const WAITING = `
select r.id, r.game_id as "gameId", r.command from owner_request r join game g on g.id = r.game_id
where r.ack is null and g.owner = $1 order by r.at limit 20`;
const REPLY = 'update owner_request set ack = $2 where id = $1 and ack is null';

/** Handles the commands that operators leave in the database for games which this instance owns. */
@Injectable()
export class Inbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Inbox.name);
  private timer?: NodeJS.Timeout;
  private running = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly database: DataSource,
    private readonly games: Games,
    private readonly instance: Instance,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => {
      this.running = this.round()
        .catch((error) => this.logger.warn(`inbox: ${error}`))
        .then(() => (this.isStopped ? undefined : this.onApplicationBootstrap()));
    }, POLL_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async round(): Promise<void> {
    const waiting = await this.database.query<Waiting[]>(WAITING, [this.instance.id]);
    for (const { id, gameId, command } of waiting) {
      // The next owner handles the others.
      if (this.isStopped) return;
      const ack = await this.handle(gameId, command);
      if (ack) await this.database.query(REPLY, [id, JSON.stringify(ack)]);
    }
  }

  /** Undefined if another instance may own the game by now: the command waits for it. */
  private async handle(gameId: string, command: CommandDraft): Promise<Ack | undefined> {
    // Other commands of operators would be those of a newer release.
    if (command.type !== 'CorrectRun' && command.type !== 'CloseRoom') return refusal('bad_request');
    try {
      return await this.games.execute(gameId, command);
    } catch (error) {
      if (error instanceof Unavailable) return undefined;
      this.logger.error({ msg: 'a command of an operator failed', game_id: gameId, err: error });
      return refusal('unavailable');
    }
  }
}
