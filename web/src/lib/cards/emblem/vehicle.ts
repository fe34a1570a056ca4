import { at, closed, n, path, rows, type Point, type Sheet } from './pen';
import { pick, randomOf } from './seed';

/**
 * Seen from the side, on a ground of receding lines. What has maneuver hovers: a low prow, canopy and
 * fin over a cushion of light. What has armor walks or crawls: a slab on legs or treads. A beast of
 * burden has a back and legs. Streaks tell landspeed.
 */
export function vehicle(sheet: Sheet): string {
  const { face, random, width, height, fine } = sheet;
  const groundY = height * 0.8;
  let drawn = ground(sheet, groundY);
  const beast = face.subtypes.includes('creature_vehicle');
  const slab = !beast && face.figures.maneuver === undefined;
  const long = width * (0.58 + random() * 0.12);
  const x0 = (width - long) / 2 + width * 0.03;
  // Sisters of one model have one build.
  const build = randomOf(face.model || face.id);
  const legs = beast || (slab && build() < 0.5);
  const a = build();
  const b = build();
  const c = build();
  const y = groundY - height * (legs ? 0.36 : slab ? 0.14 : 0.17);
  const h = height * (slab ? 0.3 + a * 0.1 : beast ? 0.24 + a * 0.06 : 0.15 + a * 0.07);
  const x = (t: number) => x0 + long * t;
  const body: Point[] = beast
    ? [[x(0.02), y - h * 0.1], [x(0.1), y - h * 0.7], [x(0.3), y - h * (0.95 + b * 0.2)], [x(0.58), y - h * (0.85 + c * 0.2)], [x(0.72), y - h * 0.7], [x(0.84), y - h * (1.25 + a * 0.4)], [x(0.98), y - h * (1.05 + a * 0.4)], [x(0.93), y - h * 0.75], [x(0.78), y - h * 0.1], [x(0.5), y + h * 0.12], [x(0.2), y + h * 0.1]]
    : slab
      ? [[x(0), y], [x(0.03), y - h * 0.9], [x(0.2 + a * 0.1), y - h], [x(0.62 + b * 0.1), y - h * (0.85 + c * 0.15)], [x(0.8), y - h * 0.5], [x(1), y - h * (0.2 + b * 0.2)], [x(0.96), y]]
      : [[x(0.02), y - h * 0.15], [x(0), y - h * (0.7 + a * 0.3)], [x(0.26 + b * 0.1), y - h * (0.75 + c * 0.2)], [x(0.6 + a * 0.08), y - h * 0.62], [x(1), y - h * (0.12 + b * 0.12)], [x(0.9), y + h * 0.05], [x(0.5), y + h * 0.16], [x(0.1), y + h * 0.1]];
  drawn += rows(Math.min(8, Math.max(1, face.figures.landspeed ?? 1)) * 2, () =>
    path(
      `M${at(x0 - 6 - random() * width * 0.08, y - h * (random() * 1.1 - 0.1))}h${n(-width * (0.05 + random() * 0.1))}`,
      { ink: 'accent', opacity: 0.75 },
    ),
  );
  if (!slab && !beast) {
    const k = 0.3 + b * 0.12;
    const w = 0.16 + c * 0.08;
    drawn += path(
      `M${at(x(k), y - h * 0.75)}Q${at(x(k + w * 0.3), y - h * (1.45 + a * 0.5))} ${at(x(k + w), y - h * 0.66)}`,
      { ink: 'accent', width: 1.5, fill: 'accent', fillOpacity: 0.14 },
    );
    if (a > 0.35) {
      const fin: Point[] = [[x(0.02), y - h * 0.7], [x(-0.03), y - h * (1.6 + c * 0.7)], [x(0.06), y - h * (1.6 + c * 0.7)], [x(0.17), y - h * 0.78]];
      drawn += path(closed(fin), { width: 1.3, fill: 'side', fillOpacity: 0.1 });
    }
    const lifts = 2 + Math.floor(c * 3);
    drawn += rows(lifts, (i) =>
      rows(fine ? 4 : 2, (q) => {
        const w2 = long * (0.06 - q * 0.01);
        const at0 = at(x(0.16 + (0.62 * i) / Math.max(1, lifts - 1)) - w2, y + h * 0.3 + q * (groundY - y) * 0.2);
        return path(`M${at0}h${n(2 * w2)}`, { ink: 'accent', opacity: 0.9 - q * 0.2, width: q ? 1 : 1.6 });
      }),
    );
  }
  drawn += path(closed(body), { width: 1.5, fill: 'ground', fillOpacity: 0.8 });
  const mx = x0 + long / 2;
  const my = y - h * 0.4;
  const shells = fine ? 6 : 3;
  drawn += rows(shells - 1, (i) => {
    const k = 1 - ((i + 1) / shells) * 0.8;
    const inner = body.map(([px, py]): Point => [mx + (px - mx) * k, my + (py - my) * k]);
    return path(closed(inner), { opacity: 0.7 - ((i + 1) / shells) * 0.45 });
  });
  const stripe = x(0.16 + random() * 0.4);
  drawn += rows(pick(random, 1, 3), (i) =>
    path(`M${at(stripe + i * long * 0.045, y - h * 0.62)}v${n(h * 0.4)}`, { ink: 'accent', width: 2 }),
  );
  if (legs) {
    const count = beast ? 4 : 2 + 2 * Math.floor(c * 1.9);
    drawn += rows(count, (i) => {
      const lx = x(0.14 + (0.6 * i) / (count - 1));
      return path(
        `M${at(lx, y)}l${at((i % 2 ? 1 : -1) * long * 0.04, (groundY - y) * 0.48)}L${at(lx, groundY)}m${at(-long * 0.03, 0)}h${n(long * 0.06)}`,
        { ink: 'accent', width: 1.6 },
      );
    });
  } else if (slab) {
    drawn += path(
      `M${at(x(0.02), y)}H${n(x(0.94))}l${at(long * 0.05, (groundY - y) * 0.5)}L${at(x(0.9), groundY)}H${n(x(0.06))}L${at(x(-0.03), y + (groundY - y) * 0.5)}Z`,
      { ink: 'accent', width: 1.4 },
    );
    const wheels = fine ? 9 : 5;
    drawn += rows(wheels, (i) =>
      path(`M${at(x(0.1 + 0.1 * i * (fine ? 1 : 1.8)), y + 2)}V${n(groundY - 1)}`, { ink: 'accent', opacity: 0.5 }),
    );
  }
  return drawn;
}

