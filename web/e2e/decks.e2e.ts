import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a deck', () => {
  test('is imported, edited and played', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    const list = await visitor.page.evaluate(async () => {
      const decks = (await (await fetch('/api/decks')).json()) as { id: string; side: string }[];
      const ready = decks.find((deck) => deck.id.startsWith('ready:') && deck.side === 'dark');
      return (await fetch(`/api/decks/${ready?.id}/export`)).text();
    });
    expect(list).toMatch(/\d+x? \w/);

    await visitor.page.goto('/decks');
    await visitor.page.getByRole('button', { name: 'Import' }).waitFor();
    await visitor.isSound();
    await visitor.page.getByRole('button', { name: 'Import' }).click();
    const dialog = visitor.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(list);
    await dialog.getByRole('button', { name: 'Read it' }).click();
    await dialog.getByRole('button', { name: 'Make the deck' }).click();
    await visitor.page.waitForURL(/\/decks\/\d+/);
    const total = visitor.page.getByRole('status').filter({ hasText: /of 60$/ });
    await expect.poll(() => total.innerText()).toContain('60');

    // A plain list does not say where the deck starts.
    await visitor.page.getByLabel('Starts at').selectOption({ index: 1 });

    await visitor.page.getByRole('button', { name: /^Take out / }).first().click();
    await expect.poll(() => total.innerText()).toContain('59');
    await expect.poll(() => visitor.page.getByRole('button', { name: 'Play', exact: true }).isDisabled()).toBe(true);
    await visitor.page.getByRole('button', { name: /^Add / }).first().click();
    await expect.poll(() => total.innerText()).toContain('60');
    await visitor.page.getByRole('button', { name: 'Save' }).click();
    await visitor.page.getByRole('button', { name: 'Saved' }).waitFor();
    await visitor.isSound();

    // Whoever follows its link gets a copy, which is kept only when he wants it.
    await visitor.page.getByRole('button', { name: 'Export' }).click();
    const link = await visitor.page.getByLabel('Link to this deck').inputValue();
    await visitor.page.keyboard.press('Escape');
    const friend = await Visitor.come(browser);
    await friend.page.goto(link);
    await expect.poll(() => friend.page.getByRole('status').filter({ hasText: /of 60$/ }).innerText()).toContain('60');
    await friend.page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await friend.page.goto('/decks');
    await friend.page.getByText('You have no deck of your own yet.').waitFor();
    await friend.page.goto(link.slice(0, link.indexOf('#') + 12));
    await friend.page.reload();
    await friend.page.getByText('This link holds no whole deck').waitFor();
    await friend.leave();

    await visitor.page.getByRole('button', { name: 'Play', exact: true }).click();
    await visitor.page.locator('button.primary:visible').last().click();
    await visitor.page.waitForURL(/\/table\//);
    expect(await new Player(visitor.page).asked()).not.toBeNull();
    await visitor.leave();
  });

  test.each([['desktop', DESKTOP], ['phone', PHONE]])('is imported from a list of somebody and mended by clicks, on a %s', async (_, viewport) => {
    const visitor = await Visitor.come(browser, { viewport });
    const { page } = visitor;
    await page.goto('/decks');
    await page.getByRole('button', { name: 'Import' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(`
      // A list as people write it
      Locations (1)
      Tatooine: Mos Eisley
      == Characters ==
      56 Stormtrooper
      2x Darht Vader
      x1 Luke Skywalker
      Interrupts:
      Sence x2 [Premiere]
      Defensive Shields
      Secret Plans
    `);
    await dialog.getByRole('button', { name: 'Read it' }).click();
    await dialog.getByText('1 of them lies outside the deck').waitFor();
    await dialog.getByText('Did you mean').first().waitFor();
    await dialog.getByRole('button', { name: '2× Darth Vader', exact: true }).click();
    await dialog.getByRole('button', { name: '2× Sense', exact: true }).click();
    await dialog.getByRole('button', { name: 'Make the deck', exact: true }).click();
    await page.waitForURL(/\/decks\/\d+/);
    if (viewport === PHONE) {
      await page.getByRole('button', { name: /^Deck/ }).click();
    }
    const total = page.getByRole('status').filter({ hasText: /of 60$/ });
    await expect.poll(() => total.innerText()).toContain('62');
    await visitor.isSound();
    const legality = page.getByRole('region', { name: 'May it be played?' });
    const remedy = (name: string | RegExp) => legality.getByRole('button', { name });

    await remedy(/^Take out 1× Luke/).click();
    await expect.poll(() => total.innerText()).toContain('61');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(() => total.innerText()).toContain('62');
    await remedy(/^Take out 1× Luke/).click();
    await remedy(/^Start at Tatooine: Mos Eisley/).click();
    await remedy(/^Take out 1× Stormtrooper/).click();
    await expect.poll(() => total.innerText()).toContain('60');
    // The shield needs a Starting Effect, which is one card more again.
    await remedy(/^Add 1× /).first().click();
    await remedy(/^Take out 1× Stormtrooper/).click();
    await legality.getByText('Legal', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Play', exact: true }).isEnabled()).toBe(true);
    await visitor.leave();
  });
});
