const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is already HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | readonly Html[];

const textOf = (part: Part): string => {
  if (typeof part === 'string') return part.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('');
};

/** Builds HTML from a template, and escapes the texts in it. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, i) => text + (i < parts.length ? textOf(parts[i] ?? '') : '')).join(''));

export const NOTHING = html``;

/** Escapes a text and marks its `code`. */
export const prose = (text: string): Html =>
  new Html(
    text
      .split('`')
      .map((part, i) => (i % 2 === 0 ? textOf(part) : `<code>${textOf(part)}</code>`))
      .join(''),
  );

/** The paragraphs of a text, which blank lines separate. */
export const paragraphs = (text: string): Html[] =>
  text.split('\n\n').map((part) => html`<p>${prose(part)}</p>`);
