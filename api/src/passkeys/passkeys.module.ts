import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { Assertions } from './assertions.js';
import { Challenges } from './challenges.js';
import { Confirmations } from './confirmations.js';
import { PasskeyLoginController } from './passkey-login.controller.js';
import { PasskeysController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.js';

@Module({
  imports: [AuthModule],
  controllers: [PasskeysController, PasskeyLoginController],
  providers: [Passkeys, Assertions, Challenges, Confirmations],
  exports: [Passkeys, Confirmations],
})
export class PasskeysModule {}
