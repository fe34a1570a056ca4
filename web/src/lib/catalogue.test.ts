import { afterEach, describe, expect, it, vi } from 'vitest';
import { CARDS, CATALOGUES } from './cards/fixtures';
import { loadCards, plain } from './catalogue';

const cards = CARDS.en;

describe('the catalogue', () => {
  it('finds a card by its id, and by that of its other face', () => {
    expect(cards.byId('1_19')?.title).toBe('Luke Skywalker');
    const base = cards.byId('7_136');
    expect(base?.back).toBeDefined();
    expect(cards.byId(base?.back?.id ?? '')).toBe(base);
    expect(cards.byId('nothing')).toBeUndefined();
  });

  it('finds both sides of one title, however it is written', () => {
    expect(cards.byTitle('tatooine cantina').map(({ side }) => side)).toEqual(['dark', 'light']);
    expect(cards.byTitle('OBI WANS LIGHTSABER')).toEqual(cards.byTitle('obi-wan’s lightsaber'));
    expect(cards.byTitle('obi-wan’s lightsaber')).toHaveLength(1);
    expect(cards.byTitle('lightsaber')).toEqual([]);
    expect(plain('Évadé : l’Été')).toBe('evade lete');
  });
});

describe('loading it', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks once for each language, and again after a failure', async () => {
    const fetched = vi
      .fn()
      .mockResolvedValueOnce(new Response('busy', { status: 503 }))
      .mockResolvedValueOnce(Response.json(CATALOGUES.fr));
    vi.stubGlobal('fetch', fetched);
    await expect(loadCards('fr')).rejects.toThrow('503');
    const [one, two] = await Promise.all([loadCards('fr'), loadCards('fr')]);
    expect(one).toBe(two);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched.mock.calls.map(([path]) => path as string)).toEqual(['/api/cards/fr', '/api/cards/fr']);
  });
});
