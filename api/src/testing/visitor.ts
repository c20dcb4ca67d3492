import type { ErrorResponse, SignedIn } from '#protocol/rest';

export interface Answer {
  status: number;
  headers: Headers;
  /** The body, typed as any of the possible replies. */
  body: SignedIn & Required<ErrorResponse> & { status: string };
}

/** An HTTP client that behaves like a browser: keeps cookies and the access token, and sends JSON. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  accessToken: string | undefined;

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  get = (path: string, headers = {}) => this.call('GET', path, undefined, headers);

  post = (path: string, body?: unknown, headers = {}) => this.call('POST', path, body, headers);

  async call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...this.ownHeaders(body), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  private ownHeaders(body: unknown): Record<string, string> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    return {
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(this.accessToken ? { authorization: `Bearer ${this.accessToken}` } : {}),
    };
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}
