import { describe, expect, it } from 'vitest';
import type { Choice, SeenCard } from '../lib/protocol';
import { setLanguage } from '../lib/text';
import { costing, costWords, tagOf } from './offers';

const TROOPER: SeenCard = { handle: 10000, id: 'x', where: 'hand' };
const KESSEL: SeenCard = { handle: 3, id: 'y', where: 'table' };
const TATOOINE: SeenCard = { handle: 4, id: 'z', where: 'table' };

function deploy(more: Partial<Choice>): Choice {
  return { index: 0, act: 'deploy', text: '', card: TROOPER, other: null, ...more };
}

describe('what it costs', () => {
  it('is a number, and free where it is nothing', () => {
    expect(costWords({ least: 3, most: 3 })).toBe('3');
    expect(costWords({ least: 0, most: 0 })).toBe('free');
  });

  it('says by how much it differs from what is printed', () => {
    expect(costWords({ least: 3, most: 3 }, 3)).toBe('3');
    expect(costWords({ least: 2, most: 2 }, 3)).toBe('2 (−1)');
    expect(costWords({ least: 5, most: 5 }, 3)).toBe('5 (+2)');
    setLanguage('fr');
    expect(costWords({ least: 0, most: 0 }, 3)).toBe('gratuit (−3)');
    setLanguage('en');
  });

  it('goes from least to most where it depends on the place', () => {
    const prices = [{ target: KESSEL, force: 7 }, { target: TATOOINE, force: 8 }];
    expect(tagOf([deploy({ force: 7, prices })])).toBe('7–8');
  });

  it('is what the server says, not what is printed', () => {
    expect(tagOf([deploy({ force: 2 })])).toBe('2');
    expect(tagOf([deploy({ act: 'battle', force: 1 })])).toMatch(/ 1$/);
  });

  it('stands on the card in hand', () => {
    const card = { handle: 10000, id: 'x', owner: 'dark', role: 'none', marks: [], figures: { power: 1 } } as const;
    const info = { ...card, marks: [], figures: { power: 1 } };
    expect(costing(info, { deploy: 2 }).figures).toEqual({ power: 1, deploy: 2 });
    expect(costing(info, undefined)).toBe(info);
  });
});
