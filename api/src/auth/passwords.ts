import { Injectable, Optional, ServiceUnavailableException } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { BUSY } from '#protocol/auth-messages';

/** OWASP's parameters for argon2id, the library's default algorithm. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** At 100 hashes a second, a full queue takes 5 s. */
const QUEUE = { atOnce: 2, mostWaiting: 500 };

// The dictionary has the most common passwords first, in lower case.
const commonPasswords = new Set(dictionary['passwords-common'].slice(0, 10_000));

const LETTERS: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** Whether a password is common, ignoring case, digits and signs in place of letters, and signs at the end. */
export function isCommonPassword(password: string): boolean {
  const typed = password.trim().toLowerCase();
  const bare = typed.replace(/[^\p{L}\p{Nd}]+$/u, '');
  return [typed, bare].some(
    (word) =>
      commonPasswords.has(word) ||
      commonPasswords.has(word.replace(/[@4310!$5]/g, (sign) => LETTERS[sign] ?? sign)),
  );
}

/** Hashes a few passwords at a time and queues a bounded number, so that a burst of logins cannot exhaust the server. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** A hash to verify against if the user does not exist, so that both cases take the same time. */
  private readonly nobody = hash('nobody has this password', OWASP);

  constructor(@Optional() private readonly queue = QUEUE) {}

  /** @throws ServiceUnavailableException if the queue is full; so does `verify`. */
  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, OWASP));
  }

  verify(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    return this.queued(async () => {
      const isRight = await verify(passwordHash ?? (await this.nobody), password);
      return isRight && typeof passwordHash === 'string';
    });
  }

  private async queued<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.queue.atOnce) await this.turn();
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.queue.mostWaiting) {
      throw new ServiceUnavailableException(BUSY);
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
