import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '../src/lib/protocol';
import { launch, Visitor } from './browser';
import { closest } from './emblems';

/** The closest pair of today differs in 10 % of its pixels; much less and nobody would tell them apart. */
const TOLD_APART = 0.08;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('characters of other species, headgear or side are told apart on chips of 30 pixels', async () => {
  const visitor = await Visitor.come(browser);
  const answer = await visitor.page.request.get('/api/cards/en');
  const { cards } = (await answer.json()) as Catalogue;
  const pairs = await closest(visitor.page, cards);
  expect(pairs.length).toBeGreaterThan(1000);
  expect(pairs.filter((pair) => pair.differs < TOLD_APART)).toEqual([]);
  await visitor.leave();
});
