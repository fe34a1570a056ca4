import { arc, at, circle, closed, corners, dot, ellipse, line, n, onCircle, path, rows, type Point, type Sheet } from './pen';
import { pick } from './seed';

const TURN = 2 * Math.PI;

/** A rolling curve and its slower twins: standing, patient, everywhere on the table. */
export function effect({ random, width, height, fine }: Sheet): string {
  const x = width / 2;
  const y = height / 2;
  const lobes = pick(random, 5, 7);
  const rounds = pick(random, 1, 3);
  const swing = 0.35 + random() * 0.55;
  const curve = (r: number, more: number, steps: number) => {
    const q = swing + more;
    const a = r * (1 - 0.36 * q);
    const points: Point[] = [];
    for (let i = 0; i <= steps; i++) {
      const t = (i / steps) * TURN * rounds;
      points.push([
        x + 1.35 * (a * Math.cos(t) + r * 0.36 * q * Math.cos((lobes / rounds) * t)),
        y + a * Math.sin(t) - r * 0.36 * q * Math.sin((lobes / rounds) * t),
      ]);
    }
    return closed(points);
  };
  const drawn = rows(fine ? 7 : 3, (i) =>
    path(curve(height * (0.46 - i * (fine ? 0.032 : 0.07)), i * 0.06, fine ? 260 : 140), {
      opacity: 0.9 - i * (fine ? 0.1 : 0.22),
      ink: i % 3 === 1 ? 'accent' : 'side',
    }),
  );
  return drawn + dot(x, y, height * 0.025);
}

/**
 * A burst. Used: its rays are held inside a closed ring. Lost: the ring is broken and the rays escape.
 * One that may be either has its ring half open; a starting one has a second ring.
 */
export function interrupt({ face, random, width, height, fine }: Sheet): string {
  const kinds = face.subtypes.join(' ');
  const lost = kinds.includes('lost');
  const used = kinds.includes('used');
  const x = width * (0.42 + random() * 0.16);
  const y = height * (0.46 + random() * 0.08);
  const r0 = height * (0.1 + random() * 0.05);
  const count = Math.round((lost ? 34 : 44) * (fine ? 1 : 0.5));
  let drawn = rows(count, (i) => {
    const angle = (i / count) * TURN + (random() - 0.5) * 0.06;
    const free = lost && (!used || i < count / 2);
    const r = free ? height * (0.22 + Math.pow(random(), 2) * 0.75) : height * (0.2 + random() * 0.16);
    const opacity = 0.35 + random() * 0.65;
    return path(`M${at(...onCircle(x, y, r0, angle))}L${at(...onCircle(x, y, r, angle))}`, {
      opacity,
      ink: random() < 0.22 ? 'accent' : 'side',
      width: random() < 0.2 ? 1.8 : 1,
    });
  });
  if (lost && used) {
    drawn += path(arc(x, y, height * 0.4, Math.PI, TURN), { width: 1.8, ink: 'accent' });
    drawn += rows(3, (i) => {
      const from = 0.25 + i * 0.95 + random() * 0.2;
      return path(arc(x, y, height * (0.38 + random() * 0.05), from, from + 0.5), { width: 1.8, ink: 'accent' });
    });
  } else if (lost) {
    drawn += rows(5, (i) => {
      const from = i * 1.257 + random() * 0.5;
      return path(arc(x, y, height * (0.38 + random() * 0.06), from, from + 0.5 + random() * 0.3), {
        width: 2,
        ink: 'accent',
      });
    });
  } else {
    drawn += circle(x, y, height * 0.4, { width: 1.6, ink: 'accent' }) + circle(x, y, height * 0.44, { opacity: 0.4 });
  }
  if (kinds.includes('starting')) {
    drawn += circle(x, y, height * 0.47, { width: 1.4, dash: '2 5' });
  }
  return drawn + path(closed(corners(x, y, r0 * 0.8, pick(random, 4, 5), random())), {
    ink: 'accent',
    width: 1.4,
    fill: 'accent',
    fillOpacity: 0.25,
  });
}

