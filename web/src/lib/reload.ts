/** Reloads the page, so that missing files are fetched again. */
export const reload = () => location.reload();
