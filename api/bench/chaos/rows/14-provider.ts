import { setTimeout as sleep } from 'node:timers/promises';
import { FakeOpenTdb, type Trouble } from '../../../src/testing/fake-opentdb.js';
import type { Broken } from '../../../src/testing/oracle/broken.js';
import { ScriptedPlayer } from '../../../src/testing/player/scripted-player.js';
import { tokensOfNewUsers } from '../../../src/testing/users.js';
import type { Finding, Scenario } from '../fault.js';
import { type Ground, SECRET } from '../ground.js';

const TROUBLES: Trouble[] = ['silent', 'slow', 'error', 'busy', 'garbage', 'huge', 'redirect', 'hang up'];
/** Maximum time by which a provider may delay a start, ms. */
const START_MS = 3_000;

/** Minimum time between calls, ms. */
const ASKED_MS = 7_000;

const provider = new FakeOpenTdb(5, 0);

async function run({ url, databaseUrl, random }: Ground): Promise<Finding> {
  const times: number[] = [];
  const broken: Broken[] = [];
  for (const trouble of TROUBLES) {
    provider.trouble = trouble;
    const [token = ''] = await tokensOfNewUsers(databaseUrl, SECRET, 1);
    const player = new ScriptedPlayer(url, token, { random: random.next, thinkMs: 200 });
    await player.open();
    const began = Date.now();
    const quiz = { amount: 10, category: random.pick([9, 18, 22, 27]), difficulty: 'easy', type: 'multiple' };
    await player.insist('start_game', quiz).then(
      () => times.push(Date.now() - began),
      (error: Error) => broken.push({ invariant: 'I6', gameId: '', what: `${trouble}: ${error.message}` }),
    );
    const asked = player.journal.frames.find(({ event }) => event === 'start_game')?.payload as
      | { questions?: unknown[] }
      | undefined;
    if (asked && asked.questions?.length !== quiz.amount)
      broken.push({ invariant: 'I6', gameId: '', what: `${trouble}: too few questions` });
    player.close();
    // The provider is called in the background, and rarely.
    const { length } = provider.calls;
    for (const late = Date.now() + ASKED_MS; Date.now() < late && provider.calls.length === length; )
      await sleep(50);
  }
  await provider.stop();
  return {
    reached: TROUBLES.length,
    times: { start: times },
    counts: { 'calls to the provider': provider.calls.length },
    broken,
  };
}

export const provided: Scenario = {
  id: '14',
  what: 'a provider that is silent, slow, busy, wrong, huge, elsewhere or gone',
  target: 200,
  goals: [{ what: 'start of a room p99', of: 'start', p: 0.99, atMostMs: START_MS }],
  settings: async () => ({ QUESTION_PROVIDER: 'auto', OPENTDB_URL: await provider.start() }),
  run,
};
