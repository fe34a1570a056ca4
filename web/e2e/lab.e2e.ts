import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, Visitor } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('a deck is tested against others, with figures that grow until one stops it', async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto('/decks/ready:old-heroes');
  await page.getByRole('button', { name: 'Test this deck' }).click();
  await page.waitForURL(/\/lab\/ready/);
  await page.getByLabel('Against').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play 400 games' }).click();
  const progress = page.getByText(/^\d+ of 400 games$/);
  await expect.poll(async () => parseInt(await progress.innerText(), 10), { timeout: 120_000 }).toBeGreaterThanOrEqual(40);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Play 400 games more' }).waitFor();

  const played = parseInt(await page.getByText(/^\d+ of \d+ games$/).first().innerText(), 10);
  expect(played % 20).toBe(0);
  const rate = page.getByRole('region', { name: 'Games won' });
  const [won, of] = (await rate.getByText(/^\d+ of \d+ games$/).innerText()).split(' of ').map((part) => parseInt(part, 10));
  expect(of).toBe(played);
  expect((await rate.innerText()).replaceAll('\n', ' ')).toMatch(/Between [\d.]+ and [\d.]+, 95 times in 100/);
  const rows = page.getByRole('region', { name: 'Against each deck' }).getByRole('row');
  expect(await rows.count()).toBe(2);
  const ways = await page.getByRole('region', { name: /How the \d+ games? (was|were) won/ }).getByRole('row').allInnerTexts();
  expect(ways.slice(1).reduce((sum, row) => sum + parseInt(/\d+$/.exec(row.trim())?.[0] ?? '0', 10), 0)).toBe(won);
  await visitor.isSound();
  await visitor.leave();
});
