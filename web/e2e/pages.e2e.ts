import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('pages to read', () => {
  test('are sound in both languages, on a desktop and on a phone', async () => {
    const visitor = await Visitor.come(browser);
    for (const path of ['/glossary', '/glossary/attrition', '/cards', '/account']) {
      await visitor.page.goto(path);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.isSound();
    }
    await visitor.leave();
  });

  test('say plainly what does not exist', async () => {
    const visitor = await Visitor.come(browser, { viewport: PHONE });
    for (const path of ['/nowhere', '/glossary/nothing', '/cards/nothing', '/decks/999999', '/table/nothing', '/replay/nothing']) {
      await visitor.page.goto(path);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.page.locator('main a.btn').first().waitFor();
      expect(await visitor.violations(), path).toEqual([]);
    }
    visitor.forgive(/404/);
    await visitor.leave();
  });

  test('of the gallery are filtered and sorted, which the address keeps; a misspelled title is one click away', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/cards');
    await page.getByLabel('Set', { exact: true }).selectOption({ label: 'Hoth' });
    await page.getByLabel('Sorted').selectOption('deploy');
    await page.getByLabel('Kind').selectOption('starship');
    await page.waitForURL(/kind=starship/);
    await page.reload();
    await page.locator('.wall a').nth(1).waitFor();
    const costs = await page.locator('.wall a > *').evaluateAll((cards) => cards.map((card) => /deploy (?:cost )?(\d+)/i.exec(card.getAttribute('aria-label') ?? '')?.[1] ?? ''));
    expect(costs.length).toBeGreaterThan(1);
    expect(costs.map(Number)).toEqual(costs.map(Number).sort((a, b) => a - b));
    await visitor.isSound();
    await page.goto('/cards?q=darht+vadre');
    await page.getByRole('button', { name: 'Darth Vader', exact: true }).click();
    await expect.poll(() => page.locator('.wall a').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'How to search' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'power>=5' }).click();
    await expect.poll(() => page.url()).toContain('power');
    await visitor.leave();
  });

  test('draw only the cards in sight, and Back leads to where one was', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/cards');
    await page.locator('.wall a').first().waitFor();
    const drawn = await page.locator('.wall a').count();
    const all = Number((await page.locator('.found').innerText()).replace(/\D/g, ''));
    expect(drawn).toBeLessThan(all / 2);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.locator(`[aria-posinset="${all}"]`).count()).toBe(1);
    expect(await page.locator('.wall a').count()).toBeLessThan(all / 2);
    await page.locator(`[aria-posinset="${all}"] a`).click();
    await page.waitForURL(/\/cards\/./);
    await page.goBack();
    await page.locator(`[aria-posinset="${all}"]`).waitFor();
    await visitor.leave();
  });
});
