import { at, circle, closed, corners, line, n, onCircle, path, rows, type Point, type Sheet } from './pen';
import { pick } from './seed';

/**
 * A bust read by a scanner: flat lines that swell inside a seeded outline. Facts show: one tick of the
 * halo for each ability, lines thicker with power, a bar across the eyes of a pilot, stepped shoulders
 * on a warrior. The halo is a ring for Light, an octagon for Dark.
 */
export function character({ face, random, width, height, detail, fine }: Sheet): string {
  const x = width / 2;
  const half = bust(face.icons.includes('warrior'), random);
  const ability = Math.min(8, face.figures.ability ?? 0);
  const power = Math.min(8, face.figures.power ?? 0);
  const haloY = half.eyes * height;
  const haloR = height * 0.4;
  const halo = (r: number, opacity: number) =>
    face.side === 'dark'
      ? path(closed(corners(x, haloY, r, 8, Math.PI / 8)), { ink: 'accent', opacity })
      : circle(x, haloY, r, { ink: 'accent', opacity });

  let drawn = halo(haloR, 0.4);
  if (ability >= 4 && detail > 0.3) {
    drawn += halo(haloR * 1.1, 0.28);
  }
  drawn += rows(ability, (i) => {
    const angle = -Math.PI / 2 + (i - (ability - 1) / 2) * 0.3;
    return path(
      `M${at(...onCircle(x, haloY, haloR, angle))}L${at(...onCircle(x, haloY, haloR * 1.16, angle))}`,
      { ink: 'accent', width: fine ? 2 : 1.5, opacity: 0.95 },
    );
  });

  const lines = Math.round(12 + 34 * detail);
  const phase = random() * 6;
  const wave = 3 + random() * 5;
  let ground = '';
  drawn += rows(lines, (i) => {
    const t = 0.06 + (0.94 * i) / (lines - 1);
    const y = t * height;
    const w = half.at(t) * height;
    if (w < 1) {
      ground += `M0 ${n(y)}H${n(width)}`;
      return '';
    }
    ground += `M0 ${n(y)}H${n(x - w)}M${n(x + w)} ${n(y)}H${n(width)}`;
    const swell = height * 0.035 * (0.6 + 0.4 * Math.sin(t * wave + phase));
    const points: Point[] = [];
    for (let k = 0; k <= 14; k++) {
      const u = -1 + (2 * k) / 14;
      points.push([x + u * w, y - swell * Math.sqrt(1 - u * u) * (1 + 0.5 * Math.cos(u * 3 + phase))]);
    }
    return path(line(points), {
      opacity: 0.42 + 0.5 * Math.abs(Math.sin(t * 5 + phase)),
      width: 0.9 + power * 0.06,
    });
  });
  if (fine) {
    drawn = path(ground, { opacity: 0.1 }) + drawn;
  }
  if (face.icons.includes('pilot')) {
    const w = half.at(half.eyes) * 0.8 * height;
    drawn += path(`M${at(x - w, half.eyes * height)}h${n(2 * w)}`, { ink: 'accent', width: fine ? 3 : 2 });
  }
  return drawn;
}

interface Bust {
  /** Half the width of the outline at a height from 0 to 1, in heights. */
  at: (y: number) => number;
  eyes: number;
}

function bust(warrior: boolean, random: () => number): Bust {
  const head = 0.13 + random() * 0.035;
  const long = head * (1.22 + random() * 0.34);
  const top = 0.12 + random() * 0.04;
  const crown = pick(random, 0, 5);
  const chin = top + long * 2;
  const neck = head * (0.42 + random() * 0.2);
  const shoulders = chin + 0.05 + random() * 0.04;
  const broad = 0.3 + random() * 0.1;
  const slope = 0.1 + random() * 0.16;
  const step = warrior ? 0.035 + random() * 0.02 : 0;
  const collar = random() < 0.45 ? 0.05 : 0;

  const headAt = (y: number) => {
    const t = (y - top - long) / long;
    const round = Math.sqrt(Math.max(0, 1 - t * t));
    let w = head * round;
    if (crown === 1 && t < 0) {
      w = head * Math.pow(1 + t, 0.8); // a hood
    } else if (crown === 2 && t < -0.25) {
      w = Math.max(w, head * (t < -0.8 ? 0.7 : 0.98)); // a cap
    } else if (crown === 3 && t > -0.1 && t < 0.75) {
      w = Math.max(w, head * 1.12); // broad cheeks
    } else if (crown === 4 && t < 0) {
      w = head * Math.pow(round, 1.8); // a crest
    }
    return t > 0.3 ? w * (1 - (t - 0.3) * 0.18) : w;
  };
  return {
    eyes: top + long * 0.95,
    at: (y) => {
      let w = y > top && y < chin ? headAt(y) : 0;
      if (y >= chin - 0.07 && y < shoulders) {
        w = Math.max(w, neck + collar);
      }
      if (y >= shoulders) {
        const t = Math.min(1, (y - shoulders) / slope);
        w = neck + (broad - neck) * Math.pow(t, 0.55) + (t >= 1 ? step : 0);
        w += Math.max(0, y - shoulders - slope) * 0.1;
      }
      return w;
    },
  };
}
