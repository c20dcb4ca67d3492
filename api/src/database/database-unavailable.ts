const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57P01', // shut down by its administrator
  '57P02', // restarting after a crash
  '57P03', // starting up
]);
const UNAVAILABLE_MESSAGES =
  /^Connection terminated|^Query read timeout|timeout exceeded when trying to connect/;

/** Whether an error means that Postgres cannot be reached, rather than that a statement failed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return UNAVAILABLE_CODES.has(String(code)) || UNAVAILABLE_MESSAGES.test(String(message));
}
