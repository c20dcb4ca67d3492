import { SetMetadata, type StreamableFile } from '@nestjs/common';
import type { z } from 'zod/mini';

export const DOCUMENTED = 'documented';

/** The codes of an error's body, by status. */
export type ErrorCodes = Partial<Record<number, readonly string[]>>;

/** What the document of the API says about a call, besides what its other decorators say. */
export interface Documentation {
  /** A sentence in the third person. */
  does: string;
  /** The JSON of the reply. */
  reply?: z.ZodMiniType;
  /** The content type of a reply that is not JSON. */
  type?: string;
  /** Whether it replies 304 to a client that knows the reply by its ETag. */
  isConditional?: boolean;
  /** What a public call takes instead of an access token. */
  credentials?: 'refreshToken' | 'metricsToken';
  /** Besides those of every call with such decorators. */
  errors?: ErrorCodes;
}

interface Replying<T> extends Documentation {
  reply?: z.ZodMiniType<T>;
}

/** A handler that returns what the document says. A stream is checked by tests only. */
type Handler<T> = (...args: never[]) => T | Promise<T> | Promise<StreamableFile>;

/** Documents a call. A handler that returns something else than `reply` does not compile. */
export const Documented =
  <T>(documentation: Replying<T>) =>
  <H extends Handler<T>>(
    target: object,
    name: string | symbol,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    SetMetadata(DOCUMENTED, documentation)(target, name, descriptor);
  };
