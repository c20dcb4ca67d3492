import { Injectable } from '@nestjs/common';

type Listener = (userId: string, username: string) => void;

/** Announces that users have another name. */
@Injectable()
export class Renames {
  private readonly listeners: Listener[] = [];

  /** Calls `listener` after this instance has stored a user's other name. */
  onRenamed(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** To be called once the name is durable. */
  announce(userId: string, username: string): void {
    for (const listener of this.listeners) listener(userId, username);
  }
}
