import 'reflect-metadata';
import { runOps } from './ops/run.js';

process.exitCode = await runOps(process.argv.slice(2), process.env['DATABASE_URL'], console);
