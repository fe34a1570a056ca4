import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, Visitor } from './browser';
import { House } from './house';

const PASSWORD = 'keeps the keys';

let browser: Browser;
let house: House;
beforeAll(async () => {
  browser = await launch();
  house = await House.open('--bot-pace', '0', '--admin', 'Olga Keeper');
});
afterAll(async () => {
  await house.close();
  await browser.close();
});

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.HOLOSITE_SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/admin-${name}.png`, fullPage: true });
}

/** Chooses a password under such a link. */
async function choose(page: Page, password: string): Promise<void> {
  await page.locator('input[autocomplete=new-password]').fill(password);
  await page.locator('form button.primary').click();
}

/** The admin comes back with his password. */
async function keeper(locale = 'en-GB'): Promise<Visitor> {
  const admin = await Visitor.come(browser, { address: house.address, locale });
  await admin.page.goto('/account');
  const form = admin.page.locator('form', { has: admin.page.locator('input[autocomplete=current-password]') });
  await form.locator('input[autocomplete=username]').fill('Olga Keeper');
  await form.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await form.getByRole('button', { name: /^(Log in|Se connecter)$/ }).click();
  await admin.page.getByRole('link', { name: 'Administration' }).click();
  await admin.page.waitForURL(/\/admin$/);
  return admin;
}

describe('the admin', () => {
  test('chooses his password with the link that the server prints', async () => {
    const admin = await Visitor.come(browser, { address: house.address });
    await admin.page.goto(house.adminLink);
    await admin.page.getByRole('heading', { level: 1, name: 'Choose a password' }).waitFor();
    await admin.isSound();
    await shot(admin.page, 'choose');
    await choose(admin.page, 'short');
    await admin.page.getByText('A password must have from 8 to 200 characters.').waitFor();
    await choose(admin.page, PASSWORD);
    await admin.page.waitForURL(/\/account$/);
    await admin.page.getByRole('link', { name: 'Administration' }).click();
    await admin.page.getByRole('heading', { level: 1, name: 'Administration' }).waitFor();
    await admin.page.getByText('Nobody has reported a problem.').waitFor();
    await admin.isSound();
    admin.forgive(/400/);
    await admin.leave();

    // the link worked once
    const late = await Visitor.come(browser, { address: house.address, locale: 'fr-FR' });
    await late.page.goto(house.adminLink);
    await choose(late.page, 'another one to choose');
    await late.page.getByText('Ce lien ne fonctionne plus').waitFor();
    await shot(late.page, 'link-used-fr');
    late.forgive(/403/);
    await late.leave();
  });

  test('suspends and resumes a table, and reads what its player reports', async () => {
    const player = await Visitor.come(browser, { address: house.address, locale: 'fr-FR' });
    await player.page.goto('/');
    await player.page.getByRole('button', { name: 'Nouvelle table' }).click();
    await player.page.getByRole('dialog').locator('button.primary').click();
    await player.page.waitForURL(/\/table\//);
    await player.page.locator('.prompt').waitFor();
    await player.page.locator('button.ib[aria-haspopup=dialog]').last().click();
    await player.page.getByRole('button', { name: 'Signaler un problème' }).click();
    await player.page.getByRole('dialog').locator('textarea').fill('Le vaisseau est coincé.');
    await player.page.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await player.page.getByText('Merci : le problème est signalé.').waitFor();

    const admin = await keeper();
    const { page } = admin;
    const table = page.locator('section', { has: page.getByRole('heading', { name: 'Tables' }) }).locator('li');
    await table.first().waitFor();
    expect(await table.count()).toBe(1);
    await table.getByRole('button', { name: 'Suspend', exact: true }).click();
    await table.getByRole('button', { name: 'Resume' }).waitFor();
    expect(await table.innerText()).toContain('the admin has suspended it');
    await player.page.locator('.note', { hasText: 'elle est suspendue' }).waitFor();
    const report = page.locator('section', { has: page.getByRole('heading', { name: 'Reported problems' }) }).locator('li');
    expect(await report.innerText()).toContain('Le vaisseau est coincé.');
    const saved = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^holosite-report-\w+\.txt$/);
    await admin.isSound();
    await shot(page, 'en');

    await table.getByRole('button', { name: 'Resume' }).click();
    await table.getByRole('button', { name: 'Suspend', exact: true }).waitFor();
    await expect.poll(() => player.page.locator('.note').count()).toBe(0);
    await report.getByRole('button', { name: 'Done with it' }).click();
    await report.getByRole('button', { name: 'Yes, do it' }).click();
    await page.getByText('Nobody has reported a problem.').waitFor();
    await table.getByRole('button', { name: 'Cancel the game' }).click();
    await table.getByRole('button', { name: 'Yes, do it' }).click();
    await expect.poll(() => table.getByRole('button', { name: 'Suspend', exact: true }).count()).toBe(0);
    await expect.poll(() => player.page.locator('body').innerText()).toMatch(/annulée/);
    await Promise.all([admin.leave(), player.leave()]);
  });

  test('gives a player a link for a new password, takes the chat from him and closes his account, in French', async () => {
    const player = await Visitor.come(browser, { address: house.address });
    await player.page.goto('/account');
    const form = player.page.locator('form', { has: player.page.locator('input[autocomplete=new-password]') });
    await form.locator('input[autocomplete=username]').fill('Forgets It');
    await form.locator('input[autocomplete=new-password]').fill('soon forgotten');
    await form.locator('button.primary').click();
    await player.page.getByText('Logged in as Forgets It').waitFor();
    await player.page.goto('/admin');
    await player.page.getByText('This page is for the admin of the server.').waitFor();

    const admin = await keeper('fr-FR');
    const { page } = admin;
    await page.getByRole('textbox', { name: 'Chercher par nom' }).fill('forgets it');
    await page.getByRole('button', { name: 'Chercher' }).click();
    const account = page.locator('section', { has: page.getByRole('heading', { name: 'Comptes' }) }).locator('li');
    await expect.poll(() => account.count()).toBe(1);
    await account.getByRole('button', { name: 'Lien pour un nouveau mot de passe' }).click();
    const field = page.getByLabel('Envoyez ce lien à Forgets It. Il sert une fois, pendant un jour.');
    const link = await field.inputValue();
    expect(link).toContain(`${house.address}/reset/`);
    await account.getByRole('button', { name: 'Retirer la discussion' }).click();
    await account.getByText('sans discussion').waitFor();
    await admin.isSound();
    await shot(page, 'fr');

    const elsewhere = await Visitor.come(browser, { address: house.address, locale: 'fr-FR' });
    await elsewhere.page.goto(link);
    await elsewhere.page.getByRole('heading', { level: 1, name: 'Choisir un mot de passe' }).waitFor();
    await shot(elsewhere.page, 'choose-fr');
    await choose(elsewhere.page, 'not forgotten');
    await elsewhere.page.getByText('Connecté : Forgets It').waitFor();

    await account.getByRole('button', { name: 'Fermer le compte' }).click();
    await account.getByText('fermé').waitFor();
    await elsewhere.page.reload();
    await elsewhere.page.getByText('Vous êtes ici en invité').waitFor();
    await account.getByRole('button', { name: 'Supprimer avec ses paroles' }).click();
    await account.getByText('Cela ne peut pas être annulé').waitFor();
    await account.getByRole('button', { name: 'Oui, le faire' }).click();
    await expect.poll(() => page.getByText('Forgets It').count()).toBe(0);
    await Promise.all([admin.leave(), player.leave(), elsewhere.leave()]);
  });
});
