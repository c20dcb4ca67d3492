/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */

import '../lib/testing/jsdom.js';
import { describe, expect, it } from '@jest/globals';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { PAGES, pageAt } from '#protocol/pages';
import { routes } from './router.js';

const pathsOf = (all: RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

describe('the router', () => {
  it('has a route for exactly the pages that the server serves', () => {
    expect(pathsOf(routes).toSorted()).toEqual([...PAGES, '*'].toSorted());
  });

  it.each(['/login/', '/LOGIN', '/Multiplayer/Lobby', '/nowhere', '/login/x', '//', '/quiz'])(
    'reads %s as the server does',
    (path) => {
      const found = matchRoutes(routes, path)?.at(-1)?.route.path;
      expect(pageAt(path)).toBe(found === '*' ? undefined : found);
    },
  );
});
