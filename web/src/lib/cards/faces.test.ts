import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { CardInfo, Mark, Sum } from '../protocol';
import { setLanguage, text } from '../text';
import CardL from './CardL.svelte';
import CardS from './CardS.svelte';
import Chip from './Chip.svelte';
import { largeFigures, sumOf } from './figures';
import { CARDS, card, inPlay } from './fixtures';
import MakeUp from './MakeUp.svelte';
import { MARKS, type Lit } from './marks';

afterEach(() => setLanguage('en'));

const luke = card('Luke Skywalker');
const falcon = card('Millennium Falcon');

/** What is read, without tags. */
function words(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&lt;/g, '<').replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim();
}

function label(html: string): string {
  return /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';
}

/** What the server tells of a figure; its word is no key. */
function sum(key: string, total: number, ...parts: [string, number][]): Sum {
  return {
    key,
    entry: null,
    figure: key.toUpperCase(),
    total,
    items: parts.map(([label, amount]) => ({ label: label || text('card.printedLine'), op: '+', amount })),
  };
}

function small(props: ComponentProps<typeof CardS>): string {
  return render(CardS, { props }).body;
}

describe('every card of the fixture', () => {
  it.each(['en', 'fr'] as const)('has a face in three sizes in %s', (language) => {
    setLanguage(language);
    for (const face of CARDS[language].all) {
      for (const html of [
        render(CardL, { props: { face } }).body,
        small({ face }),
        render(Chip, { props: { face, info: inPlay(face) } }).body,
      ]) {
        expect(html).toContain('class="emblem"');
        expect(label(html)).toContain(face.title.replace(/"/g, '&quot;'));
        expect(words(html)).not.toMatch(/undefined|NaN|\{\w+\}|\[object/);
      }
    }
  });

  it('says its whole text in large', () => {
    for (const face of CARDS.en.all) {
      const said = words(render(CardL, { props: { face } }).body);
      for (const line of [...face.text, ...(face.darkText ?? []), ...(face.lightText ?? [])]) {
        expect(said).toContain(line);
      }
    }
  });
});

describe('states', () => {
  it.each([
    ['playable', '3', '3'],
    ['selected', undefined, 'Chosen'],
    ['target', undefined, 'Target'],
    ['disabled', '5 > 4', '5 > 4'],
  ] as const)('%s shows its tab', (state: Lit, tag, shown) => {
    for (const html of [small({ face: luke, state, tag }), render(Chip, { props: { face: luke, state, tag } }).body]) {
      expect(html).toMatch(new RegExp(`class="[^"]*\\b${state}\\b`));
      expect(words(html).replace(/&gt;/g, '>')).toContain(shown);
    }
  });

  it('can be pressed only where there is something to do', () => {
    expect(small({ face: luke })).toMatch(/^(<!--.*?-->)*<div[^>]*role="img"/);
    const button = small({ face: luke, onclick: () => undefined, state: 'disabled', tag: 'In battle' });
    expect(button).toMatch(/<button[^>]*type="button"/);
    expect(button).toContain('aria-disabled="true"');
    expect(label(button)).toMatch(/not now, In battle$/);
    expect(small({ face: luke, onclick: () => undefined, state: 'selected' })).toContain('aria-pressed="true"');
  });

  it.each(Object.keys(MARKS) as Mark[])('%s is told on the large card and to those who listen', (mark) => {
    const info = inPlay(luke, { marks: [mark] });
    const large = render(CardL, { props: { face: luke, info } }).body;
    expect(large).toContain(`m-${mark.replace('_', '-')}`);
    expect(words(large).length).toBeGreaterThan(words(render(CardL, { props: { face: luke } }).body).length);
    expect(label(small({ face: luke, info }))).not.toBe(label(small({ face: luke })));
  });
});

describe('figures', () => {
  it('that changed are marked, and open their make-up', () => {
    const info = inPlay(falcon, { figures: { ...falcon.figures, power: 8 } });
    expect(small({ face: falcon, info })).toMatch(/class="changed"[^]*?<b>8<\/b>/);
    const large = render(CardL, { props: { face: falcon, info } }).body;
    expect(large.match(/<button[^>]*class="fg[^"]*changed"[^>]*aria-expanded="false"/g)).toHaveLength(1);
    expect(render(CardL, { props: { face: falcon, info: inPlay(falcon) } }).body).not.toContain('<button');
  });

  it.each(['en', 'fr'] as const)('whose make-up is known open it, and say it line by line, in %s', (language) => {
    setLanguage(language);
    const info = inPlay(falcon, { figures: { power: 8, forfeit: 7 } });
    const sums = [sum('power', 8, ['', 3], ['Han Solo', 3], ['Chewbacca', 2]), sum('maneuver', 5, ['', 4], ['Wedge', 1])];
    const large = render(CardL, { props: { face: falcon, info, sums } }).body;
    // Power is told by the card in sight, maneuver by its sum; the others are as printed.
    expect(large.match(/<button[^>]*class="fg[^"]*changed"/g)).toHaveLength(2);
    expect(large).toMatch(/#i-maneuver"[^]*?<b>5<\/b>/);

    const figure = largeFigures(falcon, info, sums).find(({ name }) => name === 'power');
    const said = figure && words(render(MakeUp, { props: { figure, sum: sumOf(sums, 'power') } }).body);
    expect(said).toMatch(/^\S+.* 3 Han Solo \+3 Chewbacca \+2 \S+.* 8$/);
  });
});

describe('a card face down', () => {
  it('gives nothing away', () => {
    const info: CardInfo = inPlay(luke, { id: '', figures: {}, marks: [] });
    for (const html of [
      small({ face: undefined, info }),
      small({ face: luke, info }),
      render(CardL, { props: { face: luke, info } }).body,
      render(Chip, { props: { face: luke, info } }).body,
    ]) {
      expect(html).not.toMatch(/Luke|1_19|emblem|Rebel/);
      expect(html).toContain('light');
    }
  });
});

describe('locations', () => {
  it('have the half of the viewer below', () => {
    const face = card('Tatooine');
    const of = (bottom: 'dark' | 'light') => words(render(CardL, { props: { face, bottom } }).body);
    expect(of('light').indexOf('Dark Side')).toBeLessThan(of('light').indexOf('Light Side'));
    expect(of('dark').indexOf('Light Side')).toBeLessThan(of('dark').indexOf('Dark Side'));
  });

  it('show the Force icons there are now', () => {
    const face = card('Tatooine');
    const count = (html: string) => html.match(/#i-force-d/g)?.length ?? 0;
    expect(count(small({ face }))).toBe(face.darkIcons);
    expect(count(small({ face, icons: { dark: 3, light: 0 } }))).toBe(3);
    expect(count(render(CardL, { props: { face, icons: { dark: 3, light: 0 } } }).body)).toBe(3);
  });
});

describe('an Objective', () => {
  it('shows the face that lies up', () => {
    const face = card('Hidden Base');
    const front = render(CardL, { props: { face } }).body;
    const turned = render(CardL, { props: { face, info: inPlay(face, { marks: ['flipped'] }) } }).body;
    expect(words(front)).toContain(face.text[0]);
    expect(words(turned)).toContain(face.back?.text[0]);
    expect(words(turned)).not.toContain(face.text[0]);
  });
});
