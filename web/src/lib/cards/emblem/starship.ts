import { at, circle, closed, dot, ellipse, line, n, onCircle, path, rows, type Point, type Sheet } from './pen';
import { hash, pick, randomOf, type Random } from './seed';

/**
 * Seen from above, nose to the right. Capital ships are long hulls; the others take a family (wings,
 * disc, ring, booms) from their model, so that sisters look related, and their markings from their own
 * id. Streaks tell hyperspeed.
 */
export function starship(sheet: Sheet): string {
  const { face, random, width, height, fine } = sheet;
  const speed = face.figures.hyperspeed ?? 0;
  const streaks = rows(Math.round((4 + speed * 3) * (fine ? 1 : 0.5)), () => {
    const y = height * random();
    const long = width * (0.08 + random() * 0.3);
    return path(`M${at(random() * width * 0.7, y)}h${n(long)}`, { opacity: 0.16 + 0.2 * random() });
  });
  if (face.figures.armor !== undefined || face.subtypes.includes('capital')) {
    return streaks + capital(sheet);
  }
  const model = face.model || face.id;
  const own = randomOf(model);
  switch ((hash(`f501${model}`) >>> 7) % 4) {
    case 1:
      return streaks + disc(sheet, own);
    case 2:
      return streaks + ring(sheet, own);
    case 3:
      return streaks + booms(sheet, own);
    default:
      return streaks + wings(sheet, own);
  }
}

function capital(sheet: Sheet): string {
  const { random, width, height, fine } = sheet;
  const long = width * 0.74;
  const wedge = random() < 0.6;
  const stations = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const w = wedge ? (1 - t) * 0.62 + 0.03 : 0.22 + 0.2 * Math.sin(t * 9 + random()) * (1 - t) + random() * 0.1;
    return (i === 7 ? (wedge ? 0.015 : w * 0.45) : w) * height * 0.62;
  });
  const hull = shape(sheet, long, stations);
  const ribs = rows(fine ? 16 : 6, (i) => {
    const t = i / (fine ? 16 : 6);
    const w = hull.halfAt(t);
    return path(`M${at(hull.x0 + long * t, height / 2 - w)}v${n(2 * w)}`, { opacity: 0.28 });
  });
  return ribs + hull.drawn + engines(sheet, hull.x0, 3) + dot(hull.x0 + long * 0.62, height / 2, height * 0.03);
}

function wings(sheet: Sheet, own: Random): string {
  const { random, width, height, detail, fine } = sheet;
  const long = width * 0.44;
  const hull = shape(sheet, long, fuselage(random, height));
  const sweep = (-0.35 + own() * 0.3) * long;
  const span = height * (0.34 + own() * 0.1);
  const chord = long * (0.2 + own() * 0.12);
  const root = hull.x0 + long * (0.12 + own() * 0.25);
  let drawn = '';
  for (const s of [-1, 1]) {
    for (let j = 0; j < 2; j++) {
      const reach = span * (1 - j * 0.3);
      const y = height / 2;
      const wing: Point[] = [
        [root + j * long * 0.12, y + s * height * 0.07],
        [root + chord + j * long * 0.12, y + s * height * 0.07],
        [root + chord * 0.75 - sweep + j * long * 0.1, y + s * reach],
        [root + chord * 0.2 - sweep + j * long * 0.1, y + s * reach],
      ];
      drawn += path(closed(wing), { opacity: 0.95, fill: 'side', fillOpacity: 0.1 });
      drawn += stripes(wing, pick(random, 1, 4), detail);
    }
    drawn += path(`M${at(root + chord * 0.3 - sweep, height / 2 + s * span)}h${n(long * (0.35 + random() * 0.2))}`, {
      ink: 'accent',
      width: fine ? 2 : 1.5,
    });
  }
  return finish(sheet, drawn + hull.drawn, hull.x0, long);
}

function booms(sheet: Sheet, own: Random): string {
  const { random, width, height, detail } = sheet;
  const long = width * 0.44;
  const hull = shape(sheet, long, fuselage(random, height));
  const y = height / 2;
  const sweep = (-0.1 + own() * 0.5) * long;
  const chord = long * 0.5;
  const root = hull.x0 + long * 0.05;
  let drawn = '';
  for (const s of [-1, 1]) {
    drawn += path(
      `M${at(hull.x0 - long * 0.16, y + s * height * 0.24)}h${n(long * 0.7)}v${n(s * height * 0.07)}h${n(-long * 0.7)}z`,
      { width: 1.3, fill: 'side', fillOpacity: 0.12 },
    );
    drawn += circle(hull.x0 + long * 0.54, y + s * height * 0.275, height * 0.035, { ink: 'accent', width: 1.4 });
    const arm: Point[] = [
      [root, y + s * height * 0.07],
      [root + chord, y + s * height * 0.07],
      [root + chord * 0.75 - sweep, y + s * height * 0.24],
      [root + chord * 0.2 - sweep, y + s * height * 0.24],
    ];
    drawn += path(closed(arm), { opacity: 0.95, fill: 'side', fillOpacity: 0.1 });
    drawn += stripes(arm, pick(random, 1, 4), detail);
  }
  return finish(sheet, drawn + hull.drawn, hull.x0, long);
}

