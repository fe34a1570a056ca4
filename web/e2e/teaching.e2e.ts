import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('a bot shows what it weighs, and advises who asks', { retry: 0 }, async () => {
  const visitor = await Visitor.come(browser);
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Light Side', { exact: true }).first().click();
  // with a clock nobody teaches
  const clock = dialog.locator('select:has(option[value="90"])');
  await clock.selectOption('30');
  expect(await dialog.getByLabel(/Let it teach me/).isDisabled()).toBe(true);
  await clock.selectOption('0');
  await dialog.getByLabel(/Let it teach me/).check();
  await dialog.getByRole('button', { name: /Begin|Play/ }).last().click();
  await page.waitForURL(/\/table\//);

  const player = new Player(page);
  const tab = page.getByRole('tab', { name: /Thoughts/ });
  const thought = page.locator('[data-thoughts] .one').filter({ hasText: /Rookie chose what wins/ });
  for (let turns = 0; turns < 25 && (await thought.count()) === 0; turns++) {
    await player.answer();
    await tab.click();
    await page.waitForTimeout(300);
  }
  // in words and as bars: the best three at least
  expect(await thought.first().innerText()).toMatch(/\d+ games of 100[\s\S]*%/);
  expect(await thought.first().locator('li').count()).toBeGreaterThan(1);
  expect(await thought.first().locator('.track i').count()).toBe(await thought.first().locator('li').count());

  // and in one's own place, where there is something to weigh
  const advice = page.locator('[data-advice]');
  const weighed = advice.filter({ hasText: /In your place the Master/ });
  for (let tries = 0; tries < 25 && (await weighed.count()) === 0; tries++) {
    await player.asked();
    await page.getByRole('button', { name: 'What would the Master do?' }).click();
    await advice.waitFor();
    if ((await weighed.count()) === 0) await player.answer();
  }
  expect(await weighed.locator('li').count()).toBeGreaterThan(1);
  const folder = process.env.HOLOSITE_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/teaching.png` });
  await visitor.isSound();
  await page.setViewportSize(PHONE);
  await page.waitForTimeout(300);
  if (folder) await page.screenshot({ path: `${folder}/teaching-phone.png` });
  await visitor.leave();
});
