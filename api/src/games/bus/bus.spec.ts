import { describe } from '@jest/globals';
import { busContract } from '../../testing/bus.contract.js';
import { LocalBus } from './bus.js';

const peers = new Map<string, LocalBus>();

describe('the bus between instances of one process', () =>
  busContract(() => ({ join: async (id) => new LocalBus(id, peers) })));
