import type { Kind } from '../../relation.js';
import { ARTISTS } from './artists.js';
import { ARTWORKS } from './artworks.js';

export const TEMPLATES: readonly Kind[] = [...ARTWORKS, ...ARTISTS];
