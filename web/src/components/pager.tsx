import { ChevronLeft, ChevronRight } from 'lucide-react';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Names the list for screen readers. */
  label: string;
}

/** Previous and next buttons for lists of more than one page. */
export function Pager({ page, pages, onPage, label }: Props) {
  if (pages < 2) return null;
  return (
    <nav className="row pager" aria-label={label}>
      <button
        type="button"
        className="btn icon"
        aria-label="Previous page"
        aria-disabled={page === 1}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <ChevronLeft size={22} strokeWidth={2.75} aria-hidden="true" />
      </button>
      <p aria-live="polite">
        Page {page} of {pages}
      </p>
      <button
        type="button"
        className="btn icon"
        aria-label="Next page"
        aria-disabled={page === pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        <ChevronRight size={22} strokeWidth={2.75} aria-hidden="true" />
      </button>
    </nav>
  );
}
