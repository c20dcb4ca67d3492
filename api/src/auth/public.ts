import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'isPublic';

/** Marks a call that needs no access token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
