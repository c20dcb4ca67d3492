import { describe, expect, it } from '@jest/globals';
import { InTurn } from './in-turn.js';

describe('InTurn', () => {
  it('runs one query at a time, in order, also after a failure', async () => {
    const [turns, seen]: [InTurn, string[]] = [new InTurn(10), []];
    const query = (name: string, fails = false) =>
      turns.run(async () => {
        seen.push(`${name} begins`);
        await new Promise(setImmediate);
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
        return name;
      });
    const failed = query('first', true).catch(({ message }) => message);
    expect(await Promise.all([failed, query('second')])).toEqual(['first', 'second']);
    expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('refuses a query while the queue is full', async () => {
    const turns = new InTurn(1);
    let end = () => {};
    const first = turns.run(() => new Promise<void>((resolve) => (end = resolve)));
    await expect(turns.run(async () => {})).rejects.toMatchObject({ status: 503 });
    await new Promise(setImmediate);
    end();
    await first;
    expect(await turns.run(async () => 'later')).toBe('later');
  });
});
