import type { DataSource } from 'typeorm';

interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}

/**
 * Number of rows that Postgres reads from tables for a query: its cost, independent of the speed of the machine. Uses indexes
 * wherever there are any, since Postgres prefers to read the small tables of a test whole.
 */
export async function rowsVisited(database: DataSource, sql: string, values: unknown[]): Promise<number> {
  const [row] = await database.transaction(async (manager) => {
    await manager.query('set local enable_seqscan = off');
    return manager.query<{ 'QUERY PLAN': { Plan: Node }[] }[]>(
      `explain (analyze, format json) ${sql}`,
      values,
    );
  });
  const visited = (node: Node): number => {
    const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = node;
    const own = node['Relation Name']
      ? (node['Actual Rows'] + filtered + rechecked) * node['Actual Loops']
      : 0;
    return (node.Plans ?? []).reduce((sum, each) => sum + visited(each), own);
  };
  return (row?.['QUERY PLAN'] ?? []).reduce((sum, { Plan }) => sum + visited(Plan), 0);
}
