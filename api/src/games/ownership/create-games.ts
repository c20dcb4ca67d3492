import { RequestHandler } from '../live/request-handler.js';
import { Checkpoints } from '../log/checkpoints.js';
import { Caretaker } from './caretaker.js';
import { Counters } from './counters.js';
import { GameFeed } from './game-feed.js';
import { GameLoader } from './game-loader.js';
import { Games } from './games.js';
import type { GamesDeps } from './games-deps.js';
import { LiveGames } from './live-games.js';
import { Locator } from './locator.js';
import { OwnerMessages } from './owner-messages.js';
import { Peers } from './peers.js';
import { PendingAnswers } from './pending-answers.js';
import { Placements } from './placements.js';
import { RemoteOwners } from './remote-owners.js';
import { RequestServer } from './request-server.js';

/** Wires up the games of one instance, and connects them to the bus. */
export function createGames(deps: GamesDeps): Games {
  const { log, instance, bus, quizzes, spend, report, checkpointEvery } = deps;
  const counters = new Counters();
  const feed = new GameFeed();
  const pendingAnswers = new PendingAnswers();
  const placements = new Placements();
  const peers = new Peers(deps);
  const checkpoints = new Checkpoints(log, report, checkpointEvery);
  const liveGames = new LiveGames(deps, placements, peers, feed, checkpoints, counters);
  const loader = new GameLoader(deps, placements, liveGames, checkpoints, counters);
  const locator = new Locator(deps, placements, loader, peers);
  const remote = new RemoteOwners(instance.id, bus, counters);
  const handler = new RequestHandler(quizzes, spend);
  const server = new RequestServer(deps, placements, locator, handler, counters);
  const messages = new OwnerMessages(deps, placements, locator, remote, pendingAnswers, feed);
  const caretaker = new Caretaker(deps, placements, locator, liveGames, remote, peers, feed);
  bus.on('request', (request) => void server.receive(request));
  bus.on('message', (gameId, message) => messages.receive(gameId, message));
  // Instances may have missed the claims of this one while the bus was disconnected.
  bus.on('connected', () => {
    for (const { live } of placements.here)
      bus.publish(live.id, { kind: 'owned', by: instance.id, epoch: live.epoch }, true);
  });
  const parts = { deps, placements, liveGames, loader, locator, peers, remote, server, caretaker };
  return new Games({ ...parts, feed, pendingAnswers, counters });
}
