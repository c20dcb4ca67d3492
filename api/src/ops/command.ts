import { forTerminal } from '../terminal-text.js';
import { type Arguments, Misuse, parseArguments } from './arguments.js';

/** Where the lines of a command go: its results, and what it reports about its work. `console` is one. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
  /** Replaces the line that says how far the command is. Absent if nobody looks. */
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

  /** Goes on if the operator agrees. Without a terminal nobody can, so `--yes` is needed. @throws Misuse */
  async confirm(question: string): Promise<void> {
    if (this.values.yes) return;
    if (!this.output.ask) throw new Misuse(`${question}\nThere is no terminal to ask at: add --yes.`);
    const answer = await this.output.ask(`${forTerminal(question)} [y/N] `);
    if (!/^\s*y(es)?\s*$/i.test(answer)) throw new Misuse('Nothing was changed.');
  }

  /** Prints `value` as JSON with `--json`, otherwise as text. */
  print<T>(value: T, asText: (value: T) => string): void {
    this.say(this.values.json ? JSON.stringify(value, null, 2) : asText(value));
  }
}
