import type { CardDeed } from '../../protocol';
import { circle, closed, onCircle, path, rows, type Point, type Sheet } from './pen';
import { pick } from './seed';

/** Frames are drawn in a field of this height around its middle. */
const FIELD = 116;
const FIELD_WIDTH = 124;
const TURN = 2 * Math.PI;

type Frame = 'effect' | 'used' | 'lost' | 'usedOrLost' | 'objective' | 'order';

/** What a card does, told by one glyph: 64 units wide, around its middle. */
const GLYPHS: Record<CardDeed, string> = {
  drain:
    path('M0-24C9-13 12-8 12-1A12 12 0 0 1-12-1C-12-8-9-13 0-24Z', { fill: 'side', fillOpacity: 0.2, width: 1.8 }) +
    path('M0 14V27M-6 21L0 27 6 21M-16 10V18M16 10V18', { ink: 'accent', width: 2 }),
  destiny:
    path('M0-22L20 0 0 22-20 0Z', { fill: 'side', fillOpacity: 0.18, width: 1.8 }) +
    path('M0-12L11 0 0 12-11 0Z', { ink: 'accent', fill: 'accent' }) +
    path('M16-17l5-5M-16-17l-5-5M16 17l5 5M-16 17l-5 5', { ink: 'accent', width: 2 }),
  cancel:
    circle(0, 0, 20, { fill: 'side', fillOpacity: 0.15, width: 1.8 }) +
    path('M-9-9L9 9M9-9L-9 9', { ink: 'accent', width: 3.4 }) +
    path('M-28 0h8M20 0h8', { width: 1.8 }),
  retrieve:
    path('M-18 8V22H18V8', { width: 2 }) +
    path('M-12 14H12M-12 18H12', { opacity: 0.6 }) +
    path('M0 12V-20M-10-10L0-21 10-10', { ink: 'accent', width: 3 }),
  capture:
    path('M-9-8A9 9 0 1 1 9-8 9 9 0 1 1-9-8ZM-17 22C-16 8-8 4 0 4S16 8 17 22Z', { fill: 'side', fillOpacity: 0.3, width: 1.6 }) +
    path('M-20-22H20V24H-20ZM-10-22V24M0-22V24M10-22V24', { ink: 'accent', width: 2.2 }),
  move:
    path('M-30 14A7 7 0 1 1-16 14 7 7 0 1 1-30 14ZM18-14A7 7 0 1 1 32-14 7 7 0 1 1 18-14Z', { fill: 'side', fillOpacity: 0.25, width: 1.8 }) +
    path('M-14 10C-4 2-4-14 14-14M6-21L15-14 7-6', { ink: 'accent', width: 2.6 }),
  power:
    path('M6-26L-14 4H-2L-6 26 14-6H2Z', { ink: 'accent', fill: 'accent', fillOpacity: 0.35, width: 2 }) +
    path('M-24-6h6M18 8h6M-22 12h5M17-12h5', { width: 1.8 }),
  deploy:
    path('M0-24V8M-10-2L0 9 10-2', { ink: 'accent', width: 3 }) +
    path('M-22 14L0 6 22 14 0 23Z', { fill: 'side', fillOpacity: 0.22, width: 1.8 }),
  search:
    circle(-4, -5, 15, { fill: 'side', fillOpacity: 0.16, width: 2 }) +
    path('M7 7L23 23', { ink: 'accent', width: 4 }) +
    path('M-12-8A9 9 0 0 1-4-14', { ink: 'accent', width: 1.8 }),
  immunity:
    path('M0-24L19-16V0C19 12 10 20 0 25-10 20-19 12-19 0V-16Z', { fill: 'side', fillOpacity: 0.2, width: 2.2 }) +
    path('M-8 0L-2 7 9-7', { ink: 'accent', width: 3 }),
  weapon:
    circle(0, 0, 14, { fill: 'side', fillOpacity: 0.15, width: 1.8 }) +
    path('M0-26V-8M0 8V26M-26 0H-8M8 0H26', { ink: 'accent', width: 2.4 }) +
    circle(0, 0, 2.4, { ink: 'accent', fill: 'accent' }),
  force:
    circle(0, 0, 7, { ink: 'accent', fill: 'accent', fillOpacity: 0.8 }) +
    path('M0-13V-25M0 13V25M-13 0H-25M13 0H25M9-9L18-18M-9-9L-18-18M9 9L18 18M-9 9L-18 18', { width: 2.2 }),
  forbid:
    path('M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z', { fill: 'side', fillOpacity: 0.15, width: 2.2 }) +
    path('M-13 0H13', { ink: 'accent', width: 5 }),
};

