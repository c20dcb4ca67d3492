/** The user has closed the browser's dialog, or has no passkey for the site. */
export class NoPasskey extends Error {}
