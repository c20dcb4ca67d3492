import type { Kind } from '../../relation.js';
import { COMPUTER_HISTORY } from './computer-history.js';
import { COMPUTING_TERMS } from './computing.js';
import { INTERNET } from './internet.js';

export const TEMPLATES: readonly Kind[] = [...COMPUTING_TERMS, ...INTERNET, ...COMPUTER_HISTORY];
