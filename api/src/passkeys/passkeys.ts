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
import { lockWaysIn, type WaysIn } from '../auth/ways-in.js';
import { Config } from '../config.js';
import { ALGORITHMS, credentialIn } from './attestations.js';
import type { Browser } from './browser.js';
import { Challenges, VALID_MS } from './challenges.js';
import { challengeIn } from './client-data.js';
import { PasskeyEntity } from './passkey.entity.js';
import { entitiesOf, passkeysOf, shown } from './passkey-list.js';
import { userHandle } from './user-handle.js';

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
    return passkeysOf(this.database.manager, userId);
  }

  /** The options with which the browser creates a passkey. The caller has confirmed their identity. @throws ConflictException */
  async options(
    { userId, username, email }: Player,
    { site, device }: Browser,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const present = await entitiesOf(this.database.manager, userId);
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
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** @throws BadRequestException, ConflictException, or UnauthorizedException if the sign-in has ended */
  async add(player: Player, { name, passkey }: NewPasskeyBody, browser: Browser): Promise<Passkey> {
    const { userId } = player;
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
      const { passkeys } = await this.lock(manager, player);
      if (passkeys >= MAX_PASSKEYS) throw tooMany();
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

  /** @throws NotFoundException, or ConflictException if it is the user's only way to sign in */
  async remove(player: Player, id: string): Promise<void> {
    const { userId } = player;
    await this.database.transaction(async (manager) => {
      const { hasPassword, hasProvider, passkeys } = await this.lock(manager, player);
      if (!(await manager.existsBy(PasskeyEntity, { id, userId }))) throw new NotFoundException();
      if (passkeys === 1 && !hasPassword && !hasProvider) {
        throw new ConflictException({ message: LAST_WAY_IN, code: 'last_way_in' });
      }
      await manager.delete(PasskeyEntity, { id });
    });
    this.logger.log({ msg: 'passkey removed', user_id: userId });
  }

  private lock = (manager: EntityManager, player: Player): Promise<WaysIn> =>
    lockWaysIn(manager, player, this.config.oidc?.issuer);
}

const refused = () => new BadRequestException({ message: PASSKEY_REFUSED, code: 'passkey_refused' });
const tooMany = () => new ConflictException(TOO_MANY_PASSKEYS);

const UNIQUE_VIOLATION = '23505';
const isDuplicate = (error: unknown) =>
  error instanceof QueryFailedError && 'code' in error && error.code === UNIQUE_VIOLATION;
