import type { LessonInfo, LessonMoment, PointedAt, QuestionInfo, Reason, Sections } from '../../lib/protocol';
import { cardsInSight, PILES, type Lit, type Pile } from '../logic/lit';

/** The step that is told: what the player has read up to, as far as it belongs to this moment. */
export function stepTold(read: number, at: LessonMoment): number {
  return Math.max(at.from, Math.min(read, at.step));
}

/** Whether the lesson waits for an answer while this step is told. */
export function isAwaited(told: number, at: LessonMoment): boolean {
  return at.state === 'waits' && told === at.step;
}

/** Where the choices of an answer are counted from 0: `3`, `[0,2]`. */
function indices(answers: readonly string[]): Set<number> {
  return new Set(answers.filter((answer) => /^\[?\d/.test(answer)).flatMap((answer) => [...answer.matchAll(/\d+/g)].map(Number)));
}

/** Whether this option of a question, counted from 0, is one the lesson waits for. */
export function takesOption(answers: readonly string[], option: number): boolean {
  return indices(answers).has(option);
}

/** A question as a lesson asks it: only what it waits for is open, and the rest says that it comes later. */
export function narrowed(question: QuestionInfo, answers: readonly string[], later: Reason): QuestionInfo {
  const open = indices(answers);
  const kept = question.choices.filter((choice) => open.has(choice.index));
  const lit = new Set(kept.map((choice) => choice.card?.handle));
  const reasons = { ...question.reasons };
  for (const { card } of question.choices) {
    if (card && card.where === 'hand' && !lit.has(card.handle)) {
      reasons[card.handle] = later;
    }
  }
  return { ...question, choices: question.kind === 'option' ? question.choices : kept, reasons, mayPass: question.mayPass && answers.includes('pass') };
}

/** Where a step of the lesson stands in its part: the part, the step in it, and how many it has. */
export function placeOf(lesson: LessonInfo, step: number): { part: number; nth: number; of: number } {
  const part = lesson.steps[step]?.part ?? 0;
  const first = lesson.parts[part]?.first ?? 0;
  const next = lesson.parts[part + 1]?.first ?? lesson.steps.length;
  return { part, nth: step - first + 1, of: next - first };
}

/** Where to look for what a lesson points at, the likeliest place first. */
export function selectorsOf(target: PointedAt, sections: Sections, lit: Lit, bottom: 'dark' | 'light'): string[] {
  const pile = /^(dark|light)_(reserve_deck|force_pile|used_pile|lost_pile|piles|hand)$/.exec(target.thing);
  if (pile) {
    return [pile[2] === 'hand' ? `[data-hand="${pile[1]}"]` : pile[2] === 'piles' ? `.piles.${pile[1]}` : `[data-pile="${pile[1]}-${pile[2]}"]`];
  }
  switch (target.thing) {
    case 'card':
      return cardSelectors(target.cards, sections, lit);
    case 'hand':
      return [`[data-hand="${bottom}"]`];
    case 'opponent':
      return [`[data-hand="${bottom === 'light' ? 'dark' : 'light'}"]`];
    case 'answers':
      return ['.answers', '.prompt', '.ask'];
    case 'phases':
      return ['.phases'];
    case 'board':
      return ['.board .locs', '.board', '.middle'];
    case 'log':
      return ['[data-log]', '.prompt'];
    case 'battle':
      return ['.battle .bands', '.middle', '.board'];
    default:
      return ['.prompt', '.ask'];
  }
}

/** Whether a card pointed at may be chosen, where any may: once it has been, the next choice is elsewhere. */
export function mayBeChosen(target: PointedAt, sections: Sections, lit: Lit): boolean {
  if (target.thing !== 'card' || lit.cards.size === 0) {
    return true;
  }
  return [...cardsInSight(sections)].some((card) => target.cards.includes(card.id) && lit.cards.has(card.handle));
}

/** The card that may be chosen, else one of that name anywhere in sight; on a phone the tile of its place. */
function cardSelectors(ids: readonly string[], sections: Sections, lit: Lit): string[] {
  const cards = [...cardsInSight(sections)].filter((card) => ids.includes(card.id));
  const first = cards.find((card) => lit.cards.has(card.handle)) ?? cards[0];
  if (!first) {
    return ['.strip .tg', '.answers', '.prompt', '.ask'];
  }
  return [`.board [data-handle="${first.handle}"]`, `[data-handle="${first.handle}"]`, `[data-tile="${first.handle}"]`, '.strip .tg', '.prompt', '.ask'];
}

/** What the learner is to answer with, where the step does not say what is lit. */
export function answerSelectors(lit: Lit, side: 'dark' | 'light'): string[] {
  const [card] = lit.cards.keys();
  if (card !== undefined) {
    return [`[data-handle="${card}"]`, `[data-tile="${card}"]`, '.strip .tg', '.answers'];
  }
  const pile: Pile | undefined = PILES.find((one) => lit.piles.has(one));
  return pile ? [`[data-pile="${side}-${pile}"]`, '.answers'] : ['.answers', '.prompt', '.ask'];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** The part of a box that is inside another. */
export function within(box: Box, outer: Box): Box {
  const x = Math.max(box.x, outer.x);
  const y = Math.max(box.y, outer.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(box.x + box.width, outer.x + outer.width) - x),
    height: Math.max(0, Math.min(box.y + box.height, outer.y + outer.height) - y),
  };
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** A card over what must be seen is worse than one over many places. */
const WORSE = 1000;

/**
 * The first of these places for a card of this size that covers nothing; else the one that covers least, and least of all
 * what must be seen.
 */
export function firstFree(
  places: readonly { x: number; y: number }[],
  size: { width: number; height: number },
  kept: readonly Box[],
  rather: readonly Box[] = [],
): { x: number; y: number } {
  let best = places[0] ?? { x: 0, y: 0 };
  let least = Infinity;
  for (const place of places) {
    const own = { ...place, ...size };
    const covered = (boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap(own, box), 0);
    const covers = covered(kept) * WORSE + covered(rather);
    if (covers < least) {
      best = place;
      least = covers;
    }
  }
  return best;
}

/** Words beside what they are about; the arrow stands so far along the edge that faces it. */
export interface Callout {
  x: number;
  y: number;
  arrow: number;
  side: 'above' | 'below' | 'right';
}

const CALL_GAP = 12;
/** Below the bar. */
const HIGHEST = 50;

/** A callout above its target, below or at its right: where it covers no figure, and rather nothing else. */
export function calloutAt(
  target: Box,
  size: { width: number; height: number },
  window: { width: number; height: number },
  figures: readonly Box[],
  things: readonly Box[],
): Callout {
  const middle = target.x + Math.min(target.width / 2, 130);
  const right = target.x + target.width + CALL_GAP;
  const along = Math.max(8, Math.min(middle - 52, window.width - size.width - 8));
  const arrow = Math.max(16, Math.min(middle - along, size.width - 16));
  const all: Callout[] = [
    { x: along, y: target.y - CALL_GAP - size.height, arrow, side: 'above' },
    { x: along, y: target.y + target.height + CALL_GAP, arrow, side: 'below' },
    { x: right, y: target.y - size.height + 10, arrow: size.height - 8, side: 'right' },
    { x: right, y: target.y + target.height / 2 - size.height / 2, arrow: size.height / 2, side: 'right' },
  ];
  const fits = all.filter(({ x, y }) => y >= HIGHEST && y + size.height <= window.height && x + size.width <= window.width);
  const candidates = fits.length > 0 ? fits : all.slice(0, 1);
  const outside = (boxes: readonly Box[]) => boxes.filter((box) => overlap(box, target) === 0);
  const best = firstFree(candidates, size, outside(figures), outside(things));
  return candidates.find((one) => one === best) ?? (candidates[0] as Callout);
}
