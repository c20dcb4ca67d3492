import { Body, Controller, Get, HttpCode, NotFoundException, Param, Put, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  ACTIONS_PAGE,
  type ActionsQuery,
  type ActionsResponse,
  actionsQuery,
  type GamePath,
  gamePath,
  type OperatorEntry,
  type QuestionSwitch,
  type QuizSwitch,
  questionSwitch,
  quizSwitch,
  type ReportedResponse,
} from '#protocol/operator';
import { CurrentPlayer, type Player } from '../auth/player.js';
import { bankReports, bankSwitch, quizzesWith } from '../questions/bank.commands.js';
import { BankQuestions } from '../questions/bank-questions.js';
import { hideQuiz } from '../quizzes/quizzes.commands.js';
import { OnlyOperators } from './only-operators.js';
import { Operators } from './operators.js';

/** The most questions of the list of reported ones. */
const MOST_REPORTED = 100;
const NEWEST = `select id, at, operator, action, target, details from operator_action
  where $1::bigint is null or id < $1 order by id desc limit ${ACTIONS_PAGE}`;

/** The operators' calls about questions, quizzes and the audit log. Each change is recorded in its own transaction. */
@OnlyOperators()
@Controller('operator')
export class OperatorActionsController {
  constructor(
    private readonly database: DataSource,
    private readonly operators: Operators,
    private readonly bankQuestions: BankQuestions,
  ) {}

  @Get('actions')
  async actions(@Query({ schema: actionsQuery }) { before }: ActionsQuery): Promise<ActionsResponse> {
    return { actions: await this.database.query<OperatorEntry[]>(NEWEST, [before ?? null]) };
  }

  @Get('reported')
  async reported(): Promise<ReportedResponse> {
    const reports = await bankReports(this.database, MOST_REPORTED);
    const refs = reports.map(({ ref }) => ref);
    const quizzes = await quizzesWith(this.database, refs);
    return { questions: reports.map((report) => ({ ...report, quiz: quizzes.get(report.ref) ?? null })) };
  }

  @Put('questions')
  @HttpCode(204)
  async switchQuestion(
    @CurrentPlayer() operator: Player,
    @Body({ schema: questionSwitch }) { ref, off }: QuestionSwitch,
  ): Promise<void> {
    const { bank } = this.bankQuestions;
    await this.database.transaction(async (manager) => {
      if (!(await bankSwitch(manager, ref, !off, bank)))
        throw new NotFoundException('There is no such question.');
      const action = off ? 'bank off' : 'bank on';
      await this.operators.record({ operator, action, target: ref }, manager);
    });
  }

  @Put('quizzes/:id')
  @HttpCode(204)
  async switchQuiz(
    @CurrentPlayer() operator: Player,
    @Param({ schema: gamePath }) { id }: GamePath,
    @Body({ schema: quizSwitch }) { hidden }: QuizSwitch,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const quiz = await hideQuiz(manager, id, hidden);
      if (!quiz) throw new NotFoundException('There is no such quiz.');
      const action = hidden ? 'quizzes hide' : 'quizzes show';
      if (quiz.changed) await this.operators.record({ operator, action, target: id }, manager);
    });
  }
}
