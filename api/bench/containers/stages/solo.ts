import { randomUUID } from 'node:crypto';
import { createRandom } from '#questions/random';
import { ScriptedPlayer } from '../../../src/testing/player/scripted-player.js';
import { Visitor } from '../../../src/testing/visitor.js';
import type { Stage } from './stage.js';

const QUESTIONS = 3;

/** Registers, signs in and plays a solo game through the load balancer. */
export async function playSolo(url: string, seed: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const name = randomUUID().slice(0, 8);
  const account = { email: `${name}@example.org`, password: `correct horse ${randomUUID()}` };
  await expectOk(visitor.post('/register', { ...account, username: `player ${name}` }));
  const { body } = await expectOk(visitor.post('/login', { ...account, keep_logged_in: true }));
  visitor.accessToken = body.access_token;
  await expectOk(
    visitor.post('/quiz', { amount: QUESTIONS, category: 19, difficulty: 'easy', type: 'boolean' }),
  );
  const { next: random } = createRandom(seed);
  const player = new ScriptedPlayer(url, body.access_token, {
    random,
    thinkMs: 500,
    namespace: '/singleplayer',
  });
  await player.play();
  player.close();
  const { length } = player.journal.receipts;
  if (length !== QUESTIONS) throw new Error(`${length} of ${QUESTIONS} answers were confirmed`);
  await expectHistory(visitor);
  return visitor;
}

/** Expects the visitor's token to be valid and the history to hold the one game. */
export async function expectHistory(visitor: Visitor): Promise<void> {
  const { body } = await expectOk(visitor.get('/profile/history'));
  const { total } = body as unknown as { total: number };
  if (total !== 1) throw new Error(`the history holds ${total} games`);
}

/** @throws Error unless the call succeeds */
export async function expectOk(call: ReturnType<Visitor['call']>): ReturnType<Visitor['call']> {
  const answer = await call;
  if (answer.status >= 400) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

export const solo: Stage = {
  what: 'a new player signs up and plays alone',
  run: async ({ url }, { seed }) => {
    await playSolo(url, seed);
    const { status } = await new Visitor(url).get('/metrics');
    if (status !== 404) throw new Error(`/metrics is ${status} outside`);
    return `${QUESTIONS} answers confirmed, in the history; /metrics is 404 outside`;
  },
};
