import type { Attack } from './attack.js';
import { bodies } from './families/bodies.js';

import { engine } from './families/engine.js';
import { floods } from './families/floods.js';
import { frames } from './families/frames.js';
import { guesses } from './families/guesses.js';
import { heads } from './families/heads.js';
import { messages } from './families/messages.js';
import { mixed } from './families/mixed.js';
import { objects } from './families/objects.js';
import { origins } from './families/origins.js';
import { packets } from './families/packets.js';
import { raw } from './families/raw.js';
import { readers } from './families/readers.js';
import { slow } from './families/slow.js';
import { storms } from './families/storms.js';
import { tokens } from './families/tokens.js';

/** All attacks, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [
  ...raw,
  ...heads,
  ...slow,
  ...frames,
  ...engine,
  ...packets,
  ...messages,
  ...bodies,
  ...mixed,
  ...tokens,
  ...objects,
  ...origins,
  ...guesses,
  ...floods,
  ...storms,
  ...readers,
];

export const familyOf = ({ name }: Attack): string => name.slice(0, name.indexOf('/'));

/** @throws Error if there is no attack with that name */
export function attackOf(name: string): Attack {
  const found = ATTACKS.find((attack) => attack.name === name);
  if (!found) throw new Error(`no attack is called ${name}`);
  return found;
}
