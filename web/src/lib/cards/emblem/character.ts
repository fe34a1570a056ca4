import { at, closed, corners, dot, onCircle, path, rows, type Sheet } from './pen';
import { BODIES, oval } from './heads';
import { HEADGEAR, type Headgear } from './headgear';
import { likeness, type Held, type Likeness, type RoleMark } from './likeness';

/** The height of the field a bust is drawn in. */
const FIELD = 100;
const FIELD_WIDTH = 106;
const FLOOR = 101;
const HALO_Y = 37;
const HALO = 44;
const MOST_TICKS = 8;
const MOST_POWER = 8;
const SECOND_HALO = 4;
/** On a chip a small species shrinks by less than half as much, or it would be a dot. */
const SHRINK_ON_CHIP = 0.45;

/**
 * A bust read by a scanner: species by outline, headgear on top, role by shoulders, weapon at the right,
 * marks at the lower left. Ability is ticks on the halo, power the weight of the lines. Light has a ring,
 * round ends and arched lines; Dark an octagon, cut ends and chevrons.
 */
export function character(sheet: Sheet): string {
  const { face, random, width, height, detail, fine } = sheet;
  const parts = likeness(face, sheet.held);
  const dark = face.side === 'dark';
  const chip = detail <= 0.3;
  const unit = Math.min(height / FIELD, width / FIELD_WIDTH);
  const phase = random() * 3;
  const broad = 0.94 + random() * 0.12;
  const tilt = (random() - 0.5) * 8;
  const size = chip ? 1 - (1 - (parts.head.size ?? 1)) * SHRINK_ON_CHIP : (parts.head.size ?? 1);
  const power = Math.min(MOST_POWER, face.figures.power ?? 0);

  const drawn =
    halo(sheet, dark) +
    group(
      `translate(0 ${round(FLOOR - FLOOR * size)}) scale(${size})`,
      layers(sheet, parts, scanLines(dark, chip ? 12 : fine ? 34 : 19, phase), 0.8 + power * 0.09, broad) +
        details(parts, fine) +
        (parts.held ? group(`rotate(${round(tilt)} 30 90)`, weapon(parts.held, fine)) : ''),
    ) +
    (chip ? '' : marks(parts.marks, width / 2 / unit, fine));
  const ends = dark ? 'stroke-linecap="butt" stroke-linejoin="miter"' : 'stroke-linecap="round" stroke-linejoin="round"';
  const placed = `<g transform="translate(${round(width / 2)} ${round(height - FIELD * unit)}) scale(${round(unit, 1000)})" ${ends}>${drawn}</g>`;
  // lines keep their weight at every size
  return placed.replaceAll('<path ', '<path vector-effect="non-scaling-stroke" ');
}

function halo({ face, detail, fine }: Sheet, dark: boolean): string {
  const ring = (r: number) => (dark ? closed(corners(0, HALO_Y, r, 8, Math.PI / 8)) : oval(0, HALO_Y, r, r));
  const ability = Math.min(MOST_TICKS, face.figures.ability ?? 0);
  let drawn = path(ring(HALO), { ink: 'accent', opacity: 0.42 });
  if (ability >= SECOND_HALO && detail > 0.3) {
    drawn += path(ring(round(HALO * 0.92)), { ink: 'accent', opacity: 0.3 });
  }
  return drawn + rows(Math.round(ability), (i) => {
    const angle = Math.PI + 0.35 + i * 0.22;
    const [from, to] = [onCircle(0, HALO_Y, HALO * 0.93, angle), onCircle(0, HALO_Y, HALO * 1.1, angle)];
    return path(`M${at(...from)}L${at(...to)}`, { ink: 'accent', width: fine ? 2.2 : 1.7 });
  });
}

function scanLines(dark: boolean, count: number, phase: number): string {
  return rows(count, (i) => {
    const y = phase + (FIELD * i) / count;
    return dark
      ? `M-62 ${round(y + 3)}L0 ${round(y - 1)} 62 ${round(y + 3)}`
      : `M-62 ${round(y + 5)}Q0 ${round(y - 5)} 62 ${round(y + 5)}`;
  });
}

