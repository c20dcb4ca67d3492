import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PASSWORD_RESET, PASSWORD_RESET_ALONE, RESET_REQUESTED } from '#protocol/account';
import { BUDGETS } from '../limits/budgets.js';
import { MailQueue } from '../mail/mail-queue.js';
import { type Credentials, registered, signedIn, socketOf } from '../testing/accounts.js';
import { MailServer } from '../testing/mail-server.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import { until } from '../testing/until.js';
import { Visitor } from '../testing/visitor.js';

const PUBLIC_URL = 'https://quiz.example';
const PASSWORD = 'another battery';

const smtp = new MailServer();
let server: StartedApp;
let ann: Credentials;
beforeAll(async () => {
  await smtp.start();
  server = await startApp({
    smtpUrl: smtp.url,
    mailFrom: 'Fourtell <quiz@example.org>',
    publicUrl: PUBLIC_URL,
    rateLimitScale: 1,
  });
});
afterAll(async () => {
  await server?.close();
  await smtp.stop();
});
beforeEach(async () => {
  ann = await registered(server.url);
});

const forgot = (email: string, url = server.url) => new Visitor(url).post('/password/forgot', { email });
const reset = (token: string, password = PASSWORD) =>
  new Visitor(server.url).post('/password/reset', { token, password });
const queued = () => server.database.query<{ kind: string; tries: number }[]>('select * from mail');
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));
const tokenIn = ({ text }: { text: string }) =>
  /^https:\/\/quiz\.example\/password\/reset\?token=([\w-]{43})\r?$/m.exec(text)?.[1] ?? '';

async function mailedToken(email = ann.email): Promise<string> {
  const before = mailsTo(email).length;
  await forgot(email);
  await until(() => mailsTo(email).length > before);
  return tokenIn(mailsTo(email)[before] ?? { text: '' });
}

