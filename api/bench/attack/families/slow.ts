import type { Attack } from '../attack.js';
import type { Field } from '../field.js';
import { Line } from '../lines/line.js';
import { upgradeOf } from '../lines/web-socket.js';

const HEAD = 'POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
const DRIP_MS = 300;
const CONNECTIONS = 300;

/** Opens many connections and sends a little on each at intervals. */
async function drip(field: Field, first: string, next: string): Promise<void> {
  const from = field.address();
  await field.each(CONNECTIONS, async () => {
    const line = await Line.open(field, from);
    for (let isOpen = await line.write(first); isOpen && !field.over; isOpen = await line.write(next)) {
      field.count('drops');
      await field.pause(DRIP_MS);
    }
    if (line.closed) field.count('closed by the server');
  });
}

async function many(field: Field, work: (line: Line) => Promise<unknown>, atOnce = 50): Promise<void> {
  const from = field.address();
  await field.each(atOnce, async () => {
    while (!field.over) {
      const line = await Line.open(field, from);
      if (line.closed) await field.pause(50);
      await work(line);
    }
  });
}

async function hold(field: Field, first: string, count: number): Promise<void> {
  const from = field.address();
  const lines = await Promise.all(Array.from({ length: count }, () => Line.open(field, from)));
  if (first) for (const line of lines) await line.write(first);
  await field.pause(60_000);
  field.count('closed by the server', lines.filter(({ closed }) => closed).length);
}

const PAGE = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n';

/** Attacks by the number of connections, not by their data. */
const SLOW: Record<string, { what: string; run: (field: Field) => Promise<void> }> = {
  heads: { what: 'heads that come byte by byte', run: (field) => drip(field, HEAD, 'X') },
  bodies: {
    what: 'bodies that come byte by byte',
    run: (field) => drip(field, `${HEAD}Content-Length: 1000\r\n\r\n`, ' '),
  },
  chunks: {
    what: 'chunks that come one by one',
    run: (field) => drip(field, `${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  },
  upgrades: {
    what: 'upgrades that come byte by byte',
    run: (field) => drip(field, upgradeOf().slice(0, -2), 'X'),
  },
  frames: { what: 'frames that come byte by byte', run: (field) => drip(field, upgradeOf(), '\x81') },
  silent: { what: '1,000 connections on which nothing is said', run: (field) => hold(field, '', 1_000) },
  'silent-sockets': {
    what: '1,000 WebSockets on which nothing is said after the upgrade',
    run: (field) => hold(field, upgradeOf(), 1_000),
  },
  'half-heads': { what: '1,000 heads that stop in the middle', run: (field) => hold(field, HEAD, 1_000) },
  'half-bodies': {
    what: '1,000 bodies that stop in the middle',
    run: (field) => hold(field, `${HEAD}Content-Length: 200000\r\n\r\n{"email":"`, 1_000),
  },
  connects: {
    what: 'connections that are opened and closed',
    run: (field) => many(field, async (line) => line.destroy()),
  },
  resets: { what: 'connections that are reset', run: (field) => many(field, async (line) => line.reset()) },
  'half-closed': {
    what: 'connections that are closed on one side, with a call in the middle',
    run: (field) =>
      many(field, async (line) => {
        await line.write(`${HEAD}Content-Length: 100\r\n\r\n{`);
        line.end();
        await line.settled(1_000);
        line.destroy();
      }),
  },
  'reset-calls': {
    what: 'calls whose caller is gone before the answer',
    run: (field) =>
      many(field, async (line) => {
        await line.write(PAGE);
        line.reset();
      }),
  },
  'reset-bodies': {
    what: 'bodies whose sender is gone in the middle',
    run: (field) =>
      many(field, async (line) => {
        await line.write(`${HEAD}Content-Length: 100000\r\n\r\n${' '.repeat(50_000)}`);
        line.reset();
      }),
  },
  'reset-upgrades': {
    what: 'upgrades whose sender is gone before the answer',
    run: (field) =>
      many(field, async (line) => {
        await line.write(upgradeOf());
        line.reset();
      }),
  },
  pipelines: {
    what: 'thousands of calls on one connection whose answers nobody reads',
    run: (field) =>
      many(
        field,
        async (line) => {
          line.stopReading();
          while ((await line.write(PAGE.repeat(200))) && !field.over) field.count('bodies', 200);
          line.destroy();
        },
        4,
      ),
  },
};

export const slow: readonly Attack[] = Object.entries(SLOW).map(([name, { what, run }]) => ({
  name: `slow/${name}`,
  what,
  run,
}));
