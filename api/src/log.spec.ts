import { describe, expect, it } from '@jest/globals';
import { createLog, NestLog } from './log.js';

function logged(write: (log: NestLog) => void, level = 'trace') {
  const lines: string[] = [];
  write(new NestLog(createLog(level, (line) => lines.push(line))));
  return lines;
}

describe('the log', () => {
  it('has one JSON object per line', () => {
    const [line = ''] = logged((log) => log.warn('something\nodd', 'Games'));
    expect(line.match(/\n/g)).toHaveLength(1);
    expect(JSON.parse(line)).toMatchObject({ level: 40, context: 'Games', msg: 'something\nodd' });
  });

  it('escapes characters that could forge or hide text', () => {
    const text = '\u001b[2J \u0085 \u202eevil\u2066 \u200b \u2028 \ufeff \u007f';
    const [line = ''] = logged((log) => log.log(text));
    expect(line.trimEnd()).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line).msg).toBe(text);
  });

  it('keeps the fields of an object', () => {
    const [line = ''] = logged((log) => log.error({ gameId: 'g', version: 3 }, undefined, 'Games'));
    expect(JSON.parse(line)).toMatchObject({ level: 50, context: 'Games', gameId: 'g', version: 3 });
  });

  it('leaves out the values in a database error', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['ann@example.org'],
      detail: 'Key (email)=(ann@example.org) already exists.',
    });
    const [line = ''] = logged((log) => log.error(error));
    expect(line).not.toContain('ann@example.org');
    expect(JSON.parse(line).err).toMatchObject({ code: '23505', message: 'duplicate key' });
  });

  it('leaves out the query of a call', () => {
    const [line = ''] = logged((log) =>
      log.error({ req: { method: 'GET', url: '/oidc/callback?code=secret' } }),
    );
    expect(line).not.toContain('secret');
    expect(JSON.parse(line).req).toEqual({ method: 'GET', path: '/oidc/callback' });
  });

  it('does not list modules and routes at the default level', () => {
    expect(logged((log) => log.log('Mapped {/login, POST} route', 'RouterExplorer'), 'info')).toEqual([]);
  });
});
