const MAX_NAME_LENGTH = 60;
/** Names that Windows reserves. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The first characters of a text, without splitting a surrogate pair. */
export function cutTo(length: number, text: string): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut.trim();
}

/** A file name, without extension, that is valid on every system. */
export function fileNameOf(title: string): string {
  const safe = title
    .replace(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const name = cutTo(MAX_NAME_LENGTH, safe).replace(/[ .]+$/, '');
  return name === '' || RESERVED.test(name) ? 'quiz' : name;
}
