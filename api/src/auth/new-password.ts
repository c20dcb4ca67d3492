import { BadRequestException } from '@nestjs/common';
import { isOwnText, PASSWORD_IS_OWN_TEXT, PASSWORD_TOO_COMMON } from '#protocol/auth-messages';
import { isCommonPassword } from './passwords.js';

/** @throws BadRequestException for a password that is common, or the email or the username of its user. */
export function assertHardToGuess(password: string, user: { email: string | null; username: string }): void {
  if (isOwnText(password, user)) throw refused(PASSWORD_IS_OWN_TEXT);
  if (isCommonPassword(password)) throw refused(PASSWORD_TOO_COMMON);
}

const refused = (message: string) =>
  new BadRequestException({ message, code: 'bad_request', errors: [{ path: 'password', message }] });
