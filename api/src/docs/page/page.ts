import { APP_NAME } from '#protocol/app-name';
import type { AsyncApi } from '../asyncapi.js';
import type { OpenApi } from '../openapi-document.js';
import type { JsonSchema } from '../schemas.js';
import { callView } from './call-view.js';
import { type Html, html, paragraphs } from './html.js';
import { messageView } from './message-view.js';
import { idOf, SchemaView } from './schema.js';
import { STYLE } from './style.js';

/** Both documents as one page, without scripts. */
export function page(calls: OpenApi, sockets: AsyncApi): string {
  const areas = calls.tags.map(({ name }) => name);
  const channels = Object.keys(sockets.channels);
  const document = html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${APP_NAME} for developers</title>
    ${STYLE}
  </head>
  <body>
    <header>
      <h1>${APP_NAME} for developers</h1>
      <p>
        This page describes what the server receives and sends. It is generated from the schemas that check both. For programs:
        <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1) and <a href="/asyncapi.json">asyncapi.json</a> (AsyncAPI
        3.0).
      </p>
    </header>
    <nav aria-label="Contents">
      <h2>Contents</h2>
      <ul>
        <li><a href="#calls">Calls</a><ul>${areas.map((name) => link(areaId(name), name))}</ul></li>
        <li><a href="#sockets">Sockets</a><ul>${channels.map((name) => link(`channel-${name}`, titleOf(sockets, name)))}</ul></li>
        <li><a href="#calls-schemas">Schemas of calls</a></li>
        <li><a href="#sockets-schemas">Schemas of messages</a></li>
      </ul>
    </nav>
    <main>
      ${callsPart(calls, areas)}
      ${socketsPart(sockets, channels)}
      ${schemasPart('calls', 'Schemas of calls', calls.components.schemas)}
      ${schemasPart('sockets', 'Schemas of messages', sockets.components.schemas)}
    </main>
  </body>
</html>
`;
  return document.text;
}

const areaId = (name: string) => `area-${name.replaceAll(' ', '-')}`;
const link = (id: string, text: string): Html => html`<li><a href="#${id}">${text}</a></li>`;
const titleOf = ({ channels }: AsyncApi, name: string) => channels[name]?.address ?? name;

function callsPart(calls: OpenApi, areas: string[]): Html {
  const view = new SchemaView('calls');
  const all = Object.entries(calls.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call })),
  );
  const sections = areas.map((name) => {
    const own = all.filter(({ call }) => call.tags.includes(name));
    return html`<section id="${areaId(name)}">
      <h3>${name}</h3>
      ${own.map(({ method, path, call }) => callView(method, path, call, calls, view))}
    </section>`;
  });
  return html`<section id="calls">
    <h2>Calls</h2>
    ${paragraphs(calls.info.description)}${sections}
  </section>`;
}

function socketsPart(sockets: AsyncApi, channels: string[]): Html {
  const view = new SchemaView('sockets');
  const operations = Object.entries(sockets.operations);
  const sections = channels.map((name) => {
    const of = (action: 'send' | 'receive') =>
      operations
        .filter(([, each]) => each.action === action && each.channel.$ref === `#/channels/${name}`)
        .map(([key, each]) => messageView(key, each, sockets, view));
    return html`<section id="channel-${name}">
      <h3>${titleOf(sockets, name)}</h3>
      <p>${sockets.channels[name]?.description ?? ''}</p>
      <h4>From the client</h4>
      ${of('receive')}
      <h4>From the server</h4>
      ${of('send')}
    </section>`;
  });
  return html`<section id="sockets">
    <h2>Sockets</h2>
    ${paragraphs(sockets.info.description)}${sections}
  </section>`;
}

function schemasPart(scope: string, title: string, schemas: Record<string, JsonSchema>): Html {
  const view = new SchemaView(scope);
  const each = Object.entries(schemas).map(
    ([name, schema]) =>
      html`<section id="${idOf(scope, name)}"><h3>${name}</h3>${view.show(schema)}</section>`,
  );
  return html`<section id="${scope}-schemas"><h2>${title}</h2>${each}</section>`;
}
