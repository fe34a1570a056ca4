import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, Visitor } from './browser';
import { Learner } from './learner';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function lessonsDone(page: Page): Promise<string[]> {
  await page.goto('/learn');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('ol li').first().waitFor();
  return page.locator('ol li.done h2').allInnerTexts();
}

describe('learning', () => {
  test('the guided first game, offered at home, from its beginning to its end', { retry: 0 }, async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/');
    await page.locator('[data-first-game]').click();
    await page.waitForURL(/\/table\//);
    const learner = new Learner(page);

    await learner.reads('Your Life Force', /Reserve Deck/);
    await expect.poll(() => learner.ring()).toContain('light-reserve_deck');
    expect(await learner.calloutCovers('[data-pile], [data-life]')).toEqual([]);
    await visitor.isSound();
    await learner.next('Places on the table');
    await learner.next('Six phases');
    await learner.next('Where Force comes from');
    await learner.next('Activate all of it');
    // in a lesson one does not pass until something happens
    expect(await page.locator('.until').count()).toBe(0);
    // nothing but what the step waits for takes a click
    await page.locator('.phases').click({ position: { x: 5, y: 5 } });
    await page.getByRole('button', { name: 'Activate all' }).click();
    await learner.reads('You control Mos Eisley', /control/);

    // Back takes answers back, to the beginning of the step before
    await learner.back();
    await learner.reads('Activate all of it');
    await expect.poll(() => learner.pile('light-force_pile')).toBe('0');
    // the words beside what is lit do what they say
    await page.locator('[data-callout]').click();
    await learner.does('You control Mos Eisley');
    await learner.does('And once more');
    await learner.reads('Put Luke on the table');
    await expect.poll(() => learner.tagOf('X-wing')).toContain('Later');

    // what is left is kept
    await page.getByRole('link', { name: 'Leave the lesson' }).click();
    await page.waitForURL(/\/learn$/);
    await page.getByRole('button', { name: /Go on: First game/ }).click();
    await page.waitForURL(/\/table\//);
    await learner.does('Put Luke on the table');
    await learner.does('Where the enemy is');
    await learner.does('Save the rest');
    await learner.does('Luke attacks');
    await learner.does('Draw battle destiny');
    await learner.closesResult();
    await learner.reads('You won the battle');
    await learner.next('Join forces');
    await learner.skips('No more moves');
    await learner.does('No more moves');
    await learner.does('Draw what is left');
    await learner.does('Draw what is left');
    await learner.reads('Vader attacks');
    // on a small screen, too, the card leaves the figures free that it speaks of
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => learner.cardCovers('.battle .tot .n, .battle .vs .mid b, .battle .card.cs')).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await visitor.speak('fr');
    await learner.reads('Vader attaque');
    await visitor.speak('en');
    await learner.next('Your own destiny');
    await learner.does('Your own destiny');
    await learner.does('Forfeit the Trooper');
    await learner.does('The last damage');
    await learner.closesResult();
    await learner.reads('Count the Life Force');
    await learner.next('Drain, then fight');
    await learner.next('Now play alone');
    await page.getByRole('button', { name: 'Play on' }).click();
    // from here on everything is open
    await expect.poll(() => learner.card.count()).toBe(0);
    await page.locator('.answers .btn:has(.kbd)').waitFor();
    expect(await lessonsDone(page)).toEqual(['First game']);
    // who has played is not offered it any more
    await page.goto('/');
    await page.getByRole('button', { name: /Light Side/ }).first().waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('[data-first-game]').count()).toBe(0);
    await visitor.leave();
  });

  test('a lesson on a phone, in French, by taps', { retry: 0 }, async () => {
    const visitor = await Visitor.come(browser, { viewport: PHONE, locale: 'fr-FR' });
    const { page } = visitor;
    await page.goto('/learn');
    await page.getByRole('button', { name: /Commencer : Armes et touches|Commencer: Armes et touches/ }).click();
    await page.waitForURL(/\/table\//);
    const learner = new Learner(page);
    await learner.reads('Une arme pour Leia', /guerrier/);
    await learner.fold();
    await learner.unfold();
    await learner.does('Une arme pour Leia');
    await learner.does('Commencez la bataille');
    await learner.does("Tirez d'abord");
    await learner.does('Visez le Snowtrooper');
    await learner.passesResult('Ce que fait une touche');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Autres leçons' }).click();
    await page.waitForURL(/\/learn$/);
    expect(await lessonsDone(page)).toEqual(['Armes et touches']);
    await visitor.leave();
  });

  test('a lesson by the keyboard alone', { retry: 0 }, async () => {
    const visitor = await Visitor.come(browser);
    const { page } = visitor;
    await page.goto('/learn');
    await page.getByRole('button', { name: /Begin: Reacts/ }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
    const learner = new Learner(page);
    await learner.reads('Leia stands alone');
    await learner.focused(/Next/);
    await page.keyboard.press('Enter');
    await learner.reads('Keep some Force');
    await learner.focused(/End the turn/);
    await page.keyboard.press('Enter');
    await learner.reads('Send the Wolfman');
    // he lies on the stage of the battle, as one who may act from elsewhere
    await learner.focused(/Shistavanen Wolfman.*you can act with it/);
    // Escape leads to the words, and everything can still be reached
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Lesson');
    await page.locator('.answers .all').focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=dialog] li button').first().focus();
    await page.keyboard.press('Enter');
    await learner.reads('Together you draw');
    await learner.focused(/Yes/);
    await page.keyboard.press('Enter');
    await learner.passesResult('He stays there');
    await visitor.leave();
  });
});
