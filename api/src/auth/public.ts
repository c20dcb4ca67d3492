import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Lets anonymous visitors make the call; every other call needs an access token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
