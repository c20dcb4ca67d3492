import specs from '@asyncapi/specs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { ShownQuestion } from '#protocol/messages';
import { PASSING_MESSAGES, PERSONAL_MESSAGES, PUBLIC_MESSAGES, SOCKET_MESSAGES } from '#protocol/messages';
import { MESSAGES } from '../games/sockets/messages.js';
import { RoomsGateway } from '../games/sockets/rooms.gateway.js';
import { SoloGateway } from '../games/sockets/solo.gateway.js';
import { SocketContract } from '../testing/contract.js';
import { openRoom, QUICK, type RoomPlayer, roomPlayer } from '../testing/room-players.js';
import { newPlayer } from '../testing/sign-up.js';
import type { SocketPlayer } from '../testing/socket-player.js';
import { type StartedApp, startApp } from '../testing/start-app.js';
import type { AsyncApi } from './asyncapi.js';

let server: StartedApp;
let document: AsyncApi;
let contract: SocketContract;
beforeAll(async () => {
  server = await startApp();
  document = await (await fetch(`${server.url}/asyncapi.json`)).json();
  contract = new SocketContract(document);
});
afterAll(() => server?.close());

/** The messages that a channel accepts or sends. */
const documented = (channel: string, kind: 'taken' | 'sent') =>
  Object.keys(document.channels[channel]?.messages ?? {})
    .filter((key) => key.startsWith(`${kind}.`))
    .map((key) => key.slice(kind.length + 1))
    .sort();

describe('the AsyncAPI document', () => {
  it('is valid AsyncAPI', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(specs.schemasWithoutId['3.0.0']);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  it('has the messages that each namespace accepts', () => {
    expect(documented('rooms', 'taken')).toEqual(Object.keys(server.app.get(RoomsGateway).handlers).sort());
    expect(documented('solo', 'taken')).toEqual(Object.keys(server.app.get(SoloGateway).handlers).sort());
    const taken = Object.keys(document.components.messages).filter((key) => key.startsWith('taken.'));
    expect(taken.sort()).toEqual(
      Object.keys(MESSAGES)
        .map((name) => `taken.${name}`)
        .sort(),
    );
  });

  it('has the messages that the server sends', () => {
    const tables = [PUBLIC_MESSAGES, PERSONAL_MESSAGES, PASSING_MESSAGES, SOCKET_MESSAGES];
    const names = new Set(tables.flatMap((table) => Object.keys(table)));
    const sent = new Set([...documented('rooms', 'sent'), ...documented('solo', 'sent')]);
    expect([...sent].sort()).toEqual([...names].sort());
  });

  it('has an operation for each message of each channel', () => {
    for (const channel of ['rooms', 'solo']) {
      const of = (action: string) =>
        Object.keys(document.operations)
          .filter((key) => key.startsWith(`${channel}.${action}.`))
          .map((key) => key.slice(channel.length + action.length + 2))
          .sort();
      expect(of('take')).toEqual(documented(channel, 'taken'));
      expect(of('send')).toEqual(documented(channel, 'sent'));
    }
  });

  it('has no dangling references', () => {
    for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = pointer
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
      expect({ pointer, found: found !== undefined }).toEqual({ pointer, found: true });
    }
  });
});

/** Expects that all messages the player has received match the document. Returns their names. */
function checked(channel: string, { frames }: SocketPlayer): string[] {
  const faults = frames.flatMap(([name, payload]) =>
    contract.faultsOf(channel, name, payload).map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
  return frames.map(([name]) => name);
}

/** Sends a message, and expects that its acknowledgement matches the document. */
async function send(channel: string, player: SocketPlayer, name: string, payload?: object) {
  const ack = await player.send<{ ok: boolean }>(name, payload);
  expect(contract.faultsOfAck(channel, name, ack)).toEqual([]);
  return ack;
}

describe('the messages of real games', () => {
  it('are as documented in a solo game', async () => {
    const player = await newPlayer(server);
    await player.connect();
    await player.frame('no_namespace');
    const [question] = await player.quiz({ amount: 1, type: 'boolean' });
    await player.frame('next_question');
    player.disconnect();
    await player.connect();
    await player.frame('game_state', ({ phase }: { phase?: string }) => phase === 'asking');
    await send('solo', player, 'sync', { seq: 0 });
    player.emit('check_answer', { question_index: -1 });
    await player.frame('refused');
    await send('solo', player, 'check_answer', {
      question_id: question?.question_id,
      question_index: 0,
      user_answer: 'True',
    });
    await player.frame('quiz_completed');
    player.disconnect();
    const seen = new Set(checked('solo', player));
    expect(documented('solo', 'sent').filter((name) => !seen.has(name))).toEqual(['clock']);
  });

  it('are as documented in a room', async () => {
    const lost = await roomPlayer(server);
    await send('rooms', lost, 'check_for_room');
    const { host, guests, all } = await openRoom(server, 2);
    const [guest, kicked] = guests as [RoomPlayer, RoomPlayer];
    const [{ you }, { you: second }] = [await guest.state(), await kicked.state()];
    await send('rooms', lost, 'join_room', { code: 'ZZZZZZ' });
    await send('rooms', host, 'register_user');
    await send('rooms', host, 'current_players');
    await send('rooms', guest, 'player_message', { message: 'Hello' });
    await send('rooms', guest, 'end_game');
    guest.emit('end_game');
    await guest.frame('refused');
    await send('rooms', host, 'rename_player', { name: you, to: 'Zoe' });
    await send('rooms', host, 'room_settings', { category: 19, difficulty: 'easy' });
    await send('rooms', host, 'start_game', { ...QUICK, disclosure: 'progressive' });
    const { questions } = await guest.frame<{ questions: ShownQuestion[] }>('start_game');
    await send('rooms', host, 'pause_game', { paused: true });
    await send('rooms', host, 'pause_game', { paused: false });
    await send('rooms', host, 'skip_question', { question_index: 0 });
    await host.frame('next_question', (m) => m['newQuestionIndex'] === 1);
    await send('rooms', guest, 'sync', { seq: 0 });
    guest.disconnect();
    await guest.connect('/multiplayer');
    for (const player of all)
      await send('rooms', player, 'check_answer', {
        question_id: questions[1]?.question_id,
        question_index: 1,
        user_answer: 'True',
      });
    await host.frame('quiz_completed');
    await send('rooms', host, 'make_host', { name: 'Zoe' });
    await send('rooms', guest, 'start_game', QUICK);
    await send('rooms', guest, 'end_game');
    await send('rooms', guest, 'kick_player', { name: second });
    await send('rooms', host, 'leave_room');
    await kicked.frame('kicked');
    await guest.frame('player_left');
    for (const player of [...all, lost]) player.disconnect();
    const seen = new Set([...all, lost].flatMap((player) => checked('rooms', player)));
    expect(documented('rooms', 'sent').filter((name) => !seen.has(name))).toEqual([
      'results_corrected',
      'room_closed',
      'roster',
    ]);
  });
});
