import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ANN } from '../../testing/games-fixture.js';
import { linkedGames } from '../../testing/linked-games.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';
import { Unknown } from '../log/event-log.js';

let log: MemoryEventLog;
let linked: ReturnType<typeof linkedGames>;
beforeEach(() => {
  log = new MemoryEventLog();
  linked = linkedGames(log);
});
afterEach(() => {
  expect(linked.reports).toEqual([]);
  jest.useRealTimers();
});

/** Ann's room on one instance, in which Bob is too. Visitors come to another one. */
async function apart() {
  const [owner, edge] = [linked.instance(), linked.instance()];
  const { gameId } = (await owner.seats.openRoom(ANN, 'open')) ?? { gameId: '' };
  await linked.after(owner.join(gameId, 'bob'));
  const look = (capacity = 10) => linked.after(edge.games.previews.of(gameId, capacity));
  return { owner, edge, gameId, look };
}
const SEEN = { host: 'Ann', players: 2, locked: false, running: false };

describe('the preview of a room', () => {
  it('shows that the room is full, from its owner and from the log', async () => {
    const { edge, look } = await apart();
    expect([await look(2), await look(3)]).toMatchObject([{ full: true }, SEEN]);
    expect(await look(3)).not.toHaveProperty('full');
    edge.bus.losingAll.add('request');
    expect(await look(2)).toMatchObject({ full: true });
    expect(await look(3)).not.toHaveProperty('full');
  });

  it('comes from its owner', async () => {
    const { look } = await apart();
    const read = jest.spyOn(log, 'read');
    expect(await look()).toMatchObject(SEEN);
    expect(read).not.toHaveBeenCalled();
  });

  it('comes from the log within 1.1 s while the owner does not reply, which keeps the room', async () => {
    const { owner, edge, gameId, look } = await apart();
    edge.bus.losingAll.add('request');
    const from = Date.now();
    expect(await look()).toMatchObject(SEEN);
    expect(Date.now() - from).toBeLessThanOrEqual(1_100);
    expect(await log.head(gameId)).toMatchObject({ owner: owner.id, epoch: 1 });
  });

  it('comes from the log if nobody can own the room', async () => {
    const { owner, edge, look } = await apart();
    owner.kill();
    jest.spyOn(log, 'claim').mockResolvedValue(undefined);
    expect(await look()).toMatchObject(SEEN);
    await linked.pass(10_000);
    expect(edge.games.live).toEqual([]);
  });

  it('comes from one fold for all concurrent requests', async () => {
    const { edge, gameId } = await apart();
    edge.bus.losingAll.add('request');
    const page = log.read(gameId);
    let reply: () => void = () => {};
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    const read = jest.spyOn(log, 'read').mockImplementation(() => replied.then(() => page));
    const many = Promise.all(Array.from({ length: 30 }, () => edge.games.previews.of(gameId, 10)));
    await linked.pass(1_100);
    reply();
    for (const preview of await linked.after(many)) expect(preview).toMatchObject(SEEN);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is that of the log at the time, later too', async () => {
    const { owner, edge, gameId, look } = await apart();
    edge.bus.losingAll.add('request');
    await look();
    await linked.after(owner.join(gameId, 'cyd'));
    expect(await look()).toMatchObject({ players: 3 });
  });

  it('is refused while the log is unavailable', async () => {
    const { edge, look } = await apart();
    edge.bus.losingAll.add('request');
    jest.spyOn(log, 'read').mockRejectedValue(new Unknown());
    await expect(look()).rejects.toBeInstanceOf(Unknown);
  });
});
