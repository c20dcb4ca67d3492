import { Module } from '@nestjs/common';
import { QuestionsService } from './questions.service.js';
import { QuizDeck } from './quiz-deck.js';

@Module({ providers: [QuestionsService, QuizDeck], exports: [QuizDeck] })
export class QuestionsModule {}
