/** The user has closed the browser's dialog, or has no passkey for the site. */
export class NoPasskey extends Error {}

/** The device has a passkey of the user already. */
export class KnownPasskey extends Error {}

/** Whether the browser has passkeys for this site: public/start.js finds out. */
export const canMakePasskeys = () => document.documentElement.dataset['passkeys'] !== undefined;
