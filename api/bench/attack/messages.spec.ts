import { describe, expect, it } from '@jest/globals';
import * as socket from '#protocol/socket';
import { MESSAGES } from './messages.js';

describe('the messages that are attacked', () => {
  it('cover every schema of client messages', () => {
    const schemas = Object.values(socket).filter((value) => typeof value === 'object' && '_zod' in value);
    const attacked = new Set<unknown>(Object.values(MESSAGES));
    expect(schemas.filter((schema) => !attacked.has(schema))).toEqual([]);
  });
});
