import { createTransport } from 'nodemailer';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

/** In ms. A mail server that hangs must not hold up the mails after this one for long. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
};

/** Sends mail through an SMTP server. */
export class Mailer {
  private readonly transport;

  constructor(url: string, from: string) {
    this.transport = createTransport({ url, ...TIMEOUTS }, { from });
  }

  /** Resolves when the server has accepted the mail. */
  async send(letter: Letter): Promise<void> {
    await this.transport.sendMail(letter);
  }
}
