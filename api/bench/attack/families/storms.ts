import { registered } from '../accounts.js';
import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { Guest } from '../lines/guest.js';
import { call } from '../lines/http.js';
import { Stage } from '../lines/stage.js';
import { WebSocketLine } from '../lines/web-socket.js';

const TIMES = 2;

/** Repeats a few steps, with many clients in parallel. */
async function again(
  field: Field,
  atOnce: number,
  step: (i: number, n: number) => Promise<unknown>,
): Promise<void> {
  await field.each(atOnce, async (i) => {
    for (let n = 0; !field.over; n++) {
      const began = performance.now();
      await step(i, n);
      field.count('rounds');
      // If the server refuses at once, one machine retries a few hundred times a second.
      if (performance.now() - began < 2) await field.pause(5);
    }
  });
}

type Storm = { what: string; run: (field: Field) => Promise<void> };

/** The host of a room with one guest repeats two commands in turn. */
const ofHost =
  (...steps: readonly [event: string, payload: unknown][]): Storm['run'] =>
  async (field) => {
    const stage = await Stage.set(field, false);
    let host = stage?.host;
    await again(field, 1, async () => {
      if (!host?.isIn) {
        await field.pause(20);
        host = await Guest.enter(field, stage?.tokens[0] ?? '');
      }
      for (const [event, payload] of steps) await host?.ask(event, payload);
    });
  };

const STORMS: Record<string, Storm> = {
  'join-leave': {
    what: 'joining and leaving a room, by ten accounts',
    run: async (field) => {
      const stage = await Stage.set(field, false);
      const tokens = await field.tokens(10);
      const guests = await Promise.all(tokens.map((token) => Guest.enter(field, token)));
      await again(field, 10, async (i) => {
        if (!guests[i]?.isIn) guests[i] = await Guest.enter(field, tokens[i] ?? '');
        await guests[i]?.ask('join_room', { code: stage?.code });
        await guests[i]?.ask('leave_room');
      });
    },
  },
  'create-leave': {
    what: 'opening rooms and leaving them',
    run: ofHost(['leave_room', undefined], ['create_room', undefined]),
  },
  'start-end': {
    what: 'starting and ending runs',
    run: ofHost(['start_game', { amount: 50 }], ['end_game', undefined]),
  },
  'start-skip-end': {
    what: 'runs of one question, which end up in the history of others',
    run: ofHost(
      ['start_game', { amount: 1 }],
      ['skip_question', { question_index: 0 }],
      ['end_game', undefined],
    ),
  },
  'pause-resume': {
    what: 'pausing and going on',
    run: ofHost(
      ['start_game', { amount: 50 }],
      ['pause_game', { paused: true }],
      ['pause_game', { paused: false }],
    ),
  },
  settings: {
    what: 'settings that change',
    run: ofHost(['room_settings', { amount: 5 }], ['room_settings', { amount: 50, category: 9 }]),
  },
  'lock-unlock': {
    what: 'locking and unlocking',
    run: ofHost(['room_settings', { locked: true }], ['room_settings', { locked: false }]),
  },
  reconnect: {
    what: 'connections with a good token, opened and dropped, by one account',
    run: async (field) => {
      const [token = ''] = await field.tokens(1);
      const from = field.address();
      await again(field, 20, async () =>
        (await Guest.enter(field, token, '/multiplayer', { from }))?.leave(),
      );
    },
  },
  'reconnect-many': {
    what: 'the same by 50 accounts who are in one room',
    run: async (field) => {
      const stage = await Stage.set(field, false);
      const tokens = await field.tokens(50);
      await again(field, 50, async (i, n) => {
        const guest = await Guest.enter(field, tokens[i] ?? '');
        if (n === 0) await guest?.ask('join_room', { code: stage?.code });
        guest?.leave();
      });
    },
  },
  handshakes: {
    what: 'WebSockets that are opened and dropped without a word',
    run: async (field) => {
      const from = field.address();
      await again(field, 50, async () => (await WebSocketLine.open(field, { from })).line.reset());
    },
  },
  'handshakes-many': {
    what: 'the same from many addresses',
    run: (field) => again(field, 50, async () => (await WebSocketLine.open(field)).line.reset()),
  },
  'sockets-10': {
    what: 'more sockets of one account than it may have',
    run: async (field) => {
      const [token = ''] = await field.tokens(1);
      await again(field, 60, () => Guest.enter(field, token));
    },
  },
  namespaces: {
    what: 'both namespaces, entered and left on one socket',
    run: async (field) => {
      const [token = ''] = await field.tokens(1);
      await again(field, 5, async () => {
        const guest = await Guest.enter(field, token);
        for (let n = 0; n < 50 && guest?.isIn; n++) {
          await guest.socket.text(`40/singleplayer,${JSON.stringify({ token })}`, '41/singleplayer,');
          await guest.ask('register_user');
        }
        guest?.leave();
      });
    },
  },
  register: {
    what: 'accounts without end from one address',
    run: async (field) => {
      const from = field.address();
      await again(field, 16, () => registered(field, from));
    },
  },
  'logins-unknown': {
    what: 'logins of nobody, from many addresses',
    run: (field) =>
      again(field, 32, () =>
        call(
          field,
          {
            method: 'POST',
            path: '/login',
            body: '{"email":"nobody@example.org","password":"nobody knows"}',
          },
          field.address(),
        ),
      ),
  },
};

export const storms: readonly Attack[] = Object.entries(STORMS).map(([name, { what, run }]) => ({
  name: `storms/${name}`,
  what,
  times: TIMES,
  run,
}));
