/** A page at which a browser has arrived. */
export interface Arrived {
  url: URL;
  text: string;
}

/** A browser without scripts: follows redirects between sites, and keeps the cookies of each. */
export class Surfer {
  private readonly jars = new Map<string, Map<string, string>>();

  /** @param home the site at which it stops, unless its page leads on */
  constructor(private readonly home: string) {}

  /** The cookies of a site, as a header. */
  cookies = (origin = this.home) =>
    [...(this.jars.get(new URL(origin).origin) ?? [])].map((pair) => pair.join('=')).join('; ');

  /** Opens an address, or sends a form to it. */
  async open(address: string | URL, form?: Record<string, string>): Promise<Arrived> {
    let url = new URL(address);
    let body = form && new URLSearchParams(form);
    for (let hops = 0; hops < 20; hops++) {
      const headers = { cookie: this.cookies(url.origin), accept: 'text/html' };
      const method = body ? 'POST' : 'GET';
      const response = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual' });
      this.keep(url.origin, response.headers.getSetCookie());
      const location = response.headers.get('location');
      const text = await response.text();
      if (!location) return { url, text };
      url = new URL(location, url);
      body = undefined;
      if (url.origin === this.home && !url.pathname.startsWith('/oidc/')) return { url, text: '' };
    }
    throw new Error(`too many redirects to ${address}`);
  }

  /** Sends the form of a page. */
  submit({ url, text }: Arrived, form: Record<string, string>): Promise<Arrived> {
    const [, action = ''] = /<form[^>]* action="([^"]+)"/.exec(text) ?? [];
    return this.open(new URL(action, url), form);
  }

  private keep(origin: string, lines: string[]): void {
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
  }
}
