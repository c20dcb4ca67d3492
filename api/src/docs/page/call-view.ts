import type { Content, OpenApi, Operation, Parameter, Response } from '../openapi-document.js';
import { type Html, html, NOTHING, prose } from './html.js';
import type { SchemaView } from './schema.js';

/** Shows a call of the OpenAPI document. */
export function callView(
  method: string,
  path: string,
  call: Operation,
  { components }: OpenApi,
  view: SchemaView,
): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = call;
  const shown = Object.entries(responses).map(([status, response]) => {
    const found = '$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
    return found ? responseView(status, found, view) : NOTHING;
  });
  return html`<details id="${operationId}">
    <summary><b class="method">${method.toUpperCase()}</b> <code>${path}</code> <span>${prose(summary)}</span></summary>
    <p>${prose(description)}</p>
    ${parameters.length > 0 ? html`<h4>Parameters</h4><ul class="fields">${parameters.map((each) => parameterView(each, view))}</ul>` : NOTHING}
    ${requestBody ? html`<h4>Body</h4>${contentView(requestBody, view)}` : NOTHING}
    <h4>Replies</h4>
    <dl>${shown}</dl>
  </details>`;
}

const parameterView = ({ name, in: place, required, schema }: Parameter, view: SchemaView): Html =>
  html`<li><code>${name}</code> in the ${place}${required ? '' : ', optional'} ${view.show(schema)}</li>`;

function responseView(status: string, { description, content }: Response, view: SchemaView): Html {
  const isError = Number(status) >= 400;
  return html`<dt>${status}</dt><dd>${prose(description)}${content && !isError ? contentView({ content }, view) : NOTHING}</dd>`;
}

const contentView = ({ content = {} }: Content, view: SchemaView): Html =>
  html`${Object.entries(content).map(
    ([type, { schema }]) => html`<p class="type">${type}</p>${view.show(schema)}`,
  )}`;
