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
    <div className="card flex flex-col items-center gap-4 px-5 py-7 text-center">
      <Shape name={shape} className={`size-14 tint ${shape}`} />
      <p className="text-lg font-[650]">{text}</p>
      {children}
    </div>
  );
}

/** Grey cards in the shape of what is on its way. */
export function ListLoading({ rows, label }: { rows: number; label: string }) {
  return (
    <div className="grid gap-4" role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have nothing else to go by
        <div key={row} className="ghost card" />
      ))}
    </div>
  );
}
