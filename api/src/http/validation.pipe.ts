import {
  type ArgumentMetadata,
  BadRequestException,
  Injectable,
  InternalServerErrorException,
  type PipeTransform,
} from '@nestjs/common';
import type { z } from 'zod/mini';
import { parse } from '#protocol/parse';

/** Parses parameters declared as `@Body({ schema })` or `@Query({ schema })`. Its 400 lists each invalid field with its path. */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { type, schema }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    // Unchecked input must not reach a handler.
    if (!schema) throw new InternalServerErrorException();
    const parsed = parse(schema as unknown as z.ZodMiniType, value);
    if (parsed.ok) return parsed.value;
    const errors = parsed.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
    const message = errors[0]?.message ?? 'Bad request.';
    throw new BadRequestException({ message, code: 'bad_request', errors });
  }
}
