import { UnauthorizedException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ACCESS_TOKEN_INVALID } from '#protocol/auth-messages';
import { UserEntity } from '../auth/user.entity.js';

/** The account may have been deleted since the call was authenticated. @throws UnauthorizedException */
export async function userOf(manager: EntityManager, id: string): Promise<UserEntity> {
  const user = await manager.findOneBy(UserEntity, { id });
  if (!user) throw new UnauthorizedException(ACCESS_TOKEN_INVALID);
  return user;
}
