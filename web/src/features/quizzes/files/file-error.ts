/** A file that holds no quiz at all; its message is for the player. */
export class FileError extends Error {}
