import { describe, expect, it } from 'vitest';
import { menuTop, overlap } from './corner';

describe('panels', () => {
  it('overlap only where they share ground', () => {
    const at = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
    expect(overlap(at(0, 0), at(5, 5))).toBe(true);
    expect(overlap(at(0, 0), at(10, 0))).toBe(false);
    expect(overlap(at(0, 0), at(0, 20))).toBe(false);
  });

  it('never lie over the question they answer, where there is room', () => {
    const rect = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
    const card = rect(400, 670, 80, 110);
    const question = rect(60, 570, 500, 60);
    const menu = { left: 340, width: 200, height: 150 };
    // above the card it would cover the words
    expect(menuTop(card, menu, 800, question, 8)).toBe(570 - 150 - 8);
    expect(menuTop(card, menu, 800, null, 8)).toBe(670 - 150 - 8);
    // beside the words it may lie right above its card
    expect(menuTop(card, { ...menu, left: 600 }, 800, question, 8)).toBe(670 - 150 - 8);
    // a card high up: the menu hangs below it
    expect(menuTop(rect(400, 60, 80, 40), menu, 800, question, 8)).toBe(108);
    // no room anywhere: it stays in the window
    expect(menuTop(card, { ...menu, height: 780 }, 800, question, 8)).toBe(12);
  });
});
