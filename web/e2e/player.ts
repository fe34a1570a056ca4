import type { Locator, Page } from 'playwright-core';

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
      await this.goOn();
      if (Date.now() > end) throw new Error(`never asked again\n${await this.shown()}`);
      await this.page.waitForTimeout(20);
    }
    return (await this.outcome.count()) > 0 ? null : this.prompt.first().getAttribute('data-decision');
  }

  /** Answers one question by clicks, as many as it takes; false when the game is over. */
  async answer(eager = true): Promise<boolean> {
    const number = await this.asked();
    if (number === null) return false;
    const end = Date.now() + CLICKS * PATIENCE * 3;
    for (let tries = 0; tries < CLICKS || Date.now() < end; tries++) {
      await this.click(eager, tries);
      if (await this.moved(number)) {
        this.decisions++;
        return true;
      }
    }
    throw new Error(`question ${number} still stands\n${await this.shown()}`);
  }

  /** Whether something else is asked, or nothing, or the game is over. */
  private async moved(number: string): Promise<boolean> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await this.page.waitForTimeout(15)) {
      const now = await this.page.evaluate(
        () => document.querySelector<HTMLElement>('[data-decision]')?.dataset['decision'] ?? '',
      );
      if (now !== number) return true;
    }
    return false;
  }

  /** Plays to the end, deploying and fighting in the first turns only, so that it comes. */
  async toTheEnd(most = 900): Promise<void> {
    for (let i = 0; i < most; i++) {
      if (!(await this.answer(i < 80))) return;
    }
    throw new Error(`no end after ${most} answers`);
  }

  /** Has seen enough of the result of a battle. */
  async goOn(): Promise<void> {
    const result = this.page.locator('[data-go-on]');
    if (await seen(result)) await result.click();
  }

  async words(): Promise<string> {
    if ((await this.prompt.count()) === 0) await this.goOn();
    return (await this.prompt.count()) > 0 ? this.prompt.first().innerText() : '';
  }

  /** The page in words, and as a picture where HOLOSITE_SHOTS names a folder. */
  private async shown(): Promise<string> {
    const folder = process.env.HOLOSITE_SHOTS;
    if (folder) await this.page.screenshot({ path: `${folder}/stuck.png` });
    return this.page.locator('body').innerText();
  }

  /** One click. The first goes to what is lit; if that only chose it, the next ones go on from there. */
  private async click(eager: boolean, tries: number): Promise<void> {
    const all = this.prompt.getByRole('button', { name: /^(Activate all|All from|Lose all)/ });
    if (tries === 0 && (await seen(all))) return press(all.first());
    const menu = this.page.locator('[role=dialog] li button');
    if (await seen(menu)) return press(menu.first());
    const pass = this.prompt.locator('.answers .btn:has(.kbd):not(.until)');
    if (!eager && (await seen(pass))) return press(pass);
    if (tries >= CLICKS / 2) return this.otherwise(pass);
    const confirm = this.prompt.locator('.answers .btn.primary:not([aria-disabled=true]):not(:has(.kbd))');
    if (tries > 0 && (await seen(confirm))) return press(confirm.first());
    const chosen = this.page.locator('.card.selected, .chip.selected');
    if (tries % 2 === 1 && (await seen(chosen))) return press(chosen.first());
    if (await this.lit(tries)) return;
    if (await seen(pass)) return press(pass);
    const other = this.prompt.locator('.answers .btn:not([aria-haspopup]):not([aria-disabled=true]):not(.until)');
    if (await seen(other)) return press(other.last());
    if (tries === 0) throw new Error(`nothing to click\n${await this.shown()}`);
  }

  /** What is lit did not help: passes, or takes the first of the list of all choices. */
  private async otherwise(pass: Locator): Promise<void> {
    if (await seen(pass)) return press(pass);
    const list = this.prompt.locator('.answers .btn[aria-haspopup]');
    if (await seen(list)) return press(list.first());
    const other = this.prompt.locator('.answers .btn:not([aria-disabled=true]):not(.until)');
    if (await seen(other)) return press(other.last());
  }

  /** Clicks something that is lit: a card, a place, or on a phone the tile that leads to it. */
  private async lit(tries: number): Promise<boolean> {
    const kinds = ['card', 'chip', 'mini', 'place'].map((kind) => `.${kind}.playable, .${kind}.target`);
    const lit = this.page.locator([...kinds, '.wrap.lit .panel'].join(', ')).filter({ visible: true });
    const count = await lit.count();
    const tile = this.page.locator('.strip .t.tg');
    if (count === 0 || (tries === 2 && (await seen(tile)))) {
      if (!(await seen(tile))) return false;
      await press(tile.first());
      return true;
    }
    await press(lit.nth(Math.floor(tries / 2) % count));
    return true;
  }
}

const CLICKS = 12;
/** How long an answer may take before another click is tried. */
const PATIENCE = 700;

/** Near the upper left, where no other card overlaps; what has gone in the meantime need not be clicked. */
async function press(locator: Locator): Promise<void> {
  await locator.click({ position: { x: 14, y: 16 }, timeout: 3000 }).catch(async (error: unknown) => {
    if ((await locator.count()) > 0 && (await locator.first().isVisible())) throw error;
  });
}

async function seen(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0 && (await locator.first().isVisible());
}
