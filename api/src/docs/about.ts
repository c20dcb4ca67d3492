import { APP_NAME } from '#protocol/app-name';

/** The version in package.json. */
export const VERSION = '0.1.0';

const SENT = `Requests and replies are JSON. Numbers may also be sent as strings of digits, as forms do.
Unknown fields are dropped. Ignore fields that you do not know: later releases may add some.`;

const CALLS = `${SENT}

Every error has the body \`Error\`, and every response \`x-request-id\`. Each call also spends \`calls\`, the budget of its
address. Requests that are not valid HTTP, or that are too slow or too large, get 400, 408, 414 or 431.

The games themselves are played over Socket.IO: see \`/asyncapi.json\`.`;

const SOCKETS = `Games are played over Socket.IO 4 at \`/socket.io/\`, with the WebSocket transport, in two namespaces. Connect with
\`auth: { token: ACCESS_TOKEN }\`. If a \`connect_error\` has one of the messages for an expired or missing access token, get a new
token; after any other, try again later. Add \`?room=CODE\` to the address for a room, so that its players share an instance.

Pass a callback with each message: it gets the acknowledgement once the effect is durable. Repeat a message that was not
acknowledged, with the same \`command_id\`, a UUID: it takes effect once. Messages with a \`seq\` are numbered; after a gap, send \`sync\`.

Unknown fields are dropped. Ignore fields and messages that you do not know: later releases may add some. A message over budget
gets \`rate_limited\`, and three refusals with \`rate_limited\` or \`bad_request\` within a minute close the connection.`;

const license = { name: 'MIT' };

export const INFO = {
  calls: { title: `${APP_NAME}: calls`, version: VERSION, description: CALLS, license },
  sockets: { title: `${APP_NAME}: sockets`, version: VERSION, description: SOCKETS, license },
};
