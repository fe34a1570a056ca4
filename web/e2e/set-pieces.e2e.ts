import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, PHONE } from './browser';
import { Seat } from './seats';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Chance has no part in these: the destinies are laid out, and a table is played once. */
const ONCE = { retry: 0 };

describe('a set piece', () => {
  test('an Attack Run: who leads it, who follows, and what it comes to', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'attack-run');
    await light.take(/Attack Run/);
    await light.isAskedInBoth(/choose up to 2 of your piloted starfighters .* except Red 5/, /choisissez jusqu’à 2 de vos chasseurs .* qui ne se sont pas déplacés ce tour sauf Red 5/);
    await light.choose('Y-wing');
    await dark.isAskedInBoth(/choose up to 3 of your piloted TIEs present at Death Star/, /choisissez jusqu’à 3 de vos chasseurs TIE/);
    await dark.choose('Black 2', 'TIE Fighter');

    await dark.isAskedInBoth(/at Death Star: Trench with Red 5 in the lead\. Do you respond\?/, /avec Red 5 en tête\. Voulez-vous répondre\s\?/);
    await light.page.locator('.board').getByText('En tête').first().waitFor();
    await dark.shoot('attack-run-step');
    await light.shoot('attack-run-lead');
    await dark.pass();
    await dark.isAskedInBoth(/which weapon do you fire\?/, /avec quelle arme tirez-vous\s\?/);
    await dark.choose('Enhanced TIE Laser');
    await light.reads(/Vous perdez Y-wing/);

    await dark.pass();
    await light.result.getByText('Attack Run atteint un total de 17 contre 15').waitFor();
    await light.shoot('attack-run-total');
    await dark.reads(/Attack Run comes to a total of 17 against 15\.\s+Death Star is blown away/);
    await dark.take(/All from/);
    await dark.page.locator('.board .card').filter({ hasText: 'Death Star' }).filter({ hasText: 'Blown away' }).waitFor();
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('an Attack Run on a phone: the table follows it into the trench, and marks can be read', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'attack-run-phone', PHONE);
    await light.take(/Attack Run/);
    await light.choose('Y-wing');
    await dark.choose('Black 2', 'TIE Fighter');
    await dark.isAsked(/at Death Star: Trench with Red 5 in the lead\. Do you respond\?/);
    for (const seat of [dark, light]) await seat.page.locator('.focus').getByText('Trench').first().waitFor();

    const row = dark.page.locator('.focus .cr').filter({ hasText: 'Red 5' });
    const mark = row.locator('.card').filter({ hasText: 'Red 5' }).locator('.tab.bottom');
    await expect.poll(() => mark.innerText()).toBe('In the lead');
    const [whole, seen] = await Promise.all([mark.boundingBox(), row.boundingBox()]);
    expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThanOrEqual((seen?.y ?? 0) + (seen?.height ?? 0));
    await dark.shoot('attack-run-phone');
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('an Epic Duel: both totals, the choice of the loser, and who has crossed over', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'epic-duel');
    await dark.take(/Obsession/);
    await dark.result.getByText('Darth Vader duels Luke Skywalker').waitFor();
    await dark.result.getByText('Darth Vader comes to a total of 17').waitFor();
    await dark.result.getByText('Luke Skywalker comes to a total of 11').waitFor();
    await dark.shoot('epic-duel-totals');
    await light.reads(/Luke Skywalker atteint un total de 11\.\s+Darth Vader gagne le duel/);

    await light.isAskedInBoth(
      /Luke Skywalker crosses over to the other side of the Force and you lose X Force, where X is Luke Skywalker’s ability/,
      /Luke Skywalker passe de l’autre côté de la Force et vous perdez X points de Force, X étant l’habileté de Luke Skywalker/,
    );
    await light.shoot('epic-duel-choice');
    await light.take(/passe de l’autre côté/);
    await light.isAskedInBoth(/You lose 4 Force/, /Vous perdez 4 points de Force/);
    await light.take(/Tout de la réserve/);
    await expect.poll(() => dark.onTable('Luke Skywalker').innerText()).toContain('Crossed over');
    await expect.poll(() => light.onTable('Luke Skywalker').innerText()).toContain('De l’autre côté');
    await dark.shoot('epic-duel-crossed');
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('a Bombing Run: down to the site, into battle, and back to the system', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'bombing-run');
    await dark.pass();
    await dark.take(/bombing run/);
    await expect.poll(() => dark.onTable('TIE Bomber').innerText()).toContain('On a bombing run');
    await expect.poll(() => light.onTable('TIE Bomber').innerText()).toContain('En bombardement');
    await light.reads(/TIE Bomber commence une mission de bombardement sur Tatooine: Mos Eisley/);
    await light.shoot('bombing-run-over');

    await dark.passTo(/battle phase/, light);
    await dark.take(/attle at Tatooine: Mos Eisley/);
    const bomber = dark.page.locator('.battle .card.cs').filter({ hasText: /TIE\s+Bomber/ }).first();
    await expect.poll(() => bomber.innerText()).toContain('On a bombing run');
    await dark.shoot('bombing-run-battle');
    await light.take(/Perdre 1/);
    await light.take(/De la réserve/);
    await dark.isAsked(/move phase/);
    await dark.pass();
    await dark.reads(/TIE Bomber returns from its bombing run to Tatooine/);
    await light.reads(/TIE Bomber revient de sa mission de bombardement vers Tatooine/);
    expect(await dark.onTable('TIE Bomber').innerText()).not.toContain('bombing run');
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });

  test('a dejarik battle: pieces with figures of their own, and back to hand', ONCE, async () => {
    const { dark, light } = await Seat.both(browser, 'dejarik');
    await dark.page.locator('.board').getByText('Holosite').first().waitFor();
    await dark.take(/Deploy Monnok/);
    await light.reads(/déploie Monnok vers Dejarik Hologameboard/);
    await dark.take(/Deploy Kintan Strider/);
    await dark.passTo(/battle phase/, light);
    await dark.take(/attle at Dejarik Hologameboard \(power 8 against 5/);

    // On the stage a Dejarik has power, ability and forfeit like a character.
    const piece = dark.page.locator('.battle .card.cs').filter({ hasText: 'Molator' }).first();
    await expect.poll(() => piece.locator('.sf b').allInnerTexts()).toEqual(['3', '3', '3']);
    await dark.isAskedInBoth(/battle at Dejarik Hologameboard\. Do you draw battle destiny\?/, /bataille à Dejarik Hologameboard\. Tirez-vous une destinée de bataille\s\?/);
    await dark.shoot('dejarik-battle');
    await dark.take(/^Yes$/);
    await light.take(/^Oui$/);
    await dark.isAskedInBoth(/You still owe attrition of 2/, /Vous devez encore une attrition de 2/);
    await dark.take(/Monnok/);
    await light.isAskedInBoth(/You still owe attrition of 5 and battle damage of 6/, /une attrition de 5 et des dommages de bataille de 6/);
    await light.take(/Grimtaash/);
    await light.take(/lor/);
    await light.take(/De la réserve/);
    await dark.take(/Return Dejariks/);
    await dark.isAskedInBoth(/Which of your cards return from Dejarik Hologameboard to your hand\?/, /Lesquelles de vos cartes reviennent de Dejarik Hologameboard dans votre main\s\?/);
    await dark.choose('Molator');
    await light.reads(/Molator revient dans la main/);
    await Promise.all([dark.visitor.leave(), light.visitor.leave()]);
  });
});
