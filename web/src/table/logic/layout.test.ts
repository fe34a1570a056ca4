import { describe, expect, it } from 'vitest';
import type { PlaceInfo } from '../../lib/protocol';
import { modelAt } from '../fixtures';
import { columnWidth, folding, grouped, halves, handLayout, IN_PLAY, NARROWEST, placeName, roomyZoom, totals, WIDEST } from './layout';
import { placesOf } from './model';

function place(handle: number, system: string, power = 0): PlaceInfo {
  return {
    location: { handle, id: `l${handle}`, owner: 'dark', role: 'laid_out', marks: [], figures: {} },
    system, icons: { dark: 0, light: 0 }, power: { dark: power, light: 1 }, ability: { dark: 0, light: 0 },
    occupies: { dark: false, light: false }, controls: power > 0 ? 'dark' : null, drain: { dark: 0, light: 0 }, cards: [],
  };
}

const row = (...systems: string[]) => systems.map((system, i) => place(i + 1, system));

describe('the row of locations', () => {
  it('groups neighbours of one system, in their true order', () => {
    const groups = grouped(row('A', 'A', 'B', 'A', '', ''));
    expect(groups.map((g) => [g.system, g.places.length])).toEqual([['A', 2], ['B', 1], ['A', 1], ['', 1], ['', 1]]);
    expect(new Set(groups.map((g) => g.key)).size).toBe(5);
  });

  it('loses no location of a real game', async () => {
    const { sections } = await modelAt('many');
    const groups = grouped(placesOf(sections));
    expect(groups.flatMap((g) => g.places.map((p) => p.location.handle))).toEqual(sections.row);
  });

  it('makes columns as wide as there is room, within limits', () => {
    const groups = grouped(row('A', 'A', 'A'));
    expect(columnWidth(2000, groups, 0)).toEqual({ width: WIDEST, fits: true });
    expect(columnWidth(330, groups, 0)).toEqual({ width: 100, fits: true });
    expect(columnWidth(200, groups, 0)).toEqual({ width: NARROWEST, fits: false });
  });

  it('shares the room beside it alike, unless one side needs more and the other can spare it', () => {
    expect(halves(200, 60, 60)).toEqual({ above: 100, below: 100 });
    expect(halves(200, 60, 100)).toEqual({ above: 100, below: 100 });
    expect(halves(200, 60, 130)).toEqual({ above: 70, below: 130 });
    expect(halves(200, 130, 60)).toEqual({ above: 130, below: 70 });
    expect(halves(200, 60, 190)).toEqual({ above: 60, below: 140 });
    expect(halves(200, 120, 150)).toEqual({ above: 100, below: 100 });
    expect(halves(200, 60, 130, 25)).toEqual({ above: 85, below: 115 });
    expect(halves(200, 60, 130, 50)).toEqual({ above: 100, below: 100 });
    expect(halves(200, 130, 60, 50)).toEqual({ above: 140, below: 60 });
    expect(halves(200, 80, 60, 30)).toEqual({ above: 110, below: 90 });
    expect(halves(200, 80, 60, 20)).toEqual({ above: 100, below: 100 });
  });

  it('draws few locations larger, as far as they and their cards have room', () => {
    const zooms = [0.8, 1, 1.15, 1.3, 1.5];
    const few = grouped(row('A', 'A', 'B'));
    expect(roomyZoom({ width: 1100, height: 700 }, few, 100, 144, zooms)).toBe(1.5);
    expect(roomyZoom({ width: 600, height: 700 }, few, 100, 144, zooms)).toBe(1.3);
    expect(roomyZoom({ width: 1100, height: 700 }, few, 200, 144, zooms)).toBe(1.15);
    expect(roomyZoom({ width: 1100, height: 700 }, grouped(row(...'AAAAABBBBBCCCCCD')), 100, 144, zooms)).toBe(1);
  });

  it('folds nothing below twelve locations', () => {
    const groups = grouped(row(...'AAAAAABBBBB'));
    expect(folding(groups, 100, () => 0, new Map()).size).toBe(0);
  });

  it('folds the least interesting groups until the rest fits, never what is in play', () => {
    const groups = grouped(row(...'AAAAABBBBBCCCCCD'));
    const interest = (p: PlaceInfo) => (p.system === 'A' ? IN_PLAY : p.system === 'B' ? 2 : 1);
    expect([...folding(groups, 1150, interest, new Map())]).toEqual(['C#0']);
    expect([...folding(groups, 500, interest, new Map())]).toEqual(['C#0', 'B#0']);
    expect(folding(groups, 5000, interest, new Map()).size).toBe(0);
  });

  it('does as the player says', () => {
    const groups = grouped(row(...'AAAAABBBBBCCCCC'));
    const wishes = new Map([['C#0', 'open'], ['A#0', 'folded']] as const);
    expect([...folding(groups, 500, () => 0, wishes)]).toEqual(['A#0', 'B#0']);
  });

  it('adds up a folded group', () => {
    const group = grouped([place(1, 'A', 4), place(2, 'A', 3), place(3, 'A')])[0];
    expect(group && totals(group)).toEqual({ dark: { power: 7, controls: 2 }, light: { power: 3, controls: 0 } });
  });

  it('lets a hand overlap only when it must', () => {
    expect(handLayout([74, 74, 104], 800, 6, 46)).toEqual({ scale: 1.2, steps: [74 * 1.2 + 6, 74 * 1.2 + 6] });
    const full = handLayout(Array<number>(10).fill(74), 800, 6, 46);
    expect(full.scale).toBeCloseTo(1.008, 3);
    const tight = handLayout(Array<number>(14).fill(74), 800, 6, 46);
    expect(tight.scale).toBe(1);
    expect(tight.steps.reduce((sum, step) => sum + step, 74)).toBeCloseTo(800);
    expect(handLayout(Array<number>(40).fill(74), 800, 6, 46).steps.every((step) => step === 46)).toBe(true);
    expect(handLayout([], 800, 6, 46).steps).toEqual([]);
  });

  it('leaves out the system that the group already names', () => {
    expect(placeName('Hoth: Ice Plains', 'Hoth')).toBe('Ice Plains');
    expect(placeName('Hoth', 'Hoth')).toBe('Hoth');
  });
});
