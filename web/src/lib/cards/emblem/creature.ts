import { at, closed, dot, line, n, onCircle, path, rows, type Point, type Sheet } from './pen';
import { hash, pick } from './seed';

/**
 * A beast out of the dark, of one of three builds: coiled, winged or many-legged. Its kind decides the
 * build, so that the same beast on both sides looks related. Spikes grow with ferocity.
 */
export function creature(sheet: Sheet): string {
  const builds = [coiled, winged, legged] as const;
  const build = builds[hash(sheet.face.title) % builds.length] ?? coiled;
  return build(sheet, Math.min(9, Math.max(2, sheet.face.figures.ferocity ?? 4)));
}

/** A membrane on ribs that fan out from a body seen from above. */
function winged({ random, width, height, fine }: Sheet, ferocity: number): string {
  const x = width / 2;
  const top = height * (0.16 + random() * 0.06);
  const long = height * (0.5 + random() * 0.1);
  const span = Math.min(width * 0.46, height * (0.7 + random() * 0.2));
  const sweep = 0.1 + random() * 0.5;
  const hooks = 0.25 + random() * 0.3;
  const ribs = fine ? 26 : 11;
  let drawn = '';
  for (const s of [-1, 1]) {
    const tips: Point[] = [];
    drawn += rows(ribs, (i) => {
      const t = i / (ribs - 1);
      const from: Point = [x + s * height * 0.03, top + long * (0.12 + 0.62 * t)];
      const reach = span * Math.pow(Math.sin(Math.PI * (0.12 + 0.72 * t)), 0.8);
      const tip: Point = [x + s * reach, top + long * (0.02 + t * (0.7 + sweep * 0.5)) + reach * sweep * 0.3];
      tips.push(tip);
      const knee: Point = [from[0] + (tip[0] - from[0]) * 0.5, Math.min(from[1], tip[1]) - height * hooks * 0.24 * (1 - t)];
      return path(`M${at(...from)}Q${at(...knee)} ${at(...tip)}`, { opacity: 0.35 + 0.55 * Math.abs(Math.sin(t * 6)), width: i % 5 === 0 ? 1.6 : 1 });
    });
    drawn += path(line(tips), { width: 1.3, opacity: 0.9 });
    drawn += tips.filter((_, i) => i % Math.max(2, 7 - Math.round(ferocity / 2)) === 1).map(([tx, ty]) =>
      path(`M${at(tx, ty - height * 0.012)}l${at(s * height * (0.03 + ferocity * 0.006), height * 0.02)}`, { ink: 'accent', width: 1.6 }),
    ).join('');
  }
  const tail = pick(random, 4, 4);
  drawn += rows(tail, (i) => {
    const y = top + long * 0.8 + i * height * 0.045;
    const w = height * 0.03 * (1 - i / (tail + 1));
    return path(`M${at(x - w, y)}L${at(x, y + height * 0.03)}L${at(x + w, y)}`, { ink: i === tail - 1 ? 'accent' : 'side', width: 1.3 });
  });
  const body: Point[] = [[x, top - height * 0.05], [x + height * 0.06, top + long * 0.12], [x + height * 0.045, top + long * 0.6], [x, top + long * 0.86], [x - height * 0.045, top + long * 0.6], [x - height * 0.06, top + long * 0.12]];
  drawn += path(closed(body), { width: 1.5, fill: 'ground' });
  return drawn + dot(x - height * 0.022, top + long * 0.08, height * 0.016) + dot(x + height * 0.022, top + long * 0.08, height * 0.016);
}

