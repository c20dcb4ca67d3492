/** Downloads a file. */
export function download(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // some browsers start the download only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
