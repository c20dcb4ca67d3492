import { runOps } from '../ops/run.js';

/** The output of an operator's command, and its exit code. */
export interface Ran {
  code: number;
  out: string;
  errors: string;
}

/** Runs an operator's command on a database. `answer` is what the operator types when asked; without it there is no terminal. */
export async function ranOps(url: string, args: string[], answer?: string): Promise<Ran> {
  const lines: Record<'out' | 'errors', string[]> = { out: [], errors: [] };
  const output = {
    log: (line: string) => lines.out.push(line),
    error: (line: string) => lines.errors.push(line),
    ...(answer !== undefined && {
      ask: async (question: string) => {
        lines.errors.push(question);
        return answer;
      },
    }),
  };
  const code = await runOps(args, url, output);
  return { code, out: lines.out.join('\n'), errors: lines.errors.join('\n') };
}
