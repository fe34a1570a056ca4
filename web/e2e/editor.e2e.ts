import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function opens(page: Page, path = '/editor'): Promise<void> {
  await page.goto(path);
  await page.locator('.editor[data-ready="true"]').waitFor();
  await judged(page);
}

/** The rules have looked at it as it stands. */
async function judged(page: Page): Promise<void> {
  await page.waitForTimeout(400);
  await page.locator('.valid[aria-busy="false"] h2').waitFor();
}

async function seek(page: Page, which: string, words: string): Promise<void> {
  await page.locator('.finder').getByRole('button', { name: which, exact: true }).click();
  await page.locator('.finder input').fill(words);
  await page.locator('.finder .tile').first().waitFor();
}

const tile = (page: Page, title: string) => page.locator('.finder .tile').getByRole('button', { name: new RegExp(`^${title},`) }).first();
const chip = (page: Page, title: string) => page.locator('.board').getByRole('button', { name: new RegExp(`^${title},`) });

async function text(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const written = await page.getByRole('dialog').locator('textarea').first().inputValue();
  await page.keyboard.press('Escape');
  return written;
}

describe('the position editor', () => {
  test('a table is laid out by mouse and keyboard, written, read, shared and played', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await opens(page);
    // two ready decks are there from the start
    await expect.poll(() => page.locator('.valid').innerText()).toContain('Both decks hold 60 cards');

    // by mouse: two places and Vader
    await page.getByRole('button', { name: 'Add a place' }).first().click();
    await page.locator('.finder input').fill('Tatooine: Cantina');
    await tile(page, 'Tatooine: Cantina').click();
    await page.locator('.finder input').fill('!"Tatooine"');
    await tile(page, 'Tatooine').click();
    await expect.poll(() => page.locator('.board [data-place]').count()).toBe(2);
    await judged(page);
    await seek(page, 'Dark Side', 'Darth Vader');
    await tile(page, 'Darth Vader').click();
    await page.locator('.board .slot.on').first().waitFor();
    // a slot that cannot hold him says why
    const space = page.locator('.board [data-col]').filter({ has: page.getByRole('button', { name: /^Tatooine,/ }) }).locator('.slot').first();
    expect(await space.getAttribute('aria-label')).toMatch(/Put Darth Vader here: .*cannot/);
    expect(await space.getAttribute('aria-disabled')).toBe('true');
    await page.locator('.board .slot.on').first().click();
    await chip(page, 'Darth Vader').waitFor();
    await judged(page);

    // he is there once
    await tile(page, 'Darth Vader').click();
    await expect.poll(() => page.locator('.board .slot').first().getAttribute('aria-label')).toMatch(/already|version/);
    await page.keyboard.press('Escape');

    // by keyboard alone: Luke into the Cantina, then his marks
    await seek(page, 'Light Side', '!"Luke Skywalker"');
    await tile(page, 'Luke Skywalker').focus();
    await page.keyboard.press('Enter');
    await page.locator('.board .slot.on').first().waitFor();
    await page.locator('.board .slot.on').last().focus();
    await page.keyboard.press('Enter');
    await chip(page, 'Luke Skywalker').waitFor();
    await chip(page, 'Luke Skywalker').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Marks and seat' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('moved').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await judged(page);

    // and away again, and back
    await chip(page, 'Luke Skywalker').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => chip(page, 'Luke Skywalker').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await chip(page, 'Luke Skywalker').waitFor();

    // piles, destinies, a hand
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One more in Force, Light Side' }).click();
    await page.getByLabel('Destiny 1 of Light Side').selectOption('3');
    await seek(page, 'Light Side', '!"Leia Organa"');
    await tile(page, 'Leia Organa').click();
    await page.getByRole('button', { name: /Put Leia Organa here: Light Side, hand/ }).click();
    await page.getByLabel('Name of the position').fill('Duel in the Cantina');
    await page.keyboard.press('Tab');
    await judged(page);
    await expect.poll(() => page.locator('.valid h2').innerText()).toMatch(/^Playable/);
    await visitor.isSound();

    const written = await text(page);
    expect(written).toContain('# Duel in the Cantina\n');
    expect(written).toContain('    Darth Vader');
    expect(written).toContain('    Luke Skywalker [moved]');
    expect(written).toContain('  next destiny: 3');
    expect(written).toContain('  force: 3');

    // what cannot be read is refused with its line, and nothing is lost
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByLabel('Text of a position').fill('turn: Dark, lunch phase');
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await page.getByText(/Line 1: there is no lunch phase/).waitFor();
    visitor.forgive(/400/);
    await page.getByLabel('Text of a position').fill(written);
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await judged(page);
    expect(await text(page)).toBe(written);

    // by a link to somebody else
    await page.getByRole('button', { name: 'Share link' }).click();
    const link = await page.getByRole('dialog').locator('textarea').first();
    await expect.poll(() => link.inputValue()).toContain('/editor#1;');
    const shared = new URL(await link.inputValue());
    await page.keyboard.press('Escape');
    const other = await Visitor.come(browser);
    await opens(other.page, shared.pathname + shared.hash);
    await chip(other.page, 'Luke Skywalker').waitFor();
    expect(await text(other.page)).toBe(written);
    await other.leave();

    // and at the table everything lies as it was laid out
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('dialog').getByLabel('Light Side').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.chip').filter({ hasText: 'Vader' }).first().waitFor({ timeout: 60_000 });
    await page.locator('.chip').filter({ hasText: 'Luke' }).first().waitFor();
    await page.locator('.hand .card').filter({ hasText: 'Leia' }).first().waitFor();
    await visitor.leave();
  });

  test('on a phone cards are put down by a list, and it is played', async () => {
    const visitor = await Visitor.come(browser, { viewport: PHONE });
    const { page } = visitor;
    await opens(page);
    // an empty table says what to do first
    await page.getByRole('button', { name: 'Add a place' }).last().click();
    await page.locator('.finder input').waitFor();
    await page.locator('.views').getByRole('button', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByLabel('Text of a position').fill('turn: Light 4, deploy phase\ntable:\n  Tatooine: Cantina (Dark)\n    Stormtrooper\nlight:\n  force: 6\n');
    await page.getByRole('button', { name: 'Lay it out' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await judged(page);
    const cantina = page.getByRole('region', { name: 'Tatooine: Cantina' });
    await cantina.getByRole('button', { name: /^Stormtrooper,/ }).waitFor();
    await cantina.getByRole('button', { name: /Light Side at Tatooine: Cantina/ }).click();
    await page.locator('.finder input').fill('!"Luke Skywalker"');
    await tile(page, 'Luke Skywalker').click();
    await cantina.getByRole('button', { name: /Put Luke Skywalker here: Light Side/ }).click();
    await cantina.getByRole('button', { name: /^Luke Skywalker,/ }).waitFor();
    await judged(page);
    await visitor.isSound();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.waitForURL(/\/table\//);
    await page.getByText('Stormtrooper').first().waitFor();
    await visitor.leave();
  });
});
