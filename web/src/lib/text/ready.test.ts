import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { READY } from './ready';

const FOLDER = resolve(import.meta.dirname, '../../../../cards/src/main/resources/holosite/decks');

describe('the ready decks', () => {
  it('all tell in French, too, how they play', () => {
    const decks = readdirSync(FOLDER)
      .filter((file) => file.endsWith('.deck'))
      .map((file) => file.replace('.deck', ''));
    expect(Object.keys(READY).sort()).toEqual(decks.sort());
  });
});
