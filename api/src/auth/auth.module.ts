import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { Config } from '../config.js';
import { AccessTokens, SIGNING, signingKey, VERIFYING } from './access-tokens.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { Guests } from './guests.js';
import { JwtStrategy } from './jwt.strategy.js';
import { KnownSkeletons } from './known-skeletons.js';
import { NewUsers } from './new-users.js';
import { Passwords } from './passwords.js';
import { Renames } from './renames.js';
import { SignInReplies } from './sign-in-replies.js';
import { SignIns } from './sign-ins.js';
import { Throttle } from './throttle.js';

@Module({
  imports: [
    JwtModule.registerAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        secret: signingKey(config.jwtSecret),
        signOptions: SIGNING,
        verifyOptions: VERIFYING,
      }),
    }),
  ],
  controllers: [AuthController],
  providers: [
    AuthService,
    Guests,
    NewUsers,
    Renames,
    AccessTokens,
    SignIns,
    SignInReplies,
    Passwords,
    Throttle,
    JwtStrategy,
    KnownSkeletons,
  ],
  exports: [AccessTokens, SignIns, SignInReplies, Passwords, Throttle, NewUsers, Renames],
})
export class AuthModule {}
