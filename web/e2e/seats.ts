import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DESKTOP, Visitor } from './browser';
import { tables } from './house';
import { Player } from './player';

/** How long a player may wait to be asked. */
const PATIENCE = 20_000;
/** How long after an answer the next question may take. */
const SETTLED = 400;

/** Somebody at a table where a position is laid out, who knows what he wants to do. */
export class Seat {
  readonly player: Player;

  private constructor(readonly visitor: Visitor) {
    this.player = new Player(visitor.page);
  }

  /** Two visitors sit down where this position is laid out: first Dark, in English, then Light, in French; at a screen of this size. */
  static async both(browser: Browser, position: string, viewport = DESKTOP): Promise<{ dark: Seat; light: Seat }> {
    const address = tables()[position];
    if (!address) throw new Error(`no table with ${position}`);
    const seats: Seat[] = [];
    for (const locale of ['en-GB', 'fr-FR']) {
      const seat = new Seat(await Visitor.come(browser, { locale, viewport }));
      await seat.page.goto(address);
      await seat.page.locator('form button.primary').click();
      seats.push(seat);
    }
    const [dark, light] = seats as [Seat, Seat];
    await Promise.all(seats.map((seat) => seat.page.locator('.prompt, .ask').first().waitFor()));
    return { dark, light };
  }

  get page(): Page {
    return this.visitor.page;
  }

  private get answers(): Locator {
    return this.player.prompt.locator('.answers');
  }

  /** What is asked reads like this in the language he speaks. */
  async isAsked(words: RegExp): Promise<void> {
    await expect.poll(() => this.player.words(), { timeout: PATIENCE }).toMatch(words);
  }

  /** What is asked reads like this in English and like that in French. */
  async isAskedInBoth(english: RegExp, french: RegExp): Promise<void> {
    const own = (await this.page.locator('html').getAttribute('lang')) === 'fr' ? 'fr' : 'en';
    for (const [language, words] of [['en', english], ['fr', french]] as const) {
      await this.visitor.speak(language);
      await this.isAsked(words);
    }
    await this.visitor.speak(own);
    await this.isAsked(own === 'en' ? english : french);
  }

  /** Clicks a card that is lit: on the table, in his hand, or aboard another. */
  async click(card: string): Promise<void> {
    const lit = this.page.locator('.chip, .mini, .card, .row').filter({ hasText: card });
    const one = lit.and(this.page.locator('.playable, .target, .lit-target, .lit-playable, .lit-selected')).last();
    await one.click({ position: { x: 14, y: 10 }, timeout: PATIENCE });
  }

  /** Takes what is offered in these words: as a button, or in the list of all choices. */
  async take(words: RegExp): Promise<void> {
    const before = await this.player.asked();
    const button = this.answers.locator('.btn:not([aria-haspopup])').filter({ hasText: words });
    const list = this.page.locator('[role=dialog] li button');
    const listed = list.filter({ hasText: words });
    const end = Date.now() + PATIENCE;
    // The list closes when its question comes again, in another language for example.
    while ((await button.count()) + (await listed.count()) === 0) {
      if (Date.now() > end) throw new Error(`never offered ${words}\n${await this.player.words()}`);
      // A second click would close what the first is about to open; one in other words is opened anew.
      if ((await list.count()) === 0) await this.answers.locator('.btn[aria-haspopup]').click();
      else await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(SETTLED);
    }
    await ((await button.count()) > 0 ? button : listed).first().click();
    await this.isAskedSomethingElse(before);
  }

  /** Chooses these cards and confirms. */
  async choose(...cards: string[]): Promise<void> {
    const before = await this.player.asked();
    for (const card of cards) await this.click(card);
    await this.answers.locator('.btn.primary:not([aria-disabled=true])').click();
    await this.isAskedSomethingElse(before);
  }

  async pass(): Promise<void> {
    const before = await this.player.asked();
    await this.answers.locator('.btn:has(.kbd):not(.until)').click();
    await this.isAskedSomethingElse(before);
  }

  /** Both pass whatever they are asked, until he is asked this. */
  async passTo(words: RegExp, opponent: Seat): Promise<void> {
    for (const end = Date.now() + 4 * PATIENCE; Date.now() < end; await this.page.waitForTimeout(SETTLED / 4)) {
      if (words.test(await this.player.words())) return;
      for (const seat of [this, opponent]) {
        const asked = await seat.player.words();
        if (asked !== '' && !words.test(asked)) await seat.pass();
      }
    }
    throw new Error(`never asked ${words}\n${await this.player.words()}`);
  }

  /** Both pay what a battle costs them, with whatever is lit, until he is shown what has come of it. */
  async paysWith(opponent: Seat): Promise<void> {
    const end = Date.now() + 4 * PATIENCE;
    while ((await this.page.locator('[data-result]').count()) === 0) {
      if (Date.now() > end) throw new Error(`no result of the battle\n${await this.player.words()}`);
      for (const seat of [this, opponent]) {
        if ((await seat.page.locator('.battle [data-decision]').count()) > 0) await seat.player.answer();
      }
      await this.page.waitForTimeout(SETTLED / 4);
    }
  }

  private async isAskedSomethingElse(before: string | null): Promise<void> {
    const now = (): Promise<string | null> => this.page.evaluate(() => document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'] ?? null);
    await expect.poll(now, { timeout: PATIENCE }).not.toBe(before);
  }

  /** The log tells this, once he has seen enough of the result of a battle. */
  async reads(words: RegExp): Promise<void> {
    const log = async (): Promise<string> => {
      await this.player.goOn();
      return this.page.getByRole('log').or(this.page.locator('.rail')).first().innerText();
    };
    await expect.poll(log, { timeout: PATIENCE }).toMatch(words);
  }

  /** A card on the table with everything written on it. */
  onTable(card: string): Locator {
    return this.page.locator('.board .chip').filter({ hasText: card }).first();
  }

  /** The panel with what has come of a contest. */
  get result(): Locator {
    return this.page.locator('.result');
  }

  /** A picture of the page where HOLOSITE_SHOTS names a folder, to be looked at. */
  async shoot(name: string): Promise<void> {
    const folder = process.env.HOLOSITE_SHOTS;
    if (folder) await this.page.screenshot({ path: `${folder}/${name}.png` });
  }
}
