import type { IconName } from '../icons';
import type { CardInfo, Mark } from '../protocol';
import type { TextKey } from '../text';

/** What a card offers the player now. */
export type Lit = 'playable' | 'selected' | 'target' | 'disabled';

/** One mark of a card: its icon and word, and whether it changes how the whole face looks. */
export interface MarkLook {
  icon: IconName;
  word: TextKey;
  tone: 'warn' | 'grey' | 'ice' | 'mute';
}

/** From the gravest: where there is room for one tab only, the first is shown. */
export const MARKS: Record<Mark, MarkLook> = {
  hit: { icon: 'hit', word: 'mark.hit', tone: 'warn' },
  blown_away: { icon: 'blownaway', word: 'mark.blown_away', tone: 'warn' },
  collapsed: { icon: 'collapsed', word: 'mark.collapsed', tone: 'warn' },
  captive: { icon: 'captive', word: 'mark.captive', tone: 'grey' },
  frozen: { icon: 'frozen', word: 'mark.frozen', tone: 'ice' },
  undercover: { icon: 'undercover', word: 'mark.undercover', tone: 'grey' },
  missing: { icon: 'missing', word: 'mark.missing', tone: 'grey' },
  crashed: { icon: 'crashed', word: 'mark.crashed', tone: 'warn' },
  damaged: { icon: 'crashed', word: 'mark.damaged', tone: 'warn' },
  bombing_run: { icon: 'target', word: 'mark.bombing_run', tone: 'mute' },
  leads: { icon: 'flag', word: 'mark.leads', tone: 'mute' },
  crossed_over: { icon: 'flipped', word: 'mark.crossed_over', tone: 'warn' },
  aimed_at: { icon: 'target', word: 'mark.aimed_at', tone: 'mute' },
  excluded: { icon: 'excluded', word: 'mark.excluded', tone: 'grey' },
  unpiloted: { icon: 'unpiloted', word: 'mark.unpiloted', tone: 'warn' },
  text_canceled: { icon: 'textcanceled', word: 'mark.text_canceled', tone: 'mute' },
  in_battle: { icon: 'battle', word: 'mark.in_battle', tone: 'mute' },
  battled: { icon: 'battled', word: 'mark.battled', tone: 'mute' },
  searched: { icon: 'missing', word: 'mark.searched', tone: 'mute' },
  moved: { icon: 'moved', word: 'mark.moved', tone: 'mute' },
  flipped: { icon: 'flipped', word: 'mark.flipped', tone: 'mute' },
  face_down: { icon: 'facedown', word: 'mark.face_down', tone: 'mute' },
};

const ORDER = Object.keys(MARKS) as Mark[];

/** Marks that every face tells with a tab; the others only on the large card and to those who listen. */
const QUIET: ReadonlySet<Mark> = new Set(['in_battle', 'battled', 'searched', 'moved', 'flipped', 'face_down']);

/** Marks of what a card is in the middle of: a chip says them in words, below its figures. */
const WORDED: ReadonlySet<Mark> = new Set(['bombing_run', 'leads', 'crossed_over', 'aimed_at']);

/** Whether even a chip has a line for this mark. */
export function isWorded(mark: Mark | undefined): boolean {
  return mark !== undefined && WORDED.has(mark);
}

/** The marks of a card, the gravest first. */
export function marksOf(info: CardInfo | undefined): Mark[] {
  const has = info?.marks ?? [];
  return ORDER.filter((mark) => has.includes(mark));
}

/** The mark a small face or chip shows as its tab. */
export function tabMark(info: CardInfo | undefined): Mark | undefined {
  return marksOf(info).find((mark) => !QUIET.has(mark));
}

/** Class names of the face for its marks: `m-hit`, `m-captive` … */
export function markClasses(info: CardInfo | undefined): string {
  return marksOf(info).map((mark) => `m-${mark.replace('_', '-')}`).join(' ');
}
