import { arc, at, circle, closed, corners, dot, ellipse, n, onCircle, path, rows, type Point, type Sheet } from './pen';
import { deed, frameOfInterrupt } from './glyphs';
import { pick } from './seed';

type Motif = (sheet: Sheet) => string;

const TURN = 2 * Math.PI;

/** A scalloped double ring: standing, patient, everywhere on the table. */
export const effect: Motif = (sheet) => deed(sheet, 'effect');

/** Rays around a ring: closed for Used, broken for Lost; a starting one has another ring around it. */
export const interrupt: Motif = (sheet) => {
  const { face, width, height } = sheet;
  const starting = face.subtypes.some((kind) => kind.includes('starting'));
  const drawn = deed(sheet, frameOfInterrupt(face.subtypes));
  return starting ? drawn + circle(width / 2, height / 2, height * 0.49, { width: 1.4, dash: '2 5' }) : drawn;
};

/** Two pages, of which one is turned over to the other. */
export const objective: Motif = (sheet) => deed(sheet, 'objective');

/** A chart with its corners clipped. */
export const admiralsOrder: Motif = (sheet) => deed(sheet, 'order');

/** Frames that turn as they close in on one point: the moment everything hangs on. */
export function epicEvent({ random, width, height, fine }: Sheet): string {
  const x = width / 2;
  const y = height / 2;
  const sides = pick(random, 3, 4);
  const twist = (random() < 0.5 ? -1 : 1) * (0.1 + random() * 0.12);
  const count = fine ? 22 : 10;
  const start = random() * TURN;
  let drawn = rows(fine ? 36 : 16, (i) => {
    const angle = (i / (fine ? 36 : 16)) * TURN + start;
    const [ax, ay] = onCircle(x, y, height * 0.5, angle);
    const [bx, by] = onCircle(x, y, height * (0.62 + random() * 0.5), angle);
    return path(`M${at(ax, ay)}L${at(bx, by)}`, { opacity: 0.2 + 0.3 * random(), ink: i % 4 ? 'side' : 'accent' });
  });
  drawn += rows(count, (i) => {
    const t = i / count;
    const r = height * 0.56 * Math.pow(1 - t, 1.15);
    return path(closed(corners(x, y, r, sides, start + (twist * i * 22) / count)), {
      opacity: 0.35 + 0.6 * t,
      width: i % 5 === 0 ? 1.6 : 1,
      ink: i % 5 === 0 ? 'accent' : 'side',
    });
  });
  return drawn + dot(x, y, height * 0.03) + circle(x, y, height * 0.075, { ink: 'accent', width: 1.6 });
}

/** A dome of cells standing before the ground it guards. */
export function defensiveShield({ random, width, height, fine }: Sheet): string {
  const x = width / 2;
  const y = height * 0.92;
  const r = height * 0.78;
  const cell = height * (fine ? 0.09 : 0.15) * (0.9 + random() * 0.25);
  const lit = random() * 3;
  let drawn = rows(fine ? 7 : 3, (i) => path(arc(x, y, r * (1.04 + i * 0.07), Math.PI, TURN), { opacity: 0.42 - i * 0.05 }));
  const step = cell * Math.sqrt(3);
  for (let row = 0; row * cell * 1.5 < r; row++) {
    const cy = y - row * cell * 1.5;
    const shift = row % 2 ? step / 2 : 0;
    for (let cx = x - r + shift; cx <= x + r; cx += step) {
      const away = Math.hypot(cx - x, cy - y);
      if (away < r * 0.96) {
        const glow = Math.max(0, Math.sin((away / r) * 5 + lit + (cx - x) / r));
        drawn += path(closed(corners(cx, cy, cell * 0.88, 6, Math.PI / 6)), {
          opacity: 0.22 + 0.7 * Math.pow(glow, 2),
          ...(random() < 0.07 ? { ink: 'accent', fill: 'accent', fillOpacity: 0.3 } : {}),
        });
      }
    }
  }
  drawn += path(arc(x, y, r, Math.PI, TURN), { ink: 'accent', width: 2 });
  return drawn + path(`M0 ${n(y)}H${n(width)}`, { ink: 'accent', opacity: 0.7, width: 1.4 });
}

