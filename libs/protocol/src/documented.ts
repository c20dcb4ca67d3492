import { z } from 'zod/mini';

// For modules that browsers load as types only: bundlers keep the schemas of a module that is loaded, used or not.

/** A schema that the documents of the API list under a name. */
export function named<S extends z.ZodMiniType>(id: string, schema: S): S {
  z.globalRegistry.add(schema, { id });
  return schema;
}

/** A schema with a sentence for the reader of the documents. */
export function described<S extends z.ZodMiniType>(description: string, schema: S): S {
  return schema.check(z.describe(description));
}

/** A point in time in ISO 8601. */
export function isoTime() {
  return z.string().check(z.meta({ format: 'date-time' }));
}

/** A point in time in epoch ms. */
export function epochMs(description = 'Epoch ms.') {
  return described(description, z.number());
}

/** The schemas of all fields of a type that is written elsewhere. */
export type FieldsOf<T> = { [K in keyof Required<T>]: z.ZodMiniType<T[K]> };
