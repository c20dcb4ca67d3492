import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { OidcSettings } from '../config.js';

export interface StartedProvider {
  settings: OidcSettings;
  /** Answers from now on, and sends users back to `origin`. */
  serve(origin: string): void;
  close(): Promise<void>;
}

/**
 * A real OpenID Connect provider with forms. It takes any login and password: the login is the user's id, or their email.
 * It has not verified the emails of users whose id begins with `unverified`.
 */
export async function startProvider(port = 0): Promise<StartedProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { issuer, clientId: 'fourtell', clientSecret: 'a secret of the tests', label: 'School' };
  return {
    settings,
    serve: (origin) => {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: settings.clientId,
            client_secret: settings.clientSecret,
            redirect_uris: [`${origin}/oidc/callback`],
          },
        ],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
        findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(id) }),
      });
      server.on('request', provider.callback());
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const claimsOf = (id: string) => ({
  sub: id,
  email: id.includes('@') ? id : `${id}@school.example`,
  email_verified: !id.startsWith('unverified'),
  preferred_username: id,
});
