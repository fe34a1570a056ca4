import { describe, expect, it } from 'vitest';
import { READY } from './ready';

const FILES = import.meta.glob('../../../../cards/src/main/resources/holosite/decks/*.deck');

describe('the ready decks', () => {
  it('all tell in French, too, how they play', () => {
    const decks = Object.keys(FILES).map((file) => file.replace(/.*\/(.*)\.deck/, '$1'));
    expect(decks.length).toBeGreaterThan(5);
    expect(Object.keys(READY).sort()).toEqual(decks.sort());
  });
});
