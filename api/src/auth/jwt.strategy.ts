import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../config.js';
import { AccessTokens, signingKey, VERIFYING } from './access-tokens.js';
import type { Player } from './player.js';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: Config,
    private readonly accessTokens: AccessTokens,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // passport-jwt passes the key to jsonwebtoken unchanged; only its types do not allow a KeyObject.
      secretOrKey: signingKey(config.jwtSecret) as unknown as Buffer,
      jsonWebTokenOptions: VERIFYING,
      // passport-jwt overwrites the algorithms in jsonWebTokenOptions with these.
      algorithms: VERIFYING.algorithms,
    });
  }

  validate(verified: unknown): Promise<Player> {
    return this.accessTokens.playerOf(verified);
  }
}
