import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE } from './browser';
import { Seat } from './seats';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A table is played once. */
const ONCE = { retry: 0 };

/** The button that passes until something happens, or no longer. */
const until = (seat: Seat) => seat.page.locator('.until');

describe.each([
  ['a desktop', 'pace', DESKTOP],
  ['a phone', 'pace-phone', PHONE],
] as const)('on %s', (_, position, size) => {
  test('several Force are activated by one answer, and one passes until something happens', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, position, size);

    await light.isAsked(/activation/);
    const most = Number(await light.page.locator('.times input').inputValue());
    expect(most).toBeGreaterThan(2);
    expect(await light.page.locator('.times .primary').innerText()).toContain('Tout activer');
    await light.page.locator('.times input').fill('2');
    await light.shoot(`${position}-activate`);
    await light.take(/Activer 2/);
    expect(await light.page.locator('.times input').inputValue()).toBe(String(most - 2));
    // DS-61-4 might do something after each Force, and nobody asks.
    expect(await dark.player.prompt.count()).toBe(0);

    await until(dark).click();
    await expect.poll(() => dark.page.locator('.prompt, .ask').first().innerText()).toMatch(/The table passes for you until something happens/);
    expect(await until(dark).getAttribute('aria-label')).toBe('Ask me again');
    await dark.shoot(`${position}-passing`);
    // He may change his mind, and change it again.
    for (const words of ['Pass until something happens or it is my turn', 'Ask me again']) {
      await until(dark).click();
      await expect.poll(() => until(dark).getAttribute('aria-label')).toBe(words);
    }
    expect(await until(light).getAttribute('aria-label')).toBe('Passer jusqu’à ce qu’il se passe quelque chose ou que ce soit mon tour');
    await light.pass();
    await light.isAsked(/contrôle/);
    await light.take(/[Dd]rain/);

    // A drain is something: there is a card against it.
    await dark.isAsked(/Force drain/);
    await dark.shoot(`${position}-something`);
    // To pass on from there does not pass over what must be answered.
    if (size === DESKTOP) await dark.page.keyboard.press('u');
    else await until(dark).click();
    await dark.isAsked(/You lose 1 Force|lose 1/i);
    expect(await until(dark).count()).toBe(0);
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });
});
