import { Module } from '@nestjs/common';
import { Creations } from './creations.js';
import { OwnQuizzes } from './own-quizzes.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  controllers: [ProfileController],
  providers: [ProfileService, Creations, OwnQuizzes],
  exports: [OwnQuizzes],
})
export class ProfileModule {}
