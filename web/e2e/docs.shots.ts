import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';
import { Player } from './player';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');

let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
}

async function sitDown(visitor: Visitor): Promise<Player> {
  await visitor.page.goto('/');
  await visitor.page.getByRole('button', { name: /Dark Side/ }).first().click();
  await visitor.page.waitForURL(/\/table\//);
  return new Player(visitor.page);
}

describe('pictures', () => {
  test('table and battle', async () => {
    const visitor = await Visitor.come(browser);
    const player = await sitDown(visitor);
    let table = false;
    for (let i = 0; i < 400; i++) {
      if ((await player.asked()) === null) break;
      if ((await visitor.page.locator('.battle[role=group]').count()) > 0) {
        await shoot(visitor.page, 'battle');
        if (table) break;
      } else if (!table && i > 40 && /deploy phase/i.test(await player.words())) {
        table = true;
        await visitor.page.locator('.card.playable').first().hover();
        await shoot(visitor.page, 'table');
      }
      await player.answer();
    }
    await visitor.leave();
  });

  test('phone', async () => {
    const visitor = await Visitor.come(browser, { viewport: PHONE });
    const player = await sitDown(visitor);
    for (let i = 0; i < 30; i++) await player.answer();
    await shoot(visitor.page, 'phone');
    await visitor.leave();
  });

  test('deck builder, glossary and start', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Light Side/ }).first().waitFor();
    await shoot(visitor.page, 'start');
    await visitor.page.goto('/decks/ready:old-heroes');
    await visitor.page.getByRole('status').filter({ hasText: 'of 60' }).waitFor();
    await shoot(visitor.page, 'deck-builder');
    await visitor.page.goto('/glossary/presence');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(visitor.page, 'glossary');
    await visitor.leave();
  });
});
