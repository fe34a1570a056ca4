import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a deck', () => {
  test('is imported, edited and played', { timeout: 180_000 }, async () => {
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

    await visitor.page.getByRole('button', { name: 'Play', exact: true }).click();
    await visitor.page.locator('button.primary:visible').last().click();
    await visitor.page.waitForURL(/\/table\//);
    expect(await new Player(visitor.page).asked()).not.toBeNull();
    await visitor.leave();
  });
});
