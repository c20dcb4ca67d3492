/** Embeddings, overrides and isolates: they change the direction of all text up to the end of the line. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** More than five combining marks on one letter. No script needs them, and they cover the lines above and below. */
const STACKED_MARKS = /(\p{M}{5})\p{M}+/gu;
/** Any visible character. U+2800 is a blank Braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text as it is stored: in NFC, without characters that disturb the text around it. */
export const tidied = (text: string): string =>
  text.normalize('NFC').replace(DIRECTION_CONTROLS, '').replace(STACKED_MARKS, '$1');

/** Whether any character of a text is visible. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Joiners that matter: they change how Arabic, Indic letters and emoji are drawn, and are invisible anywhere else. */
const JOINED =
  /([\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A key that two texts share if they look the same, ignoring case. */
export function visibleKey(text: string): string {
  const kept = text.normalize('NFC').replace(/[\ufe00-\ufe0f]/g, '');
  const parts = kept.replace(JOINED, '$1\0').replace(IGNORED, '').replaceAll('\0', '\u200d');
  return parts.replace(/\s+/g, ' ').trim().toLowerCase();
}
