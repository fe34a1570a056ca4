import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, PHONE } from './browser';
import { crowded } from './crowded';
import { Seat } from './seats';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SMALL = { width: 1280, height: 800 };
const SMALLER = { width: 1024, height: 768 };
const SETTLED = 300;

async function isRoomy(seat: Seat, what: string): Promise<void> {
  for (const size of [SMALLER, PHONE, SMALL]) {
    await seat.page.setViewportSize(size);
    await seat.page.waitForTimeout(SETTLED);
    expect(await crowded(seat.page), `${what}, ${size.width} px`).toEqual([]);
    await seat.shoot(`crowded-${what}-${size.width}`);
  }
}

test('a full hand and a full prompt have room, and a choice can be left', { retry: 0 }, async () => {
  const { dark, light } = await Seat.both(browser, 'crowded', SMALL);
  const { page } = light;
  for (const language of ['fr', 'en'] as const) {
    await light.visitor.speak(language);
    await isRoomy(light, `activate-${language}`);
  }
  await light.take(/Activate all/);
  await light.isAsked(/deploy phase/);
  await isRoomy(light, 'deploy');
  // the control phase asked nothing, and is marked among the phases
  await page.locator('.phases').getByRole('img', { name: 'passed for you' }).waitFor();

  // the list of one card's choices lies beside the question, not over it
  const question = await page.locator('.prompt .q').boundingBox();
  await page.locator('.answers .all').click();
  const menu = await page.locator('.menu.panel').boundingBox();
  expect(menu && question && (menu.y + menu.height <= question.y || menu.x >= question.x + question.width)).toBe(true);
  await page.keyboard.press('Escape');

  // choosing a place has a way out in words
  await light.click('Han Solo');
  await light.isAsked(/Where does Han Solo deploy/);
  const back = page.locator('[data-undo]').filter({ hasText: 'Back' });
  await back.waitFor();
  await page.setViewportSize(PHONE);
  await back.waitFor();
  await light.shoot('crowded-back-phone');
  await page.setViewportSize(SMALL);
  await back.click();
  await light.isAsked(/deploy phase/);
  expect(await page.locator('.hand .card.playable').filter({ hasText: 'Han' }).count()).toBe(1);
  await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
});

test('a turn that goes on by itself says so', { retry: 0 }, async () => {
  const { dark, light } = await Seat.both(browser, 'idle', SMALL);
  await light.isAsked(/déploiement/);
  await light.page.locator('.answers .btn:has(.kbd):not(.until)').click();
  const told = light.page.locator('[data-went-by]');
  await expect.poll(() => told.innerText()).toMatch(/^La table a passé 3 phases pour vous\s: Bataille, Mouvement, Tirage\. Votre tour est fini\.$/);
  await light.visitor.speak('en');
  expect(await told.innerText()).toBe('The table passed 3 phases for you: Battle, Move, Draw. Your turn is over.');
  await light.shoot('went-by');
  await light.page.setViewportSize(PHONE);
  await light.shoot('went-by-phone');
  // whose turn it was not is told nothing
  expect(await dark.page.locator('[data-went-by]').count()).toBe(0);
  await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
});
