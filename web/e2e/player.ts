import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Somebody at a table who plays with the mouse alone: he clicks what is lit. He knows no more of the
 * game than that he would rather do something than nothing.
 */
export class Player {
  decisions = 0;

  constructor(readonly page: Page) {}

  get prompt(): Locator {
    return this.page.locator('[data-decision]');
  }

  get outcome(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.locator('a[href^="/replay/"]') });
  }

  /** Waits until he is asked or the game is over; the number of the question, or null. */
  async asked(timeout = 60_000): Promise<string | null> {
    const end = Date.now() + timeout;
    while ((await this.outcome.count()) + (await this.prompt.count()) === 0) {
      if (Date.now() > end) throw new Error(`never asked again\n${await this.shown()}`);
      await this.page.waitForTimeout(20);
    }
    return (await this.outcome.count()) > 0 ? null : this.prompt.first().getAttribute('data-decision');
  }

  /** Answers one question by clicks; false when the game is over. */
  async answer(eager = true): Promise<boolean> {
    const number = await this.asked();
    if (number === null) return false;
    await this.click(eager);
    await expect
      .poll(
        async () =>
          (await this.outcome.count()) > 0 ||
          (await this.prompt.count()) === 0 ||
          (await this.prompt.first().getAttribute('data-decision')) !== number,
        { timeout: 20_000, message: `question ${number} still stands: ${await this.words()}` },
      )
      .toBe(true);
    this.decisions++;
    return true;
  }

  /** Plays to the end, deploying and fighting in the first turns only, so that it comes. */
  async toTheEnd(most = 900): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (!(await this.answer(i < 80))) return;
    }
    throw new Error(`no end after ${most} answers`);
  }

  async words(): Promise<string> {
    return (await this.prompt.count()) > 0 ? this.prompt.first().innerText() : '';
  }

  /** The page in words, and as a picture where HOLOSITE_SHOTS names a folder. */
  private async shown(): Promise<string> {
    const folder = process.env.HOLOSITE_SHOTS;
    if (folder) await this.page.screenshot({ path: `${folder}/stuck.png` });
    return this.page.locator('body').innerText();
  }

  private async click(eager: boolean): Promise<void> {
    const all = this.prompt.getByRole('button', { name: /^(Activate all|All from )/ });
    if (await seen(all)) return all.first().click();
    const pass = this.prompt.locator('.answers .btn:has(.kbd)');
    if (!eager && (await seen(pass))) return pass.click();
    if (await this.lit()) return;
    if (await seen(pass)) return pass.click();
    const other = this.prompt.locator('.answers .btn:not([aria-haspopup]):not([aria-disabled=true])');
    if (await seen(other)) return other.last().click();
    throw new Error(`nothing to click\n${await this.shown()}`);
  }

  /** Clicks cards that are lit, until the question is answered or something must be confirmed. */
  private async lit(): Promise<boolean> {
    const lit = this.page
      .locator(['card', 'chip', 'mini', 'place'].map((kind) => `.${kind}.playable, .${kind}.target`).join(', '))
      .filter({ visible: true });
    if ((await lit.count()) === 0) return false;
    await lit.first().click({ position: { x: 14, y: 22 } });
    const menu = this.page.locator('[role=dialog] li button').filter({ visible: true });
    if (await seen(menu)) {
      await menu.first().click();
      return true;
    }
    // A phone shows first what a tap would do.
    const number = await this.prompt.first().getAttribute('data-decision');
    await this.page.waitForTimeout(this.page.viewportSize()?.width === 390 ? 250 : 0);
    const still = (await this.prompt.count()) > 0 && (await this.prompt.first().getAttribute('data-decision')) === number;
    const chosen = this.page.locator('.selected').filter({ visible: true });
    if (this.page.viewportSize()?.width === 390 && still && (await seen(chosen))) {
      await chosen.first().click({ position: { x: 14, y: 22 } });
      return true;
    }
    const confirm = this.prompt.locator('.answers .btn.primary[aria-disabled]');
    for (let i = 0; i < 12 && (await seen(confirm)); i++) {
      if ((await confirm.getAttribute('aria-disabled')) === 'false') {
        await confirm.click();
        return true;
      }
      await lit.first().click({ position: { x: 14, y: 22 } });
    }
    return true;
  }
}

async function seen(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0 && (await locator.first().isVisible());
}
