import { describe, expect, it } from 'vitest';
import type { CardDeed, CardFace, CardKind } from '../protocol';
import { drawEmblem, emblem, type EmblemFrame } from './emblem';
import { hash, randomOf } from './emblem/seed';
import { CARDS, plainCard } from './fixtures';

const KINDS: CardKind[] = [
  'character', 'creature', 'starship', 'vehicle', 'location', 'weapon', 'device', 'effect', 'interrupt', 'objective',
  'epic_event', 'admirals_order', 'defensive_shield', 'jedi_test', 'podracer', 'game_aid',
];
const DEEDS: CardDeed[] = [
  'drain', 'destiny', 'cancel', 'retrieve', 'capture', 'move', 'power', 'deploy', 'search', 'immunity', 'weapon', 'force', 'forbid',
];
const FRAMES: EmblemFrame[] = ['large-196', 'large-84', 'small', 'chip', 'site-large', 'system-small'];

describe('the seed', () => {
  it('is FNV-1a and mulberry32, as on every machine', () => {
    expect(hash('')).toBe(2166136261);
    expect(hash('a')).toBe(0xe40c292c);
    const random = randomOf('1_19');
    const row = [random(), random(), random()];
    const again = randomOf('1_19');
    expect([again(), again(), again()]).toEqual(row);
    expect(row.every((value) => value >= 0 && value < 1)).toBe(true);
  });
});

describe('an emblem', () => {
  it('is the same for the same card each time, whatever its language', () => {
    for (const face of CARDS.en.all) {
      const french = CARDS.fr.byId(face.id);
      for (const frame of FRAMES) {
        const drawn = drawEmblem(face, frame);
        expect(drawEmblem(face, frame)).toBe(drawn);
        expect(french && drawEmblem(french, frame)).toBe(drawn);
        expect(emblem(face, frame)).toBe(drawn);
        expect(emblem(face, frame)).toBe(drawn);
      }
    }
  });

  it('differs from that of every other card but the other copy of a place', () => {
    const faces = CARDS.en.all.filter((face) => face.type !== 'location' || face.side === 'light');
    const drawn = faces.map((face) => emblem(face, 'large-170'));
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(KINDS)('is sound for a %s in every frame', (type) => {
    for (const frame of FRAMES) {
      const svg = drawEmblem(plainCard(type), frame);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*>.*<\/svg>$/s);
      expect(svg.match(/<(path|circle|ellipse)/g)?.length ?? 0).toBeGreaterThan(3);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      // a strict content policy blocks style attributes
      expect(svg).not.toMatch(/style=|<script|href/);
    }
  });

  it('shows facts: a tick for each ability, the form of its side, a mark for a role', () => {
    const draw = (more: Partial<CardFace>) => drawEmblem(plainCard('character', { id: 'facts', ...more }), 'large-196');
    const ticks = (svg: string) => svg.match(/stroke-width="2.2"/g)?.length ?? 0;
    const marks = (svg: string) => svg.match(/scale\(1.15\)/g)?.length ?? 0;
    expect(ticks(draw({ figures: { ability: 4 } }))).toBe(4);
    expect(ticks(draw({ figures: { ability: 6 } }))).toBe(6);
    expect(draw({ side: 'light' })).toContain('stroke-linecap="round"');
    expect(draw({ side: 'dark' })).toContain('stroke-linecap="butt"');
    expect(marks(draw({}))).toBe(0);
    expect(marks(draw({ traits: ['spy'] }))).toBe(1);
    expect(marks(draw({ traits: ['spy', 'leader'], icons: ['pilot', 'warrior'] }))).toBe(2);
  });

  it('is the same for both copies of a place', () => {
    const copy = (id: string, side: CardFace['side']) =>
      drawEmblem(plainCard('location', { id, side, title: 'Tatooine', subtypes: ['system'] }), 'system-large');
    expect(copy('1_127', 'light')).toBe(copy('1_289', 'dark'));
  });

  it('tells a Used Interrupt by its closed ring', () => {
    const draw = (...subtypes: string[]) => drawEmblem(plainCard('interrupt', { id: 'i', subtypes }), 'small');
    expect(draw('used_interrupt')).not.toContain('stroke-dasharray');
    expect(draw('lost_interrupt')).toContain('stroke-dasharray="26 14"');
    expect(draw('used_or_lost_interrupt')).toContain('stroke-dasharray="20 12"');
  });

  it('shows what a card does, in the frame of its type', () => {
    const types = ['effect', 'interrupt', 'objective', 'admirals_order'] as const;
    const draw = (type: CardKind, deed?: CardDeed) => drawEmblem(plainCard(type, { id: 'd', ...(deed ? { deed } : {}) }), 'chip');
    for (const type of types) {
      const drawn = DEEDS.map((deed) => draw(type, deed));
      expect(new Set([...drawn, draw(type)]).size, type).toBe(DEEDS.length + 1);
    }
    expect(new Set(types.map((type) => draw(type, 'drain'))).size).toBe(types.length);
  });
});
