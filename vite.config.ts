import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { html } from './web/html.js';

const api = `http://127.0.0.1:${process.env['PORT'] || 3000}`;

// Calls ask for JSON. Pages and the client's modules, some of which share a path with a call, stay with Vite.
const bypass = ({ url, headers }: IncomingMessage) =>
  headers.accept === 'application/json' ? undefined : url;

/** Leaves every transport but WebSocket out of the bundle: games use no other. */
const webSocketOnly: Plugin = {
  name: 'websocket-only',
  load: (id) =>
    id.endsWith('/engine.io-client/build/esm/transports/index.js')
      ? `import { WS } from './websocket.js'; export const transports = { websocket: WS };`
      : undefined,
};

export default defineConfig({
  root: 'web',
  plugins: [react(), webSocketOnly, html()],
  // Libraries are taken from their sources (package.json, "imports").
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // A shim of @xstate/react for versions of React without this hook.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    manifest: true,
    // Browsers that preload no modules load them a little later.
    modulePreload: { polyfill: false },
    // One file for what every visit needs, and few for what every game needs: smaller pieces would add up to more.
    rolldownOptions: {
      output: {
        // The first file lists all others: without their names it is half a kilobyte smaller.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'] },
            { name: 'machines', test: /node_modules\/(xstate|@xstate|use-)/ },
            {
              name: 'connection',
              test: /(socket|engine)\.io|game\/connection\/(?!open-game|trouble|selectors)|libs\/game\/src\/machine|libs\/protocol\/src\/mirror/,
            },
            { name: 'question', test: /game\/play\/(answer-|question-card|explanation|texts)/ },
            {
              name: 'play',
              test: /game\/connection\/(trouble|selectors)|protocol\/src\/history-id|features\/game\/(play|report)\/(?!report-(dialog|texts)|results|leave)|\/icons\/flag/,
              minShareCount: 2,
            },
            {
              name: 'rooms',
              test: /game\/rooms\/(ask|room-context|selectors|refusal-text|start-run|hosting)|lib\/copy/,
            },
            { name: 'auth', test: /features\/auth\/(?!password)|components\/field|lib\/use-hydrated/ },
            {
              name: 'lists',
              test: /components\/(list-state|load-failed|pager|paged-list)|lib\/page-of|quizzes\/(pages|quiz-card)/,
              minShareCount: 2,
            },
            {
              name: 'pieces',
              test: /components\/(alert|modal|confirm|page-title|corrected)|lib\/(request|uuid|announce|single-keys)|connection\/open-game|rooms\/room-code|\/icons\/(x|arrow-right|circle|chevron)/,
              minShareCount: 2,
            },
          ],
        },
      },
      treeshake: { moduleSideEffects: [{ test: /engine\.io/, sideEffects: false }] },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '/socket.io': { target: api, ws: true },
      '/oidc': { target: api },
      '/docs': { target: api },
      '^/(open|async)api\\.json$': { target: api },
      '/': { target: api, bypass },
    },
  },
});
