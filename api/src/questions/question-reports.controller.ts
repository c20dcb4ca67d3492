import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type ReportBody, reportBody } from '#protocol/reports';
import { CurrentPlayer, type Player } from '../auth/player.js';
import type { Limit } from '../limits/limit.js';
import { Limits } from '../limits/limits.js';
import { QuestionReports } from './question-reports.js';

const REPORTS_PER_MINUTE = 10;

@Controller()
export class QuestionReportsController {
  private readonly limit: Limit;

  constructor(
    limits: Limits,
    private readonly reports: QuestionReports,
  ) {
    this.limit = limits.of('question-reports', REPORTS_PER_MINUTE, 60);
  }

  @Post('report-question')
  @HttpCode(200)
  async report(
    @CurrentPlayer() { userId }: Player,
    @Body({ schema: reportBody }) body: ReportBody,
  ): Promise<{ message: string }> {
    await this.limit.spend(userId);
    await this.reports.report(userId, body);
    return { message: 'Thank you. Somebody will look at this question.' };
  }
}
