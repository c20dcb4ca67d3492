import { BadRequestException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NAME_REFUSED } from '#protocol/auth-messages';
import { isOffensive } from '../games/live/chat-filter.js';
import { someNames } from './guest-names.js';
import { freeNames } from './usernames.js';

const SUGGESTIONS = 3;

/** @throws BadRequestException for an offensive name, with free names to choose instead. */
export async function assertInoffensive(manager: EntityManager, username: string): Promise<void> {
  if (!isOffensive(username)) return;
  const suggestions = (await freeNames(manager, someNames())).slice(0, SUGGESTIONS);
  const errors = [{ path: 'username', message: NAME_REFUSED }];
  throw new BadRequestException({ message: NAME_REFUSED, code: 'bad_request', errors, suggestions });
}
