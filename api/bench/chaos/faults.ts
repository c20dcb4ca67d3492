import type { Fault } from './fault.js';
import { killInstance } from './rows/01-kill-instance.js';
import { killSeveral } from './rows/02-kill-several.js';
import { redis } from './rows/03-redis.js';
import { postgres } from './rows/04-postgres.js';
import { stopped } from './rows/05-stop.js';
import { cutPostgres } from './rows/06-cut-postgres.js';
import { slowPostgres } from './rows/07-slow-postgres.js';
import { deploy } from './rows/09-deploy.js';

/** All that can be made to happen while rooms are played, in the order of the table. */
export const FAULTS: readonly Fault[] = [
  ...killInstance,
  ...killSeveral,
  ...redis,
  ...postgres,
  ...stopped,
  ...cutPostgres,
  ...slowPostgres,
  ...deploy,
];
