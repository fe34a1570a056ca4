import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../text';
import { chipRows } from './chip';
import { CARDS, card, inPlay } from './fixtures';
import { fateOf } from './kinds';
import { cardLabel, sideOf } from './label';
import { markClasses, marksOf, tabMark } from './marks';
import { pillsOf } from './pills';

afterEach(() => setLanguage('en'));

describe('what a card says to those who listen', () => {
  it('is name, type, figures, state and reason', () => {
    expect(cardLabel(card('Luke Skywalker'))).toBe(
      'Luke Skywalker, Character · Rebel, Light Side, Destiny 1, Power 3, Ability 4, Deploy cost 3, Forfeit 7',
    );
    expect(cardLabel(card('Darth Vader'), undefined, 'disabled', '6 > 4 Force')).toMatch(/Forfeit 8, not now, 6 > 4 Force$/);
  });

  it('tells what is printed where a figure has changed, and the marks', () => {
    const falcon = card('Millennium Falcon');
    const label = cardLabel(falcon, inPlay(falcon, { figures: { ...falcon.figures, power: 8 }, marks: ['moved', 'hit'] }));
    expect(label).toContain('Power 8 (printed 3)');
    expect(label).toMatch(/Hit, Has moved$/);
  });

  it('tells a location by its icons and parsec', () => {
    expect(cardLabel(card('Tatooine'))).toMatch(/System, Light Side, Parsec 7, Force icons: Dark \d, Light \d$/);
  });

  it('tells every number of a card with two destinies', () => {
    expect(cardLabel(card('R2-D2 (Artoo-Detoo)'))).toContain('Destiny 2 or 5');
  });

  it('gives nothing away of a card that lies face down', () => {
    const luke = card('Luke Skywalker');
    const label = cardLabel(undefined, inPlay(luke, { id: '', figures: {} }));
    expect(label).toBe('A card face down, Light Side');
  });

  it('speaks French', () => {
    setLanguage('fr');
    expect(cardLabel(card('Luke Skywalker', 'fr'), undefined, 'playable', '3')).toBe(
      'Luke Skywalker, Personnage · Rebelle, Côté lumineux, Destinée 1, Puissance 3, Habileté 4, Coût de déploiement 3, Valeur de perte 7, vous pouvez agir avec, 3',
    );
  });
});

describe('marks', () => {
  it('stand from the gravest; quiet ones take no tab', () => {
    const luke = card('Luke Skywalker');
    const info = inPlay(luke, { marks: ['moved', 'captive', 'hit'] });
    expect(marksOf(info)).toEqual(['hit', 'captive', 'moved']);
    expect(tabMark(info)).toBe('hit');
    expect(tabMark(inPlay(luke, { marks: ['battled', 'in_battle'] }))).toBeUndefined();
    expect(markClasses(inPlay(luke, { marks: ['blown_away'] }))).toBe('m-blown-away');
  });
});

describe('icons', () => {
  it('call the pilot of a ship its own', () => {
    expect(pillsOf(card('Devastator')).map(({ word }) => word)).toContain('icon.own_pilot');
    expect(pillsOf(card('Luke Skywalker')).map(({ word }) => word)).toEqual(['icon.pilot', 'icon.warrior']);
  });

  it('tell where an Interrupt goes', () => {
    expect(fateOf(card("Vader's Obsession"))?.word).toBe('fate.lost');
    expect(fateOf(card('Luke Skywalker'))).toBeNull();
  });
});

describe('the rows of a chip', () => {
  it('are all who are aboard, with what they carry', () => {
    const falcon = card('Millennium Falcon');
    const saber = inPlay(card("Obi-Wan's Lightsaber"), { handle: 3, role: 'on' });
    const pilot = inPlay(card('Luke Skywalker'), { handle: 2, role: 'pilot', on: [saber] });
    const hidden = inPlay(card('Darth Vader'), { handle: 4, role: 'stacked', id: '' });
    const rows = chipRows(inPlay(falcon, { on: [pilot, hidden] }), (id) => CARDS.en.byId(id));
    expect(rows.map(({ info, icon, depth }) => [info.handle, icon, depth])).toEqual([
      [2, 'pilot', 0],
      [3, 'weapon', 1],
      [4, 'facedown', 0],
    ]);
    expect(rows[2]?.face).toBeUndefined();
  });

  it('a card wears the colours of its side, and those of its owner once it has crossed over', () => {
    const luke = card('Luke Skywalker');
    expect(sideOf(luke)).toBe('light');
    expect(sideOf(luke, inPlay(luke, { owner: 'dark', marks: [] }))).toBe('light');
    expect(sideOf(luke, inPlay(luke, { owner: 'dark', marks: ['crossed_over'] }))).toBe('dark');
    expect(sideOf(undefined, inPlay(luke, { id: '' }))).toBe('light');
  });
});
