import type { Fault } from './fault.js';
import { killInstance } from './rows/01-kill-instance.js';

/** All that can be made to happen while rooms are played, in the order of the table. */
export const FAULTS: readonly Fault[] = [...killInstance];
