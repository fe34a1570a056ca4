import { at, circle, closed, corners, dot, ellipse, n, path, rows, turned, line, type Point, type Sheet } from './pen';
import { pick, randomOf } from './seed';

/** A globe of parallels, bands, moons and orbits; one that moves by itself is faceted. */
export function system({ face, random, width, height, fine }: Sheet): string {
  const short = Math.min(width, height);
  const x = width / 2;
  const y = height / 2;
  const r = short * (0.3 + random() * 0.05);
  const tilt = (random() - 0.5) * 50;
  const mobile = face.icons.includes('mobile');
  let drawn = rows(fine ? 26 : 9, () =>
    dot(random() * width, random() * height, fine ? 0.4 + random() * 0.8 : 0.8, 'side', 0.4 + random() * 0.5),
  );
  drawn += turned(
    -18 + tilt * 0.2,
    x,
    y,
    rows(3, (i) => ellipse(x, y, r * (1.45 + i * 0.34), r * (0.5 + i * 0.13), { ink: 'accent', opacity: 0.42 - i * 0.11 })),
  );
  drawn += circle(x, y, r, { width: 1.6, fill: 'ground', fillOpacity: 0.92 });
  const bands = fine ? 13 : 6;
  let skin = rows(bands - 1, (i) => {
    const t = -1 + (2 * (i + 1)) / bands;
    const w = Math.sqrt(1 - t * t) * r;
    const bold = random() < 0.3;
    return path(`M${at(x - w, y + t * r)}Q${at(x, y + t * r + r * 0.16)} ${at(x + w, y + t * r)}`, {
      width: bold ? 2.2 : 1,
      opacity: 0.3 + random() * 0.6,
    });
  });
  if (mobile) {
    for (let i = -4; i <= 4; i++) {
      const h = Math.sqrt(1 - (i * 0.22) ** 2) * r;
      skin += path(`M${at(x + i * r * 0.22, y - h)}v${n(2 * h)}`, { opacity: 0.4 });
    }
  } else {
    skin += rows(fine ? 4 : 2, (i) => ellipse(x, y, r * (0.2 + i * 0.25), r, { opacity: 0.26 }));
  }
  drawn += turned(tilt, x, y, skin);
  const day = random() < 0.5 ? 1 : 0;
  drawn += `<path d="M${at(x, y - r)}A${at(r, r)} 0 0 ${day} ${at(x, y + r)}A${at(r * 0.7, r)} 0 0 ${1 - day} ${at(x, y - r)}Z" fill="var(--space-0)" fill-opacity=".62" stroke="none"/>`;
  if (mobile) {
    return (
      drawn +
      circle(x + r * 0.3, y - r * 0.42, r * 0.22, { ink: 'accent', width: 1.6, fill: 'ground', fillOpacity: 0.9 }) +
      dot(x + r * 0.3, y - r * 0.42, r * 0.06) +
      path(`M${at(x - r, y)}h${n(2 * r)}`, { ink: 'accent', width: 2 })
    );
  }
  return drawn + rows(pick(random, 1, 2), (i) => {
    const angle = random() * 2 * Math.PI;
    const far = r * (1.5 + 0.3 * i);
    return dot(x + far * Math.cos(angle), y + far * 0.5 * Math.sin(angle), short * 0.022);
  });
}

/**
 * Outside: ridges under the suns of its planet. Inside: frames receding down a hall. Both: a landing
 * pad. The planet seeds suns and ridges, so that its sites look related; the rest is the site's own.
 */
export function site(sheet: Sheet): string {
  const { face } = sheet;
  const outside = face.icons.includes('exterior');
  const inside = face.icons.includes('interior');
  if (outside && inside) {
    return landscape(sheet, 0.62) + pad(sheet);
  }
  if (outside) {
    return landscape(sheet, 0.5) + huts(sheet);
  }
  return hall(sheet);
}

function landscape({ face, random, width, height, fine }: Sheet, share: number): string {
  const world = randomOf(face.system || (face.title.split(':')[0] ?? face.title));
  const suns = pick(world, 1, 2);
  const rough = 0.5 + world() * 2.5;
  const size = height * (0.1 + world() * 0.07);
  const horizon = height * share;
  const water = face.icons.includes('underwater');
  let drawn = rows(suns, (i) => {
    const x = width * (0.24 + world() * 0.1 + i * 0.14);
    const y = horizon - height * (0.2 + 0.08 * i);
    const r = size * (1 - i * 0.35);
    return (
      circle(x, y, r, { ink: 'accent', width: 1.4 }) +
      (fine
        ? rows(4, (k) => {
            const t = -1 + (2 * (k + 1)) / 5;
            const w = Math.sqrt(1 - t * t) * r;
            return path(`M${at(x - w, y + t * r)}h${n(2 * w)}`, { ink: 'accent', opacity: 0.6 });
          })
        : '')
    );
  });
  const ridges = fine ? 9 : 4;
  drawn += rows(ridges, (k) => {
    const t = k / (ridges - 1);
    const y = horizon + (height * 0.96 - horizon) * t * t;
    const high = height * (water ? 0.05 : 0.16) * (1 - t) * (0.5 + random() * 0.8);
    const a = random() * 9;
    const b = random() * 9;
    const points: Point[] = [];
    for (let i = 0; i <= 48; i++) {
      const u = i / 48;
      const up = Math.sin(u * rough * 5 + a) * 0.6 + Math.sin(u * rough * 13 + b) * 0.3 + Math.sin(u * rough * 29 + a) * 0.12;
      points.push([u * width, y - high * Math.abs(up)]);
    }
    return path(`${line(points)}L${at(width, height)}L0 ${n(height)}Z`, {
      opacity: 0.35 + 0.5 * (1 - t),
      fill: 'ground',
      fillOpacity: 0.75,
    });
  });
  return drawn;
}

