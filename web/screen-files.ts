import type { Rolldown } from 'vite';
import { PAGES, VISITORS_PAGES } from '../libs/protocol/src/pages.js';

type Bundle = Rolldown.OutputBundle;

const ROUTE = /\/src\/routes\/([\w-]+)\.tsx$/;
const ROOMS = /\/src\/app\/rooms-layout\.tsx$/;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');
const moduleOf = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId ?? '';

/** A chunk's JS and CSS, with those of all chunks that it imports statically. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Bundle, found = new Set<string>()) {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, found);
  }
  return found;
}

/** By page, the files of its screen without those of the first load. */
export interface ScreenFiles {
  forPlayers: Record<string, string[]>;
  forVisitors: Record<string, string[]>;
}

export function screenFilesIn(bundle: Bundle): ScreenFiles {
  const chunks = chunksOf(bundle);
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...filesOf(entry, bundle)]),
  );
  const beyondFirst = (chunk: Rolldown.OutputChunk) =>
    [...filesOf(chunk, bundle)].filter((file) => !first.has(file));
  const rooms = chunks.filter((chunk) => ROOMS.test(moduleOf(chunk))).flatMap(beyondFirst);
  const ofRoute = (route: string) =>
    chunks.filter((chunk) => ROUTE.exec(moduleOf(chunk))?.[1] === route).flatMap(beyondFirst);

  const routeOf = (page: string) => page.slice(1).replaceAll('/', '-') || 'home';
  const forPlayers = (page: string) => {
    const route = routeOf(page);
    const around = route.startsWith('multiplayer') ? rooms : route === 'home' ? ofRoute('profile') : [];
    return [...new Set([...around, ...ofRoute(route)])];
  };
  return {
    forPlayers: Object.fromEntries(PAGES.map((page) => [page, forPlayers(page)])),
    forVisitors: Object.fromEntries(VISITORS_PAGES.map((page) => [page, ofRoute(routeOf(page))])),
  };
}
