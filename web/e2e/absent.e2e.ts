import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Two people at a table: one who stays, and one whom the game waits for. */
async function meet(): Promise<{ stays: Visitor; goes: Visitor }> {
  const host = await Visitor.come(browser);
  const guest = await Visitor.come(browser, { locale: 'fr-FR' });
  await host.page.goto('/');
  await host.page.getByRole('button', { name: 'New table' }).click();
  const form = host.page.getByRole('dialog');
  await form.getByText('Somebody I invite').click();
  await form.locator('button.primary').click();
  await form.getByRole('link').click();
  await host.page.waitForURL(/\/table\//);
  await guest.page.goto(new URL(host.page.url()).pathname);
  await guest.page.locator('form button.primary').click();
  const asked = new Player(host.page).prompt;
  await guest.page.locator('.prompt').waitFor();
  await host.page.locator('.prompt').waitFor();
  await expect.poll(async () => (await asked.count()) + (await new Player(guest.page).prompt.count())).toBe(1);
  return (await asked.count()) > 0 ? { stays: guest, goes: host } : { stays: host, goes: guest };
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.HOLOSITE_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/absent-${name}.png` });
}

describe('an absent opponent', () => {
  test('is replaced by a bot until he comes back', async () => {
    const { stays, goes } = await meet();
    const table = goes.page.url();
    await goes.page.goto('/decks');
    const offer = stays.page.locator('.plate .btn.warn');
    await offer.waitFor();
    await shot(stays.page, 'offer');
    await offer.focus();
    await stays.page.keyboard.press('Enter');
    const dialog = stays.page.getByRole('dialog');
    await dialog.locator('input[type=radio]').first().waitFor();
    await shot(stays.page, 'dialog');
    expect(await stays.violations()).toEqual([]);
    await dialog.locator('button.primary').click();
    await stays.page.locator('.note').waitFor();
    await new Player(stays.page).asked();
    await shot(stays.page, 'bot');

    await goes.page.goto(table);
    const back = goes.page.locator('.note button.primary');
    await back.waitFor();
    expect(await new Player(goes.page).prompt.count()).toBe(0);
    await shot(goes.page, 'returns');
    expect(await goes.violations()).toEqual([]);
    await back.click();
    await expect.poll(() => goes.page.locator('.note').count()).toBe(0);
    await expect.poll(() => stays.page.locator('.note').innerText()).toMatch(/is back|de retour/);
    await Promise.all([stays.leave(), goes.leave()]);
  });

  test('loses the game that is claimed, on a phone', async () => {
    const { stays, goes } = await meet();
    const table = goes.page.url();
    await stays.page.setViewportSize(PHONE);
    await goes.page.goto('/decks');
    const offer = stays.page.locator('.opp .btn.warn');
    await offer.waitFor();
    await shot(stays.page, 'phone');
    await offer.click();
    await shot(stays.page, 'phone-dialog');
    await stays.page.getByRole('dialog').locator('button.warn').click();
    await new Player(stays.page).outcome.waitFor();
    await goes.page.goto(table);
    await new Player(goes.page).outcome.waitFor();
    expect(await new Player(goes.page).outcome.innerText()).toMatch(/absent/);
    await shot(goes.page, 'claimed');
    await Promise.all([stays.leave(), goes.leave()]);
  });
});

describe('a game against a bot', () => {
  test('is closed from the lobby', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: 'New table' }).click();
    await visitor.page.getByRole('dialog').locator('button.primary').click();
    await visitor.page.waitForURL(/\/table\//);
    await visitor.page.locator('.prompt').waitFor();
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: 'Close', exact: true }).click();
    await shot(visitor.page, 'close');
    await visitor.page.getByRole('button', { name: 'Close the game' }).click();
    await expect.poll(() => visitor.page.getByRole('link', { name: 'Go on' }).count()).toBe(0);
    await visitor.leave();
  });
});
