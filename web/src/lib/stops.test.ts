import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseStops, chosenStops, sameStops, USUAL_STOPS } from './stops';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('nothing is chosen until it is', () => {
  expect(chosenStops()).toBeNull();
  chooseStops({ ...USUAL_STOPS, responses: true });
  expect(chosenStops()).toEqual({ ...USUAL_STOPS, responses: true });
});

it('what makes no sense counts as nothing', () => {
  kept.set('holosite.stops', '{broken');
  expect(chosenStops()).toBeNull();
  kept.set('holosite.stops', '7');
  expect(chosenStops()).toBeNull();
  kept.set('holosite.stops', '{"own":["draw","dance"],"opponents":"all"}');
  expect(chosenStops()).toEqual({ ...USUAL_STOPS, own: ['draw'], opponents: [] });
});

it('the order does not matter, nor what belongs to one table', () => {
  const two = { ...USUAL_STOPS, own: ['deploy', 'move'] as const };
  expect(sameStops({ ...two, own: ['deploy', 'move'] }, { ...two, own: ['move', 'deploy'], alike: true })).toBe(true);
  expect(sameStops(USUAL_STOPS, { ...USUAL_STOPS, own: ['move'] })).toBe(false);
  expect(sameStops(USUAL_STOPS, { ...USUAL_STOPS, bots: 'fast' })).toBe(false);
  chooseStops({ ...USUAL_STOPS, alike: true });
  expect(chosenStops()).toEqual(USUAL_STOPS);
});
