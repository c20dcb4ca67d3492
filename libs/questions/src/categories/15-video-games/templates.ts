import type { Kind } from '../../relation.js';
import { GAMING } from './gaming.js';
import { VIDEO_GAMES } from './video-games.js';

export const TEMPLATES: readonly Kind[] = [...VIDEO_GAMES, ...GAMING];
