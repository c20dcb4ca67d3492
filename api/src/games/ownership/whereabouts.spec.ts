import { describe, expect, it } from '@jest/globals';
import type { LiveGame } from '../live/live-game.js';
import { Whereabouts } from './whereabouts.js';

const always = () => true;
const never = () => false;
const liveGame = (id: string) => ({ id }) as LiveGame;
const failing = () => Promise.reject<never>(new Error('the log is away'));
const turn = () => new Promise((done) => setImmediate(done));

describe('messages of a game that another instance owns', () => {
  it('have been missed if their number is higher than the last one received', () => {
    const whereabouts = new Whereabouts();
    whereabouts.claimed('game', 'owner', 1);
    expect(whereabouts.hasMissed('game', 5)).toBe(false);
    whereabouts.received('game', 6);
    expect(whereabouts.hasMissed('game', 6)).toBe(false);
    expect(whereabouts.hasMissed('game', 7)).toBe(true);
    expect(whereabouts.hasMissed('game', 7)).toBe(false);
  });

  it('are late if their number is lower than the last one received', () => {
    const whereabouts = new Whereabouts();
    whereabouts.claimed('game', 'owner', 1);
    for (const seq of [6, 6, undefined, 8]) expect(whereabouts.received('game', seq)).toBe(true);
    expect(whereabouts.received('game', 7)).toBe(false);
    expect(whereabouts.hasMissed('game', 8)).toBe(false);
  });

  it('are still numbered on after a change of owners', () => {
    const whereabouts = new Whereabouts();
    whereabouts.claimed('game', 'owner', 1);
    whereabouts.received('game', 6);
    whereabouts.forget('game', 'owner');
    whereabouts.claimed('game', 'another', 2);
    expect(whereabouts.hasMissed('game', 7)).toBe(true);
  });

  it('are forgotten with the game', () => {
    const whereabouts = new Whereabouts();
    whereabouts.claimed('game', 'owner', 1);
    whereabouts.received('game', 6);
    whereabouts.tick(always, never, 4);
    expect(whereabouts.followed).toEqual([]);
    whereabouts.claimed('game', 'owner', 1);
    expect(whereabouts.hasMissed('game', 7)).toBe(false);
  });
});

describe('a game that another instance owns', () => {
  it('is looked for if its owner has died or has been quiet for some ticks', () => {
    const whereabouts = new Whereabouts();
    whereabouts.claimed('quiet', 'owner', 1);
    whereabouts.claimed('orphan', 'dead', 1);
    const tick = () => whereabouts.tick((owner) => owner !== 'dead', always, 2);
    expect(tick()).toEqual(['orphan']);
    whereabouts.forget('orphan', 'dead');
    expect(tick()).toEqual([]);
    expect(tick()).toEqual(['quiet']);
    whereabouts.received('quiet');
    expect(tick()).toEqual([]);
  });

  it('is forgotten if nobody here follows it', () => {
    const whereabouts = new Whereabouts();
    whereabouts.claimed('a', 'x', 1);
    whereabouts.claimed('b', 'x', 1);
    expect(whereabouts.tick(always, (gameId) => gameId === 'a', 4)).toEqual([]);
    expect([whereabouts.of('a').is, whereabouts.of('b').is]).toEqual(['elsewhere', 'unknown']);
    expect(whereabouts.byOwner).toEqual(new Map([['x', ['a']]]));
  });
});

describe('a game that is being found', () => {
  it('is ownerless again if that fails', async () => {
    const whereabouts = new Whereabouts();
    whereabouts.ownerless('game', []);
    whereabouts.finding('game', failing());
    expect(whereabouts.of('game').is).toBe('finding');
    await turn();
    expect(whereabouts.of('game').is).toBe('ownerless');
  });

  it('belongs to an owner whose claim arrives meanwhile, not to the one in the log', async () => {
    const whereabouts = new Whereabouts();
    whereabouts.finding('game', Promise.resolve('old'));
    whereabouts.claimed('game', 'new', 2);
    whereabouts.found('game', 'old');
    expect(whereabouts.ownerOf('game')).toBe('new');
    await turn();
    expect(whereabouts.of('game')).toMatchObject({ is: 'elsewhere', owner: 'new' });
  });
});

describe('a game that is being loaded', () => {
  it('belongs to an owner whose claim arrives meanwhile if it cannot be loaded', async () => {
    const whereabouts = new Whereabouts();
    whereabouts.loading('game', failing());
    whereabouts.claimed('game', 'another', 3);
    expect(whereabouts.of('game').is).toBe('loading');
    expect(whereabouts.isOutdated('game', 2)).toBe(true);
    await turn();
    expect(whereabouts.of('game')).toMatchObject({ is: 'elsewhere', owner: 'another' });
  });

  it('starts with the chat of its release, which arrives before or meanwhile', () => {
    const message = { name: 'Ann', message: 'hello', at: 1 };
    const whereabouts = new Whereabouts();
    whereabouts.ownerless('early', [message]);
    for (const gameId of ['early', 'late']) whereabouts.loading(gameId, new Promise(() => {}));
    whereabouts.ownerless('late', [message]);
    expect([whereabouts.chatOf('early'), whereabouts.chatOf('late')]).toEqual([[message], [message]]);
  });
});

describe('a game that is live here', () => {
  it('stays here until it is destroyed, whatever messages arrive', () => {
    const whereabouts = new Whereabouts();
    const live = liveGame('game');
    whereabouts.started(live);
    whereabouts.ownerless('game', []);
    whereabouts.destroyed(liveGame('game'));
    expect(whereabouts.liveHere('game')).toBe(live);
    whereabouts.destroyed(live);
    expect(whereabouts.of('game').is).toBe('unknown');
  });

  it('is leaving until its release is in the log', async () => {
    const whereabouts = new Whereabouts();
    whereabouts.started(liveGame('game'));
    whereabouts.leaving('game', Promise.resolve());
    expect(whereabouts.of('game').is).toBe('leaving');
    await turn();
    expect(whereabouts.of('game').is).toBe('unknown');
  });
});

describe('a game of a newer release', () => {
  it('is looked for as before, and not forgotten', () => {
    const whereabouts = new Whereabouts();
    whereabouts.newer('game');
    whereabouts.ownerless('game');
    expect(whereabouts.isNewer('game')).toBe(true);
    expect([1, 2].map(() => whereabouts.tick(always, always, 4))).toEqual([[], ['game']]);
    whereabouts.tick(always, never, 4);
    expect(whereabouts.isNewer('game')).toBe(true);
  });
});
