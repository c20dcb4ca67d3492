import { describe, expect, it } from '@jest/globals';
import { SeatSockets } from './seat-sockets.js';

describe('the sockets of seats', () => {
  it('count a seat as connected until its last socket is removed', () => {
    const sockets = new SeatSockets();
    sockets.add(0, 'phone', 'near');
    sockets.add(0, 'laptop', 'near');
    sockets.add(0, 'laptop', 'near');
    sockets.add(1, 'other', 'near');
    sockets.remove(0, 'laptop');
    sockets.remove(0, 'laptop');
    sockets.remove(0, 'unknown');
    expect([...sockets.seats]).toEqual([0, 1]);
    sockets.remove(0, 'phone');
    expect([...sockets.seats]).toEqual([1]);
    sockets.remove(0, 'phone');
    sockets.add(0, 'phone', 'near');
    expect([...sockets.seats]).toEqual([1, 0]);
  });

  it('are counted and listed by instance', () => {
    const sockets = new SeatSockets();
    sockets.add(0, 'phone', 'near');
    sockets.add(0, 'laptop', 'far');
    sockets.add(1, 'other', 'far');
    sockets.add(1, 'other', 'far');
    expect(Object.fromEntries(sockets.countsByInstance)).toEqual({ near: 1, far: 2 });
    expect(sockets.on('far')).toEqual([
      { seat: 0, socketId: 'laptop' },
      { seat: 1, socketId: 'other' },
    ]);
    sockets.removeSeat(1);
    sockets.remove(0, 'phone');
    expect(Object.fromEntries(sockets.countsByInstance)).toEqual({ far: 1 });
    expect([...sockets.seats]).toEqual([0]);
  });
});
