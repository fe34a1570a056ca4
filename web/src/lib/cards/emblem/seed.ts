/** Numbers between 0 and 1, the same row for the same seed on every machine. */
export type Random = () => number;

/** FNV-1a of a text, 32 bits. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomOf(text: string): Random {
  return randomFrom(hash(text));
}

/** A whole number from `least` up to, not including, `least + span`. */
export function pick(random: Random, least: number, span: number): number {
  return least + Math.floor(random() * span);
}
