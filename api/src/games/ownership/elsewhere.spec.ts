import { describe, expect, it } from '@jest/globals';
import { Elsewhere } from './elsewhere.js';

const always = () => true;

describe('messages of a game that lives elsewhere', () => {
  it('have been missed when a later number is told than was heard', () => {
    const elsewhere = new Elsewhere();
    elsewhere.set('game', 'owner');
    expect(elsewhere.hasMissed('game', 5)).toBe(false);
    elsewhere.hear('game', 6);
    expect(elsewhere.hasMissed('game', 6)).toBe(false);
    expect(elsewhere.hasMissed('game', 7)).toBe(true);
    expect(elsewhere.hasMissed('game', 7)).toBe(false);
  });

  it('are counted on through a change of owners', () => {
    const elsewhere = new Elsewhere();
    elsewhere.set('game', 'owner');
    elsewhere.hear('game', 6);
    elsewhere.forget('game');
    elsewhere.set('game', 'another');
    expect(elsewhere.hasMissed('game', 7)).toBe(true);
  });

  it('are forgotten with the game', () => {
    const elsewhere = new Elsewhere();
    elsewhere.set('game', 'owner');
    elsewhere.hear('game', 6);
    elsewhere.look(always, () => false, 4);
    expect(elsewhere.games).toEqual([]);
    elsewhere.set('game', 'owner');
    expect(elsewhere.hasMissed('game', 7)).toBe(false);
  });
});

describe('a game that lives elsewhere', () => {
  it('is looked for when its owner has died, or when nothing has been heard of it for some looks', () => {
    const elsewhere = new Elsewhere();
    elsewhere.set('quiet', 'owner');
    elsewhere.set('orphan', 'dead');
    const look = () => elsewhere.look((owner) => owner !== 'dead', always, 2);
    expect(look()).toEqual(['orphan']);
    elsewhere.forget('orphan');
    expect(look()).toEqual([]);
    expect(look()).toEqual(['quiet']);
    elsewhere.hear('quiet');
    expect(look()).toEqual([]);
  });
});
