import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createLog } from '../log.js';
import { MailServer } from '../testing/mail-server.js';
import { newUser } from '../testing/sign-up.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import { MailQueue } from './mail-queue.js';

const smtp = new MailServer();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', (line) => lines.push(JSON.parse(line)));
/** Has the database, and sends no mail. */
let server: StartedApp;
let sender: StartedApp;

async function newSender(): Promise<StartedApp> {
  const { databaseUrl } = server.config;
  const mail = { smtpUrl: smtp.url, mailFrom: 'quiz@example.org', publicUrl: 'https://quiz.example' };
  return startApp({ databaseUrl, ...mail, log });
}

beforeAll(async () => {
  await smtp.start();
  server = await startApp();
});
afterAll(async () => {
  await server?.close();
  await smtp.stop();
});
beforeEach(async () => {
  sender = await newSender();
  smtp.mails.length = 0;
  smtp.begun = 0;
});
afterEach(async () => {
  smtp.refusal = 0;
  await sender.close();
  await server.database.query('delete from mail');
});

/** Queues a mail to each of some new users. Returns their emails. */
async function queue(count: number, kind = 'reset'): Promise<string[]> {
  const users = await Promise.all(Array.from({ length: count }, () => newUser(server.database)));
  for (const { id } of users)
    await server.database.query('insert into mail (id, user_id, kind) values (gen_random_uuid(), $1, $2)', [
      id,
      kind,
    ]);
  return users.map(({ email }) => String(email));
}
const round = ({ app }: StartedApp) => app.get(MailQueue).round();
const queued = () =>
  server.database.query<{ tries: number; isSoon: boolean }[]>(
    `select tries, next_at < now() + interval '1 minute' as "isSoon" from mail order by tries`,
  );
const receivers = () => smtp.mails.flatMap(({ to }) => to).sort();

it('claims a mail only when it is its turn, so that a slow mail server holds up one', async () => {
  const emails = await queue(3);
  const release = smtp.hold();
  const sent = round(sender);
  await until(() => smtp.begun === 1);
  expect(await queued()).toMatchObject([{ tries: 0 }, { tries: 0 }, { tries: 1 }]);
  release();
  await sent;
  expect(receivers()).toEqual(emails.sort());
  expect(await queued()).toEqual([]);
});

it('waits at shutdown for the mail that is being sent, and sends no other', async () => {
  await queue(2);
  const release = smtp.hold();
  void round(sender);
  await until(() => smtp.begun === 1);
  const closed = sender.close();
  await until(() => !sender.app.getHttpServer().listening);
  release();
  await closed;
  expect(smtp.mails).toHaveLength(1);
  expect(await queued()).toEqual([{ tries: 0, isSoon: true }]);
});

it('leaves a mail to others soon if the mail server does not take it before the shutdown', async () => {
  await queue(1);
  const release = smtp.hold();
  void round(sender);
  await until(() => smtp.begun === 1);
  await sender.close();
  expect(await queued()).toEqual([{ tries: 1, isSoon: true }]);
  release();
});

it('gives up a mail that the mail server refuses for good, and says so', async () => {
  const [email = ''] = await queue(1);
  smtp.refusal = 550;
  await round(sender);
  expect(await queued()).toEqual([]);
  const { user_id, ...line } = lines.find(({ responseCode }) => responseCode === 550) ?? {};
  expect(line).toMatchObject({ msg: 'a mail was given up: the mail server refuses it', tries: 1 });
  expect(user_id).toEqual(expect.any(String));
  expect(JSON.stringify(lines)).not.toContain(email);
});

it('leaves a mail of an unknown kind to a newer release', async () => {
  await queue(1, 'greeting');
  await round(sender);
  expect(await queued()).toEqual([{ tries: 0, isSoon: true }]);
});
