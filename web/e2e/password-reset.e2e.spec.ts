import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { enter, logIn, openRoom } from './player.js';

const NEW_PASSWORD = 'another horse battery staple';

/** The text of a mail without its transfer encoding. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** A mail server. `mails` fills with what it receives. */
async function mailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      text(stream).then((mail) => {
        mails.push(decoded(mail));
        done();
      }, done);
    },
  });
  server.listen(Number(process.env['E2E_MAIL_PORT'] ?? 3311), '127.0.0.1');
  await once(server.server, 'listening');
  return { mails, close: () => new Promise<void>((closed) => server.close(closed)) };
}

test('a forgotten password: mail, link, new password; the old sign-ins end, and their sockets', async ({
  page,
  browser,
}) => {
  const { mails, close } = await mailServer();
  const account = await enter(page);
  await openRoom(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/login');
  await visitor.getByRole('link', { name: 'Forgot your password?' }).click();
  await visitor.getByLabel('Email').fill(account.email);
  await visitor.getByRole('button', { name: 'Send me a link' }).click();
  await expect(visitor.getByText(/^If there is an account with this email/)).toBeVisible();
  const mailOf = () => mails.find((mail) => mail.includes(account.email));
  await expect.poll(mailOf, { timeout: 60_000 }).toBeDefined();
  const link = /http\S+\/password\/reset\?token=[\w-]+/.exec(mailOf() ?? '')?.[0] ?? '';

  await visitor.goto(link);
  await visitor.getByLabel('New password').fill('short');
  await visitor.getByRole('button', { name: 'Save password' }).click();
  await expect(visitor.getByText('Password must have at least 8 characters.')).toBeVisible();
  await visitor.getByLabel('New password').fill(NEW_PASSWORD);
  await visitor.getByRole('button', { name: 'Save password' }).click();
  await expect(visitor.getByText('Your password has been changed. Please log in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome to Fourtell' })).toBeVisible();
  await logIn(visitor, { ...account, password: NEW_PASSWORD });

  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible();
  await visitor.context().close();
  await close();
});

test('a server without mail refers to the people who run it, without the form', async ({ page }) => {
  await page.route('/password/forgot', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', '<meta name="no-mail" content="" /></head>');
    await route.fulfill({ response, body });
  });
  await page.goto('/password/forgot');
  await expect(page.getByText('The people who run it can make a link for you.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  await expect(page.getByText('Enter the email of your account')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
});
