import { SHAPES } from './shape.js';

/** The first letter of a name, as a grapheme rather than a code unit. */
export const initial = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '?';

/** The tile colour of a name, the same on every screen. */
export function hue(name: string) {
  let sum = 0;
  for (const letter of name.toLowerCase()) sum += letter.codePointAt(0) ?? 0;
  return SHAPES[sum % SHAPES.length] ?? 'star';
}

export function Avatar({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`ava ${hue(name)} ${className}`} aria-hidden="true">
      {initial(name)}
    </span>
  );
}