describe('POST /password/forgot', () => {
  it('sends a mail with a link, whose token is not stored', async () => {
    const token = await mailedToken();
    const [mail] = mailsTo(ann.email);
    expect(mail).toMatchObject({ from: 'quiz@example.org', to: [ann.email] });
    expect(mail?.text).toMatch(/^Subject: A new password for Fourtell\r?$/m);
    expect(token).toHaveLength(43);
    const rows = await server.database.query('select r::text as row from password_reset r');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('replies the same for an email that nobody has, and sends nothing', async () => {
    const [known, unknown] = [await forgot(ann.email), await forgot('nobody@example.org')];
    expect([known.status, known.body]).toEqual([202, { message: RESET_REQUESTED, mail: true }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await until(() => mailsTo(ann.email).length === 1);
    while ((await queued()).length > 0);
    expect(mailsTo('nobody@example.org')).toEqual([]);
  });

  it('writes to the database for an unknown email, too, so that both cases take the same time', async () => {
    await smtp.stop();
    const held = server.database.createQueryRunner();
    await held.startTransaction();
    // The queue cannot be emptied during this transaction.
    await held.query('lock table mail in share mode');
    const both = [forgot(ann.email), forgot('nobody@example.org')];
    const waiting = `select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'insert into mail%'`;
    while ((await server.database.query(waiting)).length < 2);
    await held.commitTransaction();
    await held.release();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([202, 202]);
    await smtp.start();
  });

  it('sends a bounded number of mails to an account within an hour', async () => {
    const { points } = BUDGETS['reset-mails'];
    for (let n = 0; n < points + 2; n++) expect((await forgot(ann.email)).status).toBe(202);
    await until(() => mailsTo(ann.email).length === points);
    while ((await queued()).length > 0);
    expect(mailsTo(ann.email)).toHaveLength(points);
  });
});

describe('a mail', () => {
  const due = () => server.database.query('update mail set next_at = now()');
  const round = () => server.app.get(MailQueue).round();

  it('is sent once the mail server is back', async () => {
    await smtp.stop();
    expect((await forgot(ann.email)).status).toBe(202);
    await round();
    await due();
    await round();
    expect(await queued()).toMatchObject([{ tries: 2 }]);
    await smtp.start();
    await due();
    await round();
    expect(mailsTo(ann.email)).toHaveLength(1);
    expect(await queued()).toEqual([]);
  });

  it('is deferred after a failure', async () => {
    smtp.refusal = 450;
    await forgot(ann.email);
    await round();
    expect(await queued()).toMatchObject([{ tries: 1 }]);
    await round();
    expect(await queued()).toMatchObject([{ tries: 1 }]);
    smtp.refusal = 0;
    await server.database.query('delete from mail');
  });

  it('is given up after a day', async () => {
    smtp.refusal = 450;
    await forgot(ann.email);
    await round();
    smtp.refusal = 0;
    await server.database.query(`update mail set created_at = now() - interval '25 hours', next_at = now()`);
    await round();
    expect(await queued()).toEqual([]);
    expect(mailsTo(ann.email)).toEqual([]);
  });
});

describe('POST /password/reset', () => {
  it('sets the password and ends all sign-ins with their sockets', async () => {
    const lost = await signedIn(server.url, ann);
    const socket = await socketOf(lost, server.url);
    expect((await reset(await mailedToken())).status).toBe(200);
    await until(() => !socket.connected);
    expect((await lost.get('/auth/refresh')).status).toBe(401);
    expect((await lost.get('/account/sign-ins')).status).toBe(401);
    expect((await new Visitor(server.url).post('/login', ann)).status).toBe(401);
    await signedIn(server.url, { ...ann, password: PASSWORD });
  });

  it('removes passkeys and logins by another provider, which somebody else may have added', async () => {
    const others = await registered(server.url);
    for (const { email } of [ann, others]) {
      await server.database.query(
        `insert into passkey (id, user_id, credential_id, public_key, counter, transports, name)
         select gen_random_uuid(), id, id::text, '', 0, '{}', 'Phone' from users where email = $1`,
        [email],
      );
      await server.database.query(
        `insert into identity (issuer, subject, user_id) select 'https://id.example', id::text, id from users where email = $1`,
        [email],
      );
    }
    expect((await reset(await mailedToken())).body).toEqual({ message: PASSWORD_RESET_ALONE });
    for (const table of ['passkey', 'identity'])
      expect(
        await server.database.query(`select u.email from ${table} w join users u on u.id = w.user_id`),
      ).toEqual([{ email: others.email }]);
    expect((await reset(await mailedToken())).body).toEqual({ message: PASSWORD_RESET });
  });

  it('outlives a change of the password that is on its way when the reset ends its sign-in', async () => {
    const thief = await signedIn(server.url, ann);
    const token = await mailedToken();
    const held = server.database.createQueryRunner();
    await held.startTransaction();
    await held.query('select from users where email = $1 for update', [ann.email]);
    const waiting = async (calls: number) => {
      const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like 'select from users%for update'`;
      while ((await server.database.query(sql)).length < calls);
    };
    // Locks are granted in turn.
    const resetting = reset(token);
    await waiting(1);
    const body = { password_now: ann.password, password: 'the battery of a thief' };
    const changing = thief.post('/account/password', body);
    await waiting(2);
    await held.commitTransaction();
    await held.release();
    expect([(await resetting).status, (await changing).status]).toEqual([200, 401]);
    await signedIn(server.url, { ...ann, password: PASSWORD });
  });

  it('works once, and voids other links of the account', async () => {
    const tokens = [await mailedToken(), await mailedToken()];
    const [first = '', second = ''] = tokens;
    const both = await Promise.all([reset(first), reset(first)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    for (const token of [first, second, 'x'.repeat(43)])
      expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'reset_link_invalid' } });
  });

  it('refuses a link after an hour', async () => {
    const token = await mailedToken();
    await server.database.query(`update password_reset set expires_at = expires_at - interval '61 minutes'`);
    expect((await reset(token)).status).toBe(400);
    expect((await signedIn(server.url, ann)).accessToken).toBeTruthy();
  });

  it('refuses a common password and the own email, and leaves the link as it is', async () => {
    const token = await mailedToken();
    for (const password of ['password123', ann.email])
      expect(await reset(token, password)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'password' }] },
      });
    expect((await reset(token)).status).toBe(200);
  });

  it('lets the owner sign in from there, regardless of the failures of strangers', async () => {
    const token = await mailedToken();
    const { points } = BUDGETS['failures-from-strangers'];
    // As many failures as there may be, from addresses and browsers of others.
    const account = `select 'failures-from-strangers ' || translate(encode(sha256($1::bytea), 'base64'), '+/=', '-_') as key`;
    await server.database.query(
      `insert into rate_limit (key, points, expire)
       select key, 1, extract(epoch from now()) * 1000 + $2 from (${account}) k`,
      [ann.email, points * 60_000],
    );
    const here = new Visitor(server.url);
    const login = (password: string) => here.post('/login', { email: ann.email, password });
    expect((await login(ann.password)).status).toBe(429);
    await here.post('/password/reset', { token, password: PASSWORD });
    expect((await login(PASSWORD)).status).toBe(200);
  });
});

// Last, since the newest server of a process authenticates the calls to all of them.
describe('another server on the same database', () => {
  it('queues nothing if it cannot send mail', async () => {
    const { databaseUrl } = server.config;
    const plain = await startApp({ databaseUrl });
    const { status, body } = await forgot(ann.email, plain.url);
    await plain.close();
    expect([status, body]).toEqual([202, { message: expect.any(String), mail: false }]);
    expect(await queued()).toEqual([]);
  });

  it('sends no mail a second time', async () => {
    const { databaseUrl, smtpUrl, mailFrom, publicUrl } = server.config;
    const other = await startApp({ databaseUrl, smtpUrl, mailFrom, publicUrl });
    const users = await Promise.all(Array.from({ length: 12 }, () => registered(server.url)));
    await server.database.query(
      `insert into mail (id, user_id, kind) select gen_random_uuid(), id, 'reset' from users where email = any($1)`,
      [users.map(({ email }) => email)],
    );
    await Promise.all([server, other].map(({ app }) => app.get(MailQueue).round()));
    await other.close();
    expect(users.map(({ email }) => mailsTo(email).length)).toEqual(users.map(() => 1));
  });
});
