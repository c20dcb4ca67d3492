import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import { parse } from '#protocol/parse';
import { randomTail } from '../../../src/testing/random-tail.js';

/** The part of a schema's definition that is needed to generate a valid value. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
  options?: readonly z.ZodMiniType[];
  entries?: Record<string, string>;
  values?: readonly unknown[];
}

/** Valid values of fields that do not accept any text, by field name. */
const KNOWN: Record<string, () => unknown> = {
  email: () => `${randomUUID()}@example.org`,
  username: () => `mallory ${randomTail()}`,
  password: () => 'correct horse battery staple',
  quiz_id: () => randomUUID(),
  question_id: () => randomUUID(),
  code: () => 'ABCDEF',
  correct_answer: () => 'right',
  incorrect_answers: () => ['wrong', 'worse', 'worst'],
  command_id: () => randomUUID(),
};

/** A valid value for the schema, with all optional fields. */
export function validOf(schema: z.ZodMiniType, name = ''): unknown {
  const values = candidatesOf(schema, name);
  return values.find((value) => parse(schema, value).ok) ?? values[0];
}

function candidatesOf(schema: z.ZodMiniType, name: string): unknown[] {
  const {
    type,
    shape,
    element,
    innerType,
    in: input,
    out: output,
    options,
    entries,
    values,
  } = definitionOf(schema);
  const known = KNOWN[name];
  if (known) return [known()];
  if (shape)
    return [Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, validOf(part, key)]))];
  if (element) return [[validOf(element)]];
  if (innerType) return candidatesOf(innerType, name);
  if (input && output) return [...candidatesOf(input, name), ...candidatesOf(output, name)];
  // Prefers the last option: the first is often "any".
  if (options) return options.toReversed().flatMap((option) => candidatesOf(option, name));
  if (entries) return Object.values(entries);
  if (values) return [...values];
  return SIMPLE[type] ?? [null];
}

const SIMPLE: Record<string, unknown[]> = {
  number: [5, 9, 20, 1],
  boolean: [true],
  string: ['words', randomUUID(), '5'],
};

const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition;
