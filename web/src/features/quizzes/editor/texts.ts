/** All that the screens of the editor say. */
export const TEXTS = {
  untitled: 'Untitled quiz',
  replaceTitle: 'Replace your unsaved quiz?',
  replaceText: (title: string) => `“${title}” has changes that are not saved. They would be gone.`,
  replaceYes: 'Replace it',
  replaceNo: 'Keep it',
};
