import type { Fault, Scenario } from './fault.js';
import { killInstance } from './rows/01-kill-instance.js';
import { killSeveral } from './rows/02-kill-several.js';
import { redis } from './rows/03-redis.js';
import { postgres } from './rows/04-postgres.js';
import { stopped } from './rows/05-stop.js';
import { cutPostgres } from './rows/06-cut-postgres.js';
import { fullDisk } from './rows/07-full-disk.js';
import { slowPostgres } from './rows/07-slow-postgres.js';
import { wrongClock } from './rows/08-clock.js';
import { deploy } from './rows/09-deploy.js';
import { clients } from './rows/10-clients.js';
import { reconnect } from './rows/11-reconnect.js';
import { shakenBus } from './rows/12-bus.js';
import { doesNotRead } from './rows/13-no-reader.js';
import { provided } from './rows/14-provider.js';
import { poison } from './rows/15-poison.js';
import { restored } from './rows/16-restore.js';

/** All faults and scenarios, in the order of the table. */
export const FAULTS: readonly (Fault | Scenario)[] = [
  ...killInstance,
  ...killSeveral,
  ...redis,
  ...postgres,
  ...stopped,
  ...cutPostgres,
  ...slowPostgres,
  fullDisk,
  ...wrongClock,
  ...deploy,
  ...clients,
  reconnect,
  ...shakenBus,
  doesNotRead,
  provided,
  poison,
  ...restored,
];
