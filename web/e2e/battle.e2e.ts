import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE } from './browser';
import { crowded } from './crowded';
import { Seat } from './seats';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What is said below a card in battle, or carried by it, and cannot be seen whole. */
function cutOnStage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.battle .ps :is(.card, .note, .arm)')]
      .filter((one) => {
        const room = one.closest('.ps')?.getBoundingClientRect();
        const own = one.getBoundingClientRect();
        return room && (own.bottom > room.bottom + 1 || own.top < room.top - 1);
      })
      .map((one) => one.innerText),
  );
}

test('a battle ends on its result, which stays until one goes on and can be opened again', { retry: 0 }, async () => {
  const { dark, light } = await Seat.both(browser, 'battle');
  await light.visitor.speak('en');
  await light.take(/attle at Tatooine: Mos Eisley/);
  await light.take(/^Yes/);
  await dark.take(/^Yes/);

  // On a small screen, too, the question is read to its end, and nothing of a card on the stage is cut.
  await light.isAsked(/damage|attrition|forfeit/i);
  for (const size of [{ width: 1024, height: 768 }, { width: 1280, height: 800 }]) {
    await light.page.setViewportSize(size);
    await expect.poll(() => crowded(light.page), `${size.width} px`).toEqual([]);
    await expect.poll(() => cutOnStage(light.page), `${size.width} px`).toEqual([]);
    await light.shoot(`battle-damage-${size.width}`);
  }
  await light.page.setViewportSize(DESKTOP);

  // A card that was forfeited stays on the stage, struck out, while the rest is paid.
  await light.isAsked(/damage|attrition|forfeit/i);
  await light.click('Leia');
  await light.page.locator('.battle .struck').filter({ hasText: 'Leia' }).waitFor();
  await light.shoot('battle-forfeited');
  await light.paysWith(dark);

  const result = light.page.locator('[data-result]');
  await result.waitFor();
  await expect.poll(() => result.locator('.struck').count()).toBeGreaterThan(0);
  const owed = result.locator('table').first();
  expect(await owed.innerText()).toMatch(/OWED|Owed/);
  expect(await owed.locator('tfoot').innerText()).toMatch(/Left\s+0\s+0/);
  expect(await result.innerText()).toMatch(/You lost by \d+; all is paid/);
  expect(await light.page.locator('[data-decision]').count()).toBe(0);
  await light.shoot('battle-result');

  await light.page.setViewportSize(PHONE);
  await light.page.locator('.sheet[data-result]').waitFor();
  await light.shoot('battle-result-phone');
  expect(await light.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await light.page.setViewportSize({ width: 1440, height: 900 });

  // Enter goes on; the log opens it again.
  await light.page.locator('[data-go-on]').focus();
  await light.page.keyboard.press('Enter');
  await expect.poll(() => light.page.locator('[data-result]').count()).toBe(0);
  await light.isAsked(/battle phase|move phase/i);
  await light.page.getByRole('button', { name: 'Open the result' }).first().click();
  await result.waitFor();
  await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
});
