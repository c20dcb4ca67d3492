import { Ajv, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { AsyncApi } from '../docs/asyncapi.js';
import type { OpenApi, Operation } from '../docs/openapi-document.js';
import { type Answer, Visitor } from './visitor.js';

const OPTIONS = { strict: false, allErrors: true };

/** The document as the server keeps to it: without fields that it does not name. */
const strict = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document), (_, value) =>
    value?.type === 'object' && value.properties ? { additionalProperties: false, ...value } : value,
  );

/** The differences between a reply or a message and its document; empty if it matches. */
function faults(validate: ValidateFunction | undefined, value: unknown): string[] {
  if (!validate) return ['is not in the document'];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
}

/** The OpenAPI document of a server, by which replies are checked. */
export class CallContract {
  /** The replies that have been checked, such as `POST /login 200`. */
  readonly seen = new Set<string>();
  private readonly ajv = new Ajv2020(OPTIONS);

  constructor(readonly document: OpenApi) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(strict(document), 'document');
  }

  faultsOf(method: string, path: string, { status, headers, body }: Answer): string[] {
    const known = this.operation(method, path.split('?', 1)[0] ?? '');
    if (!known) return ['is not in the document'];
    const [template, operation] = known;
    this.seen.add(`${method} ${template} ${status}`);
    const reply = operation.responses[status];
    if (!reply) return [`has no status ${status} in the document`];
    const at = ['paths', template, method.toLowerCase(), 'responses', String(status)];
    const [found, where] =
      '$ref' in reply ? [this.named(reply.$ref), reply.$ref.slice(2).split('/')] : [reply, at];
    const type = headers.get('content-type')?.split(';', 1)[0];
    if (!found?.content) return type === undefined ? [] : [`has a body of ${type}`];
    if (!type || !(type in found.content)) return [`has a body of ${type}`];
    if (type !== 'application/json') return [];
    return faults(this.at([...where, 'content', type, 'schema']), body);
  }

  private named = (ref: string) => this.document.components.responses[ref.split('/').at(-1) ?? ''];

  private at(path: string[]): ValidateFunction | undefined {
    const pointer = path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')));
    return this.ajv.getSchema(`document#/${pointer.join('/')}`);
  }

  /** The operation with its path, a fixed one before one with parameters. */
  private operation(method: string, path: string): [string, Operation] | undefined {
    const { paths } = this.document;
    const fits = (template: string) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
    const template = path in paths ? path : Object.keys(paths).find(fits);
    const operation = template && paths[template]?.[method.toLowerCase()];
    return operation ? [template, operation] : undefined;
  }
}

/** A browser that fails at a reply that is not as the document says. */
export class StrictVisitor extends Visitor {
  constructor(
    url: string,
    private readonly contract: CallContract,
    headers: Record<string, string> = {},
  ) {
    super(url, headers);
  }

  override async call(method: string, path: string, body?: unknown, headers = {}): Promise<Answer> {
    const answer = await super.call(method, path, body, headers);
    const found = this.contract.faultsOf(method, path, answer);
    if (found.length > 0)
      throw new Error(
        `${method} ${path} ${answer.status}: ${found.join('; ')}\n${JSON.stringify(answer.body)}`,
      );
    return answer;
  }
}

/** The AsyncAPI document of a server, by which messages are checked. */
export class SocketContract {
  private readonly ajv = new Ajv(OPTIONS);

  constructor(private readonly document: AsyncApi) {
    addFormats.default(this.ajv);
    this.ajv.addSchema(strict(document), 'document');
  }

  /** Of a message that a client has received. */
  faultsOf(channel: string, name: string, payload: unknown): string[] {
    if (!(`sent.${name}` in (this.document.channels[channel]?.messages ?? {})))
      return ['is not in the document'];
    if (!this.document.components.messages[`sent.${name}`]?.payload)
      return payload === undefined ? [] : ['has a payload'];
    return this.faultsIn(`sent.${name}`, payload);
  }

  /** Of the acknowledgement of a message. */
  faultsOfAck(channel: string, name: string, ack: unknown): string[] {
    const ref = this.document.operations[`${channel}.take.${name}`]?.reply?.messages[0]?.$ref ?? '';
    return this.faultsIn(ref.split('/').at(-1) ?? '', ack);
  }

  private faultsIn = (message: string, payload: unknown): string[] =>
    faults(this.ajv.getSchema(`document#/components/messages/${message}/payload`), payload);
}
