interface GivenName {
  /** The name that the guest typed. Somebody else has it. */
  wanted: string;
  name: string;
}

let given: GivenName | undefined;

/** Remembers that a guest has another name than the one they typed. */
export const noteGivenName = (wanted: string, name: string) => {
  given = wanted.normalize('NFC') === name ? undefined : { wanted, name };
};
export const givenName = () => given;
export const forgetGivenName = () => {
  given = undefined;
};