/** The frame tells the type; its seed turns and varies it a little, so that no two cards are alike. */
function frame(kind: Frame, { random, fine }: Sheet): string {
  const turn = random() * TURN;
  switch (kind) {
    case 'effect': {
      const lobes = pick(random, 8, 4);
      return rows(2, (i) => {
        const points = Array.from({ length: 120 }, (_, k): Point => {
          const t = (k / 120) * TURN;
          const r = 44 + (i ? -3.2 : 3.2) * Math.cos(lobes * t + turn);
          return [r * Math.cos(t), r * 0.96 * Math.sin(t)];
        });
        return path(closed(points), { width: 1.6, opacity: i ? 0.95 : 0.6 });
      });
    }
    case 'used':
      return circle(0, 0, 44, { width: 2 }) + circle(0, 0, 39, { opacity: 0.4 }) + burst(random, turn);
    case 'lost':
      return path(ring(0, TURN), { width: 2, dash: '26 14' }) + burst(random, turn);
    case 'usedOrLost':
      return path(ring(Math.PI, TURN), { width: 2 }) + path(ring(0, Math.PI), { width: 2, dash: '20 12' }) + burst(random, turn);
    case 'objective':
      return (
        path('M-46-40H-4V40H-46ZM4-40H46V40H4Z', { width: 1.8, opacity: 0.8 }) +
        path('M-14-46C-2-53 10-51 16-45M16-45l-8-1M16-45l0-8', { ink: 'accent', width: 2 }) +
        rows(fine ? 7 : 3, () => {
          const y = -34 + random() * 68;
          return path(`M${random() < 0.5 ? '-42' : '8'} ${y.toFixed(1)}h${(10 + random() * 24).toFixed(1)}`, { opacity: 0.35 });
        })
      );
    case 'order':
      return (
        path('M-48-30L-30-44H30L48-30V30L30 44H-30L-48 30Z', { width: 1.8 }) +
        path('M-48-18H-38M-48 18H-38M38-18H48M38 18H48M-20-44V-37M20-44V-37M-20 44V37M20 44V37', { ink: 'accent', width: 1.8 }) +
        rows(fine ? 5 : 2, () => circle(-34 + random() * 68, -32 + random() * 64, 1.4, { opacity: 0.6 }))
      );
  }
}

function ring(from: number, to: number): string {
  const steps = 48;
  const points = Array.from({ length: steps + 1 }, (_, i) => onCircle(0, 0, 44, from + ((to - from) * i) / steps));
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

function burst(random: () => number, turn: number): string {
  return rows(16, (i) => {
    const angle = (i * TURN) / 16 + turn;
    const [x, y] = onCircle(0, 0, 48, angle);
    const [tx, ty] = onCircle(0, 0, (i % 2 ? 52 : 56) + random() * 4, angle);
    return path(`M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`, { opacity: 0.7, width: 1.4 });
  });
}

/** The curve of a card whose deed nobody knows: rolling, as its seed has it. */
function curve({ random, fine }: Sheet): string {
  const lobes = pick(random, 5, 7);
  const swing = 0.4 + random() * 0.5;
  return rows(fine ? 3 : 2, (i) => {
    const r = 27 - i * 6;
    const points = Array.from({ length: 120 }, (_, k): Point => {
      const t = (k / 120) * TURN;
      const a = r * (1 - 0.36 * swing);
      return [a * Math.cos(t) + r * 0.36 * swing * Math.cos(lobes * t), a * Math.sin(t) - r * 0.36 * swing * Math.sin(lobes * t)];
    });
    return path(closed(points), { width: 1.6, opacity: 0.95 - i * 0.25, ink: i % 2 ? 'accent' : 'side' });
  });
}

/** The frame of its type, and in it what the card does by its own rules, never by its words. */
export function deed(sheet: Sheet, kind: Frame): string {
  const { face, width, height, random, fine } = sheet;
  const unit = Math.min(height / FIELD, width / FIELD_WIDTH);
  const shift = random() * 4.4;
  const scan = rows(fine ? 27 : 13, (i) => `M-90 ${((i - (fine ? 13 : 6)) * (fine ? 4.4 : 9) + shift).toFixed(1)}H90`);
  const drawn = path(scan, { opacity: 0.13 }) + frame(kind, sheet) + (face.deed ? GLYPHS[face.deed] : curve(sheet));
  const ends = face.side === 'dark' ? 'stroke-linecap="butt" stroke-linejoin="miter"' : 'stroke-linecap="round" stroke-linejoin="round"';
  const placed = `<g transform="translate(${width / 2} ${height / 2}) scale(${Math.round(unit * 1000) / 1000})" ${ends}>${drawn}</g>`;
  return placed.replace(/<(path|circle) /g, '<$1 vector-effect="non-scaling-stroke" ');
}

/** An Interrupt is Used, Lost, or either by choice. */
export function frameOfInterrupt(subtypes: readonly string[]): Frame {
  const kinds = subtypes.join(' ');
  if (kinds.includes('lost')) {
    return kinds.includes('used') ? 'usedOrLost' : 'lost';
  }
  return 'used';
}