function huts({ random, width, height }: Sheet): string {
  const y = height * 0.66;
  return rows(pick(random, 2, 4), () => {
    const x = width * (0.4 + random() * 0.5);
    const w = width * (0.04 + random() * 0.06);
    const h = height * (0.1 + random() * 0.16);
    const roof = random() < 0.5 ? `a${at(w / 2, w / 2)} 0 0 1 ${at(w, 0)}` : `h${n(w)}`;
    return path(`M${at(x, y)}v${n(-h)}${roof}v${n(h)}z`, { fill: 'ground', fillOpacity: 0.95, width: 1.3 });
  });
}

function pad({ random, width, height, fine }: Sheet): string {
  const x = width * 0.66;
  const y = height * 0.62;
  const rings = fine ? 6 : 3;
  const floor = rows(rings, (i) => {
    const k = 1 - i / rings;
    return ellipse(x, y, width * 0.22 * k, height * 0.2 * k, {
      opacity: 0.9 - i * 0.1,
      width: i ? 1 : 1.6,
      ...(i ? {} : { fill: 'ground' }),
    });
  });
  return floor + rows(8, (i) => {
    const angle = i * 0.785 + 0.3;
    return path(
      `M${at(x + width * 0.22 * Math.cos(angle), y + height * 0.2 * Math.sin(angle))}v${n(-height * (0.1 + random() * 0.12))}`,
      { ink: 'accent', width: 1.4 },
    );
  });
}

function hall({ random, width, height, fine }: Sheet): string {
  const count = fine ? 11 : 6;
  const vx = width * (0.36 + random() * 0.28);
  const vy = height * (0.4 + random() * 0.2);
  const frame = pick(random, 0, 3);
  const octagon: Point[] = [[-1, -0.4], [-0.6, -1], [0.6, -1], [1, -0.4], [1, 0.4], [0.6, 1], [-0.6, 1], [-1, 0.4]];
  let drawn = rows(count, (i) => {
    const t = Math.pow(1 - i / count, 1.7);
    const w = width * 0.62 * t;
    const h = height * 0.62 * t;
    const x = vx + (width / 2 - vx) * t;
    const y = vy + (height / 2 - vy) * t;
    const outline =
      frame === 0
        ? `M${at(x - w, y + h)}V${n(y - h * 0.2)}A${at(w, h * 0.8)} 0 0 1 ${at(x + w, y - h * 0.2)}V${n(y + h)}z`
        : frame === 1
          ? closed(octagon.map(([a, b]): Point => [x + a * w, y + b * h]))
          : `M${at(x - w, y - h)}H${n(x + w)}V${n(y + h)}H${n(x - w)}z`;
    return path(outline, { opacity: 0.3 + 0.6 * (1 - i / count), ink: i % 3 === 2 ? 'accent' : 'side' });
  });
  const ends: Point[] = [[0, 0], [width, 0], [width, height], [0, height], [width / 2, height], [0, height * 0.6], [width, height * 0.6]];
  drawn += path(
    ends.map(([x, y]) => `M${at(vx + (x - vx) * 0.12, vy + (y - vy) * 0.12)}L${at(x, y)}`).join(''),
    { opacity: 0.25 },
  );
  return drawn + dot(vx, vy, height * 0.025);
}

/** Stones adrift across lanes. */
export function sector({ random, width, height, detail }: Sheet): string {
  const lanes = rows(5, (i) =>
    path(`M${at(0, height * (1.1 - i * 0.2))}Q${at(width * 0.5, height * (0.5 - i * 0.16))} ${at(width, height * (0.7 - i * 0.2))}`, { opacity: 0.4 }),
  );
  return lanes + rows(Math.round(8 + 14 * detail), () => {
    const stone = corners(random() * width, random() * height, height * (0.02 + random() * 0.09), pick(random, 5, 3), random());
    const opacity = 0.5 + random() * 0.5;
    return path(closed(stone), { opacity, fill: 'ground', fillOpacity: 0.9, ink: random() < 0.2 ? 'accent' : 'side' });
  });
}
