import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launch, PHONE, Visitor } from './browser';
import { Learner } from './learner';
import { Player } from './player';
import { Seat } from './seats';
import { smaller } from './smaller';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');

let browser: Browser;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  browser = await launch();
});
afterAll(() => browser.close());

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  await page.waitForFunction(() => document.querySelector('.reveals .one') === null);
  writeFileSync(`${FOLDER}/${name}.png`, smaller(await page.screenshot()));
}

async function sitDown(visitor: Visitor): Promise<Player> {
  await visitor.page.goto('/');
  await visitor.page.getByRole('button', { name: /Dark Side/ }).first().click();
  await visitor.page.waitForURL(/\/table\//);
  return new Player(visitor.page);
}

/** Plays on, and takes the picture again whenever there is more to see than before. */
async function best(player: Player, name: string, worth: () => Promise<number>, enough: number): Promise<boolean> {
  const { page } = player;
  let most = 0;
  for (let i = 0; i < ANSWERS && most < enough; i++) {
    if ((await player.asked()) === null) break;
    const now = await worth();
    if (now > most) {
      most = now;
      await page.locator('.card.playable, .card.target').first().hover({ timeout: 1000 }).catch(() => undefined);
      await shoot(page, name);
    }
    if (!(await player.answer())) break;
  }
  return most > 0;
}

const ANSWERS = 100;
const TRIES = 4;

/** Sits down again and again until a game has shown something. */
async function take(viewport: typeof PHONE | undefined, picture: (player: Player) => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const visitor = await Visitor.come(browser, viewport ? { viewport } : {});
    const taken = await picture(await sitDown(visitor));
    await visitor.leave();
    if (taken) return;
  }
  throw new Error('no game had anything to show');
}

/** How many cards lie on the table, while some of our hand may be deployed. */
async function crowd(player: Player, cards: string, hand: string): Promise<number> {
  if (!/your deploy phase/i.test(await player.words()) || (await player.page.locator(hand).count()) === 0) return 0;
  return player.page.locator(cards).count();
}

