export interface DecodedText {
  text: string;
  /** No sign of an encoding was found, so that letters beyond English may be wrong. */
  guessed: boolean;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);

/** The text of a file: by its byte order mark, else UTF-8, else the encoding of older Windows programs. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const as = (encoding: string, fatal = false) => new TextDecoder(encoding, { fatal }).decode(bytes);
  if (startsWith(bytes, 0xff, 0xfe)) return { text: as('utf-16le'), guessed: false };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: as('utf-16be'), guessed: false };
  try {
    return { text: as('utf-8', true), guessed: false };
  } catch {
    return { text: as('windows-1252'), guessed: true };
  }
}
