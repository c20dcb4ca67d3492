// What the router expects of a browser and jsdom does not have. To be imported before everything else.
import { TextDecoder, TextEncoder } from 'node:util';

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
  matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
});

Object.assign(globalThis.HTMLDialogElement?.prototype ?? {}, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
