import { newDatabase, tokensOfNewUsers } from '../../src/testing/users.js';
import { fillWithQuizzes, SEARCHES } from '../quizzes.js';
import type { Goal, Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { percentile, rounded, type Spread, spread } from '../statistics.js';
import { type Ground, SECRET } from './scenario.js';

const [FEW, MANY] = [1_000, 1_000_000];
const QUIZZES_PER_USER = 100;
const ROUNDS = 5;
const CALLS_A_ROUND = 160;
const MOST_CLIENT_CORE = 0.85;

type Path = (call: number) => string;
const CALLS: Record<string, Path> = {
  list: (call) => `/get-custom-quizzes?page_size=5&page=${1 + ((call * 7) % 200)}`,
  search: (call) => {
    const search = SEARCHES[call % SEARCHES.length] ?? '';
    return `/get-custom-quizzes?page_size=5&search=${encodeURIComponent(search)}`;
  },
  creations: (call) => `/profile/creations?page_size=5&page=${1 + (call % 20)}`,
};

/** A server with `count` quizzes, and the times of its calls in ms, one list per round. */
interface Side {
  server: MeasuredServer;
  tokens: string[];
  took: Record<string, number[][]>;
}

/** Compares lists among 1,000 and 1,000,000 quizzes. */
export async function millionQuizzes({ adminUrl, short }: Ground): Promise<Result> {
  const few = await sideOf(adminUrl, FEW);
  const many = await sideOf(adminUrl, MANY);
  for (const side of [few, many]) await round(side, {});
  const [began, used] = [performance.now(), process.cpuUsage()];
  for (let n = 0; n < (short ? 2 : ROUNDS); n++) {
    await round(few, few.took);
    await round(many, many.took);
  }
  const { user, system } = process.cpuUsage(used);
  const clientCore = (user + system) / 1_000 / (performance.now() - began);
  await few.server.end();
  await many.server.end();
  return {
    scenario: 'million-quizzes',
    about: `lists, searches and own creations among ${MANY} quizzes, beside the same among ${FEW}; time of a call, one after the other`,
    goals: Object.keys(CALLS).flatMap((what) => goalsOf(what, few, many)),
    ratios: Object.fromEntries(
      Object.keys(CALLS).map((what) => [`p50 of ${what} ÷ among ${FEW}`, ratio(what, few, many)]),
    ),
    figures: {
      ...Object.fromEntries(
        Object.keys(CALLS).map((what) => [
          `p50 and p99 of ${what}, ms, many and few`,
          [many, few].map((side) => `${time(side, what, 0.5)} and ${time(side, what, 0.99)}`).join('; '),
        ]),
      ),
      'slowest search among many, by its p50, ms': slowestSearch(many),
    },
    clientCore,
    isVoid: clientCore > MOST_CLIENT_CORE,
  };
}

async function sideOf(adminUrl: string, quizzes: number): Promise<Side> {
  const url = await newDatabase(adminUrl);
  const server = await MeasuredServer.full(url, SECRET);
  const tokens = await tokensOfNewUsers(url, SECRET, quizzes / QUIZZES_PER_USER);
  await fillWithQuizzes(url, quizzes);
  return { server, tokens, took: {} };
}

/** Makes every kind of call in turn; adds the times to `took`. */
async function round({ server, tokens }: Side, took: Side['took']): Promise<void> {
  for (const [what, path] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let call = 0; call < CALLS_A_ROUND; call++) {
      const token = tokens[(call * 7_919) % tokens.length];
      const began = performance.now();
      const answer = await fetch(`http://127.0.0.1:${server.port}${path(call)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.text();
      if (!answer.ok) throw new Error(`${path(call)} answered ${answer.status}`);
      times.push(performance.now() - began);
    }
    took[what] = [...(took[what] ?? []), times];
  }
}

const time = ({ took }: Side, what: string, p: number) => rounded(percentile((took[what] ?? []).flat(), p));

function slowestSearch({ took }: Side): string {
  const medians = SEARCHES.map((search, n) => {
    const times = (took['search'] ?? []).flatMap((round) =>
      round.filter((_, call) => call % SEARCHES.length === n),
    );
    return { search, ms: rounded(percentile(times, 0.5)) };
  });
  const slowest = medians.reduce((worst, each) => (each.ms > worst.ms ? each : worst));
  return `${slowest.search}, ${slowest.ms}`;
}

const goalsOf = (what: string, few: Side, many: Side): Goal[] =>
  [50, 99].map((p) => ({
    what: `p${p} of ${what} ÷ among ${FEW}`,
    value: time(many, what, p / 100) / time(few, what, p / 100),
    atMost: 3,
  }));

const ratio = (what: string, few: Side, many: Side): Spread =>
  spread(
    (many.took[what] ?? []).map(
      (times, n) => percentile(times, 0.5) / percentile(few.took[what]?.[n] ?? [], 0.5),
    ),
  );