/**
 * A course over a chart: points joined one by one up to a goal of rings, of which half is drawn and
 * half still open, for the face that lies below.
 */
export function objective({ random, width, height, fine }: Sheet): string {
  const gx = width * (0.7 + random() * 0.06);
  const gy = height * (0.4 + random() * 0.2);
  const r = height * 0.3;
  let drawn = rows(fine ? 9 : 4, (i) => {
    const t = (i + 0.5) / (fine ? 9 : 4);
    return path(`M${at(width * t, 0)}V${n(height)}`, { opacity: 0.1 });
  });
  drawn += rows(fine ? 6 : 3, (i) => path(`M0 ${n((height * (i + 0.5)) / (fine ? 6 : 3))}H${n(width)}`, { opacity: 0.1 }));
  const half = random() * 2;
  drawn += rows(fine ? 5 : 3, (i) => {
    const k = r * (1 - i * (fine ? 0.19 : 0.3));
    return (
      path(arc(gx, gy, k, half, half + Math.PI), { width: i ? 1 : 1.8, opacity: 1 - i * 0.14 }) +
      path(arc(gx, gy, k, half + Math.PI, half + TURN), { dash: '3 4', opacity: 0.75 - i * 0.12, ink: 'accent' })
    );
  });
  const legs = pick(random, 4, 3);
  const course: Point[] = Array.from({ length: legs + 1 }, (_, i): Point => {
    const t = i / legs;
    return i === legs
      ? [gx, gy]
      : [width * 0.08 + (gx - width * 0.08) * t, height * (0.82 - t * 0.42) + (random() - 0.5) * height * 0.36];
  });
  drawn += path(line(course), { ink: 'accent', width: 1.6 });
  drawn += course.slice(0, -1).map(([px, py], i) =>
    circle(px, py, height * 0.035, { width: 1.4, fill: 'ground' }) + (i ? '' : dot(px, py, height * 0.016)),
  ).join('');
  return drawn + path(closed(corners(gx, gy, height * 0.07, 4)), { ink: 'accent', fill: 'accent', fillOpacity: 0.7 });
}

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

/** Ships in formation over arcs of range, as on a commander's plot. */
export function admiralsOrder({ random, width, height, fine }: Sheet): string {
  const x = width * (0.5 + (random() - 0.5) * 0.1);
  const y = height * 1.05;
  let drawn = rows(fine ? 8 : 4, (i) => {
    const r = (height * 1.15 * (i + 1)) / (fine ? 8 : 4);
    return path(arc(x, y, r, Math.PI * 1.12, Math.PI * 1.88), { opacity: 0.34, dash: i % 2 ? '2 5' : '' });
  });
  drawn += rows(7, (i) => {
    const angle = Math.PI * (1.14 + 0.12 * i);
    return path(`M${at(...onCircle(x, y, height * 0.2, angle))}L${at(...onCircle(x, y, height * 1.2, angle))}`, { opacity: 0.16 });
  });
  const ranks = pick(random, 3, 2);
  const open = 0.13 + random() * 0.06;
  const lead = height * (0.2 + random() * 0.06);
  for (let rank = 0; rank < ranks; rank++) {
    for (const side of rank ? [-1, 1] : [0]) {
      const cx = x + side * rank * width * open;
      const cy = lead + rank * height * 0.17;
      const s = height * (0.085 - rank * 0.008);
      drawn += path(`M${at(cx, cy - s)}L${at(cx + s * 0.8, cy + s)}L${at(cx, cy + s * 0.45)}L${at(cx - s * 0.8, cy + s)}Z`, {
        width: 1.5,
        ink: rank ? 'side' : 'accent',
        fill: rank ? 'side' : 'accent',
        fillOpacity: 0.25,
      });
      drawn += path(`M${at(cx, cy + s)}v${n(height * 0.1)}`, { opacity: 0.6, dash: '2 3' });
    }
  }
  return drawn;
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
