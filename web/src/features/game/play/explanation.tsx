import './explanation.css';

/** The explanation of the answer. It is below the answers and never pushes them out of view. */
export function Explanation({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="explanation" aria-label={EXPLANATION} tabIndex={0}>
      <p>{text}</p>
    </section>
  );
}

const EXPLANATION = 'Explanation';
