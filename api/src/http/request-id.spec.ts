import { describe, expect, it } from '@jest/globals';
import { requestId } from './request-id.js';

const given = (id: string) => requestId({ headers: { 'x-request-id': id } });

describe('requestId', () => {
  it.each(['5f1c9a52', '1-67891233-abcdef012345678912345678', '0191e0a8-5b4e-7c3a-9d2f-1a2b3c4d5e6f'])(
    'keeps %s',
    (id) => {
      expect(given(id)).toBe(id);
    },
  );

  it.each(['', 'short', 'x'.repeat(65), 'with space', 'new\nline', '<script>alert(1)</script>'])(
    'replaces %j',
    (id) => {
      expect(given(id)).toMatch(/^[\da-f-]{36}$/);
    },
  );
});
