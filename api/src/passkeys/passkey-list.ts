import type { EntityManager } from 'typeorm';
import type { Passkey } from '#protocol/account';
import { PasskeyEntity } from './passkey.entity.js';

/** The oldest first. */
export const entitiesOf = (manager: EntityManager, userId: string): Promise<PasskeyEntity[]> =>
  manager.find(PasskeyEntity, { where: { userId }, order: { createdAt: 'asc', id: 'asc' } });

/** A user's passkeys, the oldest first. */
export const passkeysOf = async (manager: EntityManager, userId: string): Promise<Passkey[]> =>
  (await entitiesOf(manager, userId)).map(shown);

type Shown = Pick<PasskeyEntity, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>;
export const shown = ({ id, name, createdAt, lastUsedAt }: Shown): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
