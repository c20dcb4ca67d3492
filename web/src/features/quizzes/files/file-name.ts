const MAX_NAME_LENGTH = 60;
/** Names that Windows keeps for itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The first characters of a text, none of them halved. */
export function cutTo(length: number, text: string): string {
  let cut = '';
  for (const character of text) {
    if (cut.length + character.length > length) break;
    cut += character;
  }
  return cut.trim();
}

/** A file name that every system takes, without its ending; what all of them allow stays. */
export function fileNameOf(title: string): string {
  const safe = title
    .replace(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const name = cutTo(MAX_NAME_LENGTH, safe).replace(/[ .]+$/, '');
  return name === '' || RESERVED.test(name) ? 'quiz' : name;
}
