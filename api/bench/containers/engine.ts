import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const MOST_OUTPUT = 64 * 2 ** 20;
const TAIL = 2_000;

/** The engine that the script has found, and what this run may call its own. */
export interface Found {
  /** The program: docker or podman. */
  engine: string;
  /** The command line of Compose. */
  compose: string[];
  /** Names and versions. */
  title: string;
  /** The name of this run's Compose project and of its images. */
  project: string;
  /** A temporary folder. */
  folder: string;
}

/** Runs a command. Resolves to its output. @throws Error whose first line is the last one that it printed */
export async function call(command: readonly string[], env = process.env): Promise<string> {
  const [program = '', ...args] = command;
  try {
    const { stdout } = await promisify(execFile)(program, args, { env, maxBuffer: MOST_OUTPUT });
    return stdout.trim();
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    const printed = (stdout + stderr).trim();
    throw new Error(`${printed.split('\n').at(-1)}\n${command.join(' ')}: ${code}\n${printed.slice(-TAIL)}`);
  }
}
