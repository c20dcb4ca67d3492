import { recall, remember } from '../../../lib/storage.js';

const CODE_LENGTH = 6;
const KEY = 'room';

export const CODE_HINT = "Six letters and digits, shown on the host's screen.";
export const CODE_WRONG = 'A room code has six letters and digits.';

const IN_LINK = /[?&]code=([^&#\s]*)/i;

/** The code in a typed or pasted text. Ignores case, spaces, dashes and a link around it. */
export const typedCode = (text: string) =>
  (IN_LINK.exec(text)?.[1] ?? text)
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, CODE_LENGTH);

/** Whether it can be the code of a room, as `typedCode` returns it. */
export const isCode = (code: string) => code.length === CODE_LENGTH;

/** The last room of this browser, to connect to. The server decides whether the player is still in it. */
export const rememberedCode = () => recall(KEY);
export const rememberCode = (code: string | null) => remember(KEY, code);

export const linkTo = (code: string) => `${location.origin}/multiplayer?code=${code}`;
