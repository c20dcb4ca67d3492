import { expect, it } from '@jest/globals';
import { Presence } from './presence.js';

it('a seat is here as long as one of its sockets is', () => {
  const presence = new Presence();
  presence.enter(0, 'phone');
  presence.enter(0, 'laptop');
  presence.enter(0, 'laptop');
  presence.enter(1, 'other');
  presence.leave(0, 'laptop');
  presence.leave(0, 'laptop');
  presence.leave(0, 'unknown');
  expect([...presence.seats]).toEqual([0, 1]);
  presence.leave(0, 'phone');
  expect([...presence.seats]).toEqual([1]);
  presence.leave(0, 'phone');
  presence.enter(0, 'phone');
  expect([...presence.seats]).toEqual([1, 0]);
});
