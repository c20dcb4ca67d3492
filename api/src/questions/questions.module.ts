import { Module } from '@nestjs/common';
import { Config } from '../config.js';
import { BankQuestions } from './bank-questions.js';
import { QuestionPool } from './question-pool.js';
import { QUESTION_PROVIDERS, type QuestionProvider } from './question-provider.js';
import { QuestionReportsController } from './question-reports.controller.js';
import { QuestionReports } from './question-reports.js';
import { QuestionsService } from './questions.service.js';
import { QuizDeck } from './quiz-deck.js';
import { Refill } from './refill.js';

/** `auto` prefers questions of the bank to fetched ones that a player has seen; `opentdb` does not. */
function providersOf(
  { questionProvider }: Config,
  pool: QuestionPool,
  bank: BankQuestions,
): QuestionProvider[] {
  const again: QuestionProvider = { draw: (wanted) => pool.draw({ ...wanted, seen: new Set() }) };
  return { bank: [bank], auto: [pool, bank], opentdb: [pool, again, bank] }[questionProvider];
}

@Module({
  controllers: [QuestionReportsController],
  providers: [
    QuestionReports,
    QuestionsService,
    QuizDeck,
    BankQuestions,
    QuestionPool,
    Refill,
    {
      provide: QUESTION_PROVIDERS,
      inject: [Config, QuestionPool, BankQuestions],
      useFactory: providersOf,
    },
  ],
  exports: [QuizDeck, BankQuestions],
})
export class QuestionsModule {}
