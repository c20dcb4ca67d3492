// Browser features that the router needs and jsdom lacks. Import this file first.
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// Screens load lazily, which takes longer when many tests run at once.
configure({ asyncUtilTimeout: 30_000 });

class PlainRequest {
  readonly method = 'GET';
  readonly headers = new Map();
  readonly signal: AbortSignal | undefined;
  constructor(
    readonly url: string,
    init: { signal?: AbortSignal } = {},
  ) {
    this.signal = init.signal;
  }
}

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  Request: PlainRequest,
  scrollTo: () => {},
  // jsdom has no canvas, so turn animations off.
  matchMedia: (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});

Object.assign(globalThis.HTMLDialogElement?.prototype ?? {}, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
