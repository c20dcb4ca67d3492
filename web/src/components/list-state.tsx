import type { ReactNode } from 'react';
import { Shape, type ShapeName } from './shape.js';

/** Replaces a list that is empty or could not be loaded. */
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

/** Placeholder cards while a list loads. */
export function ListLoading({ rows, label }: { rows: number; label: string }) {
  return (
    <div className="stack tight" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no other key
        <div key={row} className="ghost card" />
      ))}
    </div>
  );
}
