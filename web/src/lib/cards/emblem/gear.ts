import { at, circle, closed, corners, dot, ellipse, line, n, onCircle, path, rows, type Point, type Sheet } from './pen';
import { pick } from './seed';

const BLADES = /saber|blade|axe|stick|vibro|gaderffii/i;

interface Segment {
  x: number;
  w: number;
  h: number;
}

/**
 * One long axis of turned segments; a blade carries a beam, other weapons send out arcs of fire. What is
 * held in the hand has a grip; others show what they stand on, or that they fly by themselves.
 */
export function weapon(sheet: Sheet): string {
  switch (sheet.face.subtypes[0]) {
    case 'automated_weapon':
      return rails(sheet) + seeker(sheet);
    case 'death_star_weapon':
      return rails(sheet) + dish(sheet);
    default:
      return rails(sheet) + barrelled(sheet);
  }
}

function rails({ width, height, fine }: Sheet): string {
  const count = fine ? 7 : 3;
  return rows(count, (i) =>
    path(`M${at(width * 0.1, height / 2 + (i - (count - 1) / 2) * height * 0.13)}H${n(width * 0.9)}`, { opacity: 0.12 }),
  );
}

function barrelled(sheet: Sheet): string {
  const { face, random, width, height } = sheet;
  const y = height / 2;
  const kind = face.subtypes[0];
  const blade = BLADES.test(face.title);
  const twin = kind === 'starship_weapon';
  const long = width * (blade ? 0.28 : 0.5);
  const count = pick(random, 6, 5);
  let x = width * 0.1;
  const segments = Array.from({ length: count }, (_, i) => {
    const w = (long / count) * (0.6 + random() * 0.8);
    const h = height * (blade ? 0.045 + random() * 0.045 : (0.05 + random() * 0.09) * (i > count * 0.6 ? 0.55 : 1));
    const segment = { x, w, h };
    x += w;
    return segment;
  });
  if (blade) {
    return turnedParts(sheet, segments, y, 1) + beam(sheet, x);
  }
  const under = segments[Math.floor(count * 0.3)]?.x ?? 0;
  const stand = kind === 'vehicle_weapon' ? turret(sheet, under) : kind === 'artillery_weapon' ? tripod(sheet, under) : twin ? '' : grip(sheet, under);
  const sight = twin ? '' : path(`M${at(segments[2]?.x ?? 0, y - height * 0.13)}h${n(long * 0.3)}`, { ink: 'accent', width: 2 });
  const barrels = twin ? [-1, 1].map((side) => turnedParts(sheet, segments, y + side * height * 0.13, 0.7)).join('') : turnedParts(sheet, segments, y, 1);
  const yoke = twin && segments[1] ? path(`M${at(segments[1].x, y - height * 0.13)}v${n(height * 0.26)}`, { ink: 'accent', width: 2 }) : '';
  return stand + sight + yoke + barrels + fire(sheet, x);
}

function turnedParts({ fine }: Sheet, segments: readonly Segment[], y: number, thick: number): string {
  let drawn = '';
  for (const part of segments) {
    const h = part.h * thick;
    drawn += path(`M${at(part.x, y - h)}h${n(part.w - 1.5)}V${n(y + h)}h${n(1.5 - part.w)}z`, {
      width: 1.3,
      fill: 'side',
      fillOpacity: 0.14,
    });
    if (fine) {
      drawn += path([1, 2, 3].map((k) => `M${at(part.x + (part.w * k) / 4, y - h)}v${n(2 * h)}`).join(''), { opacity: 0.3 });
    }
  }
  return drawn;
}

function grip({ height }: Sheet, x: number): string {
  return path(
    `M${at(x, height / 2)}l${at(-height * 0.1, height * 0.32)}h${n(height * 0.11)}l${at(height * 0.1, -height * 0.32)}z`,
    { width: 1.4, fill: 'side', fillOpacity: 0.1 },
  );
}

/** What turns on a hull: a drum on a deck. */
function turret({ width, height }: Sheet, x: number): string {
  const y = height / 2;
  const r = height * 0.2;
  const deck = y + height * 0.32;
  return (
    path(`M${at(x - r, deck)}v${n(-r * 0.5)}a${at(r, r)} 0 0 1 ${at(2 * r, 0)}v${n(r * 0.5)}z`, { width: 1.4, fill: 'side', fillOpacity: 0.1 }) +
    path(`M${at(width * 0.1, deck)}H${n(width * 0.62)}`, { width: 1.4, opacity: 0.7 })
  );
}

function tripod({ width, height }: Sheet, x: number): string {
  const y = height / 2;
  const ground = height * 0.92;
  const legs = [-0.34, 0.06, 0.42].map((lean) => `M${at(x, y)}L${at(x + lean * height, ground)}h${n(height * 0.05)}`).join('');
  return path(legs, { width: 1.6 }) + circle(x, y + height * 0.06, height * 0.07, { ink: 'accent', width: 1.4 }) + path(`M${at(width * 0.06, ground)}H${n(width * 0.7)}`, { opacity: 0.3 });
}