describe('pictures', () => {
  test('table', () =>
    take(undefined, (player) => best(player, 'table', () => crowd(player, '.board .chip', '.hand .card.playable'), 6)));

  test('battle', () =>
    take(undefined, (player) =>
      best(
        player,
        'battle',
        async () => {
          const sides = await Promise.all(['dark', 'light'].map((side) => player.page.locator(`.battle .side.${side} .card.cs`).count()));
          return sides.every((count) => count > 0) ? sides.reduce((a, b) => a + b) : 0;
        },
        5,
      ),
    ));

  test('phone', () =>
    take(PHONE, (player) => best(player, 'phone', () => crowd(player, '.middle .card.cs', '.hs .card.playable'), 2)));

  test('set pieces', async () => {
    const run = await Seat.both(browser, 'attack-run');
    await run.light.take(/Attack Run/);
    await run.light.choose('Y-wing');
    await run.dark.choose('Black 2', 'TIE Fighter');
    await shoot(run.dark.page, 'attack-run');
    const duel = await Seat.both(browser, 'epic-duel');
    await duel.dark.take(/Obsession/);
    await duel.dark.result.waitFor();
    await shoot(duel.dark.page, 'epic-duel');
    const bombing = await Seat.both(browser, 'bombing-run');
    await bombing.dark.pass();
    await bombing.dark.take(/bombing run/);
    await shoot(bombing.dark.page, 'bombing-run');
    const dejarik = await Seat.both(browser, 'dejarik');
    for (const words of [/Deploy Monnok/, /Deploy Kintan Strider/]) await dejarik.dark.take(words);
    await dejarik.dark.pass();
    await dejarik.dark.take(/attle at Dejarik/);
    await shoot(dejarik.dark.page, 'dejarik');
    for (const { dark, light } of [run, duel, bombing, dejarik]) await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('the result of a battle', async () => {
    const { dark, light } = await Seat.both(browser, 'battle');
    await light.visitor.speak('en');
    await light.take(/attle at Tatooine: Mos Eisley/);
    await light.take(/^Yes/);
    await dark.take(/^Yes/);
    await light.isAsked(/damage|attrition|forfeit/i);
    await light.click('Leia');
    await light.payAll();
    await dark.payAll();
    await light.page.locator('[data-result]').waitFor();
    await shoot(light.page, 'battle-result');
    await light.page.setViewportSize(PHONE);
    await shoot(light.page, 'battle-result-phone');
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('what happened since the last move', async () => {
    const { dark, light } = await Seat.both(browser, 'since');
    await light.visitor.speak('en');
    await dark.take(/drain at Tatooine: Mos Eisley/i);
    await light.take(/All from|From (the|your) Reserve/);
    await dark.isAsked(/deploy phase/);
    await dark.take(/Deploy Stormtrooper/);
    await dark.click('Mos Eisley');
    await light.passTo(/Your activate phase/, dark);
    await light.page.locator('[data-since]').waitFor();
    await shoot(light.page, 'since-last-move');
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('a puzzle', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/puzzles');
    await page.getByRole('button', { name: 'Solve: Whom to send away' }).waitFor();
    await shoot(page, 'puzzles');
    await page.getByRole('button', { name: 'Solve: Whom to send away' }).click();
    await page.waitForURL(/\/table\//);
    await page.locator('.goal[data-puzzle]').waitFor();
    for (let i = 0; i < 2; i++) await page.getByRole('button', { name: /^Hint/ }).click();
    await page.mouse.move(700, 300);
    await shoot(page, 'puzzle');
    await visitor.leave();
  });

  test('learning', async () => {
    for (const [viewport, name] of [[undefined, 'guided-game'], [PHONE, 'guided-game-phone']] as const) {
      const visitor = await Visitor.come(browser, viewport ? { viewport } : {});
      await visitor.page.goto('/learn');
      await visitor.page.getByRole('button', { name: /Begin: First game/ }).waitFor();
      if (!viewport) await shoot(visitor.page, 'learn');
      await visitor.page.getByRole('button', { name: /Begin: First game/ }).click();
      const learner = new Learner(visitor.page);
      await learner.reads('Your Life Force');
      for (const heading of ['Places on the table', 'Six phases', 'Where Force comes from', 'Activate all of it']) await learner.next(heading);
      for (const heading of ['You control Mos Eisley', 'And once more', 'Put Luke on the table']) await learner.skips(heading);
      await visitor.page.mouse.move(700, 300);
      await shoot(visitor.page, name);
      await visitor.leave();
    }
  });

  test('position editor', async () => {
    for (const [viewport, name] of [[undefined, 'editor'], [PHONE, 'editor-phone']] as const) {
      const visitor = await Visitor.come(browser, viewport ? { viewport } : {});
      const { page } = visitor;
      await page.goto('/editor');
      await page.locator('.editor[data-ready="true"]').waitFor();
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByLabel('Text of a position').fill(readFileSync(resolve(FOLDER, '../examples/mos-eisley.position'), 'utf8'));
      await page.getByRole('button', { name: 'Lay it out' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      if (!viewport) {
        for (const side of ['Dark', 'Light']) await page.getByLabel(`The rest of ${side} Side comes from`).selectOption({ index: 1 });
        await page.locator('.finder input').fill('leia or luke');
        await page.locator('.finder .tile').getByRole('button', { name: /^Leia Organa,/ }).first().click();
        await page.locator('.board .slot.on').first().waitFor();
      }
      await page.locator('.valid[aria-busy="false"] h2').waitFor();
      await shoot(page, name);
      await visitor.leave();
    }
  });

  test('the lab of a deck', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/lab/ready:old-heroes');
    await page.getByRole('button', { name: 'Play 400 games' }).click();
    await page.getByRole('button', { name: 'Play 400 games more' }).waitFor({ timeout: 180_000 });
    await shoot(page, 'lab');
    await visitor.leave();
  });

  test('a game against the Master, and its analysis', { timeout: 900_000 }, async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/');
    await page.locator('.against').getByLabel('Master').check();
    await page.getByRole('button', { name: /Light Side/ }).first().click();
    await page.waitForURL(/\/table\//);
    const player = new Player(page);
    await best(player, 'master', () => crowd(player, '.board .chip', '.hand .card.playable'), 8);
    await player.toTheEnd();
    await player.outcome.locator('a[href^="/replay/"]').click();
    await page.getByRole('button', { name: 'Analyse' }).click();
    const next = page.getByRole('button', { name: 'To the next mistake' });
    await page.getByText(/^Decisions judged: \d+$/).waitFor({ timeout: 300_000 });
    if (await next.isEnabled()) await next.click();
    await page.getByRole('region', { name: 'What the choices were worth' }).getByRole('listitem').first().waitFor();
    await shoot(page, 'analysis');
    await visitor.leave();
  });

  test('a bot that teaches', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'New table' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Light Side', { exact: true }).first().click();
    await dialog.getByLabel(/Let it teach me/).check();
    await dialog.locator('form button.primary').click();
    await page.waitForURL(/\/table\//);
    const player = new Player(page);
    const thoughts = page.locator('[data-thoughts] .one li');
    for (let i = 0; i < ANSWERS && (await thoughts.count()) < 6; i++) {
      await player.answer();
      await page.getByRole('tab', { name: /Thoughts/ }).click();
      await page.waitForTimeout(300);
    }
    await shoot(page, 'teaching');
    await visitor.leave();
  });

  test('deck builder, glossary and start', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Light Side/ }).first().waitFor();
    await shoot(visitor.page, 'start');
    await visitor.page.goto('/decks/ready:old-heroes');
    await visitor.page.getByRole('status').filter({ hasText: /of 60$/ }).waitFor();
    await shoot(visitor.page, 'deck-builder');
    await visitor.page.goto('/glossary/presence');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await shoot(visitor.page, 'glossary');
    await visitor.leave();
  });
});
