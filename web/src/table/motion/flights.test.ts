import { describe, expect, it } from 'vitest';
import { path } from './flights';

const rect = (left: number, top: number, width = 90, height = 40) =>
  ({ left, top, width, height, right: left + width, bottom: top + height, x: left, y: top, toJSON: () => '' }) satisfies DOMRect;

describe('cards that move', () => {
  it('set out from where they were and end where they are', () => {
    const steps = path(rect(10, 500), rect(210, 100));
    expect(steps[0]?.transform).toBe('translate(-200px, 400px)');
    expect(steps[1]?.transform).toBe('none');
  });

  it('start from the middle of a hand', () => {
    expect(path(rect(0, 800, 1000, 160), rect(455, 300))[0]?.transform).toBe('translate(0px, 560px)');
  });
});
