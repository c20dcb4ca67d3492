import { RequestMethod, type Type } from '@nestjs/common';
import {
  GUARDS_METADATA,
  HTTP_CODE_METADATA,
  METHOD_METADATA,
  PATH_METADATA,
  REDIRECT_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { type ModulesContainer, Reflector } from '@nestjs/core';
import type { z } from 'zod/mini';
import { NEEDS_ACCOUNT } from '../auth/needs-account.js';
import { OwnOriginGuard } from '../auth/own-origin.guard.js';
import { IS_PUBLIC } from '../auth/public.js';
import type { BudgetName } from '../limits/budgets.js';
import { SPENDS } from '../limits/spends.js';
import { DOCUMENTED, type Documentation } from './documented.js';

/** A call as its decorators describe it. */
export interface Call extends Documentation {
  controller: string;
  handler: string;
  /** In lower case. */
  method: string;
  /** With parameters as `{id}`. */
  path: string;
  status: number;
  /** Who may make it: anybody, any signed-in user, or users with an account. */
  access: 'public' | 'guests' | 'account';
  /** Browsers may make it from our own pages only. */
  ownOrigin: boolean;
  budget: BudgetName | undefined;
  body: z.ZodMiniType | undefined;
  query: z.ZodMiniType | undefined;
  params: z.ZodMiniType | undefined;
}

type Handler = () => unknown;

/** The documented calls of all controllers. */
export function callsOf(modules: ModulesContainer): Call[] {
  const controllers = [...modules.values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const controller = metatype as Type;
    const prototype = controller.prototype as Record<string, Handler>;
    return Object.getOwnPropertyNames(prototype)
      .filter((name) => Reflect.hasMetadata(DOCUMENTED, prototype[name] as Handler))
      .map((name) => callOf(controller, name, prototype[name] as Handler));
  });
}

function callOf(controller: Type, handler: string, handle: Handler): Call {
  const reflector = new Reflector();
  const own = <T>(key: string) => Reflect.getMetadata(key, handle) as T;
  const marked = <T>(key: string) => reflector.getAllAndOverride<T | undefined>(key, [handle, controller]);
  const schemas = argumentSchemas(controller, handler);
  const method = RequestMethod[own<RequestMethod>(METHOD_METADATA)]?.toLowerCase() ?? '';
  const usual = method === 'post' ? 201 : 200;
  const guest = marked<boolean>(NEEDS_ACCOUNT) === false ? 'guests' : 'account';
  const guards = Reflect.getMetadata(GUARDS_METADATA, controller) as unknown[] | undefined;
  return {
    ...own<Documentation>(DOCUMENTED),
    controller: controller.name.replace(/Controller$/, ''),
    handler,
    method,
    path: pathOf(Reflect.getMetadata(PATH_METADATA, controller), own<string>(PATH_METADATA)),
    status: own(REDIRECT_METADATA) ? 302 : (own<number | undefined>(HTTP_CODE_METADATA) ?? usual),
    access: marked<boolean>(IS_PUBLIC) ? 'public' : guest,
    ownOrigin: guards?.includes(OwnOriginGuard) ?? false,
    budget: marked<BudgetName>(SPENDS),
    body: schemas.get(RouteParamtypes.BODY),
    query: schemas.get(RouteParamtypes.QUERY),
    params: schemas.get(RouteParamtypes.PARAM),
  };
}

const pathOf = (...parts: string[]) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '')
    .map((part) => part.replace(/^:(.+)$/, '{$1}'))
    .join('/')}`;

/** The schemas of a handler's arguments, by the part of the request that they read. */
function argumentSchemas(controller: Type, handler: string): Map<RouteParamtypes, z.ZodMiniType> {
  const found: Record<string, { schema?: z.ZodMiniType }> =
    Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler) ?? {};
  return new Map(
    Object.entries(found).flatMap(([key, { schema }]) =>
      schema ? [[Number(key.split(':')[0]) as RouteParamtypes, schema] as const] : [],
    ),
  );
}
