export interface DecodedText {
  text: string;
  /** The encoding was guessed, so letters beyond ASCII may be wrong. */
  guessed: boolean;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, i) => bytes[i] === byte);

/** Decodes a file by its byte order mark, or else as UTF-8, or else as Windows-1252. */
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
