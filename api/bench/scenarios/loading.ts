import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { randomTail } from '../../src/testing/random-tail.js';
import { newDatabase } from '../../src/testing/users.js';
import { DevTools } from '../client/devtools.js';
import { CPU_SLOWDOWN, type Paint, Phone } from '../client/phone.js';
import { Player } from '../client/player.js';
import { openRoom } from '../client/seating.js';
import type { Goal, Result } from '../result.js';
import { MeasuredServer } from '../servers/measured-server.js';
import { percentile, rounded, shown, spread } from '../statistics.js';
import { type Ground, SECRET } from './scenario.js';

const ROUNDS = 5;
const GOAL_MS = 1_800;
const LOBBY_GOAL_MS = 3_000;

interface Visit {
  path: string;
  /** Who opens the page. */
  by: 'visitor' | 'player' | 'player of a quiz';
  /** Whether the browser has opened the page before, and has its files in the cache. */
  again?: boolean;
  hasGoal: boolean;
}

const ROOM = '/multiplayer?code=K7Q4MX';
const PLAY = '/singleplayer/play';
const VISITS: Record<string, Visit> = {
  'the landing page': { path: '/', by: 'visitor', hasGoal: true },
  'a room link, visitor': { path: ROOM, by: 'visitor', hasGoal: true },
  'a room link, player, second visit': { path: ROOM, by: 'player', again: true, hasGoal: true },
  'a running question, second visit': { path: PLAY, by: 'player of a quiz', again: true, hasGoal: true },
  'a room link, player, first visit': { path: ROOM, by: 'player', hasGoal: false },
  'a running question, first visit': { path: PLAY, by: 'player of a quiz', hasGoal: false },
};

/** How soon a phone has painted the largest element of a page. */
export async function loading({ adminUrl, short }: Ground): Promise<Result> {
  const url = await newDatabase(adminUrl);
  const server = await MeasuredServer.full(url, SECRET, { QUESTION_PROVIDER: 'bank' });
  const devtools = new DevTools(process.env['CHROMIUM_PATH'] || chromium.executablePath());
  const origin = `http://127.0.0.1:${server.port}`;
  const goals: Goal[] = [];
  const figures: Record<string, string> = {};
  try {
    const account = await register(origin);
    for (const [name, visit] of Object.entries(VISITS)) {
      const paints: Paint[] = [];
      for (let round = 0; round < (short ? 1 : ROUNDS); round++)
        paints.push(await measured(devtools, origin, account, visit));
      const times = paints.map(({ ms }) => ms);
      if (visit.hasGoal) goals.push({ what: `ms, ${name}`, value: percentile(times, 0.5), atMost: GOAL_MS });
      figures[name] = `${shown(spread(times))} ms, ${rounded((paints[0]?.bytes ?? 0) / 1_000)} kB`;
    }
    const lobby = await fromLinkToLobby(devtools, origin, account, short ? 1 : ROUNDS);
    const toLobby = 'from the link of a room to its lobby, guest';
    goals.push({ what: `ms, ${toLobby}`, value: percentile(lobby, 0.5), atMost: LOBBY_GOAL_MS });
    figures[toLobby] = `${shown(spread(lobby))} ms`;
  } finally {
    await devtools.close();
    await server.end();
  }
  return {
    scenario: 'loading',
    about: `the largest contentful paint on a phone with slow 4G and a CPU ${CPU_SLOWDOWN} times slower`,
    goals,
    ratios: {},
    figures,
    clientCore: 0,
    isVoid: false,
  };
}

async function measured(devtools: DevTools, origin: string, account: Account, visit: Visit): Promise<Paint> {
  const phone = await Phone.open(devtools);
  if (visit.by !== 'visitor') {
    const response = await post(`${origin}/login`, account);
    await phone.signIn(origin, response.headers.getSetCookie()[0] ?? '');
    const { access_token } = (await response.json()) as { access_token: string };
    if (visit.by === 'player of a quiz')
      await post(
        `${origin}/quiz`,
        { amount: 50, type: 'multiple' },
        { authorization: `Bearer ${access_token}` },
      );
  }
  if (visit.again) await phone.visit(origin + visit.path);
  await phone.slowDown();
  const paint = await phone.visit(origin + visit.path);
  await phone.close();
  return paint;
}

/** How long new guests take, whose nickname is typed at once. */
async function fromLinkToLobby(devtools: DevTools, origin: string, account: Account, rounds: number) {
  const { access_token } = (await (await post(`${origin}/login`, account)).json()) as {
    access_token: string;
  };
  const host = await Player.connect(Number(new URL(origin).port), access_token);
  const link = `${origin}/multiplayer?code=${await openRoom(host)}`;
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const phone = await Phone.open(devtools);
    await phone.slowDown();
    times.push(await phone.join(link, `Guest ${round}`));
    await phone.close();
  }
  host.end();
  return times;
}

type Account = Record<'email' | 'username' | 'password', string>;

async function register(origin: string): Promise<Account> {
  const account = {
    email: `${randomUUID()}@example.org`,
    username: `Player ${randomTail()}`,
    password: randomUUID(),
  };
  await post(`${origin}/register`, account);
  return account;
}

async function post(url: string, data: object, headers = {}): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
