import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The Chromium of this machine. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** What another size or language needs to be drawn. */
const SETTLED = 250;

/** Somebody with a browser of his own; what goes wrong on his pages is kept. */
export class Visitor {
  readonly wrong: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async come(
    browser: Browser,
    options: { locale?: string; viewport?: { width: number; height: number }; address?: string } = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: options.address ?? address(),
      locale: options.locale ?? 'en-GB',
      viewport: options.viewport ?? DESKTOP,
      hasTouch: options.viewport === PHONE,
      reducedMotion: 'reduce',
    });
    const visitor = new Visitor(context, await context.newPage());
    visitor.page.on('pageerror', (error) => visitor.wrong.push(String(error)));
    visitor.page.on('console', (message) => {
      if (message.type() === 'error') visitor.wrong.push(message.text());
    });
    return visitor;
  }

  /** What of that kind has gone wrong had to. */
  forgive(kind: RegExp): void {
    this.wrong.splice(0, this.wrong.length, ...this.wrong.filter((what) => !kind.test(what)));
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.wrong).toEqual([]);
  }

  /** Speaks that language from now on; the switch is in the bar of a desktop. */
  async speak(language: 'en' | 'fr'): Promise<void> {
    if ((await this.page.locator('html').getAttribute('lang')) === language) return;
    await this.page.locator('.bar .lang').getByText(language.toUpperCase()).click();
    await expect.poll(() => this.page.locator('html').getAttribute('lang')).toBe(language);
  }

  /**
   * Axe finds nothing wrong with the page as it stands, in either language, on a desktop or a phone: it looks at it in one
   * language on a desktop and in the other on a phone. Nowhere is it too wide.
   */
  async isSound(): Promise<void> {
    const size = this.page.viewportSize() ?? DESKTOP;
    const language = (await this.page.locator('html').getAttribute('lang')) === 'fr' ? 'fr' : 'en';
    for (const spoken of [language, language === 'en' ? 'fr' : 'en'] as const) {
      await this.page.setViewportSize(DESKTOP);
      await this.speak(spoken);
      for (const viewport of [DESKTOP, PHONE]) {
        await this.page.setViewportSize(viewport);
        await this.page.waitForTimeout(SETTLED);
        const here = `${new URL(this.page.url()).pathname}, ${spoken}, ${viewport.width} px`;
        if ((spoken === language) === (viewport === DESKTOP)) expect(await this.violations(), here).toEqual([]);
        expect(await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${here}: too wide`).toBeLessThanOrEqual(0);
      }
    }
    await this.page.setViewportSize(DESKTOP);
    await this.speak(language);
    await this.page.setViewportSize(size);
  }

  /** What axe finds wrong with the page as it stands. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(axeSource);
    return this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const found = await axe.run();
      return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html).join(' | ')}`);
    });
  }
}

export function address(): string {
  const here = process.env.HOLOSITE_ADDRESS;
  if (!here) throw new Error('no server was started');
  return here;
}
