import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the keyboard alone', () => {
  test('is enough to find a game and play it', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: /Dark Side/ }).first().waitFor();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (/Dark Side/.test(name)) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
    const player = new Player(page);
    for (let i = 0; i < 40; i++) {
      const number = await player.asked();
      if (number === null) break;
      if (i % 3 === 2 || !(await chooseByKeys())) await page.keyboard.press('p');
      await page.waitForTimeout(30);
      if ((await player.asked()) === number && !(await chooseByKeys())) await page.keyboard.press('p');
    }
    expect(Number(await player.asked())).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('w');
    await page.locator('.pop').first().waitFor();
    await visitor.leave();

    /** Goes to the first button of the prompt, or the first lit card, and presses it. */
    async function chooseByKeys(): Promise<boolean> {
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press('Tab');
        const lit = await page.evaluate(() => {
          const at = document.activeElement;
          return at?.closest('.playable, .target') !== null || at?.matches('.answers .btn.primary, [role=dialog] li button') === true;
        });
        if (lit) {
          await page.keyboard.press('Enter');
          return true;
        }
      }
      return false;
    }
  });

  test('and a reader of the table as text finds everything in it', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Settings/ }).click();
    await visitor.page.getByText(/screen.reader/i).first().click();
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: /Light Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.page.getByRole('log').first().waitFor();
    await visitor.page.getByRole('list').getByRole('button').first().waitFor();
    expect(await visitor.violations()).toEqual([]);
    await visitor.leave();
  });
});
