import { describe, expect, it } from '@jest/globals';
import type { LiveGame } from '../live/live-game.js';
import { Placements } from './placements.js';

const always = () => true;
const never = () => false;
const liveGame = (id: string) => ({ id }) as LiveGame;
const failing = () => Promise.reject<never>(new Error('the log is unavailable'));
const turn = () => new Promise((done) => setImmediate(done));

describe('messages of a game that another instance owns', () => {
  it('have been missed if their number is higher than the last one received', () => {
    const placements = new Placements();
    placements.claimed('game', 'owner', 1);
    expect(placements.hasMissed('game', 5)).toBe(false);
    placements.received('game', 6);
    expect(placements.hasMissed('game', 6)).toBe(false);
    expect(placements.hasMissed('game', 7)).toBe(true);
    expect(placements.hasMissed('game', 7)).toBe(false);
  });

  it('are late if their number is lower than the last one received', () => {
    const placements = new Placements();
    placements.claimed('game', 'owner', 1);
    for (const seq of [6, 6, undefined, 8]) expect(placements.received('game', seq)).toBe(true);
    expect(placements.received('game', 7)).toBe(false);
    expect(placements.hasMissed('game', 8)).toBe(false);
  });

  it('continue their numbering under a new owner', () => {
    const placements = new Placements();
    placements.claimed('game', 'owner', 1);
    placements.received('game', 6);
    placements.forget('game', 'owner');
    placements.claimed('game', 'another', 2);
    expect(placements.hasMissed('game', 7)).toBe(true);
  });

  it('are no longer counted once the game is forgotten', () => {
    const placements = new Placements();
    placements.claimed('game', 'owner', 1);
    placements.received('game', 6);
    placements.tick(always, never, 4);
    expect(placements.followed).toEqual([]);
    placements.claimed('game', 'owner', 1);
    expect(placements.hasMissed('game', 7)).toBe(false);
  });
});

describe('a game that another instance owns', () => {
  it('is looked for if its owner has died or has been quiet for some ticks', () => {
    const placements = new Placements();
    placements.claimed('quiet', 'owner', 1);
    placements.claimed('orphan', 'dead', 1);
    const tick = () => placements.tick((owner) => owner !== 'dead', always, 2);
    expect(tick()).toEqual(['orphan']);
    placements.forget('orphan', 'dead');
    expect(tick()).toEqual([]);
    expect(tick()).toEqual(['quiet']);
    placements.received('quiet');
    expect(tick()).toEqual([]);
  });

  it('is forgotten if no socket here follows it', () => {
    const placements = new Placements();
    placements.claimed('a', 'x', 1);
    placements.claimed('b', 'x', 1);
    expect(placements.tick(always, (gameId) => gameId === 'a', 4)).toEqual([]);
    expect([placements.of('a').is, placements.of('b').is]).toEqual(['elsewhere', 'unknown']);
    expect(placements.byOwner).toEqual(new Map([['x', ['a']]]));
  });
});

describe('a game that is being found', () => {
  it('is ownerless again if the lookup fails', async () => {
    const placements = new Placements();
    placements.ownerless('game', []);
    placements.finding('game', failing());
    expect(placements.of('game').is).toBe('finding');
    await turn();
    expect(placements.of('game').is).toBe('ownerless');
  });

  it('belongs to the owner whose claim arrives during the lookup, not to the one in the log', async () => {
    const placements = new Placements();
    placements.finding('game', Promise.resolve('old'));
    placements.claimed('game', 'new', 2);
    placements.found('game', 'old');
    expect(placements.ownerOf('game')).toBe('new');
    await turn();
    expect(placements.of('game')).toMatchObject({ is: 'elsewhere', owner: 'new' });
  });
});

describe('a game that is being loaded', () => {
  it('belongs to the owner whose claim arrives during the load if the load fails', async () => {
    const placements = new Placements();
    placements.loading('game', failing());
    placements.claimed('game', 'another', 3);
    expect(placements.of('game').is).toBe('loading');
    expect(placements.isOutdated('game', 2)).toBe(true);
    await turn();
    expect(placements.of('game')).toMatchObject({ is: 'elsewhere', owner: 'another' });
  });

  it('starts with the chat of its release, which arrives before or during the load', () => {
    const message = { name: 'Ann', message: 'hello', at: 1 };
    const placements = new Placements();
    placements.ownerless('early', [message]);
    for (const gameId of ['early', 'late']) placements.loading(gameId, new Promise(() => {}));
    placements.ownerless('late', [message]);
    expect([placements.chatOf('early'), placements.chatOf('late')]).toEqual([[message], [message]]);
  });
});

describe('a game that is live here', () => {
  it('stays here until it is destroyed, regardless of messages', () => {
    const placements = new Placements();
    const live = liveGame('game');
    placements.started(live);
    placements.ownerless('game', []);
    placements.destroyed(liveGame('game'));
    expect(placements.liveHere('game')).toBe(live);
    placements.destroyed(live);
    expect(placements.of('game').is).toBe('unknown');
  });

  it('is leaving until its release is in the log', async () => {
    const placements = new Placements();
    placements.started(liveGame('game'));
    placements.leaving('game', Promise.resolve());
    expect(placements.of('game').is).toBe('leaving');
    await turn();
    expect(placements.of('game').is).toBe('unknown');
  });
});

describe('a game of a newer release', () => {
  it('is still looked for, and not forgotten', () => {
    const placements = new Placements();
    placements.newer('game');
    placements.ownerless('game');
    expect(placements.isNewer('game')).toBe(true);
    expect([1, 2].map(() => placements.tick(always, always, 4))).toEqual([[], ['game']]);
    placements.tick(always, never, 4);
    expect(placements.isNewer('game')).toBe(true);
  });
});
