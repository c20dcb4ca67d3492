const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The replies of the two calls for options, as far as a browser needs them. */
export const AUTHENTICATION_OPTIONS = { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' };
export const REGISTRATION_OPTIONS = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Fourtell' },
  user: { id: 'YWRh', name: 'ada@example.org', displayName: 'Ada' },
  pubKeyCredParams: [],
};

const credential = (response: object) => ({
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), ...response },
});

const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

/** Gives jsdom passkeys: the user agrees to each request, closes the dialog, or has a passkey of this user on the device. */
export function fakePasskeys({ closes = false, known = false } = {}) {
  const closed = failing('NotAllowedError');
  const signed = credential({ authenticatorData: bytes('data'), signature: bytes('signature') });
  const made = credential({ attestationObject: bytes('object'), getTransports: () => ['internal'] });
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: closes ? closed : async () => signed,
      create: known ? failing('InvalidStateError') : closes ? closed : async () => made,
    },
  });
}
