import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  text: string;
}

/** A real SMTP server that keeps what it receives. It may be down for a while. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** How many mails it has begun to receive. */
  begun = 0;
  /** The SMTP code with which it refuses mail for now; 0 if it does not. */
  refusal = 0;
  private gate: Promise<void> = Promise.resolve();
  private server?: SMTPServer;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => void this.receive(stream, session, done),
    });
    // A client that is cut off is no fault of the test.
    server.on('error', () => {});
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server?.close(() => resolve()));
  }

  /** Neither accepts nor refuses mail until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  private async receive(
    stream: SMTPServerDataStream,
    { envelope }: SMTPServerSession,
    done: (error?: Error) => void,
  ): Promise<void> {
    const content = await text(stream);
    this.begun += 1;
    await this.gate;
    if (this.refusal) return done(Object.assign(new Error('not here'), { responseCode: this.refusal }));
    const from = envelope.mailFrom ? envelope.mailFrom.address : '';
    this.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: decoded(content) });
    done();
  }
}

/** Undoes the quoted-printable encoding of ASCII text. */
const decoded = (content: string) =>
  content
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
