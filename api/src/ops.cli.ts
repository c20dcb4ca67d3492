import 'reflect-metadata';
import { ask } from './ops/ask.js';
import { runOps } from './ops/run.js';
import { inThread } from './replay/verify-threads.js';

const { log, error } = console;
const url = process.env['DATABASE_URL'] ?? '';
const progress = (text: string) => process.stderr.write(`\r\u001b[K${text}`);
const output = { log, error, ...(process.stdin.isTTY && { ask }), ...(process.stderr.isTTY && { progress }) };
process.exitCode = await runOps(process.argv.slice(2), url, output, async () => inThread(url));
