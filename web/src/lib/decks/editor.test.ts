import { expect, it } from 'vitest';
import type { DeckInfo } from '../protocol';
import { face } from '../search/sample';
import { DeckEditor } from './editor.svelte';

const luke = face({ id: 'luke', title: 'Luke' });
const farm = face({ id: 'farm', title: 'Farm', type: 'location' });
const shield = face({ id: 'shield', title: 'Shield', type: 'defensive_shield' });

function fresh(): DeckEditor {
  return new DeckEditor({ name: 'New', side: 'light', start: '', style: '', list: [], under: [] });
}

it('counts copies, from none up', () => {
  const deck = fresh();
  deck.change(luke, 1);
  deck.change(luke, 1);
  deck.change(luke, -3);
  expect(deck.count('luke')).toBe(0);
  expect(deck.isEmpty).toBe(true);
  deck.change(luke, 2);
  expect(deck.total).toBe(2);
  expect(deck.draft.list).toEqual([{ id: 'luke', count: 2 }]);
});

it('puts a Defensive Shield outside the sixty', () => {
  const deck = fresh();
  deck.change(shield, 1);
  expect(deck.total).toBe(0);
  expect(deck.copies(shield)).toBe(1);
  expect(deck.draft.under).toEqual([{ id: 'shield', count: 1 }]);
});

it('moves a copy outside', () => {
  const deck = fresh();
  deck.change(luke, 2);
  deck.moveOutside(luke);
  expect([deck.count('luke'), deck.under('luke')]).toEqual([1, 1]);
});

it('does not start at a location that was taken out', () => {
  const deck = fresh();
  deck.change(farm, 1);
  deck.start = 'Farm';
  deck.change(luke, 1);
  expect(deck.start).toBe('Farm');
  deck.change(farm, -1);
  expect(deck.start).toBe('');
});

it('knows whether it was changed since it was kept', () => {
  const deck = fresh();
  deck.change(luke, 1);
  expect(deck.changed).toBe(true);
  const sent = deck.draft;
  deck.keptAs({ ...sent, id: '7' } as unknown as DeckInfo, sent);
  expect(deck.id).toBe('7');
  expect(deck.changed).toBe(false);
  deck.name = 'Better';
  expect(deck.changed).toBe(true);
});

it('leaves a deck of the house as it is', () => {
  const ready = new DeckEditor({ id: 'ready:x', name: 'X', side: 'dark', start: '', style: '', list: [], under: [] });
  expect(ready.readOnly).toBe(true);
  expect(ready.changed).toBe(false);
});

it('is mended as the server says, and can be put back', () => {
  const deck = fresh();
  deck.change(luke, 3);
  deck.change(farm, 1);
  const before = deck.draft;
  const back = deck.mend({ list: [{ id: 'luke', count: 0 }], under: [{ id: 'shield', count: 2 }], start: 'Farm' });
  expect(deck.draft).toMatchObject({ list: [{ id: 'farm', count: 1 }], under: [{ id: 'shield', count: 2 }], start: 'Farm' });
  back();
  expect(deck.draft).toEqual(before);
});
