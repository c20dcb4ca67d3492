/** A file without a quiz. Its message is shown to the player. */
export class FileError extends Error {}
