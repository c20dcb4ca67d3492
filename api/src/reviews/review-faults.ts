import { ConflictException, NotFoundException } from '@nestjs/common';

export class NoSuchGame extends NotFoundException {
  constructor() {
    super({ message: 'That game is not in your history.', code: 'not_found' });
  }
}

export class NotKept extends NotFoundException {
  constructor() {
    super({ message: 'The answers of this game are no longer stored.', code: 'not_found' });
  }
}

export class NothingMissed extends ConflictException {
  constructor() {
    super({ message: 'You got all questions right.', code: 'nothing_missed' });
  }
}

export class AskedNow extends ConflictException {
  constructor() {
    const message = 'Your room is playing these questions now. You can review them after the game.';
    super({ message, code: 'quiz_in_play' });
  }
}
