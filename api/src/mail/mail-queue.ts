import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { secondsAfter } from './backoff.js';
import { type Letter, Mailer } from './mailer.js';

/** `reset`: the link to a new password. */
export type MailKind = 'reset';

/** Writes a mail of one kind. Undefined if there is nothing to send to the user. */
export type Writer = (userId: string) => Promise<Letter | undefined>;

interface Queued {
  id: string;
  user_id: string | null;
  kind: MailKind;
  tries: number;
  isOld: boolean;
}

const POLL_MS = 15_000;
const BATCH = 10;

/** Adds a row for an unknown email too, so that both cases take the same time. */
const ADD = `insert into mail (id, user_id, kind) values ($1, (select id from users where email = $2), $3)`;
/** An instance has a mail for two minutes. If it dies, another one tries again. */
const CLAIM = `update mail set tries = tries + 1, next_at = now() + interval '2 minutes'
  where id in (select id from mail where next_at <= now() order by next_at limit ${BATCH} for update skip locked)
  returning id, user_id, kind, tries, created_at < now() - interval '1 day' as "isOld"`;
const DEFER = `update mail set next_at = now() + interval '1 second' * $2::int where id = $1`;
const REMOVE = 'delete from mail where id = $1';

/** The mails to be sent, in Postgres: no call waits for the mail server, and a restart loses none. */
@Injectable()
export class MailQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly mailer: Mailer | undefined;
  private readonly writers = new Map<MailKind, Writer>();
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly database: DataSource,
    { smtpUrl, mailFrom }: Config,
  ) {
    if (smtpUrl && mailFrom) this.mailer = new Mailer(smtpUrl, mailFrom);
  }

  /** Whether the server can send mail. */
  get isOpen(): boolean {
    return this.mailer !== undefined;
  }

  /** Registers who writes the mails of a kind. */
  writes(kind: MailKind, writer: Writer): void {
    this.writers.set(kind, writer);
  }

  /** Queues a mail to the user who has this email, if there is one. */
  async add(kind: MailKind, email: string): Promise<void> {
    if (!this.mailer) return;
    await this.database.query(ADD, [randomUUID(), email, kind]);
    void this.round();
  }

  onApplicationBootstrap(): void {
    if (!this.mailer) return;
    this.timer = setInterval(() => void this.round(), POLL_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  /** Sends what is due. Resolves when nothing is left that this instance may send now. */
  async round(): Promise<void> {
    // A mail that was added during a round may have been missed by it.
    await this.running;
    this.running ??= this.sendDue().finally(() => {
      this.running = undefined;
    });
    await this.running;
  }

  private async sendDue(): Promise<void> {
    try {
      for (let claimed = BATCH; claimed === BATCH && !this.isStopped; ) {
        const [queued] = await this.database.query<[Queued[], number]>(CLAIM);
        claimed = queued.length;
        for (const mail of queued) if (!this.isStopped) await this.deliver(mail);
      }
    } catch (error) {
      if (!this.isStopped) this.logger.warn({ msg: 'mails could not be read', err: error });
    }
  }

  private async deliver(mail: Queued): Promise<void> {
    const { id, user_id, tries } = mail;
    try {
      if (mail.isOld) this.logger.warn({ msg: 'a mail was given up after a day', user_id, tries });
      else await this.send(mail);
      await this.database.query(REMOVE, [id]);
    } catch (error) {
      if (this.isStopped) return;
      // The error of a mail server may hold the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.logger.warn({ msg: 'a mail could not be sent', user_id, tries, code, responseCode });
      await this.database.query(DEFER, [id, secondsAfter(tries)]);
    }
  }

  private async send({ user_id, kind }: Queued): Promise<void> {
    const letter = user_id === null ? undefined : await this.writers.get(kind)?.(user_id);
    if (letter) await this.mailer?.send(letter);
  }
}
