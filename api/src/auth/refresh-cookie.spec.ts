import { describe, expect, it } from '@jest/globals';
import { refreshCookieName, refreshCookieOptions } from './refresh-cookie.js';

const http = { protocol: 'http' as const, port: 3000, headers: {} };
const https = { protocol: 'https' as const, port: null, headers: {} };

describe('the refresh cookie', () => {
  it('is a host cookie over https', () => {
    expect(refreshCookieName(https)).toBe('__Host-refresh_token');
    expect(refreshCookieName({ ...https, port: 8443 })).toBe('__Host-refresh_token');
    expect(refreshCookieOptions(https, false)).toEqual({
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'strict',
    });
  });

  it('has a separate name for each port over plain http', () => {
    expect(refreshCookieName(http)).toBe('refresh_token_3000');
    expect(refreshCookieName({ ...http, port: null })).toBe('refresh_token');
    expect(refreshCookieOptions(http, false).secure).toBe(false);
  });

  it('lasts 30 days with keep_logged_in, otherwise until the browser closes', () => {
    expect(refreshCookieOptions(https, true).maxAge).toBe(2_592_000);
    expect(refreshCookieOptions(https, false).maxAge).toBeUndefined();
  });

  it('stays within the site for a user who comes back from another one', () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(refreshCookieOptions({ ...https, headers }, false).sameSite).toBe('strict');
  });

  it('is sent across sites over https only', () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(refreshCookieOptions({ ...https, headers }, false).sameSite).toBe('none');
    expect(refreshCookieOptions({ ...http, headers }, false).sameSite).toBe('strict');
  });
});
