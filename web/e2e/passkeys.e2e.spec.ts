import { expect, type Page, test } from '@playwright/test';
import { type Account, enter } from './player.js';

// Passkeys belong to named sites.
const port = process.env['E2E_PORT'] ?? '3310';
test.use({ baseURL: `http://localhost:${port}` });

/** Gives the browser an authenticator whose user agrees to everything. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Makes a passkey with the browser's own functions. Returns its id. */
async function addPasskey(page: Page, { email, password }: Account) {
  return page.evaluate(
    async ([email, password]) => {
      const call = async (path: string, body: object, token = '') => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const { access_token: token } = await call('/login', { email, password });
      const options = await call('/passkeys/registration-options', { password_now: password }, token);
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const passkey = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      const { id } = await call('/passkeys', { name: 'Laptop', passkey: passkey.toJSON() }, token);
      return id as string;
    },
    [email, password] as const,
  );
}

test('a passkey signs in without an email, until it is removed', async ({ page }) => {
  await addAuthenticator(page);
  const account = await enter(page);
  const id = await addPasskey(page, account);
  const signIn = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  };
  await signIn();
  await expect(page.getByRole('heading', { name: account.username })).toBeVisible();
  const { access_token: token } = await (await page.request.post('/login', { data: account })).json();
  const headers = { authorization: `Bearer ${token}` };
  const removed = await page.request.delete(`/passkeys/${id}`, { headers });
  expect(removed.status()).toBe(204);
  await signIn();
  await expect(page.getByText('That passkey does not belong to an account here.')).toBeVisible();
});

test('no passkey is offered where browsers have none', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}/login`);
  await expect(page.getByLabel('Password')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
});
