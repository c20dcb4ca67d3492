import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { PasswordController } from './password.controller.js';
import { PasswordResets } from './password-resets.js';
import { SignInList } from './sign-in-list.js';
import { SignInsController } from './sign-ins.controller.js';

@Module({
  imports: [AuthModule, MailModule],
  controllers: [SignInsController, PasswordController],
  providers: [SignInList, PasswordResets],
})
export class AccountModule {}
