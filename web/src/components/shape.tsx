export const SHAPES = ['star', 'moon', 'clover', 'hex'] as const;
export type ShapeName = (typeof SHAPES)[number];

const PATHS: Record<ShapeName, { d: string; stroke?: number }> = {
  star: {
    d: 'M12 1.6l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.4 5.7 21l1.5-7.1L1.8 9l7.2-.8z',
    stroke: 1.4,
  },
  moon: { d: 'M15.6 1.9a10.4 10.4 0 1 0 6.6 13.4A8.8 8.8 0 0 1 15.6 1.9z', stroke: 1 },
  clover: {
    d: 'M12 1.5a5.1 5.1 0 0 1 5.1 5.4 5.1 5.1 0 1 1 0 10.2 5.1 5.1 0 1 1-10.2 0 5.1 5.1 0 1 1 0-10.2A5.1 5.1 0 0 1 12 1.5z',
  },
  hex: { d: 'M12 1.8l8.9 5.1v10.2L12 22.2 3.1 17.1V6.9z', stroke: 1.6 },
};

/** The shape of an answer tile. Decorative: position and text identify the tile. */
export function Shape({ name, className = 'shape' }: { name: ShapeName; className?: string }) {
  const { d, stroke } = PATHS[name];
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d={d}
        {...(stroke ? { stroke: 'currentColor', strokeWidth: stroke, strokeLinejoin: 'round' } : {})}
      />
    </svg>
  );
}
