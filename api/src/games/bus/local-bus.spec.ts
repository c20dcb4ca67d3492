import { describe } from '@jest/globals';
import { busContract } from '../../testing/bus.contract.js';
import { LocalBus } from './local-bus.js';

const peers = new Map<string, LocalBus>();

describe('the local bus', () => busContract(() => ({ join: async (id) => new LocalBus(id, peers) })));
