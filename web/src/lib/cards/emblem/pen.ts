/** What emblems are drawn with: SVG as text, in two inks, `--e1` of the side and `--e2` its accent. */
import type { Held } from './likeness';
import type { CardFace } from '../../protocol';
import type { Random } from './seed';

export type Point = readonly [number, number];
export type Ink = 'side' | 'accent';

export interface Style {
  ink?: Ink;
  width?: number;
  opacity?: number;
  /** Paints the inside: with an ink, or with the ground so that what lies behind is hidden. */
  fill?: Ink | 'ground';
  fillOpacity?: number;
  dash?: string;
}

/** The sheet an emblem is drawn on. */
export interface Sheet {
  face: CardFace;
  random: Random;
  width: number;
  height: number;
  /** 1 on the large card, .5 on the small one, .3 on a chip. */
  detail: number;
  /** Whether there is room for fine lines. */
  fine: boolean;
  /** The weapon somebody carries now. */
  held?: Held | undefined;
}

const INKS = { side: 'var(--e1)', accent: 'var(--e2)', ground: 'var(--space-0)' } as const;
const TURN = 2 * Math.PI;

/** One decimal is enough at these sizes and keeps the text short. */
export function n(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}

export function at(x: number, y: number): string {
  return `${n(x)} ${n(y)}`;
}

export function line(points: readonly Point[]): string {
  return points.map(([x, y], i) => (i ? 'L' : 'M') + at(x, y)).join('');
}

export function closed(points: readonly Point[]): string {
  return `${line(points)}Z`;
}

/** The corners of a regular polygon. */
export function corners(x: number, y: number, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, i) => onCircle(x, y, radius, turn + (i * TURN) / count));
}

export function onCircle(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function attributes(style: Style): string {
  let text = '';
  if (style.ink === 'accent') {
    text += ` stroke="${INKS.accent}"`;
  }
  if (style.width !== undefined && style.width !== 1) {
    text += ` stroke-width="${Math.round(style.width * 100) / 100}"`;
  }
  if (style.opacity !== undefined && style.opacity < 1) {
    text += ` stroke-opacity="${Math.round(style.opacity * 100) / 100}"`;
  }
  if (style.fill) {
    text += ` fill="${INKS[style.fill]}"`;
    if (style.fillOpacity !== undefined) {
      text += ` fill-opacity="${style.fillOpacity}"`;
    }
  }
  if (style.dash) {
    text += ` stroke-dasharray="${style.dash}"`;
  }
  return text;
}

export function path(d: string, style: Style = {}): string {
  return `<path d="${d}"${attributes(style)}/>`;
}

export function circle(x: number, y: number, radius: number, style: Style = {}): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes(style)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, style: Style = {}): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(style)}/>`;
}

/** A solid dot. */
export function dot(x: number, y: number, radius: number, ink: Ink = 'accent', opacity = 1): string {
  const faint = opacity < 1 ? ` fill-opacity="${Math.round(opacity * 100) / 100}"` : '';
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${INKS[ink]}"${faint} stroke="none"/>`;
}

/** An arc of a circle, clockwise from one angle to another less than a half turn on. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const large = to - from > Math.PI ? 1 : 0;
  return `M${at(...onCircle(x, y, radius, from))}A${n(radius)} ${n(radius)} 0 ${large} 1 ${at(...onCircle(x, y, radius, to))}`;
}

export function turned(degrees: number, x: number, y: number, inner: string): string {
  return `<g transform="rotate(${n(degrees)} ${at(x, y)})">${inner}</g>`;
}

export function rows(count: number, draw: (i: number) => string): string {
  let text = '';
  for (let i = 0; i < count; i++) {
    text += draw(i);
  }
  return text;
}
