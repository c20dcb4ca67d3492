import { Module } from '@nestjs/common';
import { Creations } from './creations.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  controllers: [ProfileController],
  providers: [ProfileService, Creations],
  exports: [Creations],
})
export class ProfileModule {}
