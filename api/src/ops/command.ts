import { forTerminal } from '../terminal-text.js';
import { type Arguments, Misuse, parseArguments } from './arguments.js';

/** Receives the lines of a command: its results, and reports about its work. `console` is one. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
  /** Replaces the line that shows the progress. Absent if the output is not a terminal. */
  progress?(text: string): void;
  /** Asks the operator. Absent if there is no terminal. */
  ask?(question: string): Promise<string>;
}

/** A command of an operator: its arguments, and how it prints its results. */
export class Command {
  readonly values: Arguments['values'];

  constructor(
    readonly args: Arguments,
    private readonly output: Output,
  ) {
    this.values = args.values;
  }

  /** @throws Misuse */
  static parse = (args: string[], output: Output) => new Command(parseArguments(args), output);

  say(text: string): void {
    this.output.log(forTerminal(text));
  }

  report = (text: string): void => this.output.error(forTerminal(text));

  progress = (text: string): void => this.output.progress?.(forTerminal(text));

  /** Resolves if the operator agrees. Without a terminal, `--yes` is needed. @throws Misuse */
  async confirm(question: string): Promise<void> {
    if (this.values.yes) return;
    if (!this.output.ask) throw new Misuse(`${question}\nThere is no terminal for the question: add --yes.`);
    const answer = await this.output.ask(`${forTerminal(question)} [y/N] `);
    if (!/^\s*y(es)?\s*$/i.test(answer)) throw new Misuse('Nothing was changed.');
  }

  /** Prints `value` as JSON with `--json`, otherwise as text. */
  print<T>(value: T, asText: (value: T) => string): void {
    this.say(this.values.json ? JSON.stringify(value, null, 2) : asText(value));
  }
}
