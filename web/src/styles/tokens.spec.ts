import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const block = (selector: string) => css.slice(css.indexOf(selector)).split('}')[0] ?? '';
const colours = (text: string) =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]));

const light = colours(block(':root'));
const themes = { light, dark: { ...light, ...colours(block('[data-theme="dark"]')) } };

function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT: [text: string, on: string][] = [
  ...['bg', 'surface', 'surface-2'].flatMap((on): [string, string][] => [
    ['ink', on],
    ['muted', on],
    ['brand-text', on],
    ['bad-text', on],
    ['good-text', on],
  ]),
  ['bg', 'ink'],
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['on-star', 'tile-star'],
  ['on-moon', 'tile-moon'],
  ['on-clover', 'tile-clover'],
  ['on-hex', 'tile-hex'],
  ['on-good', 'good'],
  ['on-bad', 'bad'],
];
const EDGES: [edge: string, on: string][] = [
  ['line', 'surface'],
  ['line', 'bg'],
  ['field-line', 'bg'],
  ['field-line', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
];

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  const between = (one: string, other: string) => contrast(theme[one] as string, theme[other] as string);

  it.each(TEXT)('has a contrast of 4.5 for %s on %s', (text, on) => {
    expect(between(text, on)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(EDGES)('has a contrast of 3 for %s on %s', (edge, on) => {
    expect(between(edge, on)).toBeGreaterThanOrEqual(3);
  });
});
