import type { Kind } from '../../relation.js';
import { CONCERT_MUSIC } from './concert-music.js';
import { POPULAR_MUSIC } from './popular-music.js';

export const TEMPLATES: readonly Kind[] = [...CONCERT_MUSIC, ...POPULAR_MUSIC];
