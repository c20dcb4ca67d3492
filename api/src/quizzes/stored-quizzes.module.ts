import { Module } from '@nestjs/common';
import { StoredQuizzes } from './stored-quizzes.js';

/** For whoever plays quizzes; the calls about them are in `QuizzesModule`. */
@Module({ providers: [StoredQuizzes], exports: [StoredQuizzes] })
export class StoredQuizzesModule {}
