type Reply = [status: number, body: unknown] | 'no answer';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  token: string | undefined;
}

/**
 * Replaces `fetch` with a table of replies by 'METHOD /path' (without the query). A list is consumed from the front and
 * its last reply repeats. Other calls get 404. Returns the recorded calls.
 */
export function fakeServer(replies: Record<string, Reply | Reply[]>): Call[] {
  const calls: Call[] = [];
  const lists = new Map(
    Object.entries(replies).map(([call, reply]) => [
      call,
      typeof reply[0] === 'number' || reply === 'no answer' ? [reply as Reply] : [...(reply as Reply[])],
    ]),
  );
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ method: init.method ?? 'GET', path, body, token: headers['authorization'] });
    const list = lists.get(`${init.method} ${path.split('?')[0]}`);
    const reply = list && list.length > 1 ? list.shift() : list?.[0];
    if (reply === 'no answer') throw new TypeError('Failed to fetch');
    const [status, answer] = reply ?? [404, { message: 'Not found.', code: 'not_found' }];
    return { ok: status < 400, status, json: async () => answer };
  }) as unknown as typeof fetch;
  return calls;
}

/** Makes the server wait with its reply to calls of `path`, until the returned function is called. */
export function holdBack(path: string): () => void {
  const answer = globalThis.fetch;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  globalThis.fetch = (async (called: string, init: RequestInit) => {
    if (called === path) await released;
    return answer(called, init);
  }) as typeof fetch;
  return release;
}

export const SIGNED_IN = { email: 'ada@example.org', username: 'Ada', access_token: 'token-1' };
export const GUEST = { email: null, username: 'Noor', access_token: 'token-1', guest: true };
export const NOT_SIGNED_IN: Reply = [401, { message: 'refresh token is missing.', code: 'unauthorized' }];
