import { describe, expect, it } from 'vitest';
import { modelAt } from '../fixtures';
import { cardsInSight } from './lit';
import { seenNow } from './pointed';

const same = (one: string, other: string) => one === other;

describe('the card that was pointed at', () => {
  it('is told of as it is now', async () => {
    const { sections } = await modelAt('deploy');
    const cards = [...cardsInSight(sections)];
    for (const card of cards) {
      const now = { ...card, figures: { power: 99 } };
      expect(seenNow(card, new Map([[card.handle, now]]), same)).toBe(now);
    }
    expect(seenNow(null, new Map(cards.map((card) => [card.handle, card])), same)).toBeUndefined();
  });

  it('never has the figures of the card that has moved up to its place in hand', async () => {
    const { sections } = await modelAt('deploy');
    const hand = sections[sections.table?.bottom ?? 'light']?.cards ?? [];
    const at = hand.findIndex((card, i) => hand[i + 1] && hand[i + 1]?.id !== card.id);
    const [played, next] = [hand[at], hand[at + 1]];
    if (!played || !next) throw new Error('a hand with two different cards is needed');
    const after = new Map([[played.handle, { ...next, handle: played.handle }]]);
    expect(seenNow(played, after, same)).toBeUndefined();
  });

  it('is the same one after it was turned over', async () => {
    const { sections } = await modelAt('deploy');
    const [card] = cardsInSight(sections);
    if (!card) throw new Error('nothing in sight');
    const turned = { ...card, id: `${card.id}_BACK` };
    expect(seenNow(card, new Map([[card.handle, turned]]), (one, other) => one.startsWith(other))).toBe(turned);
  });
});
