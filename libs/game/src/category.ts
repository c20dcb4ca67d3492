/** The categories, in the order of their ids in Open Trivia DB: 9 is the first, 32 the last. */
const NAMES = [
  'General Knowledge',
  'Entertainment: Books',
  'Entertainment: Film',
  'Entertainment: Music',
  'Entertainment: Musicals & Theatres',
  'Entertainment: Television',
  'Entertainment: Video Games',
  'Entertainment: Board Games',
  'Science & Nature',
  'Science: Computers',
  'Science: Mathematics',
  'Mythology',
  'Sports',
  'Geography',
  'History',
  'Politics',
  'Art',
  'Celebrities',
  'Animals',
  'Vehicles',
  'Entertainment: Comics',
  'Science: Gadgets',
  'Entertainment: Japanese Anime & Manga',
  'Entertainment: Cartoon & Animations',
] as const;

export const FIRST_CATEGORY = 9;
export const LAST_CATEGORY = FIRST_CATEGORY + NAMES.length - 1;

export const CATEGORIES: readonly { id: number; name: string }[] = NAMES.map((name, i) => ({
  id: FIRST_CATEGORY + i,
  name,
}));

/** The name of a category, which is also the title of a random quiz. No id means any category. */
export const categoryName = (id?: number): string =>
  id === undefined ? 'Any Category' : (NAMES[id - FIRST_CATEGORY] ?? 'Any Category');
