import { APP_NAME } from '#protocol/app-name';

/** The version in package.json. */
export const VERSION = '0.1.0';

const SENT = `Calls take and send JSON. Numbers may also be sent as their digits, as forms do.
Unknown fields are dropped. Ignore fields that you do not know: later releases may add some.`;

const CALLS = `${SENT}

Every error has the body \`Error\`, and every response \`x-request-id\`. Each call also spends \`calls\`, the budget of its
address. Requests that are no valid HTTP, or too slow or too large to be read, get 400, 408, 414 or 431.

The games themselves are played over Socket.IO: see \`/asyncapi.json\`.`;

const SOCKETS = `Games are played over Socket.IO 4 at \`/socket.io/\`, with the WebSocket transport, in two namespaces. Connect with
\`auth: { token: ACCESS_TOKEN }\`. A \`connect_error\` with one of the messages of an expired or missing access token asks for
another one; any other asks to try again later. Add \`?room=CODE\` to the address of a room, so that its players share an instance.

Pass a callback with each message: it gets the acknowledgement once the effect is durable. Repeat a message without one, with the
same \`command_id\`, a UUID: it takes effect once. Messages with a \`seq\` are numbered; after a gap, send \`sync\`.

Unknown fields are dropped. Ignore fields and messages that you do not know: later releases may add some. Over budget a message
gets \`rate_limited\`, and three refusals with \`rate_limited\` or \`bad_request\` within a minute close the connection.`;

const license = { name: 'MIT' };

export const INFO = {
  calls: { title: `${APP_NAME}: calls`, version: VERSION, description: CALLS, license },
  sockets: { title: `${APP_NAME}: sockets`, version: VERSION, description: SOCKETS, license },
};
