import { Logger } from '@nestjs/common';
import { type RefusalCode, Refused } from '#game/refused';
import type { Settings } from '#game/settings';
import type { Ack } from '#protocol/messages';
import { refusal } from '#protocol/refusal';
import { kilobytesOf } from '../../limits/budgets.js';
import type { Spend } from '../../limits/limits.js';
import type { RequestOf } from '../bus/requests.js';
import { inOrder } from './in-order.js';
import type { LiveGame } from './live-game.js';
import { type RoomQuizzes, refusalOf } from './room-quizzes.js';

type Acknowledge = (ack: Ack) => void;

/** The host's requests that look up questions before they are commands. */
export class HostRequests {
  private readonly logger = new Logger(HostRequests.name);

  constructor(
    private readonly quizzes: Pick<RoomQuizzes, 'change' | 'deal' | 'markSeen'>,
    private readonly spend: Spend,
  ) {}

  changeSettings(live: LiveGame, request: RequestOf<'settle'>, acknowledge: Acknowledge): Promise<void> {
    const { id, userId, message } = request;
    return this.asHost(live, request, acknowledge, async () => {
      await this.spend('room-settings', userId);
      const settings = await this.quizzes.change(message, userId);
      const command = live.stamped({ type: 'ChangeSettings', id, userId, settings });
      await live.handle(command, acknowledge);
    });
  }

  start(live: LiveGame, request: RequestOf<'start'>, acknowledge: Acknowledge): Promise<void> {
    const { id, userId, message } = request;
    return this.asHost(live, request, acknowledge, async (room) => {
      // No questions are looked up for a start that will be refused.
      if (live.view.isRunning) return acknowledge(refused('game_running'));
      await this.spend('runs-started', userId);
      const { settings, quiz, refs } = await this.quizzes.deal(live.view.users, room, message, userId);
      await this.spend('dealt-kilobytes', userId, kilobytesOf(quiz));
      let isStarted = false;
      const command = live.stamped({ type: 'StartRun', id, userId, settings, ...quiz });
      await live.handle(command, (ack) => {
        isStarted = ack.ok;
        acknowledge(ack);
      });
      if (!isStarted || refs.length === 0) return;
      // The host's next request does not wait for this.
      this.quizzes.markSeen(live.view.users, refs).catch((error) => this.logger.warn(error));
    });
  }

  /** Runs `work` in order within a room, and only if the sender is its host. */
  private asHost(
    live: LiveGame,
    { id, userId }: RequestOf<'settle' | 'start'>,
    acknowledge: Acknowledge,
    work: (room: Settings) => Promise<void>,
  ): Promise<void> {
    const done = inOrder(live, async () => {
      // A repeated command gets its first receipt, whatever has happened since. [C1]
      const repeated = live.view.receiptOf(userId, id) !== undefined;
      if (repeated) return live.handle(live.stamped({ type: 'Connect', id, userId }), acknowledge);
      const { settings } = live.view;
      if (!live.view.isHost(userId) || !settings) return acknowledge(refusal('not_host'));
      await work(settings).catch((error) => acknowledge(refusalOf(error)));
    });
    return done ?? Promise.resolve(acknowledge(refusal('unavailable')));
  }
}

function refused(reason: RefusalCode): Ack {
  const { code, message } = new Refused(reason);
  return { ok: false, code, message };
}
