import { describe, expect, it } from 'vitest';
import type { PositionDraft } from '../protocol';
import { positionFromLink, positionToLink } from './link';
import {
  addPlace, change, empty, find, fromDraft, known, laid, pieces, put, remove, reserveOf, stepped, toDraft, unnamed, withDeck, withDestiny, without,
} from './position';

const PLAYER = { hand: [], reserve: [], force: [], used: [], lost: [], outOfPlay: [], beside: [], destinies: [], deck: [], nothingElse: false };
const at = (id: string, on: PositionDraft['table'] = []) => ({ id, marks: [], covers: false, on });
const DRAFT: PositionDraft = {
  turn: 'dark',
  number: 3,
  phase: 'battle',
  seed: 7,
  table: [at('1_290', [at('1_168', [at('1_324')]), { ...at('1_19'), marks: ['hit'] }]), { ...at('2_143'), counter: 7, aim: 0 }],
  dark: { ...PLAYER, hand: [{ id: '1_249', count: 2 }, { count: 3 }], beside: [{ ...at('1_210'), aim: 3 }] },
  light: { ...PLAYER, destinies: ['3', '?', '5'] },
};

describe('a position', () => {
  it('goes to the server as it came', () => {
    expect(toDraft(fromDraft(DRAFT))).toEqual(DRAFT);
  });

  it('keeps what a card is aimed at when others come and go', () => {
    let position = fromDraft(DRAFT);
    const [cantina, vader] = pieces(position);
    position = put(position, laid('1_194'), { on: cantina!.key });
    expect(toDraft(position).dark.beside[0]?.aim).toBe(3);
    expect(toDraft(position).table[0]?.on).toHaveLength(3);
    position = remove(position, vader!.key);
    expect(toDraft(position).dark.beside[0]?.aim).toBe(1);
    expect(toDraft(position).table[1]?.aim).toBe(0);
    const luke = find(position, pieces(position)[1]!.key);
    position = remove(position, luke!.key);
    expect(toDraft(position).dark.beside[0]).not.toHaveProperty('aim');
  });

  it('is never changed by a step: the one before can be taken up again', () => {
    const before = fromDraft(DRAFT);
    const written = JSON.stringify(before);
    const key = pieces(before)[1]!.key;
    change(before, key, (card) => ({ ...card, marks: ['moved'] }));
    remove(before, key);
    addPlace(before, '1_289', 'Hoth');
    expect(JSON.stringify(before)).toBe(written);
  });

  it('puts cards on the table, beside it and into piles', () => {
    let position = addPlace(empty(), '1_290');
    const place = position.table[0]!.key;
    position = put(position, laid('1_19'), { on: place });
    position = put(position, laid('1_210'), { beside: 'dark' });
    position = put(position, laid('1_249'), { pile: 'lost', side: 'dark' });
    position = put(position, laid('1_249'), { pile: 'lost', side: 'dark' });
    const draft = toDraft(position);
    expect(draft.table[0]?.on[0]?.id).toBe('1_19');
    expect(draft.dark.beside[0]?.id).toBe('1_210');
    expect(draft.dark.lost).toEqual([{ id: '1_249', count: 2 }]);
  });
});

describe('hands and piles', () => {
  const hand = [{ id: 'a', count: 2 }, { count: 3 }, { id: 'b', count: 1 }];

  it('have known cards and cards left to chance', () => {
    expect(known(hand)).toEqual(['a', 'a', 'b']);
    expect(unnamed(hand)).toBe(3);
  });

  it('lose the copy that is meant', () => {
    expect(known(without(hand, 1))).toEqual(['a', 'b']);
    expect(known(without(hand, 2))).toEqual(['a', 'a']);
  });

  it('are counted up and down by what is left to chance, and then by what is known', () => {
    expect(unnamed(stepped(hand, 1))).toBe(4);
    expect(unnamed(stepped([{ id: 'a', count: 1 }], 2))).toBe(2);
    expect(known(stepped([{ id: 'a', count: 2 }], -1))).toEqual(['a']);
    expect(stepped([], -1)).toEqual([]);
  });

  it('fill a Reserve Deck to a number, or with what is left of a deck', () => {
    const position = put(empty(), laid('x'), { pile: 'reserve', side: 'light' });
    const counted = reserveOf(position, 'light', 12);
    expect(toDraft(counted).light).toMatchObject({ reserve: [{ id: 'x', count: 1 }, { count: 11 }], nothingElse: true });
    const dealt = withDeck(counted, 'light', [{ id: 'y', count: 60 }]);
    expect(toDraft(dealt).light).toMatchObject({ reserve: [{ id: 'x', count: 1 }], nothingElse: false, deck: [{ id: 'y', count: 60 }] });
  });

  it('forget question marks behind the last destiny that is fixed', () => {
    const fixed = withDestiny(empty(), 'dark', 2, '5');
    expect(fixed.dark.destinies).toEqual(['?', '?', '5']);
    expect(withDestiny(fixed, 'dark', 2, '?').dark.destinies).toEqual([]);
  });
});

describe('a link', () => {
  it('holds a whole position and its name', async () => {
    const link = await positionToLink({ name: 'Leia at Mos Eisley', draft: DRAFT });
    expect(link).toMatch(/^1;[\w-]+$/);
    expect(await positionFromLink(`#${link}`)).toEqual({ name: 'Leia at Mos Eisley', draft: DRAFT });
  });

  it('that was cut short, made up or blown up holds nothing', async () => {
    const link = await positionToLink({ name: 'x', draft: DRAFT });
    expect(await positionFromLink(link.slice(0, -10))).toBeNull();
    expect(await positionFromLink('#1;%%%')).toBeNull();
    expect(await positionFromLink('#2;abc')).toBeNull();
    expect(await positionFromLink('')).toBeNull();
    const bomb = await positionToLink({ name: 'x', draft: { ...DRAFT, turn: ' '.repeat(5_000_000) as 'dark' } });
    expect(await positionFromLink(bomb)).toBeNull();
    const other = await positionToLink({ name: 'x', draft: { ...DRAFT, table: 'none' as never } });
    expect(await positionFromLink(other)).toBeNull();
    const half = await positionToLink({ name: 'x', draft: { ...DRAFT, table: [{ ...at('1_290'), on: [5 as never] }] } });
    expect(await positionFromLink(half)).toBeNull();
  });
});
