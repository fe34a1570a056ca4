import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Clicks what is lit. */
async function does(page: Page, lit: string): Promise<void> {
  await page.locator(lit).first().click();
  const menu = page.locator('.menu.panel button');
  await page.waitForTimeout(250);
  if ((await menu.count()) > 0) await menu.first().click();
}

async function says(page: Page, words: string): Promise<void> {
  await page.locator('.answers .btn').filter({ hasText: words }).first().click();
}

async function solved(page: Page): Promise<string[]> {
  await page.goto('/puzzles');
  await page.locator('li h3').first().waitFor();
  return page.locator('li.done h3').allInnerTexts();
}

describe('puzzles', () => {
  test('one is missed, then solved', { retry: 1 }, async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Puzzles' }).click();
    await page.waitForURL(/\/puzzles$/);
    await page.getByRole('button', { name: 'Solve: First shot' }).waitFor();
    await visitor.isSound();
    await page.getByRole('button', { name: 'Solve: First shot' }).click();
    await page.waitForURL(/\/table\//);
    const goal = page.locator('.goal[data-puzzle]');
    await goal.getByText('Win the game this turn.').waitFor();

    // a hint points at something, and explains its numbers
    await goal.getByRole('button', { name: 'Hint', exact: true }).click();
    await goal.getByText(/what 1 Force can do now/).waitFor();
    await expect.poll(() => page.locator('[data-hint-ring]').count()).toBe(1);
    await goal.getByRole('button', { name: 'Why these numbers?' }).click();
    await page.locator('.why').first().waitFor();
    await page.keyboard.press('Escape');

    // the shot is left out: the turn ends without a win
    await says(page, 'Pass');
    await says(page, 'End the turn');
    const verdict = page.locator('[data-verdict]');
    await expect.poll(() => verdict.getAttribute('data-verdict'), { timeout: 30_000 }).toBe('failed');
    await visitor.isSound();
    expect(await solved(page)).toEqual([]);

    await page.getByRole('button', { name: 'Solve: First shot' }).click();
    await page.waitForURL(/\/table\//);
    await goal.waitFor();
    await does(page, '[data-hand] .playable, .playable');
    await says(page, 'Yes');
    await expect.poll(() => page.locator('.board .playable, .middle .playable, .target').count()).toBeGreaterThan(0);
    await does(page, '.board .playable, .middle .playable, .target');
    await expect.poll(() => verdict.getAttribute('data-verdict'), { timeout: 30_000 }).toBe('solved');
    await page.getByText(/With Trevagg gone/).waitFor();
    await expect.poll(() => solved(page)).toEqual(['First shot']);
    await visitor.leave();
  });

  test('one is solved on a phone', { retry: 1 }, async () => {
    const visitor = await Visitor.come(browser, { viewport: PHONE });
    const { page } = visitor;
    await page.goto('/puzzles');
    await page.getByRole('button', { name: 'Solve: First shot' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.goal[data-puzzle]').waitFor();
    await does(page, '[data-hand] .playable, .playable');
    await says(page, 'Yes');
    await does(page, '.wrap.lit .panel');
    await expect.poll(() => page.locator('[data-verdict]').getAttribute('data-verdict'), { timeout: 30_000 }).toBe('solved');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const folder = process.env.HOLOSITE_SHOTS;
    if (folder) await page.screenshot({ path: `${folder}/puzzle-phone.png` });
    await visitor.leave();
  });

  test('the solution is shown answer by answer, and does not count as solved', { retry: 1 }, async () => {
    const visitor = await Visitor.come(browser, { locale: 'fr-FR' });
    const { page } = visitor;
    await page.goto('/puzzles');
    await page.getByRole('button', { name: 'Résoudre: Le raccourci' }).click();
    await page.waitForURL(/\/table\//);
    const verdict = page.locator('[data-verdict]');
    await page.getByRole('button', { name: 'Voir la solution' }).click();
    for (let i = 0; i < 6 && (await verdict.count()) === 0; i++) {
      await page.getByRole('button', { name: 'Coup suivant' }).click({ timeout: 5000 }).catch(() => undefined);
      await page.waitForTimeout(500);
    }
    await expect.poll(() => verdict.getAttribute('data-verdict')).toBe('solved');
    await verdict.getByText('C’était la solution').waitFor();
    await page.waitForTimeout(300);
    expect(await solved(page)).toEqual([]);
    await visitor.leave();
  });
});
