import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseStops, chosenStops, stopsAreNewTo, USUAL_STOPS } from './stops';

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
  expect(chosenStops()).toEqual({ own: ['draw'], opponents: [], responses: false, skip: [], ownActions: false });
});

it('a table is told once', () => {
  expect(stopsAreNewTo('t1')).toBe(true);
  expect(stopsAreNewTo('t2')).toBe(true);
  expect(stopsAreNewTo('t1')).toBe(false);
});
