import { randomUUID } from 'node:crypto';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config.js';
import { secondsAfter } from './backoff.js';
import { isRefusedForGood, type Letter, Mailer } from './mailer.js';

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
/** Time to finish sending a mail while the server stops. */
const STOP_MS = 3_000;

/** Adds a row for an unknown email too, so that both cases take the same time. */
const ADD = `insert into mail (id, user_id, kind) values ($1, (select id from users where email = $2), $3)`;
/**
 * Claims one mail, right before it is sent. The claim lasts two minutes, which is longer than a try takes; if the instance
 * dies, another one tries again. Kinds that this release does not know are left to a newer one.
 */
const CLAIM = `update mail set tries = tries + 1, next_at = now() + interval '2 minutes'
  where id = (select id from mail where next_at <= now() and kind = any($1) order by next_at limit 1
    for update skip locked)
  returning id, user_id, kind, tries, created_at < now() - interval '1 day' as "isOld"`;
const DEFER = `update mail set next_at = now() + interval '1 second' * $2::int where id = $1`;
const REMOVE = 'delete from mail where id = $1';

/** The mails to be sent, in Postgres: no call waits for the mail server, and a restart loses none. */
@Injectable()
export class MailQueue implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly mailer: Mailer | undefined;
  private readonly writers = new Map<MailKind, Writer>();
  private timer?: NodeJS.Timeout;
  private running: Promise<void> | undefined;
  private isStopped = false;
  private readonly outOfTime = new AbortController();

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

  /** Registers the writer for the mails of a kind. */
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

  /** Runs at SIGTERM. Another instance sends the rest. */
  onModuleDestroy(): void {
    this.isStopped = true;
    clearInterval(this.timer);
    setTimeout(() => this.outOfTime.abort(), STOP_MS).unref();
  }

  onApplicationShutdown(): Promise<void> | undefined {
    return this.running;
  }

  /** Sends the mails that are due. Resolves when no mail is left that this instance may send now. */
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
      while (!this.isStopped) {
        const [[mail]] = await this.database.query<[Queued[], number]>(CLAIM, [[...this.writers.keys()]]);
        if (!mail) return;
        await this.deliver(mail);
      }
    } catch (error) {
      this.logger.warn({ msg: 'the queue of mails failed', err: error });
    }
  }

  private async deliver(mail: Queued): Promise<void> {
    const { id, user_id, tries } = mail;
    try {
      if (mail.isOld) this.logger.warn({ msg: 'a mail was given up after a day', user_id, tries });
      else await this.send(mail);
    } catch (error) {
      const isLost = isRefusedForGood(error);
      // The error of a mail server may hold the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const msg = isLost ? 'a mail was given up: the mail server refuses it' : 'a mail could not be sent';
      this.logger.warn({ msg, user_id, tries, code, responseCode });
      if (!isLost) {
        await this.database.query(DEFER, [id, secondsAfter(tries)]);
        return;
      }
    }
    await this.database.query(REMOVE, [id]);
  }

  private async send({ user_id, kind }: Queued): Promise<void> {
    const letter = user_id === null ? undefined : await this.writers.get(kind)?.(user_id);
    if (letter) await this.mailer?.send(letter, this.outOfTime.signal);
  }
}
