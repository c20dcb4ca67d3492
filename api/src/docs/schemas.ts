import { z } from 'zod/mini';
import { assertion, attestation } from '#protocol/passkeys';
import { sentQuestion } from '#protocol/quizzes';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

// Named here and not where they are defined: browsers load those modules, and need no names.
z.globalRegistry.add(assertion, { id: 'Assertion' });
z.globalRegistry.add(attestation, { id: 'Attestation' });
z.globalRegistry.add(sentQuestion, { id: 'SentQuestion' });

const SAFE = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/** The JSON Schemas of one document. Each named schema is listed once, and others refer to it. */
export class Schemas {
  readonly named: Record<string, JsonSchema> = {};

  /** @param target the JSON Schema of OpenAPI 3.1 is 2020-12, that of AsyncAPI is draft 7 */
  constructor(private readonly target: 'draft-2020-12' | 'draft-07') {}

  /** The schema for clients. The server also accepts numbers as strings of digits, and more whitespace around texts. */
  sent = (schema: z.core.$ZodType): JsonSchema => this.convert(schema, 'input');

  /** The schema of what the server sends. Later releases may add fields. */
  received = (schema: z.core.$ZodType): JsonSchema => this.convert(schema, 'output');

  private convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, ...json } = z.toJSONSchema(schema, {
      io,
      target: this.target,
      override: ({ zodSchema, jsonSchema }) => this.adjust(zodSchema, jsonSchema, io),
    });
    const text = JSON.stringify(json).replaceAll(/"#\/(\$defs|definitions)\//g, '"#/components/schemas/');
    const { $defs, definitions, ...rest }: JsonSchema = JSON.parse(text);
    Object.assign(this.named, $defs, definitions);
    return rest;
  }

  private adjust(schema: z.core.$ZodTypes, json: JsonSchema, io: 'input' | 'output'): void {
    const { def } = schema._zod;
    // Describes a pipe by its result, unless that is a transform, which JSON Schema cannot express.
    if (def.type === 'pipe' && io === 'input' && def.out._zod.def.type !== 'transform') {
      for (const key of Object.keys(json)) delete json[key];
      Object.assign(json, this.convert(def.out, io), keywordsOf(def.in));
    }
    Object.assign(json, keywordsOf(schema));
    if (SAFE.includes(json.minimum ?? 0)) delete json.minimum;
    if (SAFE.includes(json.maximum ?? 0)) delete json.maximum;
    if (json.additionalProperties === false) delete json.additionalProperties;
  }
}

/** The JSON Schema keywords that our own checks declare: see `#protocol/text`. */
function keywordsOf(schema: z.core.$ZodType): object {
  const checks = schema._zod.def.checks ?? [];
  return Object.assign({}, ...checks.map(({ _zod: { def } }) => ('params' in def ? def.params : {})));
}
