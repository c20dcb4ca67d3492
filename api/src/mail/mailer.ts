import { createTransport } from 'nodemailer';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** In ms, for each step. A mail server that hangs must not hold up the mails after this one for long. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** In ms, for all steps of a mail together. */
const MOST_MS = 60_000;

/** Sends mail through an SMTP server. */
export class Mailer {
  private readonly transport;

  constructor(url: string, from: string) {
    this.transport = createTransport({ url, ...TIMEOUTS }, { from });
  }

  /** Resolves when the server has accepted the mail. Rejects within a minute, or once `signal` aborts. */
  async send(letter: Letter, signal: AbortSignal): Promise<void> {
    await this.transport.sendMail({
      ...letter,
      signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
    });
  }
}

/**
 * Whether a mail server refuses a mail permanently, from any sender. A refused login or sender is a fault of the settings,
 * which an operator can correct.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { permanent, command } = error as { permanent?: boolean; command?: string };
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}
