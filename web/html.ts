import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { htmlFileOf, VISITORS_PAGES } from '../libs/protocol/src/pages.js';
import { type ScreenFiles, screenFilesIn } from './screen-files.js';

const START = '/start.js';
const ROOT = '<div id="root">';
const LISTS = '{ files: [], forPlayers: {}, forVisitors: {} }';

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`not found: ${from}`);
  return text.replace(from, () => to);
}

/** `public/start.js` with the list of each screen's files. */
function startScript(source: string, { forPlayers, forVisitors }: ScreenFiles): string {
  const files = [...new Set([forPlayers, forVisitors].flatMap((pages) => Object.values(pages).flat()))];
  const numbered = (pages: Record<string, string[]>) =>
    Object.fromEntries(
      Object.entries(pages).map(([page, names]) => [page, names.map((name) => files.indexOf(name))]),
    );
  const names = files.map((file) => file.replace('assets/', ''));
  const lists = { files: names, forPlayers: numbered(forPlayers), forVisitors: numbered(forVisitors) };
  return replaced(source, LISTS, JSON.stringify(lists));
}

/** Vite's own handling of styles works only in a whole dev server or build. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0without-styles' : undefined),
  load: (id) => (id === '\0without-styles' ? '' : undefined),
};

/** The rules of a page's own style sheets: as links they would delay the first paint. */
const stylesIn = (bundle: Rolldown.OutputBundle, files: string[]): string =>
  files
    .map((file) => bundle[file])
    .map((file) =>
      file?.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source).trim() : '',
    )
    .join('');

/** Renders the pages from their sources. */
async function renderPages(root: string) {
  const { module } = await runnerImport<typeof import('./src/prerender.js')>(
    join(root, 'src/prerender.tsx'),
    {
      root,
      mode: 'production',
      logLevel: 'warn',
      plugins: [withoutStyles],
      oxc: { jsx: { runtime: 'automatic', development: false } },
      environments: { inline: { resolve: { conditions: ['source'] } } },
    },
  );
  return module.contents;
}

/**
 * Writes the HTML of the pages that visitors see, and names the start script after its content, so that browsers keep
 * it. The script lists the files of each screen and requests them while the app is loading; without the list the browser
 * would find them one round trip later.
 */
export const html = (): Plugin => {
  let root = '';
  return {
    name: 'html',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the build has no index.html');
        const screens = screenFilesIn(bundle);
        const start = startScript(await readFile(join(root, 'public', START), 'utf8'), screens);
        const hash = createHash('sha256').update(start).digest('base64url').slice(0, 8);
        const fileName = `assets/start-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source: start });
        const shell = replaced(String(index.source), START, `/${fileName}`);
        index.source = shell;

        const contents = await renderPages(root);
        for (const page of VISITORS_PAGES) {
          const styles = stylesIn(bundle, screens.forVisitors[page] ?? []);
          const withStyles = replaced(
            shell,
            '</head>',
            `${styles && `  <style>${styles}</style>\n  `}</head>`,
          );
          const source = replaced(
            withStyles,
            ROOT,
            `<div id="root" data-page="${page}">${contents.get(page)}`,
          );
          this.emitFile({ type: 'asset', fileName: htmlFileOf(page), source });
        }
      },
    },
  };
};
