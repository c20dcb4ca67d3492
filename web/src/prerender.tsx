import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { VISITORS_PAGES } from '#protocol/pages';
import { Providers } from './app/providers.js';
import { loadPage, routes } from './app/router.js';

async function prerender(path: string): Promise<string> {
  await loadPage(path);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} redirects`);
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(
    <StrictMode>
      <Providers>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
}

/** The content of each page in the HTML. The build imports this module once, and cannot call into it afterwards. */
export const contents = new Map<string, string>();
for (const page of VISITORS_PAGES) contents.set(page, await prerender(page));
