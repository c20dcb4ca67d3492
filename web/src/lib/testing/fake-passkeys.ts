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

/** Gives jsdom passkeys: the user agrees to each request, or closes the dialog. */
export function fakePasskeys({ closes = false } = {}) {
  const closed = () => Promise.reject(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
  const signed = credential({ authenticatorData: bytes('data'), signature: bytes('signature') });
  const made = credential({ attestationObject: bytes('object'), getTransports: () => ['internal'] });
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: closes ? closed : async () => signed,
      create: closes ? closed : async () => made,
    },
  });
}
