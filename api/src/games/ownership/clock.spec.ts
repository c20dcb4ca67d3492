import { describe, expect, it } from '@jest/globals';
import { fc } from '#game/testing/fast-check';
import { Clock } from './clock.js';

/** A clock over a monotonic time that the test advances, and a database whose time is `ahead` of it, ms. */
function start(ahead = 1_000_000) {
  const time = { now: 5_000 };
  const clock = new Clock(() => time.now);
  /** Queries the database: the query takes `there` ms, its reply `back` ms. */
  const query = (there: number, back: number, offset = ahead) => {
    const sentAt = clock.stopwatch();
    const receivedAt = sentAt + there + back;
    time.now = receivedAt;
    clock.observe(sentAt + there + offset, sentAt, receivedAt);
  };
  return { time, clock, query };
}

describe('the clock', () => {
  it('follows the process until the first reply of the database', () => {
    const { clock } = start();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
  });

  it('has the time of the database from the first reply on', () => {
    const { time, clock, query } = start();
    query(10, 10);
    expect(clock.now()).toBe(time.now + 1_000_000);
    time.now += 60_000;
    expect(clock.now()).toBe(time.now + 1_000_000);
  });

  it('uses the shortest round trip of the last eight', () => {
    const { time, clock, query } = start();
    query(2, 2);
    for (let i = 0; i < 7; i++) query(0, 400);
    time.now += 100_000;
    expect(clock.now()).toBe(time.now + 1_000_000);
    query(0, 400);
    time.now += 100_000;
    expect(clock.now()).toBe(time.now + 1_000_000 - 200);
  });

  it('corrects a difference by 5 ms a second, in either direction', () => {
    for (const difference of [100, -100]) {
      const { time, clock, query } = start();
      query(0, 0);
      for (let i = 0; i < 8; i++) query(0, 0, 1_000_000 + difference);
      expect(clock.now()).toBe(time.now + 1_000_000);
      time.now += 10_000;
      expect(clock.now()).toBe(time.now + 1_000_000 + difference / 2);
      time.now += 10_000;
      expect(clock.now()).toBe(time.now + 1_000_000 + difference);
      time.now += 10_000;
      expect(clock.now()).toBe(time.now + 1_000_000 + difference);
    }
  });

  it('never goes back, and steps only forward, by at least 5 s', () => {
    const observation = fc.record({
      pause: fc.integer({ min: 0, max: 5_000 }),
      there: fc.integer({ min: 0, max: 500 }),
      back: fc.integer({ min: 0, max: 500 }),
      offset: fc.oneof(
        fc.integer({ min: -3_600_000, max: 4_600_000 }),
        fc.integer({ min: 990_000, max: 1_010_000 }),
      ),
    });
    fc.assert(
      fc.property(fc.array(observation, { maxLength: 30 }), (observations) => {
        const { time, clock, query } = start();
        query(0, 0);
        let before = { at: time.now, now: clock.now() };
        for (const { pause, there, back, offset } of observations) {
          for (const act of [() => (time.now += pause), () => query(there, back, offset)]) {
            act();
            const after = { at: time.now, now: clock.now() };
            const passed = after.at - before.at;
            expect(after.now).toBeGreaterThanOrEqual(before.now);
            const step = after.now - before.now - passed;
            if (step < 4_999) expect(Math.abs(step)).toBeLessThanOrEqual(passed * 0.005 + 1);
            before = after;
          }
        }
      }),
    );
  });

  it('never goes back if the time of the database does', () => {
    const { clock, query } = start();
    query(0, 0);
    const before = clock.now();
    for (let i = 0; i < 9; i++) query(0, 0, -3_600_000);
    expect(clock.now()).toBeGreaterThanOrEqual(before);
  });

  it('steps forward after the machine has slept and its own clock was stopped', () => {
    const { time, clock, query } = start();
    query(0, 0);
    query(0, 0, 1_000_000 + 3_600_000);
    expect(clock.now()).toBe(time.now + 1_000_000 + 3_600_000);
  });
});
