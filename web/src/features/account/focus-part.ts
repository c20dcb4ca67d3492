/** Moves the focus to the title of a part: when it is chosen, or when the focused button was removed. */
export const focusPart = (id: string) =>
  document.getElementById(id)?.querySelector('h2')?.focus({ preventScroll: true });

/** The same after a dialog, which gives the focus back to the button that opened it as it closes. */
export const focusPartAfterDialog = (id: string) => setTimeout(focusPart, 0, id);
