import { createInterface } from 'node:readline';

/** Asks a question at the terminal. Resolves to the line typed; empty if the input ends. */
export async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  const { value = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value;
}
