import type { Attack, Report } from './attack.js';
import type { Order } from './attackers.js';
import { Field } from './field.js';

/** Runs an attack and closes everything that it opened. */
export async function made(attack: Attack, { place, scale, seed }: Omit<Order, 'name'>): Promise<Report> {
  const field = new Field(place, scale, seed);
  const late = setTimeout(() => field.end(), scale.seconds * 1_000);
  try {
    await attack.run(field);
  } catch (error) {
    // An attack ends if the server has crashed or closed every connection.
    field.count('attacks that were stopped');
    field.note(String(error));
  }
  clearTimeout(late);
  field.end();
  return field.report;
}
