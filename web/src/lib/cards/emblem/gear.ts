import { at, circle, closed, corners, dot, line, n, path, rows, type Point, type Sheet } from './pen';
import { pick } from './seed';

const BLADES = /saber|blade|axe|stick|vibro|gaderffii/i;

/** One long axis of turned segments; a blade carries a beam, other weapons send out arcs of fire. */
export function weapon(sheet: Sheet): string {
  const { face, random, width, height, fine } = sheet;
  const y = height / 2;
  const blade = BLADES.test(face.title);
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
  const rails = fine ? 7 : 3;
  let drawn = rows(rails, (i) =>
    path(`M${at(width * 0.1, y + (i - (rails - 1) / 2) * height * 0.13)}H${n(width * 0.9)}`, { opacity: 0.12 }),
  );
  if (!blade) {
    const grip = segments[Math.floor(count * 0.3)]?.x ?? 0;
    drawn += path(
      `M${at(grip, y)}l${at(-height * 0.1, height * 0.32)}h${n(height * 0.11)}l${at(height * 0.1, -height * 0.32)}z`,
      { width: 1.4, fill: 'side', fillOpacity: 0.1 },
    );
    drawn += path(`M${at(segments[2]?.x ?? 0, y - height * 0.13)}h${n(long * 0.3)}`, { ink: 'accent', width: 2 });
  }
  for (const part of segments) {
    drawn += path(`M${at(part.x, y - part.h)}h${n(part.w - 1.5)}V${n(y + part.h)}h${n(1.5 - part.w)}z`, {
      width: 1.3,
      fill: 'side',
      fillOpacity: 0.14,
    });
    if (fine) {
      drawn += path(
        [1, 2, 3].map((k) => `M${at(part.x + (part.w * k) / 4, y - part.h)}v${n(2 * part.h)}`).join(''),
        { opacity: 0.3 },
      );
    }
  }
  return drawn + (blade ? beam(sheet, x) : fire(sheet, x));
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
