/** Loads the page anew: what could not be fetched is fetched again. */
export const reload = () => location.reload();
