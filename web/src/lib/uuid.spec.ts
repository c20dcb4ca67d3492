import { expect, it } from '@jest/globals';
import { uuid } from './uuid.js';

it('makes distinct version 4 uuids', () => {
  const made = Array.from({ length: 100 }, uuid);
  for (const id of made) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  expect(new Set(made).size).toBe(100);
});
