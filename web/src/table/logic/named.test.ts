import { describe, expect, it } from 'vitest';
import type { CardInfo, LogLine, PlaceInfo } from '../../lib/protocol';
import { cardOfLine, namedPieces } from './named';

const TITLES: Record<string, string> = { luke: 'Luke', skywalker: 'Luke Skywalker', mos: 'Mos Eisley', trooper: 'Rebel Trooper' };
const titleOf = (id: string) => TITLES[id] ?? '';

describe('words that name cards', () => {
  it('are cut at their titles, the longest first', () => {
    const pieces = namedPieces('Where does Luke Skywalker go with Luke?', [{ id: 'luke', handle: 1 }, { id: 'skywalker', handle: 2 }], titleOf);
    expect(pieces.map(({ text, card }) => [text, card?.handle])).toEqual([
      ['Where does ', undefined], ['Luke Skywalker', 2], [' go with ', undefined], ['Luke', 1], ['?', undefined],
    ]);
  });

  it('do not name a card inside a longer word, nor one that is hidden', () => {
    expect(namedPieces('Lukewarm', [{ id: 'luke', handle: 1 }], titleOf)).toEqual([{ text: 'Lukewarm' }]);
    expect(namedPieces('a card', [{ id: '', handle: 1 }], titleOf)).toEqual([{ text: 'a card' }]);
  });
});

describe('a line of the log', () => {
  const card = (handle: number, id: string, owner: 'dark' | 'light' = 'light'): CardInfo => ({ handle, id, owner, role: 'at', marks: [], figures: {} });
  const both = { dark: 0, light: 0 };
  const place = (location: CardInfo, cards: CardInfo[]): PlaceInfo => ({
    location, system: '', icons: both, power: both, ability: both, occupies: { dark: false, light: false }, drain: both, controls: null, cards,
  });
  const places = [place(card(1, 'mos'), [card(5, 'trooper'), card(6, 'luke')]), place(card(2, 'bay'), [card(9, 'trooper')])];
  const all = places.flatMap(({ location, cards }) => [location, ...cards]);
  const line = (...ids: string[]): LogLine => ({ number: 1, kind: 'moves', player: 'light', text: '', cards: ids.map((id) => ({ id, title: id })), amount: 0 });

  it('opens the very card: of several of one title the one at the place it names', () => {
    expect(cardOfLine(line('trooper', 'mos'), 'trooper', places, all)?.handle).toBe(5);
    expect(cardOfLine(line('trooper', 'bay'), 'trooper', places, all)?.handle).toBe(9);
    expect(cardOfLine(line('luke'), 'luke', places, all)?.handle).toBe(6);
  });

  it('opens no card on the table where none is left', () => {
    expect(cardOfLine(line('vader'), 'vader', places, all)).toBeNull();
  });
});
