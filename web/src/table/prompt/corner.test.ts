import { describe, expect, it } from 'vitest';
import { overlap } from './corner';

describe('panels', () => {
  it('overlap only where they share ground', () => {
    const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
    expect(overlap(at(0, 0), at(5, 5))).toBe(true);
    expect(overlap(at(0, 0), at(10, 0))).toBe(false);
    expect(overlap(at(0, 0), at(0, 20))).toBe(false);
  });
});
