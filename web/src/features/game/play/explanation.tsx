import './explanation.css';

/** Why the answer is right. It comes below the answers and never pushes them out of sight. */
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
