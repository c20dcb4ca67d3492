/** The bytes by which an authenticator identifies a user: the id, which holds no personal data. */
export const userHandle = (userId: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));

/** Whether a handle from a browser, in base64url, is that of a user. Authenticators may omit it. */
export const isHandleOf = (userId: string, handle: string | undefined): boolean =>
  handle === undefined || handle === Buffer.from(userHandle(userId)).toString('base64url');
