/** The live regions of `announce`. They are in the page from the start, or screen readers miss the first text. */
export function LiveRegions() {
  return (
    <>
      <div className="sr-only" id="say-polite" aria-live="polite" />
      <div className="sr-only" id="say-assertive" aria-live="assertive" />
    </>
  );
}
