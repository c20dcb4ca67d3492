import { SetMetadata, type StreamableFile } from '@nestjs/common';
import type { z } from 'zod/mini';

export const DOCUMENTED = 'documented';

/** The codes of an error's body, by status. */
export type ErrorCodes = Partial<Record<number, readonly string[]>>;

/** The documentation of a call, in addition to its other decorators. */
export interface Documentation {
  /** A sentence in the third person. */
  does: string;
  /** The schema of a JSON reply. */
  reply?: z.ZodMiniType;
  /** The content type of a reply that is not JSON. */
  type?: string;
  /** Whether it replies 304 to a client that has cached the reply. */
  isConditional?: boolean;
  /** The credentials that a public call needs instead of an access token. */
  credentials?: 'refreshToken' | 'metricsToken';
  /** Error codes besides those that the other decorators imply. */
  errors?: ErrorCodes;
}

interface Replying<T> extends Documentation {
  reply?: z.ZodMiniType<T>;
}

/** A handler that returns the documented reply. Only tests check a stream. */
type Handler<T> = (...args: never[]) => T | Promise<T> | Promise<StreamableFile>;

/** Documents a call. A handler that returns anything other than `reply` does not compile. */
export const Documented =
  <T>(documentation: Replying<T>) =>
  <H extends Handler<T>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    SetMetadata(DOCUMENTED, documentation)(target, name, descriptor);
  };
