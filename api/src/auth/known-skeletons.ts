import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { skeletonsOf } from './skeletons.js';

const BATCH = 500;

interface Named {
  id: string;
  username: string;
}

/**
 * Adds skeletons for users who registered with an older release, which had none. They keep their names. If two of these
 * names look alike, the first one processed gets the skeleton.
 */
@Injectable()
export class KnownSkeletons implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): void {
    const logger = new Logger(KnownSkeletons.name);
    this.running = this.complete().catch((error) => logger.warn(`skeletons of usernames: ${error}`));
  }

  onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    return this.running;
  }

  /** Goes over all users once, in batches. */
  async complete(): Promise<void> {
    let after = '00000000-0000-0000-0000-000000000000';
    while (!this.isStopped) {
      const users = await this.database.query<Named[]>(
        `select u.id, u.username from users u
         where u.id > $1 and not exists (select from username_skeleton s where s.user_id = u.id)
         order by u.id limit $2`,
        [after, BATCH],
      );
      const last = users.at(-1);
      if (!last) return;
      await this.insert(users);
      after = last.id;
    }
  }

  private async insert(users: Named[]): Promise<void> {
    const rows = users.flatMap(({ id, username }) =>
      skeletonsOf(username).map((skeleton) => ({ id, skeleton })),
    );
    rows.sort((one, other) => (one.skeleton < other.skeleton ? -1 : 1));
    await this.database.query(
      `insert into username_skeleton (skeleton, user_id)
       select * from unnest($1::text[], $2::uuid[]) on conflict do nothing`,
      [rows.map(({ skeleton }) => skeleton), rows.map(({ id }) => id)],
    );
  }
}
