import type { Edge } from '../games/sockets/edge.js';
import { MESSAGES } from '../games/sockets/messages.js';
import { each, type Registered } from './registered.js';

/** Buckets up to the time after which an answer that no owner has taken is refused. */
const RECEIPT_SECONDS = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
/** The steps, besides messages, in which an error may occur. */
const STEPS = ['connection', 'disconnection', 'handshake', 'unknown'];

/** Metrics of the sockets of this instance, and of the replies to their messages. */
export function watchEdge(metrics: Registered, { sockets, replies, failures }: Edge): void {
  metrics.gauge(
    'sockets',
    'Connected sockets.',
    each('namespace', () => sockets.counts),
    ['namespace'],
  );
  metrics.counter(
    'answers_total',
    'Replies to answers, by outcome: accepted, or the code of the refusal.',
    each('outcome', () => Object.entries(replies.answers)),
    ['outcome'],
  );
  metrics.counter(
    'refusals_total',
    'Refused messages of players, by code.',
    each('code', () => Object.entries(replies.refusals)),
    ['code'],
  );
  const help = 'From the arrival of an answer to its receipt, in seconds.';
  const seconds = metrics.histogram('receipt_seconds', help, RECEIPT_SECONDS);
  replies.onReceipt = (ms) => seconds.observe(ms / 1_000);
  const none = [...Object.keys(MESSAGES), ...STEPS].map((name) => [name, 0] as const);
  metrics.counter(
    'failed_messages_total',
    'Messages of players that failed with an unexpected error, by name.',
    each('event', () => new Map([...none, ...failures.counts])),
    ['event'],
  );
}