/** Body, head and headgear, each over the one below, so that no line of a lower part shows through. */
function layers({ face, detail, fine }: Sheet, parts: Likeness, lines: string, weight: number, broad: number): string {
  const worn: Headgear = HEADGEAR[parts.headgear];
  const shapes: [outline: string, broad: number][] = [];
  if (parts.body !== 'none') shapes.push([BODIES[parts.body], broad]);
  shapes.push([parts.head.outline, 1]);
  if (worn.outline) shapes.push([worn.outline, 1]);
  return shapes.map(([outline, wide], i) => {
    const id = `bust-${face.id}-${detail * 10}-${i}`.replace(/[^\w-]/g, '_');
    const drawn =
      `<clipPath id="${id}"><path d="${outline}"/></clipPath>` +
      bare(outline, 'ground') +
      bare(outline, 'side', fine ? 0.1 : 0.16) +
      `<g clip-path="url(#${id})">${path(lines, { opacity: 0.62, width: weight })}${path(outline, { width: fine ? 3.4 : 2.8, opacity: 0.95 })}</g>`;
    return wide === 1 ? drawn : group(`scale(${round(wide, 100)} 1)`, drawn);
  }).join('');
}

function details({ head, headgear }: Likeness, fine: boolean): string {
  const worn: Headgear = HEADGEAR[headgear];
  const holes = (head.holes ?? '') + (worn.holes ?? '');
  const lines = (head.lines ?? '') + (worn.lines ?? '');
  let drawn = '';
  if (holes) drawn += path(holes, { fill: 'ground', width: 1.2 });
  if (head.tusks) drawn += bare(head.tusks, 'accent', 0.85);
  if (worn.hair) drawn += path(worn.hair, { fill: 'side', fillOpacity: 0.55, width: 1.2 });
  if (head.mask) drawn += path(head.mask, { fill: 'ground', ink: 'accent', width: 1.3 });
  if (worn.visor) drawn += path(worn.visor, { fill: 'ground', ink: 'accent', width: fine ? 1.8 : 1.5 });
  if (lines) drawn += path(lines, { ink: 'accent', width: fine ? 1.7 : 1.4 });
  return drawn + (head.eyes ?? []).map(([x, y, r]) => dot(x, y, r)).join('');
}

function weapon(held: Held, fine: boolean): string {
  const accent = (d: string, width: number) => path(d, { ink: 'accent', width });
  const solid = (d: string, width: number) => path(d, { ink: 'accent', width, fill: 'ground' });
  switch (held) {
    case 'blade':
      return (
        path('M27 92L31 80', { width: fine ? 4 : 3 }) +
        path('M31.5 78L45 26', { ink: 'accent', width: fine ? 7 : 5, opacity: 0.25 }) +
        `<path d="M31.5 78L45 26" stroke="var(--ink-1)" stroke-width="${fine ? 2.4 : 2}"/>`
      );
    case 'pistol':
      return solid('M22 84h22v-7H24l-4 18h7l2-8', 1.6) + accent('M46 80h5', 1.6);
    case 'rifle':
      return solid('M-34 96L-22 84 38 58 40 62-18 90-26 100Z', 1.5) + accent('M38 60L47 56M2 75l-3-6 10-4', 1.6);
    case 'staff':
      return accent('M37 101V12', 2) + bare('M37 4l5 10-5 6-5-6z', 'accent');
    case 'axe':
      return accent('M37 101V22', 2) + solid('M37 24C50 22 52 40 47 46L37 42Z', 1.6);
    case 'bow':
      return accent('M-30 98L26 66', 2.4) + accent('M12 62C26 60 36 70 36 86', 1.8);
  }
}

const MARKS: Record<RoleMark, string> = {
  pilot: 'M0 2l5 5 5-5 0 4-5 5-5-5zM5 0v4',
  warrior: 'M0 0L10 10M10 0L0 10',
  leader: 'M0 2h10M0 6h10M0 10h6',
  spy: 'M0 3C3 1 4 3 5 4 6 3 7 1 10 3 10 8 7 9 5 6 3 9 0 8 0 3z',
  scout: 'M5 0v10M0 5h10',
  nav_computer: 'M0 0h10v10h-10zM2 7l3-4 3 2',
  thief: 'M0 5a5 5 0 1 0 5-5M5 0l-3 3',
};

function marks(shown: readonly RoleMark[], halfWidth: number, fine: boolean): string {
  const x = -Math.min(66, halfWidth - 6);
  const scale = fine ? 1.15 : 1.5;
  return shown.map((mark, i) =>
    group(`translate(${round(x)} ${round(82 - i * 14 * scale)}) scale(${scale})`, path(MARKS[mark], { ink: 'accent', width: 1.5 })),
  ).join('');
}

/** A shape without a line around it. */
function bare(d: string, fill: 'ground' | 'side' | 'accent', opacity = 1): string {
  const ink = { ground: 'var(--space-0)', side: 'var(--e1)', accent: 'var(--e2)' }[fill];
  return `<path d="${d}" fill="${ink}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} stroke="none"/>`;
}

function group(transform: string, inner: string): string {
  return `<g transform="${transform}">${inner}</g>`;
}

function round(value: number, parts = 10): number {
  return Math.round(value * parts) / parts;
}
