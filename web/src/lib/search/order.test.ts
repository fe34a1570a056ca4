import { expect, it } from 'vitest';
import { ordered, type Order } from './order';
import { face } from './sample';

const CARDS = [
  face({ id: '2_14', title: 'Artoo', destiny: [1, 3], figures: { power: 1, deploy: 2, forfeit: 4 } }),
  face({ id: '10_3', title: 'Zuckuss', destiny: [2], figures: { power: 3, ability: 3, deploy: 4, forfeit: 5 } }),
  face({ id: '2_3', title: 'Cantina', type: 'location' }),
  face({ id: '1_100', title: 'Évasion', type: 'interrupt', destiny: [4] }),
  face({ id: '1_20', title: 'Farm Boy', destiny: [1], figures: { power: 3, ability: 4, deploy: 2, forfeit: 7 } }),
];

function titles(order: Order): string[] {
  return ordered(CARDS, order, 'fr').map(({ title }) => title);
}

it('lists cards by name, whatever their kind, capitals and accents', () => {
  expect(titles('name')).toEqual(['Artoo', 'Cantina', 'Évasion', 'Farm Boy', 'Zuckuss']);
});

it('lists them by set and number, as numbers', () => {
  expect(titles('set')).toEqual(['Farm Boy', 'Évasion', 'Cantina', 'Artoo', 'Zuckuss']);
});

it('lists them by kind, then name', () => {
  expect(titles('kind')).toEqual(['Artoo', 'Farm Boy', 'Zuckuss', 'Évasion', 'Cantina']);
});

it('lists high figures and low costs first, and what has none last', () => {
  expect(titles('power')).toEqual(['Farm Boy', 'Zuckuss', 'Artoo', 'Évasion', 'Cantina']);
  expect(titles('ability')).toEqual(['Farm Boy', 'Zuckuss', 'Artoo', 'Évasion', 'Cantina']);
  expect(titles('forfeit')).toEqual(['Farm Boy', 'Zuckuss', 'Artoo', 'Évasion', 'Cantina']);
  expect(titles('deploy')).toEqual(['Artoo', 'Farm Boy', 'Zuckuss', 'Évasion', 'Cantina']);
  expect(titles('destiny')).toEqual(['Évasion', 'Zuckuss', 'Artoo', 'Farm Boy', 'Cantina']);
});
