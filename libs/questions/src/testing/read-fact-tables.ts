import { readdirSync, readFileSync } from 'node:fs';

const categories = new URL('../categories/', import.meta.url);

/** The fact table of each category as CSV, by the id of the category. */
export const readFactTables = (): Map<number, string> =>
  new Map(
    readdirSync(categories).map((category) => [
      Number.parseInt(category, 10),
      readFileSync(new URL(`${category}/facts.csv`, categories), 'utf8'),
    ]),
  );