/** Stones that float one over the other above still water: what patience lifts. */
export function jediTest({ random, width, height, fine }: Sheet): string {
  const x = width * (0.46 + random() * 0.08);
  const ground = height * 0.86;
  let drawn = rows(fine ? 7 : 3, (i) => {
    const k = 0.1 + i * (fine ? 0.07 : 0.15);
    return ellipse(x, ground, width * k, height * k * 0.16, { opacity: 0.7 - i * 0.08 });
  });
  drawn += path(`M${at(x, height * 0.04)}V${n(ground)}`, { ink: 'accent', opacity: 0.5, dash: '2 4' });
  const stones = pick(random, 4, 3);
  const sizes = Array.from({ length: stones }, (_, i) => ({
    rx: (0.17 - i * 0.022) * (0.85 + random() * 0.4),
    flat: 0.34 + random() * 0.16,
    gap: 0.03 + i * 0.006,
  }));
  const halo = height * 0.06;
  const pile = sizes.reduce((sum, { rx, flat, gap }) => sum + 2 * rx * flat + gap, 0);
  const scale = Math.min(1, 0.6 / pile) * height;
  let y = ground - height * 0.05;
  for (const { rx, flat, gap } of sizes) {
    const w = rx * height;
    const h = rx * flat * scale;
    const cx = x + (random() - 0.5) * height * 0.05;
    const turn = random() * TURN;
    y -= h;
    const stone = (k: number): string =>
      closed(
        corners(0, 0, 1, 9, turn).map(([px, py], q): Point => {
          const rough = k * (1 + 0.1 * Math.sin(q * 2.4 + turn * 3));
          return [cx + px * w * rough, y + py * h * rough];
        }),
      );
    drawn += path(stone(1), { width: 1.5, fill: 'ground' });
    drawn += rows(fine ? 3 : 1, (q) => path(stone(0.74 - q * 0.24), { opacity: 0.55 - q * 0.12 }));
    y -= h + gap * scale;
  }
  y -= halo;
  drawn += circle(x, y, halo, { ink: 'accent', width: 1.6, fill: 'ground' }) + dot(x, y, halo * 0.34);
  return drawn + rows(8, (i) => {
    const angle = (i * TURN) / 8;
    return path(`M${at(...onCircle(x, y, halo * 1.35, angle))}L${at(...onCircle(x, y, halo * 1.75, angle))}`, { ink: 'accent', opacity: 0.8 });
  });
}

/** A measuring dial on ruled paper. */
export function gameAid({ random, width, height, fine }: Sheet): string {
  const x = width * 0.5;
  const y = height * 0.78;
  const r = height * 0.6;
  let drawn = rows(fine ? 12 : 6, (i) => path(`M0 ${n((height * (i + 1)) / (fine ? 13 : 7))}H${n(width)}`, { opacity: 0.13 }));
  const marks = fine ? 40 : 16;
  drawn += rows(marks + 1, (i) => {
    const angle = Math.PI + (Math.PI * i) / marks;
    const long = i % 5 === 0 ? 0.86 : 0.93;
    return path(`M${at(...onCircle(x, y, r * long, angle))}L${at(...onCircle(x, y, r, angle))}`, { opacity: 0.8, width: i % 5 === 0 ? 1.6 : 1 });
  });
  drawn += path(arc(x, y, r, Math.PI, TURN), { width: 1.6 }) + path(arc(x, y, r * 0.7, Math.PI, TURN), { opacity: 0.5 });
  const hand = Math.PI * (1.2 + random() * 0.6);
  return drawn + path(`M${at(x, y)}L${at(...onCircle(x, y, r * 0.82, hand))}`, { ink: 'accent', width: 2 }) + dot(x, y, height * 0.035);
}
