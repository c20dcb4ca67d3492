import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import type { DeleteAccountBody } from '#protocol/account';
import type { Player } from '../auth/player.js';
import { SignIns } from '../auth/sign-ins.js';
import type { CommandDraft } from '../games/bus/requests.js';
import { Games } from '../games/ownership/games.js';
import { Seats } from '../games/seats/seats.js';
import { Confirmations } from '../passkeys/confirmations.js';
import { eraseNames, forget } from './forget.js';

/** Deletes an account: the user is forgotten, and the games stay. */
@Injectable()
export class Deletion {
  private readonly logger = new Logger('Accounts');

  constructor(
    private readonly database: DataSource,
    private readonly confirmations: Confirmations,
    private readonly signIns: SignIns,
    private readonly games: Games,
    private readonly seats: Seats,
  ) {}

  /** A guest has nothing by which to confirm it. */
  async delete(player: Player, body: DeleteAccountBody, reply: FastifyReply): Promise<void> {
    const { userId, guest } = player;
    if (!guest) await this.confirmations.check(player, body, reply);
    // First, so that no socket takes a seat again.
    await this.signIns.end(userId);
    const id = randomUUID();
    await this.leave(userId, 'room', { type: 'LeaveRoom', id, userId, why: 'left' });
    await this.leave(userId, 'solo', { type: 'Abandon', id, why: 'abandoned' });
    // Again, since the user may have signed in during the deletion.
    await this.signIns.end(userId, {}, (manager) => forget(manager, userId));
    this.logger.log({ msg: 'account deleted', user_id: userId });
    await eraseNames(this.database.manager).catch((err: unknown) => {
      this.logger.warn({ msg: 'names will be erased later', user_id: userId, err });
    });
  }

  /** A game that does not reply drops the player after a while. */
  private async leave(userId: string, kind: 'room' | 'solo', command: CommandDraft): Promise<void> {
    const gameId = await this.seats.gameOf(userId, kind);
    if (!gameId) return;
    await this.games.execute(gameId, command).catch((err: unknown) => {
      this.logger.warn({ msg: 'a deleted player could not leave', game_id: gameId, user_id: userId, err });
    });
  }
}
