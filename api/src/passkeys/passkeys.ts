import { randomUUID } from 'node:crypto';
import {
  BadRequestException,
  ConflictException,
  Injectable,
  Logger,
  NotFoundException,
} from '@nestjs/common';
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import type { Passkey } from '#protocol/account';
import { APP_NAME } from '#protocol/app-name';
import {
  LAST_WAY_IN,
  MAX_PASSKEYS,
  type NewPasskeyBody,
  PASSKEY_ADDED_ALREADY,
  PASSKEY_REFUSED,
  TOO_MANY_PASSKEYS,
} from '#protocol/passkeys';
import type { Player } from '../auth/player.js';
import { Config } from '../config.js';
import { ALGORITHMS, credentialIn } from './attestations.js';
import type { Browser } from './browser.js';
import { Challenges, VALID_MS } from './challenges.js';
import { challengeIn } from './client-data.js';
import { PasskeyEntity } from './passkey.entity.js';
import { userHandle } from './user-handle.js';

/** Locks the user, so that two calls cannot add a passkey too many or remove the last ones. */
const LOCK_USER = `select u.password_hash is not null
    or exists (select from identity i where i.user_id = u.id and i.issuer = $2) as "hasOtherWay"
  from users u where u.id = $1 for update of u`;

/** A user's passkeys. */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger('Passkeys');

  constructor(
    private readonly database: DataSource,
    private readonly challenges: Challenges,
    private readonly config: Config,
  ) {}

  /** The oldest first. */
  async list(userId: string): Promise<Passkey[]> {
    return (await ofUser(this.database.manager, userId)).map(shown);
  }

  /** What the browser needs to make a passkey. The caller has confirmed who they are. @throws ConflictException */
  async options(
    { userId, username, email }: Player,
    { site, device }: Browser,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const present = await ofUser(this.database.manager, userId);
    if (present.length >= MAX_PASSKEYS) throw tooMany();
    return generateRegistrationOptions({
      rpName: APP_NAME,
      rpID: site.id,
      userID: userHandle(userId),
      userName: email ?? username,
      userDisplayName: username,
      challenge: this.challenges.issue({ purpose: 'register', userId, device }),
      timeout: VALID_MS,
      excludeCredentials: present.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** @throws BadRequestException, ConflictException */
  async add({ userId }: Player, { name, passkey }: NewPasskeyBody, browser: Browser): Promise<Passkey> {
    const challenge = challengeIn(passkey.response.clientDataJSON);
    const use = { purpose: 'register', userId, device: browser.device } as const;
    if (!challenge || !(await this.challenges.take(use, challenge))) throw refused();
    const credential = await credentialIn(passkey, challenge, browser.site).catch((error: unknown) => {
      this.logger.warn({ msg: 'passkey refused', why: String(error), user_id: userId });
      throw refused();
    });
    const added = {
      id: randomUUID(),
      userId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: String(credential.counter),
      transports: credential.transports ?? [],
      name,
      createdAt: new Date(),
      lastUsedAt: null,
    };
    await this.database.transaction(async (manager) => {
      await this.lock(manager, userId);
      if ((await ofUser(manager, userId)).length >= MAX_PASSKEYS) throw tooMany();
      await manager.insert(PasskeyEntity, added).catch((error: unknown) => {
        throw isDuplicate(error) ? new ConflictException(PASSKEY_ADDED_ALREADY) : error;
      });
    });
    this.logger.log({ msg: 'passkey added', user_id: userId });
    return shown(added);
  }

  /** @throws NotFoundException */
  async rename(userId: string, id: string, name: string): Promise<Passkey> {
    await this.database.manager.update(PasskeyEntity, { id, userId }, { name });
    const passkey = await this.database.manager.findOneBy(PasskeyEntity, { id, userId });
    if (!passkey) throw new NotFoundException();
    return shown(passkey);
  }

  /** @throws NotFoundException, or ConflictException if nothing else lets the user in */
  async remove(userId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { hasOtherWay } = await this.lock(manager, userId);
      const present = await ofUser(manager, userId);
      if (!present.some((passkey) => passkey.id === id)) throw new NotFoundException();
      if (present.length === 1 && !hasOtherWay) {
        throw new ConflictException({ message: LAST_WAY_IN, code: 'last_way_in' });
      }
      await manager.delete(PasskeyEntity, { id });
    });
    this.logger.log({ msg: 'passkey removed', user_id: userId });
  }

  private async lock(manager: EntityManager, userId: string): Promise<{ hasOtherWay: boolean }> {
    const parameters = [userId, this.config.oidc?.issuer ?? null];
    const [user] = await manager.query<{ hasOtherWay: boolean }[]>(LOCK_USER, parameters);
    if (!user) throw new NotFoundException();
    return user;
  }
}

const ofUser = (manager: EntityManager, userId: string): Promise<PasskeyEntity[]> =>
  manager.find(PasskeyEntity, { where: { userId }, order: { createdAt: 'asc', id: 'asc' } });

type Shown = Pick<PasskeyEntity, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;
const shown = ({ id, name, createdAt, lastUsedAt }: Shown): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

const refused = () => new BadRequestException({ message: PASSKEY_REFUSED, code: 'passkey_refused' });
const tooMany = () => new ConflictException(TOO_MANY_PASSKEYS);

const UNIQUE_VIOLATION = '23505';
const isDuplicate = (error: unknown) =>
  error instanceof QueryFailedError && 'code' in error && error.code === UNIQUE_VIOLATION;
