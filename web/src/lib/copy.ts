/** Copies text to the clipboard, also on plain-http pages. Resolves to false if the browser refuses. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr-only';
    document.body.append(field);
    field.select();
    const done = document.execCommand?.('copy') ?? false;
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
}
