import { forTerminal } from '../terminal-text.js';
import { values } from './arguments.js';

export const say = (text: string) => console.log(forTerminal(text));

/** Prints `value` as JSON with `--json`, otherwise as text. */
export function print<T>(value: T, asText: (value: T) => string): void {
  say(values.json ? JSON.stringify(value, null, 2) : asText(value));
}
