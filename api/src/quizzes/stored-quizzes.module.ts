import { Module } from '@nestjs/common';
import { StoredQuizzes } from './stored-quizzes.js';

/** Storage only, for modules that play quizzes. `QuizzesModule` has the calls. */
@Module({ providers: [StoredQuizzes], exports: [StoredQuizzes] })
export class StoredQuizzesModule {}
