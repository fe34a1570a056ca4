import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PHONE } from './browser';
import { Seat } from './seats';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const ONCE = { retry: 0 };

describe('at the table', () => {
  test('a Barrier is a mark on the card it bars, and why names it with its end', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'lasting');
    await light.visitor.speak('en');

    // Three locations take the room there is.
    const zoom = await light.page.locator('.board .row').evaluate((row) => Number(getComputedStyle(row).zoom));
    expect(zoom).toBeGreaterThan(1);

    // Life Force of both, and the names in what is asked can be looked at.
    expect(await light.page.locator('[data-life]').allInnerTexts()).toHaveLength(2);
    await light.take(/Deploy Leia/);
    const named = light.page.locator('.prompt h2 .named').filter({ hasText: 'Leia Organa' });
    await named.hover();
    await light.page.locator('.rail .card').getByText('Leia Organa').first().waitFor();
    await light.click('Mos Eisley');

    // What was just played stands beside the question, with its place marked on the board.
    await dark.isAsked(/deploy.* Leia Organa/i);
    await dark.page.locator('.rail :is(.cl, [data-now])').getByText('Leia Organa').first().waitFor();
    await dark.onTable('Vader').hover();
    await dark.page.locator('.rail [data-now]').getByText('Leia Organa').waitFor();
    expect(await dark.page.locator('.col.concerned').count()).toBe(1);
    await dark.take(/Imperial Barrier/);

    const leia = light.onTable('Leia');
    await expect.poll(() => leia.innerText()).toContain('may not battle');
    expect(await light.onTable('Luke').innerText()).not.toContain('may not');
    await expect.poll(() => leia.getAttribute('data-handle')).not.toBeNull();
    const label = await leia.locator('button.main').getAttribute('aria-label');
    expect(label).toContain('Leia Organa may not move for the rest of this turn');
    await leia.locator('button.main').focus();
    await light.page.keyboard.press('w');
    const why = light.page.getByRole('dialog', { name: 'Why these?' });
    await why.getByText('Leia Organa may not move.').waitFor();
    await why.getByText('for the rest of this turn').first().waitFor();
    await why.getByText('Imperial Barrier').first().waitFor();
    expect(await light.visitor.violations()).toEqual([]);
    await light.shoot('lasting');
    await light.visitor.speak('fr');
    await expect.poll(() => leia.innerText()).toContain('sans bataille');
    await light.page.setViewportSize(PHONE);
    await light.page.locator('.strip .t').filter({ hasText: 'Mos Eisley' }).click();
    await light.page.locator('.cr .tab.bottom').getByText('sans bataille').waitFor();
    await light.shoot('lasting-phone');
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('nineteen locations at 1024: what lies beyond the edge is counted, and is one click away', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'many', { width: 1024, height: 768 });
    const page = light.page;
    const all = 19;
    const seen = async (): Promise<number> =>
      page.locator('.board .locs').evaluate((locs) => {
        const box = locs.getBoundingClientRect();
        const inside = [...locs.querySelectorAll('[data-col]')].filter((column) => {
          const at = column.getBoundingClientRect();
          return at.left + at.width / 2 >= box.left && at.left + at.width / 2 <= box.right;
        });
        return inside.reduce((sum, column) => sum + Number((column as HTMLElement).dataset['places'] ?? 1), 0);
      });
    const told = async (): Promise<number> => (await page.locator('.beyond b').allInnerTexts()).reduce((sum, n) => sum + Number(n), 0);
    await expect.poll(async () => (await seen()) + (await told())).toBe(all);
    await light.shoot('many-1024');
    const more = page.locator('.beyond.right');
    if ((await more.count()) > 0) {
      await more.click();
      await page.locator('.beyond.left').waitFor();
      await expect.poll(async () => (await seen()) + (await told())).toBe(all);
    }
    expect(await light.visitor.violations()).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await light.shoot('many-1440');
    await page.setViewportSize(PHONE);
    await page.locator('.strip').waitFor();
    await light.shoot('many-phone');
    await dark.page.setViewportSize(PHONE);
    await dark.shoot('many-phone-dark');
    expect(await dark.page.locator('.panel.upside').count()).toBe(1);
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('the keyboard stays where it was when what it was on goes', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'keyboard');
    await dark.page.locator('.answers .btn:has(.kbd):not(.until)').first().focus();
    const before = await dark.player.asked();
    await dark.page.keyboard.press('Enter');
    await expect.poll(() => dark.player.asked()).not.toBe(before);
    const inPrompt = (): Promise<boolean> => dark.page.evaluate(() => document.activeElement?.closest('[data-decision]') !== null && document.activeElement !== document.body);
    await expect.poll(inPrompt).toBe(true);
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });
});
