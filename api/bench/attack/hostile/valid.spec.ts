import { describe, expect, it } from '@jest/globals';
import { parse } from '#protocol/parse';
import { createRandom } from '#questions/random';
import { ROUTES } from '../calls.js';
import { MESSAGES } from '../messages.js';
import { mutated, placesIn } from './mutate.js';
import { validOf } from './valid.js';

const schemas = [
  ...ROUTES.flatMap(({ path, body, query }) => [
    ...(body ? [[path, body] as const] : []),
    ...(query ? [[`${path}?`, query] as const] : []),
  ]),
  ...Object.entries(MESSAGES),
];

describe('a generated value', () => {
  it.each(schemas)('is valid for %s, so that only its mutations are refused', (_, schema) => {
    expect(parse(schema, validOf(schema))).toMatchObject({ ok: true });
  });
});

describe('a mutated value', () => {
  const valid = { a: 1, b: [{ c: 'x' }] };

  it('can change any place', () => {
    expect(placesIn(valid)).toEqual([[], ['a'], ['b'], ['b', '0'], ['b', '0', 'c']]);
  });

  it('changes one place only', () => {
    const texts = new Set(
      Array.from({ length: 300 }, (_, i) => mutated(valid, () => '[[', createRandom(`${i}`), 9)),
    );
    expect([...texts].sort()).toEqual(
      [
        '[[',
        '{"a":[[,"b":[{"c":"x"}]}',
        '{"a":1,"b":[[}',
        '{"a":1,"b":[[[]}',
        '{"a":1,"b":[{"c":[[}]}',
        '{"a":1,"b":[{"c":"x"}],"more":[[}',
      ].sort(),
    );
  });
});
