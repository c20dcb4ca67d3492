import { describe, expect, it } from '@jest/globals';
import { isOwnMachine, lanCommand } from './own-machine.js';

describe('isOwnMachine', () => {
  it.each(['localhost', 'LOCALHOST', 'quiz.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]'])(
    'is true for %s',
    (host) => expect(isOwnMachine(host)).toBe(true),
  );
  it.each(['192.168.1.7', '10.0.0.3', 'quiz.example', 'localhost.example', '127.0.0.1.example', '[fe80::1]'])(
    'is false for %s',
    (host) => expect(isOwnMachine(host)).toBe(false),
  );
});

it('keeps a port that is not the usual one in the command for phones', () => {
  expect(['', '3000', '30210'].map(lanCommand)).toEqual([
    'npm run up -- --lan',
    'npm run up -- --lan',
    'PORT=30210 npm run up -- --lan',
  ]);
});
