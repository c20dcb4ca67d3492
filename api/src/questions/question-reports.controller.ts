import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type ReportBody, reportBody } from '#protocol/reports';
import { messageResponse } from '#protocol/rest-replies';
import { OpenToGuests } from '../auth/needs-account.js';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { Documented } from '../docs/documented.js';
import { Spends } from '../limits/spends.js';
import { QuestionReports } from './question-reports.js';

@Controller()
export class QuestionReportsController {
  constructor(private readonly reports: QuestionReports) {}

  @Post('report-question')
  @Documented({
    does: 'Reports a problem with a closed question of the caller’s latest games.',
    reply: messageResponse,
    errors: { 404: ['not_found'] },
  })
  @Spends('reports')
  @OpenToGuests()
  @HttpCode(200)
  async report(
    @CurrentPlayer() { userId }: Player,
    @Body({ schema: reportBody }) body: ReportBody,
  ): Promise<{ message: string }> {
    await this.reports.report(userId, body);
    return { message: 'Thank you. We will review this question.' };
  }
}
