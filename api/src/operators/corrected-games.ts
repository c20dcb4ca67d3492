import {
  BadRequestException,
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
  ServiceUnavailableException,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Uncorrectable } from '#game/regrade';
import type {
  CorrectionBody,
  CorrectionResponse,
  PreviewBody,
  PreviewResponse,
  StatisticsResponse,
} from '#protocol/operator';
import type { Player } from '../auth/player.js';
import {
  correctableRun,
  madeBefore,
  makeCorrection,
  type Proposal,
  proposed,
} from '../corrections/corrections.js';
import { noReply } from '../corrections/execute.js';
import { StoredGames } from '../replay/stored-games.js';
import { runStatistics } from './run-statistics.js';

/** Less than a browser waits for a call. */
const PATIENCE_MS = 10_000;
const CHANGED_MEANWHILE =
  'Nothing was changed: these results were corrected meanwhile. Look at the new ones, and decide again.';

/** What operators correct. */
@Injectable()
export class CorrectedGames {
  private readonly logger = new Logger(CorrectedGames.name);
  private readonly stored: StoredGames;

  constructor(private readonly database: DataSource) {
    this.stored = new StoredGames(database);
  }

  async statistics(id: string): Promise<StatisticsResponse> {
    await this.assertExists(id);
    return { runs: await runStatistics(this.stored.log(id)) };
  }

  async preview(id: string, wanted: PreviewBody): Promise<PreviewResponse> {
    const { replaces, inForce, before, after, changes } = await this.proposed(id, wanted);
    return { replaces, in_force: inForce, counted: [before.counted, after.counted], changes };
  }

  async correct(
    { userId }: Player,
    id: string,
    { reason, command_id, replaces, ...wanted }: CorrectionBody,
  ): Promise<CorrectionResponse> {
    const made = await madeBefore(this.database, id, command_id);
    if (made !== undefined) return { version: made };
    const proposal = await this.proposed(id, wanted);
    if (proposal.replaces !== replaces) throw new ConflictException(CHANGED_MEANWHILE);
    if (proposal.inForce) throw new ConflictException('The run is already graded like this.');
    const outside = { database: this.database, report: (text: string) => this.logger.warn(text) };
    const making = { userId, id: command_id, reason, patienceMs: PATIENCE_MS };
    const ack = await makeCorrection(outside, proposal, making).catch(noReply);
    if (ack.ok) return { version: ack.version };
    if (ack.code === 'not_now') throw new ConflictException(CHANGED_MEANWHILE);
    throw new ServiceUnavailableException(ack.message);
  }

  private async proposed(id: string, { run, correction }: PreviewBody): Promise<Proposal> {
    await this.assertExists(id);
    try {
      return proposed(id, await correctableRun(this.database, id, run), correction);
    } catch (error) {
      throw error instanceof Uncorrectable ? new BadRequestException(capitalized(error.message)) : error;
    }
  }

  private async assertExists(id: string): Promise<void> {
    const games = await this.stored.find(id);
    if (games.length === 0) throw new NotFoundException('There is no such game.');
  }
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
