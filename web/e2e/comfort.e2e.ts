import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Somebody who has set this in his browser before. */
async function come(set: Record<string, string>, viewport = DESKTOP): Promise<Visitor> {
  const visitor = await Visitor.come(browser, { viewport });
  await visitor.context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(`holosite.${key}`, value);
  }, set);
  return visitor;
}

async function sitDown(visitor: Visitor): Promise<Player> {
  await visitor.page.goto('/');
  await visitor.page.getByRole('button', { name: /Dark Side/ }).first().click();
  await visitor.page.waitForURL(/\/table\//);
  return new Player(visitor.page);
}

async function shoot(visitor: Visitor, name: string): Promise<void> {
  const folder = process.env.HOLOSITE_SHOTS;
  if (folder) await visitor.page.screenshot({ path: `${folder}/${name}.png` });
}

describe('comfort', () => {
  for (const theme of ['light', 'contrast']) {
    test(`the ${theme} theme has enough contrast on every page`, async () => {
      const visitor = await come({ theme });
      for (const page of ['/', '/account', '/decks', '/cards', '/glossary/battle']) {
        await visitor.page.goto(page);
        await visitor.page.locator('main h1, main h2').first().waitFor();
        await visitor.page.waitForTimeout(300);
        await shoot(visitor, `${theme}${page.replaceAll('/', '-')}`);
        expect(await visitor.violations(), page).toEqual([]);
      }
      const player = await sitDown(visitor);
      for (let i = 0; i < 6; i++) await player.answer();
      await shoot(visitor, `${theme}-table`);
      expect(await visitor.violations(), 'table').toEqual([]);
      await visitor.leave();
    });
  }

  test('high contrast has no violation where one learns, nor on a phone', async () => {
    const visitor = await come({ theme: 'contrast' }, PHONE);
    for (const page of ['/', '/learn', '/puzzles', '/editor']) {
      await visitor.page.goto(page);
      await visitor.page.locator('h1').first().waitFor();
      for (const viewport of page === '/' ? [PHONE] : [PHONE, DESKTOP]) {
        await visitor.page.setViewportSize(viewport);
        await visitor.page.waitForTimeout(300);
        await shoot(visitor, `contrast${page.replaceAll('/', '-')}-${viewport.width}`);
        expect(await visitor.violations(), `${page}, ${viewport.width} px`).toEqual([]);
      }
    }
    await visitor.page.setViewportSize(PHONE);
    const player = await sitDown(visitor);
    for (let i = 0; i < 4; i++) await player.answer();
    await shoot(visitor, 'contrast-table-390');
    expect(await visitor.violations(), 'table, 390 px').toEqual([]);
    await visitor.page.goto('/learn');
    await visitor.page.getByRole('button', { name: /Begin: First game/ }).click();
    await visitor.page.locator('[data-lesson] .lesson').waitFor();
    for (const viewport of [PHONE, DESKTOP]) {
      await visitor.page.setViewportSize(viewport);
      await visitor.page.waitForTimeout(400);
      await shoot(visitor, `contrast-lesson-${viewport.width}`);
      expect(await visitor.violations(), `lesson, ${viewport.width} px`).toEqual([]);
    }
    await visitor.leave();
  });

  test('a user chooses colours, the size of text and sounds, and finds them again', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.addInitScript(() => {
      const heard: number[] = [];
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when?: number) {
        heard.push(this.frequency.value);
        start.call(this, when);
      };
      Object.assign(window, { heard });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
    await page.goto('/account');
    // there is nothing to be heard until one wants it
    const sounds = page.getByRole('switch', { name: /Sounds/ });
    expect(await sounds.isChecked()).toBe(false);
    await sounds.check();
    await expect.poll(heard).toBeGreaterThan(0);
    const plain = await page.locator('h1').evaluate((h) => parseFloat(getComputedStyle(h).fontSize));
    await page.getByRole('combobox', { name: /Colours/ }).selectOption('contrast');
    await page.getByRole('combobox', { name: /Size of text/ }).selectOption('130');
    await page.reload();
    await page.locator('h1').waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('contrast');
    expect(await sounds.isChecked()).toBe(true);
    expect(await page.locator('h1').evaluate((h) => parseFloat(getComputedStyle(h).fontSize))).toBeCloseTo(plain * 1.3, 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await visitor.leave();
  });

  test('single keys do nothing once they are switched off', async () => {
    const visitor = await come({ shortcuts: 'off' });
    const player = await sitDown(visitor);
    await player.asked();
    await visitor.page.keyboard.press('w');
    await visitor.page.waitForTimeout(200);
    expect(await visitor.page.getByRole('button', { name: 'Why?' }).first().getAttribute('aria-expanded')).toBe('false');
    expect(await visitor.page.locator('.kbd').filter({ visible: true }).count()).toBe(0);
    await visitor.leave();
  });

  test.each([['a desktop', DESKTOP], ['a phone', PHONE]] as const)('the title says whose move it is, and a page out of sight notifies its user, on %s', async (_, viewport) => {
    const visitor = await come({ notices: 'on' }, viewport);
    const { page } = visitor;
    await visitor.context.grantPermissions(['notifications']);
    await page.addInitScript(() => {
      const told: string[] = [];
      class Told {
        static permission = 'granted';
        static requestPermission = () => Promise.resolve('granted');
        onclick: (() => void) | null = null;
        constructor(title: string) {
          told.push(title);
        }
        close(): void {}
      }
      Object.assign(window, { Notification: Told, told });
    });
    const player = await sitDown(visitor);
    await player.asked();
    await expect.poll(() => page.title()).toMatch(/^● Your move/);
    expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([]);

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['Your move']);
    await visitor.leave();
  });

  test('the client can be installed as an app', async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/');
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(manifest ?? '');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const { icons, display, start_url } = (await answer.json()) as { icons: { src: string; sizes: string }[]; display: string; start_url: string };
    expect([display, start_url]).toEqual(['standalone', '/']);
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
      const size = await page.evaluate(async (from) => {
        const picture = new Image();
        picture.src = from;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
    await visitor.leave();
  });
});
