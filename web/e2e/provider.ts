import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

/** The server of the browser tests is given the same settings. */
const ISSUER = new URL(`http://127.0.0.1:${process.env['E2E_PROVIDER_PORT'] ?? 3312}`);

/** A real OpenID Connect provider with forms. It takes any login and password. Returns a function that ends it. */
export async function startProvider(origin: string): Promise<() => void> {
  const provider = new Provider(ISSUER.origin, {
    clients: [
      {
        client_id: 'fourtell',
        client_secret: 'a secret of the tests',
        redirect_uris: [`${origin}/oidc/callback`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id.includes('@') ? id : `${id}@school.example`,
        email_verified: true,
        preferred_username: id,
      }),
    }),
  });
  const server = createServer(provider.callback()).listen(Number(ISSUER.port), ISSUER.hostname);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
