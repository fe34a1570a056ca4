import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, Visitor } from './browser';
import { Player } from './player';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('a finished game', () => {
  test('is looked through step by step, and played on from any of them', async () => {
    const visitor = await Visitor.come(browser);
    await visitor.page.goto('/');
    await visitor.page.getByRole('button', { name: /Light Side/ }).first().click();
    await visitor.page.waitForURL(/\/table\//);
    const player = new Player(visitor.page);
    for (let i = 0; i < 25; i++) await player.answer();
    await visitor.page.getByRole('button', { name: 'Table', exact: true }).click();
    await visitor.page.getByRole('button', { name: /Concede/ }).click();
    await visitor.page.getByRole('button', { name: /Concede|Yes/ }).last().click();
    await player.outcome.waitFor();
    await player.outcome.locator('a[href^="/replay/"]').click();
    await visitor.page.waitForURL(/\/replay\//);

    const slider = visitor.page.getByRole('slider');
    await slider.waitFor();
    expect(await slider.getAttribute('aria-valuetext')).toContain('Step 0');
    await visitor.page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('Step 1 ');
    await visitor.page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => slider.inputValue()).toBe(await slider.getAttribute('max'));
    await visitor.isSound();

    await visitor.page.getByRole('button', { name: 'Analyse' }).click();
    const chances = visitor.page.getByRole('region', { name: 'How the chances changed' });
    await chances.getByText(/^Decisions judged: [1-9]\d*$/).waitFor({ timeout: 180_000 });
    const choices = visitor.page.getByRole('region', { name: 'What the choices were worth' });
    const list = choices.getByRole('listitem');
    const id = new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
    const { decisions } = (await (await visitor.page.request.get(`/api/games/${id}/analysis/0`)).json()) as { decisions: { step: number }[] };
    await slider.fill(String(decisions[0]?.step));
    await list.first().waitFor();
    const worths = (await list.allInnerTexts()).map((words) => parseInt(/(\d+)\s?%/.exec(words)?.[1] ?? '-1', 10));
    expect(worths.length).toBeGreaterThan(1);
    expect(worths.slice(0, 5)).toEqual([...worths.slice(0, 5)].sort((a, b) => b - a));
    expect((await choices.innerText()).match(/Played/g)).toHaveLength(1);
    await choices.getByRole('button', { name: 'Look at it closely' }).click();
    await choices.getByText(/each tried in 150 imagined games/).waitFor({ timeout: 60_000 });
    expect(await visitor.violations()).toEqual([]);
    await visitor.page.getByRole('button', { name: 'End the analysis' }).click();
    await expect.poll(() => choices.count()).toBe(0);

    await slider.fill('20');
    await visitor.page.getByRole('button', { name: 'Play on from here' }).click();
    await visitor.page.getByRole('dialog').locator('button.primary').click();
    await visitor.page.waitForURL(/\/table\//);
    expect(await player.asked()).not.toBeNull();
    await player.answer();
    await visitor.leave();
  });
});
