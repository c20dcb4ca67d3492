import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] || 3000}`;

// Calls ask for JSON. Pages and the client's modules, some of which share a path with a call, stay with Vite.
const bypass = ({ url, headers }: IncomingMessage) =>
  headers.accept === 'application/json' ? undefined : url;

export default defineConfig({
  root: 'web',
  plugins: [react()],
  // Libraries are taken from their sources (package.json, "imports").
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    manifest: true,
    // What every visit needs comes as one file: cut into shared pieces it would be 2 kB more.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/socket.io': { target: api, ws: true },
      '/': { target: api, bypass },
    },
  },
});
