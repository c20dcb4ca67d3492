import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Broken } from '../../../src/testing/oracle/broken.js';
import type { ScriptedPlayer } from '../../../src/testing/player/scripted-player.js';
import type { Fault, Storm } from '../fault.js';
import type { Strike } from '../pauses.js';

const REPEATS = 10;
/** Think time longer than any question, so that this device sends only what it is told to, ms. */
const NEVER_MS = 1e9;

interface Client {
  player: ScriptedPlayer;
  storm: Storm;
  /** Reports a fault of the server. */
  accuse: (invariant: Broken['invariant'], what: string) => void;
}

type Whim = (client: Client) => Promise<void>;

async function reload({ player }: Client): Promise<void> {
  player.drop();
}

const offline =
  (ms: number): Whim =>
  async ({ player, storm }) =>
    player.leave(storm.short ? ms / 4 : ms);

/** A confirmed answer gets the same receipt each time, however often it is sent. */
async function repeat({ player, accuse }: Client): Promise<void> {
  const first = player.journal.receipts.at(-1);
  if (!first) return;
  const {
    questionId: question_id,
    index: question_index,
    answer: user_answer,
    commandId: command_id,
  } = first;
  const message = { question_id, question_index, user_answer, command_id };
  const acks = await Promise.all(Array.from({ length: REPEATS }, () => player.ask('check_answer', message)));
  for (const ack of acks) {
    if (ack?.ok && ack.version !== first.version)
      accuse('I1', `answer ${question_index} got another receipt`);
  }
}

/** An answer to a closed or future question never counts. */
const outOfTime =
  (distance: number): Whim =>
  async ({ player, accuse }) => {
    const { index } = player;
    const { question_id, choices = [] } = player.question(index + distance) ?? {};
    if (!question_id) return;
    const message = {
      question_id,
      question_index: index + distance,
      user_answer: choices[0],
      command_id: randomUUID(),
    };
    const ack = await player.ask('check_answer', message);
    // Late answers are looked up in the log; a repeat of the counted text gets its receipt at any time.
    if (ack?.ok && player.index < index + distance)
      accuse('I4', `an answer to ${index + distance} was taken before it was open`);
  };

/** Another device of the same player sends different answers. */
async function secondDevice({ player, storm, accuse }: Client): Promise<void> {
  const { ground } = storm;
  const device = player.again({ random: ground.random.next, thinkMs: NEVER_MS });
  try {
    const { index } = player;
    const { question_id, choices = [] } = player.question(index) ?? {};
    if (!question_id) return;
    const send = (user_answer: string) =>
      device.insist('check_answer', { question_id, question_index: index, user_answer }).then(
        () => [user_answer],
        () => [],
      );
    const taken = (await Promise.all(choices.map(send))).flat();
    const own = player.journal.receipts.filter(({ questionId }) => questionId === question_id);
    const texts = new Set([...taken, ...own.map(({ answer }) => answer)]);
    if (texts.size > 1) accuse('I2', `${[...texts].join(', ')} were confirmed for ${index}`);
  } finally {
    device.close();
  }
}

const WHIMS: Whim[] = [
  reload,
  repeat,
  repeat,
  outOfTime(-1),
  outOfTime(1),
  secondDevice,
  secondDevice,
  offline(5_000),
];

/** Every player misbehaves in some way, or has an accident. */
async function misbehave(storm: Storm, whims: readonly Whim[]): Promise<Strike> {
  const { random } = storm.ground;
  const at = Date.now();
  const broken: Broken[] = [];
  const all = storm.rooms.flatMap((room) => room.players.map((player) => ({ player, gameId: room.id })));
  await Promise.all(
    all.map(async ({ player, gameId }) => {
      const accuse: Client['accuse'] = (invariant, what) =>
        broken.push({ invariant, gameId, what: `${player.name}: ${what}` });
      await sleep(random.next() * 1_000);
      await random.pick(whims)({ player, storm, accuse });
    }),
  );
  return { at, healedAt: Date.now(), hit: new Set(), counts: { sequences: all.length }, broken };
}

export const clients: Fault[] = [
  {
    id: '10a',
    what: 'clients reload, are offline for 5 s, send again, too early, too late, from two devices',
    target: 100_000,
    counted: 'sequences',
    goals: [],
    strike: (storm) => misbehave(storm, WHIMS),
  },
  {
    id: '10b',
    what: 'all clients are offline for 60 s',
    target: 20,
    most: 1,
    goals: [],
    strike: (storm) => misbehave(storm, [offline(60_000)]),
  },
];
