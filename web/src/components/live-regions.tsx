/** The two regions that `announce` speaks through; in the page from the start, or readers miss the first words. */
export function LiveRegions() {
  return (
    <>
      <div className="sr-only" id="say-polite" aria-live="polite" />
      <div className="sr-only" id="say-assertive" aria-live="assertive" />
    </>
  );
}
