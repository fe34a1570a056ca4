import { describe, expect, it } from 'vitest';
import { chipFigures, largeFigures, smallFigures } from './figures';
import { card, inPlay, plainCard } from './fixtures';

const names = (figures: { name: string }[]) => figures.map(({ name }) => name);

describe('figures', () => {
  it('stand in their order on the large card', () => {
    expect(names(largeFigures(card('Luke Skywalker')))).toEqual(['power', 'ability', 'deploy', 'forfeit']);
    expect(names(largeFigures(card('Devastator')))).toEqual(['power', 'armor', 'hyperspeed', 'deploy', 'forfeit']);
    expect(names(largeFigures(card('Space Slug')))).toEqual(['defense', 'deploy', 'forfeit']);
    expect(largeFigures(card('Tatooine'))).toEqual([]);
  });

  it('are at most four on the small card: ships drop their speed', () => {
    expect(names(smallFigures(card('Millennium Falcon')))).toEqual(['power', 'maneuver', 'deploy', 'forfeit']);
    expect(smallFigures(card('Presence Of The Force'))).toEqual([]);
  });

  it('are those that matter on the table for a chip', () => {
    expect(names(chipFigures(card('Luke Skywalker')))).toEqual(['power', 'ability', 'forfeit']);
    expect(names(chipFigures(card('Millennium Falcon')))).toEqual(['power', 'forfeit']);
  });

  it('are those of a character on the chip of a Dejarik or hologram at a holosite', () => {
    for (const kind of ['effect', 'interrupt'] as const) {
      const piece = plainCard(kind, { figures: {} });
      expect(chipFigures(piece)).toEqual([]);
      const there = inPlay(piece, { figures: { power: 3, ability: 3, forfeit: 3 } });
      expect(names(chipFigures(piece, there))).toEqual(['power', 'ability', 'forfeit']);
    }
  });

  it('are as printed for a card that is not in play', () => {
    for (const figure of largeFigures(card('Darth Vader'))) {
      expect(figure.now).toBe(figure.printed);
      expect(figure.changed).toBe(false);
    }
  });

  it('say what they are now, and that they changed', () => {
    const falcon = card('Millennium Falcon');
    const figures = largeFigures(falcon, inPlay(falcon, { figures: { ...falcon.figures, power: 8 } }));
    expect(figures.find(({ name }) => name === 'power')).toMatchObject({ now: 8, printed: 3, changed: true });
    expect(figures.find(({ name }) => name === 'forfeit')).toMatchObject({ changed: false });
  });

  it('that are not printed show only once they are something', () => {
    const trooper = plainCard('character', { figures: { power: 1, deploy: 1, forfeit: 2 } });
    const now = (figures: object) => names(largeFigures(trooper, inPlay(trooper, { figures: { ...trooper.figures, ...figures } })));
    expect(now({ landspeed: 1, defense: 0 })).toEqual(['power', 'deploy', 'forfeit']);
    expect(now({ landspeed: 3 })).toEqual(['power', 'landspeed', 'deploy', 'forfeit']);
    expect(now({ defense: 4 })).toEqual(['power', 'deploy', 'forfeit']);
  });
});
