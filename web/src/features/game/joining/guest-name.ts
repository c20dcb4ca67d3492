const FIRST = ['Bold', 'Bright', 'Calm', 'Clever', 'Cosy', 'Curious', 'Eager', 'Gentle', 'Happy', 'Keen'];
const SECOND = ['Badger', 'Falcon', 'Fox', 'Heron', 'Lynx', 'Otter', 'Owl', 'Panda', 'Robin', 'Seal'];
const MOST = 10_000;

const any = (words: string[]) => words[Math.floor(Math.random() * words.length)];

/** A name for a guest who is not asked for one, such as "Curious Otter 4711". */
export const guestName = () => `${any(FIRST)} ${any(SECOND)} ${Math.floor(Math.random() * MOST)}`;
