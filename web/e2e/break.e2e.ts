import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, Visitor } from './browser';
import { House } from './house';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Plays until a battle is going on and this player is asked in it. */
async function untilBattle(player: Player): Promise<void> {
  for (let i = 0; i < 500; i++) {
    if ((await player.asked()) === null) throw new Error('the game ended without a battle');
    if ((await player.page.locator('.battle[role=group]').count()) > 0) return;
    await player.answer();
  }
  throw new Error('no battle came');
}

describe('a game that is interrupted', () => {
  test('goes on where it was after a reload in mid-battle and after kill -9', { timeout: 300_000 }, async () => {
    const house = await House.open('--bot-pace', '0');
    const visitor = await Visitor.come(browser, { address: house.address });
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Dark Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    const player = new Player(visitor.page);
    await untilBattle(player);
    const before = { number: await player.asked(), words: await player.words() };

    await visitor.isSound();
    await visitor.page.reload();
    expect({ number: await player.asked(), words: await player.words() }).toEqual(before);

    await house.kill();
    await house.start();
    await expect.poll(() => player.asked(), { timeout: 60_000 }).toBe(before.number);
    expect(await player.words()).toBe(before.words);
    for (let i = 0; i < 5; i++) await player.answer();
    visitor.forgive(/WebSocket|ERR_CONNECTION|Failed to load|net::/);
    await visitor.leave();
    await house.close();
  });
});
