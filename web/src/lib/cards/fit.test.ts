import { describe, expect, it } from 'vitest';
import { fitCard, fitPlace, textHeight } from './fit';
import { CARDS, card } from './fixtures';
import { countLines, readingWidth } from './widths';

const sentence = 'Your characters here have power +1 while you control this site.';
const many = (n: number) => Array.from({ length: n }, () => sentence);

describe('counting lines', () => {
  it('breaks between words only', () => {
    expect(countLines('one two three', (text) => text.length, () => 7)).toBe(2);
    expect(countLines('one two three', (text) => text.length, () => 13)).toBe(1);
    expect(countLines('', readingWidth, () => 10)).toBe(1);
  });

  it('leaves a line empty that is too narrow for the word', () => {
    expect(countLines('electrobinoculars', (text) => text.length, (line) => (line ? 20 : 10))).toBe(2);
    expect(countLines('electrobinoculars', (text) => text.length, () => 10)).toBe(Infinity);
  });

  it('takes more height for more text and for a larger size', () => {
    const small = textHeight(many(2), 270, { size: 12, line: 1.3 });
    expect(textHeight(many(3), 270, { size: 12, line: 1.3 })).toBeGreaterThan(small);
    expect(textHeight(many(2), 270, { size: 15, line: 1.3 })).toBeGreaterThan(small);
    expect(textHeight([], 270, { size: 10, line: 1 })).toBe(10);
  });
});

describe('fitting', () => {
  it('gives a short text the full emblem and size', () => {
    expect(fitCard(['Immune to attrition < 5.'], true)).toMatchObject({ art: 170, size: 14.5, scrolls: false });
    expect(fitCard([], false)).toMatchObject({ art: 196, size: 14.5, scrolls: false });
  });

  it('steps down as the text grows, never up, and scrolls last', () => {
    let last = fitCard([], true);
    for (let n = 1; n < 20; n++) {
      const next = fitCard(many(n), true);
      expect(next.size).toBeLessThanOrEqual(last.size);
      expect(next.art).toBeLessThanOrEqual(last.art);
      expect(Number(next.scrolls)).toBeGreaterThanOrEqual(Number(last.scrolls));
      last = next;
    }
    expect(last).toMatchObject({ size: 11.75, scrolls: true });
  });

  it('leaves room for what stands above the text', () => {
    const texts = Array.from({ length: 12 }, (_, n) => many(n));
    expect(texts.some((text) => fitCard(text, false, 1).size < fitCard(text, false).size || fitCard(text, false, 1).art < fitCard(text, false).art)).toBe(true);
  });

  it('never goes below the least size that reads', () => {
    for (const cards of Object.values(CARDS)) {
      for (const face of cards.all) {
        const fit = face.type === 'location'
          ? fitPlace(face.darkText ?? [], face.lightText ?? [], face.subtypes.includes('site'))
          : fitCard(face.text, Object.keys(face.figures).length > 0);
        expect(fit.size).toBeGreaterThanOrEqual(11.5);
      }
    }
  });

  it('lets only the longest texts scroll', () => {
    expect(fitCard(card("Vader's Obsession").text, false, 1).scrolls).toBe(true);
    expect(fitCard(card('Luke Skywalker').text, true).scrolls).toBe(false);
    expect(fitCard(card('Luke Skywalker', 'fr').text, true).scrolls).toBe(false);
  });
});
