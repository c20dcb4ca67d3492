import { describe, expect, it } from '@jest/globals';
import {
  aboutPlayer,
  joinRoom,
  nothing,
  pauseGame,
  playerMessage,
  roomSettings,
  skipQuestion,
  startGame,
} from './socket.js';

const command_id = '5b0ad2b5-6d4b-4a3e-9a55-1c3f0c0f3b5e';
const schemas = {
  join_room: [joinRoom, { code: 'BCDFGH' }],
  start_game: [startGame, {}],
  room_settings: [roomSettings, {}],
  player_message: [playerMessage, { message: 'hello' }],
  kick_player: [aboutPlayer, { name: 'Bob' }],
  skip_question: [skipQuestion, { question_index: 0 }],
  pause_game: [pauseGame, { paused: true }],
} as const;

describe.each(Object.entries(schemas))('%s', (_, [schema, least]) => {
  it('accepts its required fields, with or without a command id', () => {
    expect(schema.parse(least)).toEqual(least);
    expect(schema.parse({ ...least, command_id })).toEqual({ ...least, command_id });
  });

  it('drops fields about identity and time, and all other unknown fields', () => {
    const more = { email: 'a@b.c', userId: 'ann', seat: 0, at: 0, host: true, present: [0], seq: 1 };
    expect(schema.parse({ ...least, ...more })).toEqual(least);
  });

  it('neither accepts a prototype nor reads fields from one', () => {
    const sent = JSON.parse(
      `{"__proto__":{"admin":1},"constructor":{},${JSON.stringify(least).slice(1)}`.replace(',}', '}'),
    );
    const parsed = schema.parse(sent);
    expect(parsed).toEqual(least);
    expect('admin' in parsed).toBe(false);
    const inherited = schema.safeParse(JSON.parse(`{"__proto__":${JSON.stringify(least)}}`));
    expect(inherited.success).toBe(Object.keys(least).length === 0);
  });

  it.each(['mine', '', null, 7, [command_id], { id: command_id }])('refuses the command id %j', (id) => {
    expect(schema.safeParse({ ...least, command_id: id }).success).toBe(false);
  });

  it.each([undefined, null, 'text', 3, true, [], [least]])('refuses %j', (payload) => {
    expect(schema.safeParse(payload).success).toBe(false);
  });
});

describe('a message without content', () => {
  it.each([undefined, null, {}, { command_id }])('accepts %j', (payload) => {
    expect(nothing.parse(payload)).toEqual(payload);
  });

  it('drops unknown fields', () => {
    expect(nothing.parse({ command_id, email: 'a@b.c' })).toEqual({ command_id });
  });

  it.each(['', 0, [], true, { command_id: 'mine' }, { command_id: null }])('refuses %j', (payload) => {
    expect(nothing.safeParse(payload).success).toBe(false);
  });
});

describe('join_room', () => {
  it.each(['bcdfgh', 'BCD-FGH', ' b c d f g h ', '', 'x'.repeat(32)])('accepts the code %j', (code) => {
    expect(joinRoom.parse({ code })).toEqual({ code });
  });

  it.each(['x'.repeat(33), 'BCD\0GH', '\uD83D', 7, null, ['BCDFGH'], { code: 'BCDFGH' }])(
    'refuses the code %j',
    (code) => {
      expect(joinRoom.safeParse({ code }).success).toBe(false);
    },
  );
});

describe.each([
  ['start_game', startGame],
  ['room_settings', roomSettings],
] as const)('the settings of %s', (_, schema) => {
  const parse = (fields: object) => schema.parse(fields) as Record<string, unknown>;

  it.each<[object]>([
    [{ amount: 1 }],
    [{ amount: 50 }],
    [{ category: 9 }],
    [{ category: 32 }],
    [{ difficulty: 'hard' }],
    [{ type: 'boolean' }],
    [{ scoring: 'accuracy' }],
    [{ reveal_seconds: 2 }],
    [{ reveal_seconds: 10 }],
    [{ late_join: 'closed' }],
    [{ disclosure: 'progressive' }],
    [{ quiz_id: 'x'.repeat(64) }],
    [{ quiz_id: null }],
  ])('accept %j', (fields) => {
    expect(parse(fields)).toEqual(fields);
  });

  it.each(['amount', 'category'])('accept the %s as a numeric string, as forms send it', (field) => {
    expect(parse({ [field]: '12' })).toEqual({ [field]: 12 });
  });

  it.each(['category', 'difficulty', 'type'])('read an empty %s as any: present, but undefined', (field) => {
    for (const any of ['', 'any']) {
      const parsed = parse({ [field]: any });
      expect(field in parsed).toBe(true);
      expect(parsed[field]).toBeUndefined();
    }
    expect(field in parse({})).toBe(false);
  });

  it('read an empty quiz_id as random questions, and leave a missing one out', () => {
    expect(parse({ quiz_id: '' })).toEqual({ quiz_id: null });
    expect('quiz_id' in parse({})).toBe(false);
  });

  it('drop a description of the quiz', () => {
    const quiz = { id: 'x', title: 'Mine', total_questions: 1 };
    expect(parse({ quiz_id: 'x', quiz, title: 'Mine' })).toEqual({ quiz_id: 'x' });
  });

  it.each<[object]>([
    [{ quiz_id: 'x'.repeat(65) }],
    [{ quiz_id: 7 }],
    [{ quiz_id: ['x'] }],
    [{ quiz_id: 'x\0' }],
    [{ amount: 0 }],
    [{ amount: 51 }],
    [{ amount: '1e1' }],
    [{ amount: '' }],
    [{ amount: null }],
    [{ amount: Number.NaN }],
    [{ category: 8 }],
    [{ category: 'History' }],
    [{ category: null }],
    [{ difficulty: 'EASY' }],
    [{ difficulty: ['easy'] }],
    [{ type: 'toString' }],
    [{ scoring: 'luck' }],
    [{ scoring: '' }],
    [{ scoring: null }],
    [{ reveal_seconds: 1 }],
    [{ reveal_seconds: 11 }],
    [{ reveal_seconds: 2.5 }],
    [{ reveal_seconds: '2' }],
    [{ reveal_seconds: Number.POSITIVE_INFINITY }],
    [{ late_join: 'now' }],
    [{ late_join: true }],
    [{ disclosure: 'none' }],
    [{ disclosure: { toString: 'upfront' } }],
  ])('refuse %j', (fields) => {
    expect(schema.safeParse(fields).success).toBe(false);
  });
});

describe('room_settings', () => {
  it('may lock the room; start_game may not', () => {
    expect(roomSettings.parse({ locked: true })).toEqual({ locked: true });
    expect(startGame.parse({ locked: true })).toEqual({});
  });

  it.each(['true', 1, null])('refuse the lock %j', (locked) => {
    expect(roomSettings.safeParse({ locked }).success).toBe(false);
  });
});
