import type { AsyncApi, Message, SocketOperation } from '../asyncapi.js';
import { type Html, html, NOTHING, prose } from './html.js';
import type { SchemaView } from './schema.js';

/** Shows a message of the AsyncAPI document. */
export function messageView(
  key: string,
  operation: SocketOperation,
  document: AsyncApi,
  view: SchemaView,
): Html {
  const message = messageAt(document, operation.messages[0]?.$ref);
  const reply = messageAt(document, operation.reply?.messages[0]?.$ref);
  return html`<details id="${key.replaceAll('.', '-')}">
    <summary><code>${message?.name ?? ''}</code> <span>${prose(operation.summary)}</span></summary>
    ${operation.description ? html`<p>${prose(operation.description)}</p>` : NOTHING}
    <h4>Payload</h4>
    ${message?.payload ? view.show(message.payload) : html`<p>None.</p>`}
    ${reply?.payload ? html`<h4>Acknowledgement</h4>${view.show(reply.payload)}` : NOTHING}
  </details>`;
}

/** The message that a channel's entry refers to: both have the same key. */
const messageAt = ({ components }: AsyncApi, ref = ''): Message | undefined =>
  components.messages[ref.split('/').at(-1) ?? ''];
