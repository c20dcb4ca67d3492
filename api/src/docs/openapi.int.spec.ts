import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type StartedApp, startApp } from '../testing/start-app.js';
import type { OpenApi, Operation } from './openapi-document.js';

let server: StartedApp;
let document: OpenApi;
/** `METHOD /path` of each route of Fastify. */
const routes: string[] = [];

beforeAll(async () => {
  server = await startApp({
    prepare: (app) =>
      app
        .getHttpAdapter()
        .getInstance()
        .addHook('onRoute', ({ method, url }) => {
          routes.push(...[method].flat().map((each) => `${each} ${url.replace(/:(\w+)/g, '{$1}')}`));
        }),
  });
  document = await (await fetch(`${server.url}/openapi.json`)).json();
});
afterAll(() => server?.close());

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      call,
    ]),
  );

describe('the OpenAPI document', () => {
  it('has the routes of the server, except for HEAD, preflights and the calls of operators', () => {
    const served = routes.filter((route) => !/^(HEAD|OPTIONS) | \/operator(\/|$)/.test(route));
    expect(served.length).toBeGreaterThan(40);
    expect(
      operations()
        .map(([route]) => route)
        .sort(),
    ).toEqual(served.sort());
  });

  it('is valid OpenAPI', async () => {
    const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has no dangling references and no unused schemas', () => {
    const text = JSON.stringify(document);
    const refs = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.-]+)"/g)].map(([, , name]) => name),
    );
    const { schemas, responses } = document.components;
    expect([...refs].sort()).toEqual([...Object.keys(schemas), ...Object.keys(responses)].sort());
    expect(text.match(/"\$ref"/g)?.length).toBe(text.match(/"\$ref":"#\/components\//g)?.length);
  });

  it('gives each operation a unique name, a summary, its callers and its budget', () => {
    const all = operations().map(([, call]) => call);
    expect(new Set(all.map(({ operationId }) => operationId)).size).toBe(all.length);
    for (const { summary, description } of all) {
      expect(summary).toMatch(/^[A-Z].*\.$/);
      expect(description).toMatch(/may call it.*Budget: `/);
    }
  });

  it.each([
    ['POST /login', 'public', 'sign-in-calls', []],
    ['GET /profile/history', 'guests', 'reads', [{ accessToken: [] }]],
    ['POST /save-custom-quiz', 'account', 'quiz-changes', [{ accessToken: [] }]],
    ['GET /auth/refresh', 'public', 'sign-in-calls', [{ refreshToken: [] }]],
  ])('says who may call %s', (route, access, budget, security) => {
    const [, call] = operations().find(([each]) => each === route) ?? [];
    expect(call).toMatchObject({ 'x-access': access, 'x-budget': budget, security });
    const codes = JSON.stringify(call?.responses[403] ?? '');
    expect(codes.includes('AccountNeeded')).toBe(access === 'account');
  });

  it('describes a body as the server expects it', () => {
    const [, call] = operations().find(([route]) => route === 'POST /save-custom-quiz') ?? [];
    const schema = call?.requestBody?.content?.['application/json']?.schema;
    expect(schema).toMatchObject({
      required: ['title', 'questions'],
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 37 },
        questions: {
          type: 'array',
          minItems: 1,
          maxItems: 50,
          items: { $ref: '#/components/schemas/SentQuestion' },
        },
      },
    });
    expect(document.components.schemas['SentQuestion']).toMatchObject({
      properties: {
        difficulty: { enum: ['easy', 'medium', 'hard'] },
        incorrect_answers: { type: 'array', maxItems: 3, items: { maxLength: 150 } },
        timer: { type: 'integer', minimum: 5, maximum: 120 },
      },
    });
  });
});
