import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Opens a table for anybody, and lets a second visitor join it from the lobby. */
async function meet(): Promise<{ host: Visitor; guest: Visitor }> {
  const host = await Visitor.come(browser);
  const guest = await Visitor.come(browser);
  await host.page.goto('/');
  await host.page.getByRole('button', { name: 'New table' }).click();
  const form = host.page.getByRole('dialog');
  await form.getByText('Dark Side', { exact: true }).click();
  await form.getByText('Whoever comes').click();
  await form.locator('button.primary').click();
  await host.page.waitForURL(/\/table\//);
  await guest.page.goto('/');
  await guest.page.getByRole('button', { name: /^Join/ }).first().click();
  await guest.page.getByRole('dialog').locator('button.primary').click();
  await guest.page.waitForURL(/\/table\//);
  expect(new URL(guest.page.url()).pathname).toBe(new URL(host.page.url()).pathname);
  return { host, guest };
}

/** Everything the server sends this page over its WebSocket. */
function overheard(page: Page): string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', (frame) => heard.push(frame.payload.toString())));
  return heard;
}

interface Told {
  log?: { cards: { id: string }[] }[];
}

/** The cards that the log of a message names. */
function namedInLog(message: Told): string[] {
  return (message.log ?? []).flatMap((line) => line.cards.map((card) => card.id));
}

describe('two people', () => {
  test('play each other, and a spectator sees no hidden card', async () => {
    const { host, guest } = await meet();
    const watcher = await Visitor.come(browser);
    const frames = overheard(watcher.page);
    await watcher.page.goto(new URL(host.page.url()).pathname);
    const seats = [new Player(host.page), new Player(guest.page)];
    for (let i = 0; i < 20; i++) {
      const asked = async (): Promise<Player | undefined> => {
        for (const seat of seats) if ((await seat.prompt.count()) > 0) return seat;
        return undefined;
      };
      await expect.poll(asked).toBeDefined();
      await (await asked())?.answer();
    }

    const hands = (
      await Promise.all(
        seats.map((seat) => seat.page.locator('[data-hand] [data-card]').evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['card'] ?? ''))),
      )
    ).flat();
    expect(hands.length).toBeGreaterThan(0);
    await expect.poll(() => frames.length).toBeGreaterThan(0);
    const onTable = new Set(
      await watcher.page.locator('[data-card]').evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset['card'] ?? '')),
    );
    const wire = frames.join('\n');
    // A card that went from a pile to a hand for all to see is known to be there: its line of the log names it.
    const shown = new Set(frames.flatMap((frame) => namedInLog(JSON.parse(frame))));
    const secret = hands.filter((card) => !onTable.has(card) && !shown.has(card));
    expect(secret.length).toBeGreaterThan(0);
    for (const id of secret) expect(wire).not.toContain(`"${id}"`);
    expect(await watcher.page.locator('[data-hand] [data-card]').count()).toBe(0);
    expect(await watcher.page.locator('[data-decision]').count()).toBe(0);
    await Promise.all([host.leave(), guest.leave(), watcher.leave()]);
  });

  test('talk to each other', async () => {
    const { host, guest } = await meet();
    for (const { page } of [host, guest]) await page.getByRole('tab', { name: /Chat/ }).click();
    await host.page.getByRole('textbox').fill('Good luck');
    await host.page.keyboard.press('Enter');
    await guest.page.getByText('Good luck').waitFor();
    await Promise.all([host.leave(), guest.leave()]);
  });
});
