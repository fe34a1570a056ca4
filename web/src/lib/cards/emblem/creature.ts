import { at, closed, dot, n, onCircle, path, rows, type Point, type Sheet } from './pen';
import { pick } from './seed';

/**
 * A beast coiled out of the dark: a spine that winds in on itself, ribs across it, an eye at the end.
 * Its spikes grow with its ferocity.
 */
export function creature({ face, random, width, height, fine }: Sheet): string {
  const x = width * (0.5 + (random() - 0.5) * 0.06);
  const y = height * 0.53;
  const sign = random() < 0.5 ? -1 : 1;
  const coils = 1.25 + random() * 0.5;
  const stretch = 1.25 + random() * 0.35;
  const ferocity = Math.min(9, Math.max(2, face.figures.ferocity ?? 4));
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
