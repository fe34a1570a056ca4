import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser';
import { Seat } from './seats';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('what is asked or told can be pointed at where it is', { retry: 0 }, async () => {
  const { dark, light } = await Seat.both(browser, 'pointing');
  await light.visitor.speak('en');
  const { page } = light;

  // of two destroyers with one title, the one that moved bears the number
  await dark.click('Victory-Class');
  await dark.isAsked(/Where does Victory-Class Star Destroyer go/);
  await dark.page.locator('.board .place.target').filter({ hasText: 'Hoth' }).click();
  await light.passTo(/Opponent.s draw phase/, dark);
  const pin = page.locator('.pins span').first();
  await pin.waitFor();
  const destroyers = page.locator('.board .chip').filter({ hasText: 'Victory-Class' });
  expect(await destroyers.count()).toBe(2);
  const [at, stayed, moved] = await Promise.all([pin.boundingBox(), destroyers.first().boundingBox(), destroyers.last().boundingBox()]);
  const away = (chip: { x: number; width: number } | null): number => Math.abs((at?.x ?? 0) - (chip?.x ?? 0) - (chip?.width ?? 0));
  expect(Math.min(away(stayed), away(moved))).toBe(away(moved));

  // the systems among which one chooses are lit, and the choice can be left
  await light.passTo(/Your deploy phase/, dark);
  await light.click('Asteroid Field');
  await light.isAsked(/To which system does Asteroid Field go/);
  await page.locator('[data-undo]').filter({ hasText: 'Back' }).waitFor();
  expect(await page.locator('.board .place.target').count()).toBe(3);
  await light.shoot('pointing-system');
  await page.locator('.board .place.target').filter({ hasText: 'Anoat' }).click();
  await light.reads(/You deploy Asteroid Field/);
  expect(await page.locator('.board').innerText()).toMatch(/Anoat[\s\S]*Asteroid\s+Field[\s\S]*Kashyyyk/i);

  // in a battle, who acts from elsewhere lies on the stage, and is lit there
  await light.pass();
  await light.take(/attle at Kashyyyk/);
  await light.isAsked(/Weapons segment/);
  const elsewhere = page.locator('[data-strip=elsewhere]');
  await elsewhere.locator('.card.playable').filter({ hasText: 'Wedge' }).waitFor();
  expect(await elsewhere.locator('.card').count()).toBe(1);
  await light.shoot('pointing-elsewhere');
  await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
});
