import { appendContract } from './event-log-append.contract.js';
import { checkpointContract } from './event-log-checkpoint.contract.js';
import { ownerContract } from './event-log-owner.contract.js';
import { roomContract } from './event-log-room.contract.js';
import type { LogBench } from './log-fixture.js';

/** The contract of every event log. `bench` is called within the tests. */
export function eventLogContract(bench: () => LogBench): void {
  appendContract(bench);
  ownerContract(bench);
  roomContract(bench);
  checkpointContract(bench);
}