/**
 * Two long engines tied by a beam of light, and a small pod in tow: seen from above, racing to the
 * right.
 */
export function podracer(sheet: Sheet): string {
  const { random, width, height, fine } = sheet;
  const y = height / 2;
  const gap = height * (0.2 + random() * 0.06);
  const x0 = width * (0.44 + random() * 0.06);
  const long = width * (0.3 + random() * 0.1);
  const fat = height * (0.06 + random() * 0.04);
  const bands = pick(random, 3, 4);
  const vanes = pick(random, 0, 3);
  let drawn = rows(fine ? 22 : 9, () =>
    path(`M${at(random() * width * 0.7, height * random())}h${n(width * (0.06 + random() * 0.22))}`, { opacity: 0.14 + 0.2 * random() }),
  );
  for (const s of [-1, 1]) {
    const cy = y + s * gap;
    drawn += path(`M${at(width * 0.2, y)}Q${at(width * 0.34, y + s * gap * 0.2)} ${at(x0, cy)}`, { opacity: 0.8 });
    const hull: Point[] = [[x0, cy - fat * 0.7], [x0 + long * 0.2, cy - fat], [x0 + long * 0.8, cy - fat], [x0 + long, cy - fat * 0.5], [x0 + long, cy + fat * 0.5], [x0 + long * 0.8, cy + fat], [x0 + long * 0.2, cy + fat], [x0, cy + fat * 0.7]];
    drawn += path(closed(hull), { width: 1.5, fill: 'ground', fillOpacity: 0.9 });
    drawn += rows(bands, (i) => path(`M${at(x0 + (long * (i + 1)) / (bands + 1), cy - fat)}v${n(2 * fat)}`, { opacity: 0.6 }));
    if (vanes > 0) {
      drawn += path(`M${at(x0 + long * 0.7, cy + s * fat)}l${at(-long * 0.2, s * height * 0.07 * vanes)}h${n(-long * 0.12)}L${at(x0 + long * 0.36, cy + s * fat)}z`, { fill: 'side', fillOpacity: 0.14 });
    }
    drawn += path(`M${at(x0 - 3, cy)}h${n(-width * 0.1)}`, { ink: 'accent', width: 1.6, opacity: 0.8 });
  }
  const beam = x0 + long * 0.55;
  const bolts: Point[] = Array.from({ length: 7 }, (_, i): Point => [beam + (i % 2 ? 1 : -1) * height * 0.02 * (0.5 + random()), y - gap + fat + ((2 * gap - 2 * fat) * i) / 6]);
  drawn += rows(fine ? 3 : 1, (i) => path(bolts.map(([bx, by], k) => `${k ? 'L' : 'M'}${at(bx + (i - 1) * 4, by)}`).join(''), { ink: 'accent', width: i === 1 || !fine ? 1.6 : 1, opacity: i === 1 || !fine ? 1 : 0.5 }));
  const pod = width * 0.085;
  drawn += path(`M${at(width * 0.2 - pod, y - height * 0.06)}h${n(pod)}Q${at(width * 0.2 + pod * 0.7, y)} ${at(width * 0.2, y + height * 0.06)}h${n(-pod)}z`, { width: 1.5, fill: 'side', fillOpacity: 0.16 });
  return drawn + path(`M${at(width * 0.2 - pod, y)}h${n(-width * 0.05)}`, { ink: 'accent', width: 1.4 });
}

function ground({ width, height, fine }: Sheet, y: number): string {
  const count = fine ? 9 : 4;
  const level = rows(count, (i) => {
    const t = i / count;
    return path(`M${at(0, y + (height - y) * t * t)}H${n(width)}`, { opacity: 0.5 - t * 0.3 });
  });
  let away = '';
  for (let i = -6; i <= 6; i++) {
    if (fine || i % 3 === 0) {
      away += `M${at(width / 2 + i * width * 0.06, y)}L${at(width / 2 + i * width * 0.2, height)}`;
    }
  }
  return level + path(away, { opacity: 0.22 });
}
