import type { Call } from './calls.js';
import type { ErrorCodes } from './documented.js';
import type { Response } from './openapi-document.js';
import type { JsonSchema } from './schemas.js';

const WAIT = { headers: { 'retry-after': { description: 'In seconds.', schema: { type: 'integer' } } } };

interface Common {
  name: string;
  status: number;
  code: string;
  description: string;
  /** Whether a call with these decorators may reply with the error. */
  of: (call: Call) => boolean;
  headers?: object;
}

const hasBody = ({ body }: Call) => body !== undefined;
const always = () => true;

/** Errors that calls have in common. */
const COMMON: Common[] = [
  { name: 'BadRequest', status: 400, code: 'bad_request', description: 'invalid input.', of: always },
  {
    name: 'Unauthorized',
    status: 401,
    code: 'unauthorized',
    description: 'no valid access token.',
    of: ({ access }) => access !== 'public',
  },
  {
    name: 'AccountNeeded',
    status: 403,
    code: 'account_needed',
    description: 'not for guests.',
    of: ({ access }) => access === 'account',
  },
  {
    name: 'OtherOrigin',
    status: 403,
    code: 'forbidden',
    description: 'a request from another site.',
    of: ({ ownOrigin }) => ownOrigin,
  },
  {
    name: 'LengthRequired',
    status: 411,
    code: 'length_required',
    description: 'the body does not state its length.',
    of: hasBody,
  },
  { name: 'TooLarge', status: 413, code: 'too_large', description: 'the body is too large.', of: hasBody },
  {
    name: 'NotJson',
    status: 415,
    code: 'unsupported_media_type',
    description: 'the body is not JSON.',
    of: hasBody,
  },
  {
    name: 'TooMany',
    status: 429,
    code: 'rate_limited',
    description: 'a budget is used up.',
    of: always,
    ...WAIT,
  },
  { name: 'Internal', status: 500, code: 'internal', description: 'a fault of the server.', of: always },
  {
    name: 'Unavailable',
    status: 503,
    code: 'unavailable',
    description: 'the server is busy, or its database is unavailable.',
    of: always,
    ...WAIT,
  },
];

const response = (
  error: JsonSchema,
  codes: readonly string[],
  description: string,
  headers = {},
): Response => ({
  description,
  ...headers,
  content: {
    'application/json': {
      schema: { allOf: [error, { properties: { code: { enum: [...codes] } } }] },
    },
  },
});

/** The responses that calls refer to. */
export const commonErrors = (error: JsonSchema): Record<string, Response> =>
  Object.fromEntries(
    COMMON.map(({ name, code, description, headers }) => [
      name,
      response(error, [code], `\`${code}\`: ${description}`, headers && { headers }),
    ]),
  );

/** The error responses of a call, by status. */
export function errorsOf(call: Call, error: JsonSchema): Record<string, Response | { $ref: string }> {
  const common = COMMON.filter(({ of }) => of(call));
  const own: ErrorCodes = call.errors ?? {};
  const statuses = new Set([...common.map(({ status }) => status), ...Object.keys(own).map(Number)]);
  const responses = [...statuses]
    .sort((one, other) => one - other)
    .map((status) => {
      const [first, ...others] = common.filter((one) => one.status === status);
      const codes = own[status] ?? [];
      if (first && others.length === 0 && codes.length === 0)
        return [status, { $ref: `#/components/responses/${first.name}` }];
      const all = new Set([...(first ? [first, ...others] : []).map(({ code }) => code), ...codes]);
      const description = [...all].map((code) => `\`${code}\``).join(', ');
      return [status, response(error, [...all], description)];
    });
  return Object.fromEntries(responses);
}
