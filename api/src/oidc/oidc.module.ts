import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { ConnectionsController } from './connections.controller.js';
import { Identities } from './identities.js';
import { OidcController } from './oidc.controller.js';
import { Provider } from './provider.js';

@Module({
  imports: [AuthModule, PasskeysModule],
  controllers: [OidcController, ConnectionsController],
  providers: [Provider, Identities],
})
export class OidcModule {}
