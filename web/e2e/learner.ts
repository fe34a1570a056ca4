import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const TRIES = 8;
/** How long a click may take until something has come of it. */
const PATIENCE = 4_000;

/** Somebody who follows a lesson: reads its card, and does what is lit. */
export class Learner {
  constructor(readonly page: Page) {}

  get card(): Locator {
    return this.page.locator('[data-lesson] .lesson');
  }

  private get heading(): Locator {
    return this.card.locator('h2');
  }

  async reads(heading: string, words?: RegExp): Promise<void> {
    await expect.poll(() => this.told()).toBe(plain(heading));
    if (words) expect(await this.card.innerText()).toMatch(words);
  }

  private async told(): Promise<string> {
    return (await this.heading.count()) > 0 ? plain(await this.heading.first().innerText()) : '';
  }

  /** Goes on from a step that is only read, to this one. */
  async next(heading: string): Promise<void> {
    await this.card.locator('[data-next]').click();
    await this.reads(heading);
  }

  async back(): Promise<void> {
    await this.card.locator('.ft .btn').first().click();
  }

  /** Has the lesson play the step that waits, which leads to this one. */
  async skips(heading: string): Promise<void> {
    await this.card.locator('.ft .btn').nth(1).click();
    await this.reads(heading);
  }

  async fold(): Promise<void> {
    await this.card.locator('.top .ib').click();
    await expect.poll(() => this.card.locator('p').count()).toBe(0);
  }

  async unfold(): Promise<void> {
    await this.card.locator('.top .ib').click();
    await this.card.locator('p').waitFor();
  }

  /** The piles that the ring is around. */
  async ring(): Promise<string[]> {
    return this.page.evaluate(() => {
      const box = document.querySelector('[data-lit]')?.getBoundingClientRect();
      const within = (one: DOMRect) => box && one.left > box.left && one.right < box.right && one.top > box.top && one.bottom < box.bottom;
      const piles = [...document.querySelectorAll<HTMLElement>('[data-pile]')];
      return piles.filter((pile) => within(pile.getBoundingClientRect())).map((pile) => pile.dataset['pile'] ?? '');
    });
  }

  /** What the words beside the ring lie over, of these. */
  async calloutCovers(selector: string): Promise<string[]> {
    return this.covers('[data-callout]', selector);
  }

  /** What the card of the lesson lies over, of these. */
  async cardCovers(selector: string): Promise<string[]> {
    return this.covers('[data-lesson] .lesson', selector);
  }

  private async covers(upper: string, lower: string): Promise<string[]> {
    return this.page.evaluate(([above, below]) => {
      const a = document.querySelector(above ?? '')?.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>(below ?? '')]
        .filter((one) => {
          const b = one.getBoundingClientRect();
          return a && b.width > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        })
        .map((one) => one.innerText);
    }, [upper, lower]);
  }

  async pile(name: string): Promise<string> {
    return (await this.page.locator(`[data-pile="${name}"] b`).first().innerText()).trim();
  }

  async tagOf(title: string): Promise<string> {
    return this.page.locator('[data-hand] .card').filter({ hasText: title }).first().innerText();
  }

  async focused(name: RegExp): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => {
        const at = document.activeElement;
        return at === document.body ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '');
      }))
      .toMatch(name);
  }

  /** The result of a battle waits to be looked at. */
  async closesResult(): Promise<void> {
    const on = this.page.locator('[data-go-on]');
    await on.waitFor({ timeout: 10_000 });
    await on.click();
  }

  /** The result of a battle, if it is shown: what was fought out at once has none. */
  async passesResult(heading: string): Promise<void> {
    const on = this.page.locator('[data-go-on]');
    await expect
      .poll(async () => {
        if ((await on.count()) > 0) await on.first().click();
        return this.told();
      })
      .toBe(plain(heading));
  }

  /** Does once what this step waits for: clicks what is ringed, and what is offered there. */
  async does(heading: string): Promise<void> {
    await this.reads(heading);
    const asked = await this.settled();
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await this.offered();
      await this.click();
      // What a click has opened or chosen is gone on from; where nothing has come of it yet, it is waited for.
      const end = Date.now() + PATIENCE;
      do {
        if (await this.answered(asked)) return;
      } while (Date.now() < end && (await this.offered()) === before);
    }
    throw new Error(`"${heading}" still waits\n${await this.page.locator('body').innerText()}`);
  }

  /** Whether something else is asked soon. */
  private async answered(asked: string): Promise<boolean> {
    for (let waited = 0; waited < 12; waited++) {
      if ((await this.decision()) !== asked) return true;
      await this.page.waitForTimeout(60);
    }
    return false;
  }

  /** What can be clicked beside the cards, and which of them are chosen. */
  private async offered(): Promise<string> {
    return this.page.evaluate(() => {
      const open = [...document.querySelectorAll<HTMLElement>('[role=dialog] li button, .answers .btn')].map((one) => `${one.innerText} ${one.getAttribute('aria-disabled')}`);
      return [...open, document.querySelectorAll('.over[role=dialog]').length, document.querySelectorAll('.selected').length].join('|');
    });
  }

  /** The card may tell of the next step before its question has come. */
  private async settled(): Promise<string> {
    let before = '';
    for (let waited = 0; waited < 40; waited++) {
      const now = await this.decision();
      if (now !== '' && now === before) return now;
      before = now;
      await this.page.waitForTimeout(150);
    }
    return before;
  }

  private async decision(): Promise<string> {
    return this.page.evaluate(() => document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'] ?? '');
  }

  private async click(): Promise<void> {
    // On a phone a second tap shows the card in large.
    if ((await this.page.locator('.over[role=dialog]').count()) > 0) return this.page.keyboard.press('Escape');
    const menu = this.page.locator('[role=dialog] li button').filter({ visible: true });
    if ((await menu.count()) > 0) return menu.first().click({ timeout: 2000 });
    const chosen = this.page.locator('[data-decision] .answers .btn.primary:not([disabled]):not([aria-disabled=true])').filter({ visible: true });
    const middle = await this.page.evaluate(() => {
      const box = document.querySelector('[data-lit]')?.getBoundingClientRect();
      if (!box) return null;
      const button = [...document.querySelectorAll<HTMLElement>('button')].find((one) => {
        const own = one.getBoundingClientRect();
        const inside = own.width > 0 && own.x >= box.x - 2 && own.right <= box.right + 2 && own.y >= box.y - 2;
        return inside && own.y < box.bottom && !one.closest('[data-lesson]') && !one.closest('.answers');
      });
      const at = button?.getBoundingClientRect();
      return at ? { x: at.x + 14, y: at.y + 16 } : null;
    });
    const answers = this.page.locator('.answers .btn:not([disabled])').filter({ visible: true });
    if (middle) await this.page.mouse.click(middle.x, middle.y);
    else if ((await chosen.count()) > 0) await chosen.first().click({ timeout: 2000 });
    else if ((await answers.count()) > 0) await answers.first().click({ timeout: 2000 });
  }
}

/** Without the narrow blanks and turned quotation marks of a typeset text. */
function plain(words: string): string {
  return words.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'").trim();
}
