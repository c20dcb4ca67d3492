import { appendContract } from './event-log-append.contract.js';
import { checkpointContract } from './event-log-checkpoint.contract.js';
import { ownerContract } from './event-log-owner.contract.js';
import { roomContract } from './event-log-room.contract.js';
import type { LogFixture } from './log-fixture.js';

/** The contract of every event log. `fixture` is called within the tests. */
export function eventLogContract(fixture: () => LogFixture): void {
  appendContract(fixture);
  ownerContract(fixture);
  roomContract(fixture);
  checkpointContract(fixture);
}
