import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE } from './browser';
import { Seat } from './seats';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** How high each place lies on the board. */
function places(page: Page): Promise<number[]> {
  return page.locator('.board .mid').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
}

test('a player who is to move sees what happened since his last move, until he chooses something', { retry: 0 }, async () => {
  const { dark, light } = await Seat.both(browser, 'since');
  await light.visitor.speak('en');
  await dark.take(/drain at Tatooine: Mos Eisley/i);
  await light.take(/All from|From (the|your) Reserve/);
  await dark.isAsked(/deploy phase/);
  await dark.take(/Deploy Stormtrooper/);
  await dark.click('Mos Eisley');
  await light.passTo(/Your activate phase/, dark);
  const strip = light.page.locator('[data-since]');
  await strip.waitFor();
  const events = await strip.locator('li').allInnerTexts();
  expect(events.some((words) => /drain/i.test(words))).toBe(true);
  expect(events.some((words) => /deploys Stormtrooper/i.test(words))).toBe(true);
  expect(await strip.locator('.harm').count()).toBeGreaterThan(0);
  await expect.poll(() => light.page.locator('.pins span').count()).toBeGreaterThan(0);
  await strip.locator('li button').filter({ hasText: 'Stormtrooper' }).hover();
  await expect.poll(() => light.page.locator('.pins .on').count()).toBe(1);
  // no card lies under the strip, on a small screen either, and the places stay where they are when it goes
  for (const size of [DESKTOP, { width: 1280, height: 800 }, DESKTOP]) {
    await light.page.setViewportSize(size);
    await expect
      .poll(() => light.page.evaluate(() => {
        const edge = document.querySelector('[data-since]')?.getBoundingClientRect().bottom ?? 0;
        return [...document.querySelectorAll('.board :is(.chip, .mini)')].map((chip) => chip.getBoundingClientRect().top - edge).filter((room) => room < 0);
      }), `${size.width} px`)
      .toEqual([]);
  }
  const there = await places(light.page);
  await light.shoot('since');
  await light.page.setViewportSize(PHONE);
  await strip.waitFor();
  await strip.click();
  await light.page.getByRole('dialog').locator('li').first().waitFor();
  await light.shoot('since-phone');
  await light.page.keyboard.press('Escape');
  await light.page.setViewportSize(DESKTOP);

  // Dark, who has done all this himself, is told nothing; Light is not once he has chosen.
  expect(await dark.page.locator('[data-since]').count()).toBe(0);
  await light.take(/Activate (all|1)/);
  await expect.poll(() => strip.count()).toBe(0);
  expect(await places(light.page)).toEqual(there);
  await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
});