/** A ball that looks for somebody by itself. */
function seeker(sheet: Sheet): string {
  const { random, width, height, fine } = sheet;
  const x = width * 0.36;
  const y = height / 2;
  const r = height * 0.25;
  const fins = 3 + pick(random, 0, 4);
  const turn = random() * Math.PI;
  let drawn = rows(fins, (i) => {
    const angle = turn + (i * 2 * Math.PI) / fins;
    return path(line([onCircle(x, y, r, angle - 0.12), onCircle(x, y, r * 1.5, angle), onCircle(x, y, r, angle + 0.12)]), { width: 1.3 });
  });
  drawn += circle(x, y, r, { width: 1.6, fill: 'ground', fillOpacity: 0.9 });
  drawn += rows(fine ? 4 : 2, (i) => ellipse(x, y, r * (0.85 - i * 0.2), r, { opacity: 0.35 }));
  const eye = x + r * 0.45;
  drawn += circle(eye, y, r * 0.3, { ink: 'accent', width: 1.6, fill: 'ground', fillOpacity: 1 }) + circle(eye, y, r * 0.12, { ink: 'accent', fill: 'accent', fillOpacity: 0.7 });
  return drawn + fire(sheet, x + r * 1.05);
}

/** Rays that meet before a dish and go on as one. */
function dish({ random, width, height, fine }: Sheet): string {
  const x = width * 0.26;
  const y = height / 2;
  const r = height * 0.36;
  const meet = width * 0.5;
  const rays = 6 + pick(random, 0, 3);
  let drawn = rows(fine ? 6 : 3, (i) => ellipse(x, y, (r * 0.42 * (i + 1)) / (fine ? 6 : 3), (r * (i + 1)) / (fine ? 6 : 3), { width: 1.3, opacity: 0.4 + i * 0.1 }));
  drawn += rows(rays, (i) => {
    const angle = (i * 2 * Math.PI) / rays;
    return path(`M${at(x + r * 0.42 * Math.cos(angle), y + r * Math.sin(angle))}L${at(meet, y)}`, { ink: 'accent', opacity: 0.7 });
  });
  const t = height * 0.03;
  return drawn + path(`M${at(meet, y - t)}H${n(width * 0.94)}v${n(2 * t)}H${n(meet)}z`, { ink: 'accent', width: 1.4, fill: 'accent', fillOpacity: 0.55 });
}

function beam({ width, height, fine }: Sheet, x: number): string {
  const y = height / 2;
  const end = width * 0.92;
  const t = height * 0.03;
  const core = path(`M${at(x, y - t)}H${n(end)}q${at(6, t)} ${at(0, 2 * t)}H${n(x)}z`, {
    width: 1.4,
    ink: 'accent',
    fill: 'accent',
    fillOpacity: 0.55,
  });
  return (
    core +
    rows(fine ? 4 : 2, (k) => {
      const i = k + 1;
      const off = t + i * height * 0.045;
      return path(`M${at(x + 4, y - off)}H${n(end - i * 8)}M${at(x + 4, y + off)}H${n(end - i * 8)}`, {
        ink: 'accent',
        opacity: 0.5 - i * 0.1,
      });
    })
  );
}

function fire({ random, width, height, fine }: Sheet, x: number): string {
  const y = height / 2;
  const count = fine ? 9 : 4;
  return rows(count, (k) => {
    const r = (width * 0.3 * (k + 1)) / count;
    const a = 0.5 - 0.1 * random();
    const px = x + r * Math.cos(a);
    return path(`M${at(px, y - r * Math.sin(a))}A${at(r, r)} 0 0 1 ${at(px, y + r * Math.sin(a))}`, {
      ink: 'accent',
      opacity: 1 - ((k + 1) / count) * 0.75,
    });
  });
}

/** A traced circuit around a core. */
export function device({ random, width, height, detail, fine }: Sheet): string {
  const x = width / 2;
  const y = height / 2;
  const s = height * (0.15 + random() * 0.06);
  let drawn = rows(Math.round(12 + 16 * detail), () => {
    const side = pick(random, 0, 4);
    const off = (random() - 0.5) * s * 1.8;
    const out = s * (0.4 + random() * 1.6);
    const along = (random() - 0.5) * s * 3;
    const sign = side % 2 ? 1 : -1;
    const trace: Point[] =
      side < 2
        ? [[x + sign * s, y + off], [x + sign * (s + out), y + off], [x + sign * (s + out + Math.abs(along) * 0.4), y + off + along * 0.4], [x + sign * (s + out + Math.abs(along)), y + off + along * 0.4]]
        : [[x + off, y + sign * s], [x + off, y + sign * (s + out * 0.4)], [x + off + along, y + sign * (s + out * 0.4 + Math.abs(along) * 0.3)]];
    const [ex, ey] = trace[trace.length - 1] ?? [x, y];
    const opacity = 0.35 + random() * 0.5;
    return path(line(trace), { opacity }) + dot(ex, ey, fine ? 1.8 : 2.4, random() < 0.3 ? 'accent' : 'side', 0.9);
  });
  drawn += path(closed(corners(x, y, s * 1.4, 4 + 2 * pick(random, 0, 3), Math.PI / 4)), {
    width: 1.5,
    fill: 'ground',
    fillOpacity: 0.9,
  });
  return drawn + circle(x, y, s * 0.7, { ink: 'accent' }) + circle(x, y, s * 0.35, { ink: 'accent' });
}
