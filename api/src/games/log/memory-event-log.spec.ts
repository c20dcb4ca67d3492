import { describe } from '@jest/globals';
import { eventLogContract } from '../../testing/event-log.contract.js';
import type { LogFixture } from '../../testing/log-fixture.js';
import { MemoryEventLog } from '../../testing/memory-event-log.js';

const log = new MemoryEventLog();

const fixture: LogFixture = {
  log,
  live: async (owner, agoMs = 0) => {
    log.instances.set(owner, { heartbeatAt: log.now() - agoMs, locked: true });
  },
  die: async (owner) => {
    log.instances.set(owner, { heartbeatAt: log.now(), locked: false });
  },
  lock: async (gameId) => {
    const unlock = log.lock(gameId);
    return async () => unlock();
  },
  pass: async (code, ms) => log.age(code, ms),
  passSeat: async (userId, ms) => log.ageSeats(userId, ms),
  history: async (game) =>
    log.history.filter(({ gameId }) => gameId === game).map(({ gameId: _, ...played }) => played),
};

describe('the log in memory', () => eventLogContract(() => fixture));
