// The attacking process, which runs the attacks that the kit sends it.

import type { Order } from './attackers.js';
import { attackOf } from './attacks.js';
import { made } from './made.js';

process.on('message', async (order: Order) => {
  process.send?.(await made(attackOf(order.name), order));
});
process.on('disconnect', () => process.exit());
