import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { GamesModule } from '../games/games.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { ProfileModule } from '../profile/profile.module.js';
import { StoredQuizzesModule } from '../quizzes/stored-quizzes.module.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { Deletion } from './deletion.js';
import { Export } from './export.js';
import { PasswordController } from './password.controller.js';
import { PasswordResets } from './password-resets.js';
import { SignInList } from './sign-in-list.js';
import { SignInsController } from './sign-ins.controller.js';

@Module({
  imports: [AuthModule, GamesModule, MailModule, PasskeysModule, ProfileModule, StoredQuizzesModule],
  controllers: [AccountController, SignInsController, PasswordController],
  providers: [AccountService, Deletion, Export, PasswordResets, SignInList],
})
export class AccountModule {}
