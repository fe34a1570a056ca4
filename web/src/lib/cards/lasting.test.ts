import { expect, it } from 'vitest';
import type { CardInfo, Sections } from '../protocol';
import { cardLabel } from './label';
import { lastingTags, withLasting, type LastingEffect } from './lasting';

const BARRED: LastingEffect = { card: '1_105', tag: 'may not move', text: 'Y-wing may not move.', until: 'for the rest of this turn', touches: [2, 3] };

function card(handle: number, on: CardInfo[] = []): CardInfo {
  return { handle, id: `c${handle}`, owner: 'light', role: 'at', marks: [], figures: {}, on };
}

function table(lasting: LastingEffect[]): Sections {
  const both = { dark: 0, light: 0 };
  return {
    row: [1],
    lasting,
    'place:1': {
      location: card(1), system: '', icons: both, power: both, ability: both, occupies: { dark: false, light: true }, drain: both, controls: null,
      cards: [card(2), card(4, [card(3)])],
    },
  };
}

it('what holds for a while is on the very cards it holds for, also on those aboard', () => {
  const place = withLasting(table([BARRED]))['place:1'];
  expect(place?.cards[0]?.lasting).toEqual([BARRED]);
  expect(place?.cards[1]?.lasting ?? []).toEqual([]);
  expect(place?.cards[1]?.on?.[0]?.lasting).toEqual([BARRED]);
  expect(place?.location.lasting ?? []).toEqual([]);
});

it('it goes when its time is over, and cards that it never touched stay the same objects', () => {
  const marked = withLasting(table([BARRED]));
  const after = withLasting({ ...marked, lasting: [] });
  expect(after['place:1']?.cards[0]?.lasting).toEqual([]);
  const quiet = table([]);
  expect(withLasting(quiet)['place:1']).toBe(quiet['place:1']);
});

it('the edge of the card says it once, and whoever listens hears until when', () => {
  const info = { ...card(2), lasting: [BARRED, BARRED] };
  expect(lastingTags(info)).toEqual(['may not move']);
  expect(cardLabel(undefined, info)).toContain('Y-wing may not move for the rest of this turn');
});
