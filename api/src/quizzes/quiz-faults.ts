import { ConflictException, ForbiddenException, NotFoundException } from '@nestjs/common';
import { MAX_QUIZZES_PER_USER } from '#protocol/limits';
import { NO_SUCH_QUIZ } from '#protocol/quizzes';

export class NoSuchQuiz extends NotFoundException {
  constructor() {
    super({ message: NO_SUCH_QUIZ, code: 'not_found' });
  }
}

export class NotYourQuiz extends ForbiddenException {
  constructor() {
    super({ message: 'Only its author can change this quiz.', code: 'forbidden' });
  }
}

export class QuizInPlay extends ConflictException {
  constructor() {
    const message = 'Your room has chosen this quiz. You can play it alone after the room.';
    super({ message, code: 'quiz_in_play' });
  }
}

export class TooManyQuizzes extends ConflictException {
  constructor() {
    const message = `You have ${MAX_QUIZZES_PER_USER} quizzes. Delete one to make room for another.`;
    super({ message, code: 'too_many_quizzes' });
  }
}
