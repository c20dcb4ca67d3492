import { describe, expect, it } from '@jest/globals';
import { aboutPlayer, pauseGame, playerMessage, skipQuestion } from './socket.js';

describe('player_message', () => {
  it.each([
    ['a', 'a'],
    ['  two words \n', 'two words'],
    ['x'.repeat(300), 'x'.repeat(300)],
    ['\u{1F600}'.repeat(150), '\u{1F600}'.repeat(150)],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('takes %j', (message, kept) => {
    expect(playerMessage.parse({ message })).toEqual({ message: kept });
  });

  it.each([
    '',
    ' ',
    '\n\t\u00A0\u3000',
    'x'.repeat(301),
    '\u{1F600}'.repeat(151),
    'a\0',
    '\uDE00',
    7,
    null,
    ['a'],
  ])('refuses %j', (message) => {
    expect(playerMessage.safeParse({ message }).success).toBe(false);
  });
});

describe('a message about a player', () => {
  it.each(['Bob', '李明', 'x'.repeat(24), '𐐀'.repeat(24), '__proto__'])('accepts the name %j', (name) => {
    expect(aboutPlayer.parse({ name })).toEqual({ name });
  });

  it.each(['x'.repeat(49), 'B\0b', '\uD83D', 0, null, ['Bob']])('refuses the name %j', (name) => {
    expect(aboutPlayer.safeParse({ name }).success).toBe(false);
  });
});

describe('skip_question and pause_game', () => {
  it.each([-1, 50, 0.5, '0', null, Number.NaN])('refuse the question %j', (question_index) => {
    expect(skipQuestion.safeParse({ question_index }).success).toBe(false);
  });

  it.each(['true', 1, null, undefined, {}])('refuse the pause %j', (paused) => {
    expect(pauseGame.safeParse({ paused }).success).toBe(false);
  });
});
