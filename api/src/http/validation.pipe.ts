import { BadRequestException, StandardSchemaValidationPipe } from '@nestjs/common';

const MOST_ERRORS = 50;

type PathSegment = PropertyKey | { readonly key: PropertyKey };

const pathOf = (path: readonly PathSegment[] = []) =>
  path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');

/** Parses what is declared as `@Body({ schema })` and its like; a 400 lists each bad field by its path. */
export const validationPipe = new StandardSchemaValidationPipe({
  exceptionFactory: (issues) => {
    const errors = issues.slice(0, MOST_ERRORS).map(({ path, message }) => ({ path: pathOf(path), message }));
    return new BadRequestException({
      message: errors[0]?.message ?? 'Bad request.',
      code: 'bad_request',
      errors,
    });
  },
});
