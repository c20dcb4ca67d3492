import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = `http://127.0.0.1:${process.env['PORT'] || 3000}`;
const calls = [
  '/auth',
  '/login',
  '/register',
  '/logout',
  '/profile',
  '/quiz',
  '/save-custom-quiz',
  '/edit-custom-quiz',
  '/delete-custom-quiz',
  '/get-custom-quizzes',
  '/begin-quiz',
  '/healthz',
  '/readyz',
];

// Pages and calls share paths (GET /login is a page, POST /login a call): who accepts HTML gets the page, as in production.
const bypass = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers.accept?.includes('text/html') ? '/index.html' : undefined;

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
      ...Object.fromEntries(calls.map((path) => [path, { target: api, bypass }])),
    },
  },
});
