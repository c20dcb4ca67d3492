import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { NEEDS_ACCOUNT } from './auth/needs-account.js';
import { IS_PUBLIC } from './auth/public.js';
import { MESSAGES } from './games/sockets/messages.js';
import { RoomsGateway } from './games/sockets/rooms.gateway.js';
import { SoloGateway } from './games/sockets/solo.gateway.js';
import { BUDGETS, type BudgetName } from './limits/budgets.js';
import { SPENDS } from './limits/spends.js';
import { type StartedApp, startApp } from './testing/start-app.js';

const ROOT = join(import.meta.dirname, '../..');

/** The sources of a folder, without tests and their support code. */
const sourcesOf = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.includes('testing/'))
    .map((path) => join(folder, path));

const filesWith = (pattern: RegExp) =>
  ['api/src', 'libs/game/src', 'libs/protocol/src', 'libs/questions/src']
    .flatMap(sourcesOf)
    .filter((path) => pattern.test(readFileSync(join(ROOT, path), 'utf8')));

describe('input', () => {
  it('is checked by `parse` only, except for settings', () => {
    const runs = /(?<!JSON|Date|Papa|Command|this)\.parse(Async)?\(|\.safeParse(Async)?\(|~standard/;
    expect(filesWith(runs)).toEqual(['api/src/config.ts', 'libs/protocol/src/parse.ts']);
  });

  it('is received from sockets in `boundary.ts` only', () => {
    const binds =
      /SubscribeMessage|\.(onAny|prependAny)\w*\(|\bsocket\.(on(ce)?|addListener|prepend\w+)\((?!'(disconnect|error)')/;
    expect(filesWith(binds)).toEqual(['api/src/games/sockets/boundary.ts']);
  });
});

describe('every call', () => {
  let server: StartedApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server?.close());

  /** Each handler of each controller, as `Controller.handler`. */
  function handlers() {
    const reflector = server.app.get(Reflector);
    const controllers = [...server.app.get(ModulesContainer).values()].flatMap((module) => [
      ...module.controllers.values(),
    ]);
    return controllers.flatMap(({ metatype }) => {
      const prototype = (metatype as { prototype: Record<string, () => unknown> }).prototype;
      return Object.getOwnPropertyNames(prototype)
        .map((name) => ({ name, handler: prototype[name] as () => unknown }))
        .filter(({ name, handler }) => name !== 'constructor' && Reflect.hasMetadata('path', handler))
        .map(({ name, handler }) => {
          const marked = <T>(key: string) =>
            reflector.getAllAndOverride<T | undefined>(key, [handler, metatype as never]);
          return {
            name: `${metatype?.name}.${name}`,
            budget: marked<BudgetName>(SPENDS),
            isPublic: marked<boolean>(IS_PUBLIC) ?? false,
            needsAccount: marked<boolean>(NEEDS_ACCOUNT),
          };
        });
    });
  }

  it('spends a budget', () => {
    const all = handlers();
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ budget }) => !budget || !(budget in BUDGETS))).toEqual([]);
  });

  it('is public, needs an account or is open to guests', () => {
    const strange = handlers().filter(
      ({ isPublic, needsAccount }) => isPublic !== (needsAccount === undefined),
    );
    expect(strange).toEqual([]);
  });
});

describe('every message', () => {
  let server: StartedApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server?.close());

  it('spends a budget of its user or the common budget', () => {
    const strange = Object.entries(MESSAGES).filter(([, { schema, budget }]) => {
      const { per } = BUDGETS[budget];
      return !('_zod' in schema) || (budget !== 'messages' && per !== 'user');
    });
    expect(strange).toEqual([]);
  });

  it('is accepted by a channel, and channels accept no other', () => {
    const { app } = server;
    const taken = [app.get(RoomsGateway), app.get(SoloGateway)].flatMap(({ handlers }) =>
      Object.keys(handlers),
    );
    expect([...new Set(taken)].sort()).toEqual(Object.keys(MESSAGES).sort());
  });
});
