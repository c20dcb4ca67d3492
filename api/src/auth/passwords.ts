import { Injectable, Optional, ServiceUnavailableException } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { BUSY } from '#protocol/auth-messages';

/** OWASP's parameters for argon2id, which is this library's default algorithm. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** At a hundred hashes a second, those who wait have their answer within five. */
const QUEUE = { atOnce: 2, mostWaiting: 500 };

// The dictionary is sorted by how common a password is, and holds lower case only.
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

/** Case, digits and signs that stand for letters, and signs at the end make it no less common. */
export function isCommonPassword(password: string): boolean {
  const typed = password.trim().toLowerCase();
  const bare = typed.replace(/[^\p{L}\p{Nd}]+$/u, '');
  return [typed, bare].some(
    (word) =>
      commonPasswords.has(word) ||
      commonPasswords.has(word.replace(/[@4310!$5]/g, (sign) => LETTERS[sign] ?? sign)),
  );
}

/** Hashes a few passwords at a time and lets a bounded number wait, so that a burst of logins cannot exhaust the server. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Stands in for the hash of a user who does not exist, so that both cases take the same time. */
  private readonly nobody = hash('nobody has this password', OWASP);

  constructor(@Optional() private readonly queue = QUEUE) {}

  /** @throws ServiceUnavailableException when too many are waiting; `verify` likewise. */
  hash(password: string): Promise<string> {
    return this.queued(() => hash(password, OWASP));
  }

  verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    return this.queued(async () => {
      const isRight = await verify(passwordHash ?? (await this.nobody), password);
      return isRight && passwordHash !== undefined;
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
