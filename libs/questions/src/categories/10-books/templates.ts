import type { Kind } from '../../relation.js';
import { BOOK_PEOPLE } from './book-people.js';
import { BOOKS } from './books.js';

export const TEMPLATES: readonly Kind[] = [...BOOKS, ...BOOK_PEOPLE];