function disc({ random, width, height, fine }: Sheet, own: Random): string {
  const r = height * 0.36;
  const x = width * 0.54 - width * 0.44 * 0.04;
  const y = height / 2;
  const spokes = pick(own, 5, 4);
  const nose: Point[] = [
    [x + r * 0.7, y - r * 0.7],
    [x + r * (1.5 + own() * 0.5), y],
    [x + r * 0.7, y + r * 0.7],
  ];
  let drawn = path(closed(nose), { width: 1.3, fill: 'side', fillOpacity: 0.1 });
  drawn += circle(x, y, r, { width: 1.5, fill: 'ground', fillOpacity: 0.9 });
  const step = fine ? 0.15 : 0.3;
  drawn += rows(fine ? 5 : 2, (i) => circle(x, y, r * (1 - (i + 1) * step), { opacity: 0.7 - i * 0.1 }));
  drawn += rows(spokes, (i) => {
    const angle = (i * 2 * Math.PI) / spokes + random();
    return path(`M${at(...onCircle(x, y, r * 0.3, angle))}L${at(...onCircle(x, y, r, angle))}`, {
      opacity: 0.7,
      ink: i % 3 ? 'side' : 'accent',
    });
  });
  const jets = pick(random, 5, 3);
  drawn += rows(jets, (i) =>
    path(`M${at(x - r * 1.08, y + (i - (jets - 1) / 2) * r * 0.2)}h${n(-width * (0.05 + random() * 0.08))}`, {
      ink: 'accent',
      width: 1.4,
      opacity: 0.8,
    }),
  );
  return drawn + dot(x + r * 0.1, y, height * 0.035);
}

function ring({ random, width, height, fine }: Sheet, own: Random): string {
  const long = width * 0.44;
  const ry = height * (0.3 + own() * 0.06);
  const x = width * 0.54 - long * 0.12;
  const y = height / 2;
  const rx = ry * (0.32 + own() * 0.2);
  const spokes = pick(own, 3, 4);
  const needle = long * (0.6 + own() * 0.15);
  let drawn = rows(fine ? 5 : 3, (i) => {
    const k = 1.15 - i * 0.07;
    return ellipse(x, y, rx * k, ry * k, { opacity: 1 - i * 0.18, width: i ? 1 : 1.5 });
  });
  const turn = random() * 3;
  drawn += rows(spokes, (i) => {
    const angle = (i * 2 * Math.PI) / spokes + turn;
    return path(`M${at(x, y)}L${at(x + rx * Math.cos(angle), y + ry * Math.sin(angle))}`, { ink: 'accent', width: 1.4 });
  });
  const body: Point[] = [
    [x - needle * 0.5, y - height * 0.06],
    [x + needle * 0.3, y - height * 0.09],
    [x + needle, y],
    [x + needle * 0.3, y + height * 0.09],
    [x - needle * 0.5, y + height * 0.06],
  ];
  drawn += path(closed(body), { width: 1.5, fill: 'ground', fillOpacity: 0.92 });
  const bands = pick(random, 2, 4);
  drawn += rows(bands, (i) =>
    path(`M${at(x - needle * 0.4 + (needle * 0.8 * (i + 1)) / (bands + 1), y - height * 0.06)}v${n(height * 0.12)}`, {
      opacity: 0.8,
    }),
  );
  return drawn + dot(x + needle * 0.45, y, height * 0.03);
}

/** Half widths of a small hull from stern to nose. */
function fuselage(random: Random, height: number): number[] {
  return Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const w = (0.12 + 0.1 * random() + (t < 0.4 ? 0.09 : 0)) * (1 - 0.65 * t);
    return (i === 7 ? w * 0.45 : w) * height;
  });
}

interface Hull {
  drawn: string;
  x0: number;
  /** Half the width at a share of the length. */
  halfAt: (t: number) => number;
}

function shape({ width, height, fine }: Sheet, long: number, stations: readonly number[]): Hull {
  const x = width * 0.54;
  const y = height / 2;
  const x0 = x - long / 2;
  const last = stations.length - 1;
  const side = (k: number, s: number): Point[] =>
    stations.map((w, i) => [x + (x0 + (long * i) / last - x) * k, y + s * w * k]);
  const count = fine ? 5 : 2;
  const drawn = rows(count, (i) => {
    const k = 1 - i * (fine ? 0.18 : 0.36);
    const outline = closed([...side(k, -1), ...side(k, 1).reverse()]);
    return i
      ? path(outline, { opacity: 1 - i * 0.16 })
      : path(outline, { width: 1.4, fill: 'ground', fillOpacity: 0.85 });
  });
  return {
    drawn,
    x0,
    halfAt: (t) => {
      const k = Math.min(last - 1, Math.floor(t * last));
      const part = t * last - k;
      return (stations[k] ?? 0) * (1 - part) + (stations[k + 1] ?? 0) * part;
    },
  };
}

/** Lines across a wing; one of them is its marking. */
function stripes(wing: readonly Point[], marking: number, detail: number): string {
  const [a, b, c, d] = wing;
  if (!a || !b || !c || !d || detail <= 0.2) {
    return '';
  }
  const between = (p: Point, q: Point, t: number): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  let drawn = '';
  for (let i = 1; i < 5; i++) {
    if (detail > 0.5 || i === marking) {
      const stripe = line([between(a, d, i / 5), between(b, c, i / 5)]);
      drawn += i === marking ? path(stripe, { ink: 'accent', width: 1.6 }) : path(stripe, { opacity: 0.4 });
    }
  }
  return drawn;
}

function finish(sheet: Sheet, drawn: string, x0: number, long: number): string {
  const { random, height } = sheet;
  return drawn + engines(sheet, x0, pick(random, 1, 3)) + dot(x0 + long * 0.62, height / 2, height * 0.03, 'accent', 0.95);
}

function engines({ width, height }: Sheet, x: number, count: number): string {
  return rows(count, (i) => {
    const y = height / 2 + (i - (count - 1) / 2) * height * 0.11;
    return (
      circle(x, y, height * 0.035, { ink: 'accent', width: 1.4 }) +
      path(`M${at(x - 5, y)}h${n(-width * 0.1)}`, { ink: 'accent', opacity: 0.6 })
    );
  });
}
