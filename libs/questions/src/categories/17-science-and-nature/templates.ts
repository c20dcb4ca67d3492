import type { Kind } from '../../relation.js';
import { BODY } from './body.js';
import { CHEMISTRY } from './chemistry.js';
import { HEAVENS } from './heavens.js';
import { SCIENCES } from './sciences.js';

export const TEMPLATES: readonly Kind[] = [...CHEMISTRY, ...HEAVENS, ...BODY, ...SCIENCES];