/** A plated back on many legs, seen from the side. */
function legged({ random, width, height, fine }: Sheet, ferocity: number): string {
  const ground = height * 0.86;
  const long = Math.min(width * 0.72, height * (1.15 + random() * 0.3));
  const x0 = (width - long) / 2;
  const hump = 0.3 + random() * 0.4;
  const high = height * (0.42 + random() * 0.12);
  const base = ground - height * (0.14 + random() * 0.06);
  const legs = pick(random, 4, 4);
  let drawn = rows(fine ? 6 : 3, (i) => path(`M0 ${n(ground + i * i * 1.2)}H${n(width)}`, { opacity: 0.45 - i * 0.06 }));
  const back = (t: number): number => base - high * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.6 + hump)), 0.75);
  const outline: Point[] = Array.from({ length: 31 }, (_, i): Point => [x0 + (long * i) / 30, back(i / 30)]);
  drawn += rows(legs, (i) => {
    const lx = x0 + long * (0.16 + (0.66 * i) / (legs - 1));
    const out = (i - (legs - 1) / 2) * long * 0.035;
    return path(`M${at(lx, base - height * 0.04)}L${at(lx + out * 2.2, base + height * 0.015)}L${at(lx + out * 1.6, ground)}`, { ink: 'accent', width: 1.7 });
  });
  drawn += path(`${line(outline)}Z`, { width: 1.5, fill: 'ground', fillOpacity: 0.92 });
  const plates = fine ? 17 : 8;
  drawn += rows(plates - 1, (i) => {
    const t = (i + 1) / plates;
    const px = x0 + long * t;
    const y = back(t);
    const spike = i % Math.max(1, 4 - Math.round(ferocity / 3)) === 0;
    return (
      path(`M${at(px, y)}Q${at(px - long * 0.035, (y + base) / 2)} ${at(px, base)}`, { opacity: 0.4 + 0.4 * Math.sin(Math.PI * t) }) +
      (spike ? path(`M${at(px - long * 0.014, y + 1)}l${at(-long * 0.004, -height * (0.03 + ferocity * 0.008))}l${at(long * 0.03, height * (0.03 + ferocity * 0.008))}`, { width: 1.2, ink: 'accent' }) : '')
    );
  });
  const hx = x0 + long * 0.99;
  const head = height * (0.085 + random() * 0.03);
  drawn += path(closed([[hx - head, base - head * 1.3], [hx + head * 0.5, base - head * 1.1], [hx + head * 1.3, base - head * 0.1], [hx + head * 0.4, base + head * 0.4], [hx - head, base + head * 0.2]]), { width: 1.5, fill: 'ground' });
  drawn += path(`M${at(hx + head * 1.3, base - head * 0.1)}L${at(hx + head * 0.1, base - head * 0.15)}L${at(hx + head * 0.9, base + head * 0.25)}`, { ink: 'accent', width: 1.3 });
  return drawn + dot(hx + head * 0.1, base - head * 0.62, height * 0.018);
}

/** A spine that winds in on itself, ribs across it, an eye at the end. */
function coiled({ random, width, height, fine }: Sheet, ferocity: number): string {
  const x = width * (0.5 + (random() - 0.5) * 0.06);
  const y = height * 0.53;
  const sign = random() < 0.5 ? -1 : 1;
  const coils = 1.25 + random() * 0.5;
  const stretch = 1.25 + random() * 0.35;
  const fat = height * (0.075 + random() * 0.03);
  const ribs = fine ? 74 : 34;
  const start = random() * 6;
  const spine = (t: number): Point => {
    const angle = start + sign * t * coils * 2 * Math.PI;
    const r = height * (0.46 - 0.34 * t);
    return [x + stretch * r * Math.cos(angle), y + r * Math.sin(angle) * 0.92];
  };
  const girth = (t: number) => fat * Math.pow(Math.sin(Math.PI * Math.min(0.985, 0.06 + t * 0.8)), 0.7) * (0.7 + 0.6 * t);
  let drawn = rows(fine ? 5 : 2, (i) => path(`M0 ${n(height * (0.9 + i * 0.025))}H${n(width)}`, { opacity: 0.2 - i * 0.03 }));
  const left: Point[] = [];
  const right: Point[] = [];
  let bones = '';
  for (let i = 0; i <= ribs; i++) {
    const t = i / ribs;
    const [px, py] = spine(t);
    const [qx, qy] = spine(Math.min(1.01, t + 0.01));
    const angle = Math.atan2(qy - py, qx - px) + Math.PI / 2;
    const w = girth(t);
    const a = onCircle(px, py, w, angle);
    const b = onCircle(px, py, -w, angle);
    left.push(a);
    right.push(b);
    const [mx, my] = onCircle(px, py, w * 0.55, angle - Math.PI / 2);
    bones += path(`M${at(...a)}Q${at(mx, my)} ${at(...b)}`, { opacity: 0.35 + 0.6 * t, width: 0.9 + 0.5 * t });
    const every = Math.max(2, Math.round((fine ? 11 : 8) - ferocity * 0.7));
    if (i % every === 1 && t > 0.08) {
      const out = sign > 0 ? -1 : 1;
      const tip = onCircle(px, py, out * (w + height * (0.03 + ferocity * 0.007)), angle);
      bones += path(`M${at(...onCircle(px, py, out * w, angle - 0.35))}L${at(...tip)}L${at(...onCircle(px, py, out * w, angle + 0.35))}`, { ink: 'accent', width: 1.2, opacity: 0.9 });
    }
  }
  drawn += path(closed([...left, ...right.reverse()]), { fill: 'ground', fillOpacity: 0.85, width: 1.3 }) + bones;
  const [hx, hy] = spine(1);
  const head = fat * 1.35;
  drawn += path(closed(Array.from({ length: 9 }, (_, i): Point => onCircle(hx, hy, head * (i % 2 ? 0.82 : 1), (i * 2 * Math.PI) / 9))), { width: 1.5, fill: 'ground' });
  const eyes = pick(random, 1, 3);
  return drawn + rows(eyes, (i) => dot(hx + (i - (eyes - 1) / 2) * head * 0.62, hy - head * 0.1, height * (eyes > 1 ? 0.016 : 0.028)));
}
