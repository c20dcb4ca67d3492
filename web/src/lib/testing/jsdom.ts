// What the router expects of a browser and jsdom does not have. To be imported before everything else.
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

// Screens are loaded when they are first shown, which takes its time where many tests run at once.
configure({ asyncUtilTimeout: 5_000 });

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
  // No canvas here: nothing that moves for show.
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
