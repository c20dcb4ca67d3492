/** Embeddings, overrides and isolates, which change the direction of all text up to the end of the line. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
/** More than five marks on one letter. No script needs them, and they cover the lines above and below. */
const TOWERS = /(\p{M}{5})\p{M}+/gu;
/** U+2800 is a Braille cell without a dot. */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text as it is stored: in Unicode's form C, and unable to disturb other text. */
export const tidied = (text: string): string =>
  text.normalize('NFC').replace(DIRECTION_CONTROLS, '').replace(TOWERS, '$1');

/** Whether any character of a text is visible. */
export const isVisible = (text: string): boolean => SEEN.test(text);

/** Joiners change how Arabic, Indic and emoji are drawn, and are invisible anywhere else. */
const JOINED =
  /([\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Equal for two texts that look alike, apart from their case. */
export function visibleKey(text: string): string {
  const kept = text.normalize('NFC').replace(/[\ufe00-\ufe0f]/g, '');
  const parts = kept.replace(JOINED, '$1\0').replace(IGNORED, '').replaceAll('\0', '\u200d');
  return parts.replace(/\s+/g, ' ').trim().toLowerCase();
}
