import { forTerminal } from '../terminal-text.js';
import { type Arguments, parseArguments } from './arguments.js';

/** Where the lines of a command go: its results, and what it reports about its work. `console` is one. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
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

  /** Prints `value` as JSON with `--json`, otherwise as text. */
  print<T>(value: T, asText: (value: T) => string): void {
    this.say(this.values.json ? JSON.stringify(value, null, 2) : asText(value));
  }
}
