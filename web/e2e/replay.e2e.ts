import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a finished game', () => {
  test('is looked through step by step, and played on from any of them', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Light Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    const player = new Player(visitor.page);
    for (let i = 0; i < 25; i++) await player.answer();
    await visitor.page.getByRole('button', { name: 'Table', exact: true }).click();
    await visitor.page.getByRole('button', { name: /Concede/ }).click();
    await visitor.page.getByRole('button', { name: /Concede|Yes/ }).last().click();
    await player.outcome.waitFor();
    await player.outcome.locator('a[href^="/replay/"]').click();
    await visitor.page.waitForURL(/\/replay\//);

    const slider = visitor.page.getByRole('slider');
    await slider.waitFor();
    expect(await slider.getAttribute('aria-valuetext')).toContain('Step 0');
    await visitor.page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Step 1 ');
    await visitor.page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => slider.inputValue()).toBe(await slider.getAttribute('max'));
    await visitor.isSound();

    await slider.fill('20');
    await visitor.page.getByRole('button', { name: 'Play on from here' }).click();
    await visitor.page.getByRole('dialog').locator('button.primary').click();
    await visitor.page.waitForURL(/\/table\//);
    expect(await player.asked()).not.toBeNull();
    await player.answer();
    await visitor.leave();
  });
});
