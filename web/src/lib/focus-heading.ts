/** Moves the focus to the page's heading, without scrolling. */
export function focusHeading(): void {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1') ?? main;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
