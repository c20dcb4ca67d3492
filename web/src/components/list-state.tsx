import type { ReactNode } from 'react';
import { Shape, type ShapeName } from './shape.js';

/** What stands where a list would: nothing yet, or a failure with a way out. */
export function ListState({
  shape,
  text,
  children,
}: {
  shape: ShapeName;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="card list-state">
      <Shape name={shape} className={`tint ${shape}`} />
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Grey cards in the shape of what is on its way. */
export function ListLoading({ rows, label }: { rows: number; label: string }) {
  return (
    <div className="stack tight" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else to go by
        <div key={row} className="ghost card" />
      ))}
    </div>
  );
}
