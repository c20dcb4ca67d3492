import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our own pages, from an allowed origin, or from something that is no browser.
 * Browsers say so in `Sec-Fetch-Site` (not over plain http on a local network) or in `Origin` (not on same-origin GETs);
 * pages cannot change either. `none`, a typed address, is no page of ours: it must not rotate tokens.
 * @param host what the browser believes it talks to, with the port.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string, allowedOrigins: string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
