import { ACCESS_TOKEN_MESSAGES, REFRESH_TOKEN_MESSAGES } from '#protocol/auth-messages';
import { errorResponse } from '#protocol/rest-replies';
import { BUDGETS } from '../limits/budgets.js';
import { INFO } from './about.js';
import type { Call } from './calls.js';
import { commonErrors, errorsOf } from './errors.js';
import type { Content, OpenApi, Operation, Parameter, Response } from './openapi-document.js';
import { type JsonSchema, Schemas } from './schemas.js';

const json = (schema: JsonSchema): Content => ({ content: { 'application/json': { schema } } });

const WHO: Record<Call['access'], string> = {
  public: 'Anybody may call it.',
  guests: 'Signed-in users and guests may call it.',
  account: 'Signed-in users may call it; guests get `account_needed`.',
};

const WITH_METRICS_TOKEN = 'Only a caller with the token of the installation may call it.';

const list = (texts: readonly string[]) => texts.map((text) => `"${text}"`).join(', ');

const SECURITY_SCHEMES = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: `Returned by a sign-in. After one of these messages, renew it with \`/auth/refresh\` and repeat the call: ${list(ACCESS_TOKEN_MESSAGES)}.`,
  },
  refreshToken: {
    type: 'apiKey',
    in: 'cookie',
    name: 'refresh_token',
    description: `Set by a sign-in, and by each renewal. Over https the cookie is \`__Host-refresh_token\`; over http the name ends in the port, such as \`refresh_token_3000\`. After one of these messages the sign-in is over: ${list(REFRESH_TOKEN_MESSAGES)}.`,
  },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'The `METRICS_TOKEN` of the installation.' },
};

/** The OpenAPI document of the calls. */
export function openApi(calls: Call[]): OpenApi {
  const schemas = new Schemas('draft-2020-12');
  const error = schemas.received(errorResponse);
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const methods = paths[call.path] ?? {};
    paths[call.path] = methods;
    methods[call.method] = operationOf(call, schemas, error);
  }
  return {
    openapi: '3.1.0',
    info: INFO.calls,
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map(areaOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: schemas.named,
      responses: commonErrors(error),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function operationOf(call: Call, schemas: Schemas, error: JsonSchema): Operation {
  const { controller, handler, does, access, budget, credentials, query, params, body } = call;
  const description = [
    credentials === 'metricsToken' ? WITH_METRICS_TOKEN : WHO[access],
    ...(call.ownOrigin ? ['Browsers may call it from this site only.'] : []),
    ...(budget ? [budgetText(budget)] : []),
  ];
  const scheme = credentials ?? (access === 'public' ? undefined : 'accessToken');
  return {
    operationId: controller.charAt(0).toLowerCase() + controller.slice(1) + capitalized(handler),
    summary: does,
    description: description.join(' '),
    tags: [areaOf(call)],
    security: scheme ? [{ [scheme]: [] }] : [],
    parameters: [
      ...(params ? parametersOf('path', schemas.sent(params)) : []),
      ...(query ? parametersOf('query', schemas.sent(query)) : []),
    ],
    ...(body ? { requestBody: { required: true, ...json(schemas.sent(body)) } } : {}),
    responses: {
      [call.status]: replyTo(call, schemas),
      ...(call.isConditional ? { 304: { description: 'Unchanged since the ETag in `If-None-Match`.' } } : {}),
      ...errorsOf(call, error),
    },
    'x-access': access,
    ...(budget ? { 'x-budget': budget } : {}),
  };
}

function budgetText(name: keyof typeof BUDGETS): string {
  const { points, seconds, per } = BUDGETS[name];
  return `Budget: \`${name}\`, ${points.toLocaleString('en')} in ${seconds.toLocaleString('en')} s per ${per}.`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of the controller's name. */
const areaOf = ({ controller }: Call): string =>
  capitalized(controller.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

function parametersOf(place: Parameter['in'], { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: schema as JsonSchema,
  }));
}

function replyTo({ status, reply, type }: Call, schemas: Schemas): Response {
  if (status === 302) return { description: 'Redirects.', headers: { location: header('string') } };
  if (reply) return { description: 'Done.', ...json(schemas.received(reply)) };
  const text = { type: type === 'application/json' ? 'object' : 'string' } as const;
  if (type) return { description: 'Done.', content: { [type]: { schema: text } } };
  return { description: 'Done, without a body.' };
}

const header = (type: string) => ({ schema: { type } });
