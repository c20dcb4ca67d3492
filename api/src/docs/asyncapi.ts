import { z } from 'zod/mini';
import {
  ack,
  PASSING_MESSAGES,
  PERSONAL_MESSAGES,
  PUBLIC_MESSAGES,
  type ServerEvent,
  SOCKET_MESSAGES,
  syncAck,
} from '#protocol/messages';
import { MESSAGES, type MessageName } from '../games/sockets/messages.js';
import { BUDGETS } from '../limits/budgets.js';
import { INFO } from './about.js';
import { type JsonSchema, Schemas } from './schemas.js';

/** A namespace and the messages that it accepts. */
export interface Namespace {
  address: '/multiplayer' | '/singleplayer';
  takes: MessageName[];
}

interface Ref {
  $ref: string;
}

export interface Message {
  name: string;
  summary: string;
  payload?: JsonSchema;
}

export interface SocketOperation {
  action: 'send' | 'receive';
  channel: Ref;
  summary: string;
  description?: string;
  messages: Ref[];
  reply?: { channel: Ref; messages: Ref[] };
}

export interface AsyncApi {
  asyncapi: string;
  info: { title: string; version: string; description: string };
  defaultContentType: string;
  servers: object;
  channels: Record<string, { address: string; description: string; messages: Record<string, Ref> }>;
  operations: Record<string, SocketOperation>;
  components: {
    messages: Record<string, Message>;
    schemas: Record<string, JsonSchema>;
    securitySchemes: object;
  };
}

const CHANNELS = {
  '/multiplayer': {
    name: 'rooms',
    description: 'The sockets of players in rooms. Each follows its user’s room.',
  },
  '/singleplayer': {
    name: 'solo',
    description: 'The sockets of solo players. Each follows its user’s open game.',
  },
} as const;

/** The messages that solo games send. Rooms send all except `no_namespace`. */
const SOLO: ServerEvent[] = [
  'game_state',
  'next_question',
  'answer_checked',
  'clock',
  'quiz_completed',
  'no_namespace',
  'refused',
];

const SENT: Record<string, z.ZodMiniType>[] = [
  PUBLIC_MESSAGES,
  PERSONAL_MESSAGES,
  PASSING_MESSAGES,
  SOCKET_MESSAGES,
];
const EVENTS = [...new Set(SENT.flatMap((messages) => Object.keys(messages)))] as ServerEvent[];

const ACKNOWLEDGEMENTS = {
  ack: { name: 'ack', summary: 'The acknowledgement.', schema: ack },
  sync_ack: { name: 'ack', summary: 'The acknowledgement of `sync`.', schema: syncAck },
};

const ref = (...path: string[]): Ref => ({
  $ref: `#/${path.map((part) => part.replaceAll('/', '~1')).join('/')}`,
});

/** The AsyncAPI document of the sockets. */
export function asyncApi(namespaces: Namespace[]): AsyncApi {
  const schemas = new Schemas('draft-07');
  const document: AsyncApi = {
    asyncapi: '3.0.0',
    info: INFO.sockets,
    defaultContentType: 'application/json',
    servers: {
      here: {
        host: '{host}',
        pathname: '/socket.io/',
        protocol: 'socket.io',
        description: 'The host that serves this document.',
        variables: { host: { default: 'localhost:3000' } },
        security: [ref('components', 'securitySchemes', 'accessToken')],
      },
    },
    channels: {},
    operations: {},
    components: {
      messages: messagesOf(schemas),
      schemas: schemas.named,
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'In `auth.token` of the handshake, or in its `Authorization` header.',
        },
      },
    },
  };
  for (const namespace of namespaces) addNamespace(document, namespace);
  return document;
}

/** All messages, by `sent.NAME` or `taken.NAME`: clients and the server both send `room_settings` and `start_game`. */
function messagesOf(schemas: Schemas): Record<string, Message> {
  const sent = EVENTS.map((name) => [`sent.${name}`, sentMessage(name, schemas)] as const);
  const taken = Object.entries(MESSAGES).map(([name, { schema, does }]) => {
    const payload = schemas.sent(schema);
    return [`taken.${name}`, { name, summary: does, payload }] as const;
  });
  const acknowledgements = Object.entries(ACKNOWLEDGEMENTS).map(([key, { schema, ...message }]) => {
    return [key, { ...message, payload: schemas.received(schema) }] as const;
  });
  return Object.fromEntries([...taken, ...acknowledgements, ...sent]);
}

/** Two kinds of messages may share a name. */
function sentMessage(name: ServerEvent, schemas: Schemas): Message {
  const kinds = SENT.flatMap((messages) => messages[name] ?? []);
  const payloads = kinds
    .filter((schema) => schema._zod.def.type !== 'void')
    .map((schema) => {
      const { description: _, ...payload } = schemas.received(schema);
      return payload;
    });
  const summary = kinds.map((schema) => z.globalRegistry.get(schema)?.description).join(' Or: ');
  const [only, ...others] = payloads;
  if (!only) return { name, summary };
  return { name, summary, payload: others.length > 0 ? { anyOf: payloads } : only };
}

function addNamespace(document: AsyncApi, { address, takes }: Namespace): void {
  const { name: channel, description } = CHANNELS[address];
  const sends = EVENTS.filter((event) =>
    channel === 'solo' ? SOLO.includes(event) : event !== 'no_namespace',
  );
  const acknowledgements = takes.includes('sync') ? ['ack', 'sync_ack'] : ['ack'];
  const keys = [
    ...takes.map((name) => `taken.${name}`),
    ...acknowledgements,
    ...sends.map((name) => `sent.${name}`),
  ];
  document.channels[channel] = {
    address,
    description,
    messages: Object.fromEntries(keys.map((key) => [key, ref('components', 'messages', key)])),
  };
  const here = ref('channels', channel);
  const message = (key: string) => ref('channels', channel, 'messages', key);
  for (const name of takes) {
    const { does, guests, budget } = MESSAGES[name];
    document.operations[`${channel}.take.${name}`] = {
      action: 'receive',
      channel: here,
      summary: does,
      description: [
        guests ? 'Guests may send it.' : 'Guests get `account_needed`.',
        `Budget: \`${budget}\`, ${BUDGETS[budget].points} in ${BUDGETS[budget].seconds} s per ${BUDGETS[budget].per}.`,
      ].join(' '),
      messages: [message(`taken.${name}`)],
      reply: { channel: here, messages: [message(name === 'sync' ? 'sync_ack' : 'ack')] },
    };
  }
  for (const name of sends) {
    const { summary } = document.components.messages[`sent.${name}`] as Message;
    document.operations[`${channel}.send.${name}`] = {
      action: 'send',
      channel: here,
      summary,
      messages: [message(`sent.${name}`)],
    };
  }
}
