import { recall, remember } from '../../../lib/storage.js';

export const CODE_LENGTH = 6;
const KEY = 'room';

/** A code as somebody types or reads it out: case, spaces and dashes do not matter. */
export const typedCode = (text: string) =>
  text
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, CODE_LENGTH);

/** The room that this browser was in last: where to connect to. The server decides whether it still holds. */
export const rememberedCode = () => recall(KEY);
export const rememberCode = (code: string | null) => remember(KEY, code);

export const linkTo = (code: string) => `${location.origin}/multiplayer?code=${code}`;
