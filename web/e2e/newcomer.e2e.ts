import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a newcomer', () => {
  test('is in a game against a bot within two clicks', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Light Side/ }).first().waitFor();
    await visitor.isSound();
    // against whom, and how strong they are; the rookie unless one chooses
    const rookie = visitor.page.locator('.against label').filter({ hasText: 'Rating 1,000' });
    expect(await visitor.page.locator('.against label').count()).toBe(4);
    expect(await rookie.locator('input').isChecked()).toBe(true);
    expect(await visitor.page.locator('.against label').filter({ hasText: 'Random' }).innerText()).toContain('Won 0 % of 400 games');
    await visitor.page.getByRole('button', { name: /Light Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    const player = new Player(visitor.page);
    expect(await player.asked()).not.toBeNull();
    for (let i = 0; i < 6; i++) await player.answer();
    await visitor.isSound();

    // back at home he goes on with his game, and is not offered to watch it
    const table = new URL(visitor.page.url()).pathname;
    await visitor.page.goto('/');
    await visitor.page.locator(`.lobby a[href="${table}"]`).first().waitFor();
    expect(await visitor.page.locator(`.lobby a[href="${table}"]`).allInnerTexts()).toEqual(['Go on']);
    await visitor.leave();
  });

  test('plays a whole game to its end by clicks', { timeout: 300_000 }, async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Dark Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    const player = new Player(visitor.page);
    await player.toTheEnd();
    expect(player.decisions).toBeGreaterThan(40);
    await expect(player.outcome.innerText()).resolves.toMatch(/Life Force/);
    await visitor.leave();
  });

  test('is spoken to in French', async () => {
    const visitor = await Visitor.come(browser, { locale: 'fr-FR' });
    await visitor.page.goto('/');
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('fr');
    await visitor.page.getByRole('button', { name: /lumineux/i }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    const player = new Player(visitor.page);
    await player.asked();
    expect(await player.words()).toMatch(/\s\?|choisi|départ/i);
    await visitor.page.locator('.lang').getByText('EN').click();
    await expect.poll(() => player.words()).toMatch(/which|do you/i);
    await visitor.leave();
  });

  test('plays on a phone', async () => {
    const visitor = await Visitor.come(browser, { viewport: PHONE });
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Dark Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    const player = new Player(visitor.page);
    for (let i = 0; i < 12; i++) expect(await player.answer()).toBe(true);
    const wider = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await visitor.leave();
  });

  test('who signs out in another window is told so at the table and watches from then on', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Dark Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    await new Player(visitor.page).asked();
    const other = await visitor.context.newPage();
    await other.goto('/glossary');
    await other.evaluate(() => fetch('/api/logout', { method: 'POST', headers: { 'X-Holosite': '1' } }));
    await other.close();
    await visitor.page.getByRole('alert').filter({ hasText: 'not signed in any more' }).waitFor();
    await visitor.page.getByText('You are watching').first().waitFor();
    visitor.forgive(/WebSocket/);
    await visitor.leave();
  });
});
