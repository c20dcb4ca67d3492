export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform whole number in [0, limit). */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** An sfc32 generator. The same seed gives the same numbers on every machine. */
export function createRandom(seed: string): Random {
  let [a, b, c, d] = hash(seed);
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick<T>(items: readonly T[]) {
      if (items.length === 0) throw new RangeError('nothing to pick from');
      return items[below(items.length)] as T;
    },
    shuffle<T>(items: readonly T[]) {
      const result = [...items];
      for (let i = result.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [result[i], result[j]] = [result[j] as T, result[i] as T];
      }
      return result;
    },
  };
}

function hash(text: string): [number, number, number, number] {
  const lanes = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  return lanes.map((start, lane) => {
    let h = start ^ text.length;
    for (let i = 0; i < text.length; i++) {
      h = Math.imul(h ^ (text.charCodeAt(i) + lane), 0x85ebca6b);
      h = (h << 13) | (h >>> 19);
    }
    h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35);
    return h ^ (h >>> 13);
  }) as [number, number, number, number];
}
