import type { Recorded } from '#game/events';
import { contextOf, type Game, phaseOf } from '#game/game';
import type { GameState } from '#protocol/messages';
import { gameState } from '#protocol/views';
import { toWire } from '#protocol/wire';
import { gameIn } from '../../games/log/checkpoint.js';
import { replay } from '../../replay/replay.js';
import type { Bot } from './bot.js';
import type { Deployment } from './deployment.js';
import { judgeReplies, type Told } from './oracle-replies.js';
import { EXPLAINED, SECRET } from './quizzes.js';
import type { Frame, World } from './world.js';

interface Seen {
  userId: string;
  seq: number;
  at: number;
  shown: string;
}

/** The part of a state that follows from the log alone. */
const fromLog = (state: GameState): string => {
  const { server_time: _t, chat: _c, away: _a, settings: _s, capacity: _n, game_id: _g, ...rest } = state;
  return JSON.stringify(rest);
};

/** Compares everything received and acknowledged with the logs, and adds differences to the world's faults. */
export async function judge({ world, servers }: Deployment, bots: Bot[]): Promise<number> {
  const frames = framesByGame(world);
  const closings = new Map<string, number>();
  const games = new Map<string, Told>();
  for (const [gameId, { quarantine }] of world.log.games) {
    const wrong = (what: string) => world.faults.push(`${gameId}: ${what}`);
    if (quarantine !== null && !world.poisoned.has(gameId)) wrong(`quarantined: ${quarantine}`);
    const events = await world.log.read(gameId);
    const times = world.committed.get(gameId) ?? [];
    if (events.some(({ version }, i) => version !== i + 1)) {
      wrong(`versions ${events.map(({ version }) => version)}`);
      continue;
    }
    try {
      const game = judgeFrames(events, times, frames.get(gameId) ?? [], closings, wrong);
      if (game && phaseOf(game) !== 'closed' && quarantine === null && game.sheet.settings === undefined)
        wrong(`a solo game is left in ${phaseOf(game)}`);
      if (game) games.set(gameId, { gameId, events, game, times });
    } catch (error) {
      wrong(`the log does not fold: ${(error as Error).message}`);
    }
  }
  for (const gameId of frames.keys())
    if (gameId !== '' && !games.has(gameId) && world.faults.length === 0)
      world.faults.push(`${gameId}: messages of a game that is not in the log`);
  await judgeCheckpoints(world);
  judgeSecrets(world, closings);
  judgeReplies(world, games);
  judgeLive(world, servers, games);
  judgeViews(world, bots, games);
  judgeHistory(world, games);
  return games.size;
}

function framesByGame(world: World): Map<string, { userId: string; frame: Frame }[]> {
  const games = new Map<string, { userId: string; frame: Frame }[]>();
  for (const [userId, frames] of world.frames) {
    for (const frame of frames) {
      const known = games.get(frame.gameId) ?? [];
      if (known.length === 0) games.set(frame.gameId, known);
      known.push({ userId, frame });
    }
  }
  return games;
}

/** Every message and state must match the log, and must not be sent before it was durable. */
function judgeFrames(
  events: Recorded[],
  times: number[],
  frames: { userId: string; frame: Frame }[],
  closings: Map<string, number>,
  wrong: (what: string) => void,
): Game {
  const public_ = new Map<number, { text: string; at: number }>();
  const personal = new Map<string, number>();
  const states = statesOf(frames);
  const game = replay(events, {
    seen: (recorded, game) => {
      const { sheet } = game;
      const at = times[recorded.version - 1] ?? Number.POSITIVE_INFINITY;
      judgeNames(game, wrong);
      const { all, each } = toWire(recorded, game);
      if (all) public_.set(sheet.seq, { text: `${all[0]} ${JSON.stringify(all[1])}`, at });
      if (each)
        for (const [seat, { userId }] of sheet.seats.entries()) {
          const message = each(seat);
          const text = message && `${userId} ${message[0]} ${JSON.stringify(message[1])}`;
          if (text && !personal.has(text)) personal.set(text, at);
        }
      const { event } = recorded;
      if (event.type === 'QuestionClosed') closings.set(sheet.questions[event.index]?.question_id ?? '', at);
      for (const state of states.get(sheet.seq) ?? []) judgeState(state, game, at);
    },
  });
  const told = new Set<Frame>();
  for (const { userId, frame } of frames) {
    if (frame.told === 'one') {
      const at = personal.get(`${userId} ${frame.event} ${frame.text}`);
      if (at === undefined || at > frame.at) wrong(`${userId} was told ${frame.event} ${frame.text}`);
    }
    if (frame.told !== 'all' || told.has(frame)) continue;
    told.add(frame);
    const { seq } = JSON.parse(frame.text) as { seq?: number };
    if (seq === undefined) continue;
    const expected = public_.get(seq);
    if (expected?.text !== `${frame.event} ${frame.text}`)
      wrong(`all were told ${frame.event} ${frame.text}, the log says ${expected?.text}`);
    else if (expected.at > frame.at) wrong(`${frame.event} ${seq} was told before it was durable`);
  }
  for (const { shown, userId } of [...states.values()].flat())
    if (shown !== '') wrong(`${userId} was shown ${shown}, which never was`);
  return game;
}

