import { SpanKind } from '@opentelemetry/api';
import { Refused } from '#game/refused';
import { traced } from '../../tracing/tracing.js';
import type { OwnerMessage, RequestMessage } from '../bus/bus.js';
import type { OwnerReply, Request } from '../bus/requests.js';
import type { LiveGame } from '../live/live-game.js';
import type { RequestHandler } from '../live/request-handler.js';
import { Unknown } from '../log/event-log.js';
import { Fenced, Quarantined } from '../log/log-writer.js';
import type { Counters } from './counters.js';
import type { GamesDeps } from './games-deps.js';
import type { Locator } from './locator.js';
import type { Placements } from './placements.js';
import { Unavailable } from './unavailable.js';

type ReplyToEdge = Extract<OwnerMessage, { kind: 'answer' }>['answer'];

/** Serves requests to games that are live here, from the edges of this instance and of others. */
export class RequestServer {
  constructor(
    private readonly deps: GamesDeps,
    private readonly placements: Placements,
    private readonly locator: Locator,
    private readonly handler: RequestHandler,
    private readonly counters: Counters,
  ) {}

  /** Whether the live game has replied; if not, this instance no longer owns it. @throws Refused, Unavailable */
  serve(
    live: LiveGame,
    edge: string,
    request: Request,
    reply: (reply: OwnerReply) => void,
  ): Promise<boolean> {
    return traced(
      `serve ${request.do}`,
      (span) => {
        span?.setAttribute('fourtell.game_id', live.id);
        return this.handle(live, edge, request, reply);
      },
      SpanKind.SERVER,
    );
  }

  private async handle(
    live: LiveGame,
    edge: string,
    request: Request,
    reply: (reply: OwnerReply) => void,
  ): Promise<boolean> {
    try {
      if (edge !== this.deps.instance.id) live.edges.add(edge);
      await this.handler.handle(live, edge, request, reply);
      if (live.isOver) live.destroy();
      return true;
    } catch (error) {
      if (error instanceof Quarantined) throw new Unavailable();
      if (!(error instanceof Fenced)) throw error;
      this.counters.fenced += 1;
      return false;
    }
  }

  /** Handles a request of another instance. */
  async receive({ from, ref, gameId, request }: RequestMessage): Promise<void> {
    if (request.do === 'passed')
      return this.placements.liveHere(gameId)?.answersForwarded(from, request.until);
    const reply = (answer: ReplyToEdge) =>
      this.deps.bus.publish(gameId, { kind: 'answer', to: from, ref, answer }, true);
    try {
      // An instance that sends a request does not own the game.
      this.placements.forget(gameId, from);
      const owner = await this.locator.locate(gameId);
      if (typeof owner === 'string' || !(await this.serve(owner, from, request, reply)))
        reply({ moved: true });
    } catch (error) {
      if (error instanceof Refused) reply({ refused: error.code });
      else if (error instanceof Fenced || error instanceof Unavailable) reply({ moved: true });
      // If the log is unreachable there is no reply: the edge times out and sends the request again.
      else if (!(error instanceof Unknown)) this.deps.report('an edge got no reply', gameId, error);
    }
  }
}
