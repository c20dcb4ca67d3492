import { createInterface } from 'node:readline';

/** Asks at the terminal. Resolves to what was typed, or to nothing if the input ends. */
export async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin });
  const { value = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value;
}
