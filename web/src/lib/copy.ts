/** Puts text on the clipboard; false where the browser does not let us. Works on plain-http pages as well. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'sr-only';
    document.body.append(field);
    field.select();
    const done = document.execCommand?.('copy') ?? false;
    field.remove();
    return done;
  }
}
