import { expect, it } from 'vitest';
import { titlesMeant } from './meant';
import { SAMPLE } from './sample';

it('finds what a misspelled title meant', () => {
  expect(titlesMeant('darth vadre', SAMPLE.all)).toEqual(['Darth Vader']);
  expect(titlesMeant('skywlaker side:light', SAMPLE.all)).toEqual(['Luke Skywalker']);
  expect(titlesMeant('evasoin', SAMPLE.all)).toEqual(['Évasion nocturne']);
});

it('suggests nothing where nothing is near or no word was written', () => {
  expect(titlesMeant('qqqqqqqq', SAMPLE.all)).toEqual([]);
  expect(titlesMeant('power>=99 -vadre', SAMPLE.all)).toEqual([]);
});
