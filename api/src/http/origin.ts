import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our own pages, from an allowed origin, or from a program that is not a browser. Browsers send
 * `Sec-Fetch-Site` (not over plain http on a local network) or `Origin` (not on same-origin GETs), and pages cannot
 * change them. `none` is a typed address, which must not rotate tokens.
 * @param host the host and port to which the browser sent the request.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, host: string, allowedOrigins: string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && allowedOrigins.includes(origin)) return true;
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
