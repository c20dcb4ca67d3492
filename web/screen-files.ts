import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const SCREEN = /\/src\/routes\/([\w-]+)\.tsx$/;
const ROOMS = /\/src\/app\/rooms-layout\.tsx$/;

const START = '<script src="/start.js">';

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

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

function screensIn(bundle: Bundle) {
  const chunks = chunksOf(bundle);
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...filesOf(entry, bundle)]),
  );
  const beyondFirst = (chunk: Rolldown.OutputChunk) =>
    [...filesOf(chunk, bundle)].filter((file) => !first.has(file));
  const moduleOf = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId ?? '';
  const rooms = chunks.filter((chunk) => ROOMS.test(moduleOf(chunk))).flatMap(beyondFirst);

  const files: string[] = [];
  const place = (file: string) => {
    const name = file.replace('assets/', '');
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  const screens: Record<string, number[]> = {};
  for (const chunk of chunks) {
    const [, name] = SCREEN.exec(moduleOf(chunk)) ?? [];
    if (!name || !chunk.isDynamicEntry) continue;
    const all = name.startsWith('multiplayer') ? [...rooms, ...beyondFirst(chunk)] : beyondFirst(chunk);
    screens[name] = [...new Set(all)].map(place);
  }
  return { files, screens };
}

/**
 * Lists in the page the files of each screen, without those of the first load. public/start.js requests them while the
 * app is loading; without the list the browser would find them one round trip later.
 */
export const screenFiles = (): Plugin => ({
  name: 'screen-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const screens = JSON.stringify(screensIn(bundle));
      return html.replace(START, `<script src="/start.js" data-screens='${screens}'>`);
    },
  },
});