/** A name in a room addresses one player. */
function judgeNames({ sheet }: Game, wrong: (what: string) => void): void {
  const names = sheet.seats.flatMap(({ gone, name }) => (gone ? [] : [name]));
  if (new Set(names).size < names.length) wrong(`players share a name: ${names}`);
}

function statesOf(frames: { userId: string; frame: Frame }[]): Map<number, Seen[]> {
  const states = new Map<number, Seen[]>();
  for (const { userId, frame } of frames) {
    if (frame.event !== 'game_state') continue;
    const state = JSON.parse(frame.text) as GameState;
    const seen = { userId, seq: state.seq, at: frame.at, shown: fromLog(state) };
    states.set(state.seq, [...(states.get(state.seq) ?? []), seen]);
  }
  return states;
}

function judgeState(state: Seen, game: Game, at: number): void {
  const seat = game.sheet.seatOf.get(state.userId);
  if (state.shown === '' || seat === undefined || at > state.at) return;
  if (fromLog(gameState(game, seat, 0)) === state.shown) state.shown = '';
}

/** No message holds the key of an open question, or data that must never leave the server. */
function judgeSecrets(world: World, closings: Map<string, number>): void {
  const read = new Set<string>();
  const texts = [
    ...[...world.frames.values()].flat(),
    ...world.replies.map(({ answer, at }) => ({ text: answer, at })),
  ].sort((a, b) => a.at - b.at);
  for (const { text, at } of texts) {
    if (read.has(text)) continue;
    read.add(text);
    if (SECRET.test(text)) world.faults.push(`a secret left: ${text}`);
    for (const [, id = ''] of text.matchAll(EXPLAINED))
      if ((closings.get(id) ?? Number.POSITIVE_INFINITY) > at)
        world.faults.push(`the key of an open question left: ${text}`);
  }
}

const plain = (game: Game) =>
  JSON.stringify([phaseOf(game), contextOf(game), game.sheet], (_, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );

/** An owner's live game matches the log. */
function judgeLive(world: World, servers: Deployment['servers'], games: Map<string, Told>): void {
  for (const server of servers) {
    for (const live of server.games.live) {
      const gameId = live.id;
      const head = world.log.games.get(gameId);
      const told = games.get(gameId);
      if (!told || head?.owner !== server.id || head.epoch !== live.epoch) continue;
      if (plain(live.game) !== plain(told.game))
        world.faults.push(`${gameId}: the live game is not what its log says`);
    }
  }
}

/** A readable checkpoint equals the fold of its log. */
async function judgeCheckpoints(world: World): Promise<void> {
  for (const checkpoint of [...world.log.checkpoints.values()].flat()) {
    const { gameId, version } = checkpoint;
    const found = await gameIn(checkpoint);
    if (found && plain(found) !== plain(replay(await world.log.read(gameId), { to: version })))
      world.faults.push(`${gameId}: the checkpoint at ${version} is not what the log says`);
  }
}

/** Some time after the last fault, every player sees the room's real state, provided that the bus works. */
function judgeViews(world: World, bots: Bot[], games: Map<string, Told>): void {
  const { lost, reordered, late } = world.unrest.bus;
  if (lost + reordered + late > 0) return;
  const rooms = new Map([...games.values()].map(({ game }) => [game.sheet.code, game.sheet]));
  for (const { userId, view, isConnected } of bots) {
    const sheet = rooms.get(view.code);
    if (view.code === '' || !sheet?.seatOf.has(userId) || !isConnected) continue;
    if (view.seq !== sheet.seq)
      world.faults.push(`${userId} is at ${view.seq} of ${sheet.seq} in ${view.code}`);
  }
}

/** Every player who finished a run has its result. A host who did not play it has none. */
function judgeHistory(world: World, games: Map<string, Told>): void {
  const key = (gameId: string, run: number, userId?: string) => `${gameId} ${run} ${userId}`;
  const rows = new Map(
    world.log.history.map(({ gameId, run, userId, score }) => [key(gameId, run, userId), score]),
  );
  if (rows.size !== world.log.history.length) world.faults.push('a run is twice in a history');
  for (const { gameId, events, game } of games.values()) {
    for (const { event } of events) {
      if (event.type === 'RunStarted' && event.hostOnly !== undefined) {
        const userId = game.sheet.seats[event.hostOnly]?.userId;
        if (rows.has(key(gameId, event.run, userId)))
          world.faults.push(`${gameId}: ${userId} only hosted run ${event.run} and has it in the history`);
      }
      if (event.type !== 'RunCompleted' || event.closed === 0) continue;
      for (const { seat, score } of event.results) {
        const userId = game.sheet.seats[seat]?.userId;
        if (rows.get(key(gameId, event.run, userId)) !== score)
          world.faults.push(`${gameId}: history does not say ${score} for ${userId}`);
      }
    }
  }
}
