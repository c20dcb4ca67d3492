import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { type StartedApp, startApp } from '../../src/testing/start-app.js';
import { ROUTES } from './calls.js';

let server: StartedApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server?.close());

type Handlers = Record<string, () => unknown>;

/** `METHOD /path` of every handler of every controller. */
function served(): string[] {
  const modules = [...server.app.get(ModulesContainer).values()];
  return modules
    .flatMap(({ controllers }) => [...controllers.values()])
    .flatMap(({ metatype }) => {
      const { prototype } = metatype as { prototype: Handlers };
      const names = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor');
      const handlers = names.map((name) => prototype[name] as () => unknown);
      const folder = Reflect.getMetadata('path', metatype as object) as string;
      return handlers
        .filter((handler) => Reflect.hasMetadata('path', handler))
        .map((handler) => {
          const method = RequestMethod[Reflect.getMetadata('method', handler) as number];
          const parts = [folder, Reflect.getMetadata('path', handler) as string];
          return `${method} /${parts
            .map((part) => part.replace(/^\/+|\/+$/g, ''))
            .filter(Boolean)
            .join('/')}`;
        });
    });
}

it('attacks exactly the calls that the server has', () => {
  const attacked = ROUTES.map(({ method, path }) => `${method} ${path}`);
  expect(served().sort()).toEqual(attacked.sort());
});
