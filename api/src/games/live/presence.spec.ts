import { expect, it } from '@jest/globals';
import { Presence } from './presence.js';

it('a seat is here as long as one of its sockets is', () => {
  const presence = new Presence();
  presence.enter(0, 'phone', 'near');
  presence.enter(0, 'laptop', 'near');
  presence.enter(0, 'laptop', 'near');
  presence.enter(1, 'other', 'near');
  presence.leave(0, 'laptop');
  presence.leave(0, 'laptop');
  presence.leave(0, 'unknown');
  expect([...presence.seats]).toEqual([0, 1]);
  presence.leave(0, 'phone');
  expect([...presence.seats]).toEqual([1]);
  presence.leave(0, 'phone');
  presence.enter(0, 'phone', 'near');
  expect([...presence.seats]).toEqual([1, 0]);
});

it('tells how many sockets each instance holds, and which', () => {
  const presence = new Presence();
  presence.enter(0, 'phone', 'near');
  presence.enter(0, 'laptop', 'far');
  presence.enter(1, 'other', 'far');
  presence.enter(1, 'other', 'far');
  expect(Object.fromEntries(presence.instances)).toEqual({ near: 1, far: 2 });
  expect(presence.socketsOn('far')).toEqual([
    { seat: 0, socketId: 'laptop' },
    { seat: 1, socketId: 'other' },
  ]);
  presence.remove(1);
  presence.leave(0, 'phone');
  expect(Object.fromEntries(presence.instances)).toEqual({ far: 1 });
  expect([...presence.seats]).toEqual([0]);
});
