import type { Attack, Report } from './attack.js';
import type { Order } from './attackers.js';
import { Field } from './field.js';

/** Makes an attack, and ends all that it has opened. */
export async function made(attack: Attack, { place, scale, seed }: Omit<Order, 'name'>): Promise<Report> {
  const field = new Field(place, scale, seed);
  const late = setTimeout(() => field.end(), scale.seconds * 1_000);
  try {
    await attack.run(field);
  } catch (error) {
    // Where the server is gone, or has closed everything, no attack can go on.
    field.count('attacks that were stopped');
    field.note(String(error));
  }
  clearTimeout(late);
  field.end();
  return field.report;
}
