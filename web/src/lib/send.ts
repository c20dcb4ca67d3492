import type { ErrorResponse } from '#protocol/rest';

/** An error reply of the server. `message` is its text for users. */
export class ServerError extends Error {
  constructor(
    readonly status: number,
    readonly answer: Partial<ErrorResponse>,
  ) {
    super(answer.message ?? `The server answered ${status}.`);
  }
}

/** No reply: offline, refused or timed out. */
export class NoResponse extends Error {}

const PATIENCE_MS = 15_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call without retries: JSON in, JSON out, with cookies. @throws ServerError, NoResponse */
export async function send<T>(method: Method, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method, headers, credentials: 'include', ...patience() };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await (alreadySent(path) ?? fetch(path, init)).catch((cause) => {
    throw new NoResponse('No response', { cause });
  });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new ServerError(response.status, answer);
  return answer as T;
}

declare global {
  /** The page's first refresh of the session, which public/start.js sends while the app is loading. */
  var refreshed: Promise<Response> | undefined;
  /** A form that was sent before the app took over the page; public/start.js keeps it. */
  var submitted: HTMLFormElement | undefined;
}

/** Taken once, because a body is read once and each refresh returns another token. */
function alreadySent(path: string) {
  if (path !== '/auth/refresh') return undefined;
  const response = globalThis.refreshed;
  globalThis.refreshed = undefined;
  return response;
}

/** Time-out after which a server counts as unreachable, in browsers that have `AbortSignal.timeout`. */
const patience = (): RequestInit =>
  'timeout' in AbortSignal ? { signal: AbortSignal.timeout(PATIENCE_MS) } : {};
