import { describe, expect, it } from '@jest/globals';
import { createServerClock } from './server-clock.js';

describe('the server clock', () => {
  it('uses the local clock until the first message of the server', () => {
    expect(
      createServerClock(
        () => 5,
        () => 7_000,
      ).now(),
    ).toBe(7_000);
  });

  it('follows the message with the smallest delay', () => {
    let local = 0;
    const clock = createServerClock(() => local);
    clock.adjust(1_000_000 - 80);
    local = 500;
    clock.adjust(1_000_500 - 20);
    local = 900;
    clock.adjust(1_000_900 - 300);
    expect(clock.now()).toBe(1_000_880);
  });
});
