import type { JsonSchema } from '../schemas.js';
import { type Html, html, NOTHING, prose } from './html.js';

const NAMED = '#/components/schemas/';

/** The id of the element for a named schema; each document has its own elements. */
export const idOf = (scope: string, name: string) => `${scope}-schema-${name}`;

/** Shows the schemas of one document as text, with links to named schemas. */
export class SchemaView {
  constructor(private readonly scope: string) {}

  /** The type in one line, followed by its fields. */
  show(schema: JsonSchema): Html {
    return html`<p>${this.type(schema)}</p>${this.fields(schema)}`;
  }

  private type(schema: JsonSchema): Html {
    if (schema.$ref) {
      const name = schema.$ref.replace(NAMED, '');
      return html`<a href="#${idOf(this.scope, name)}">${name}</a>`;
    }
    const kinds = schema.anyOf ?? schema.oneOf ?? (schema.$ref ? undefined : schema.allOf);
    if (kinds) return this.joined(kinds as JsonSchema[], schema.allOf && !schema.anyOf ? ' and ' : ' or ');
    if ('const' in schema) return literal(schema.const);
    if (schema.enum) return joined(schema.enum.map(literal), ' or ');
    if (schema.type === 'array')
      return html`list of ${this.type((schema.items ?? {}) as JsonSchema)}${bounds(schema)}`;
    const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
    return html`${type}${bounds(schema)}`;
  }

  private joined(kinds: JsonSchema[], word: string): Html {
    return joined(
      kinds.map((kind) => this.type(kind)),
      word,
    );
  }

  /** The fields of an object, of the items of a list, or of each kind of a union. */
  private fields(schema: JsonSchema): Html {
    const inner = [
      ...(schema.anyOf ?? []),
      ...(schema.allOf ?? []),
      ...(schema.items ? [schema.items] : []),
    ] as JsonSchema[];
    const entries = Object.entries(schema.properties ?? {}) as [string, JsonSchema][];
    const rows = entries.map(
      ([name, field]) => html`<li>
        <code>${name}</code> ${schema.required?.includes(name) ? NOTHING : html`<i>optional</i> `}<span class="type">${this.type(field)}</span>
        ${field.description ? html` ${prose(field.description)}` : NOTHING}${this.fields(field)}
      </li>`,
    );
    const own = rows.length > 0 ? html`<ul class="fields">${rows}</ul>` : NOTHING;
    return html`${own}${inner.map((each) => this.fields(each))}`;
  }
}

const literal = (value: unknown): Html => html`<code>${JSON.stringify(value) ?? ''}</code>`;

const joined = (parts: Html[], word: string): Html =>
  parts.reduce((all, part, i) => (i === 0 ? part : html`${all}${word}${part}`), NOTHING);

/** The format and the bounds of a text, a number or a list. */
function bounds(schema: JsonSchema): Html {
  const { format, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`at least ${least}${unit}`];
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  const all = [
    ...(format ? [format] : []),
    ...range(minLength, maxLength, ' characters'),
    ...range(minimum, maximum, ''),
    ...range(minItems, maxItems, ' items'),
  ];
  return all.length > 0 ? html` (${all.join(', ')})` : NOTHING;
}
