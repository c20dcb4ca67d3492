import { randomUUID } from 'node:crypto';
import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BUSY } from '#protocol/auth-messages';
import { numbered, numbersToTry } from './guest-names.js';
import { UserEntity, usernameKey } from './user.entity.js';
import { freeNames, isNameTaken, takeSkeletons } from './usernames.js';

type Fields = Pick<UserEntity, 'email' | 'passwordHash' | 'isGuest'>;
type Alongside = (manager: EntityManager, user: UserEntity) => Promise<unknown>;

/** Creates users who get another name if theirs is taken. */
@Injectable()
export class NewUsers {
  constructor(private readonly database: DataSource) {}

  /** A taken name gets the next free number. `alongside` runs in the same transaction. */
  async create(username: string, fields: Fields, alongside?: Alongside): Promise<UserEntity> {
    const asChosen = await this.insert(username, fields, alongside);
    if (asChosen) return asChosen;
    const sets = [...numbersToTry()];
    let [name] = await this.freeNumbers(username, sets);
    // Many guests may choose the same name at once. Each failed try draws a random number from a larger range.
    while (name !== undefined) {
      const user = await this.insert(name, fields, alongside);
      if (user) return user;
      const free = await this.freeNumbers(username, sets);
      name = free[Math.floor(Math.random() * free.length)];
      sets.shift();
    }
    throw new ServiceUnavailableException(BUSY);
  }

  /** Undefined if the name is taken. */
  private async insert(
    username: string,
    fields: Fields,
    alongside?: Alongside,
  ): Promise<UserEntity | undefined> {
    const named = { id: randomUUID(), username, usernameKey: usernameKey(username) };
    const user = this.database.manager.create(UserEntity, { ...named, ...fields });
    try {
      await this.database.transaction(async (manager) => {
        await manager.insert(UserEntity, user);
        await takeSkeletons(manager, user.id, username);
        await alongside?.(manager, user);
      });
      return user;
    } catch (error) {
      if (isNameTaken(error)) return undefined;
      throw error;
    }
  }

  /** The free names of the first set that has any. */
  private async freeNumbers(username: string, sets: number[][]): Promise<string[]> {
    for (const numbers of sets) {
      const names = numbers.map((number) => numbered(username, number));
      const free = await freeNames(this.database.manager, names);
      if (free.length > 0) return free;
    }
    return [];
  }
}
