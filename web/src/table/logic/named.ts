import type { CardInfo, LogLine, PlaceInfo, QuestionInfo } from '../../lib/protocol';
import { eachCard } from './lit';

/** A card that words speak of: which it is, and where it lies, if it can be seen. */
export interface NamedCard {
  id: string;
  handle: number | null;
}

/** A piece of what is told: plain, or the title of a card. */
export interface NamedPiece {
  text: string;
  card?: NamedCard;
}

/** Cuts words at the titles of these cards; the longest title first, and of two cards of one title the first. */
export function namedPieces(words: string, cards: readonly NamedCard[], titleOf: (id: string) => string): NamedPiece[] {
  const byTitle = new Map<string, NamedCard>();
  for (const card of cards) {
    const title = card.id === '' ? '' : titleOf(card.id);
    if (title !== '' && !byTitle.has(title)) {
      byTitle.set(title, card);
    }
  }
  let pieces: NamedPiece[] = [{ text: words }];
  for (const [title, card] of [...byTitle].sort(([a], [b]) => b.length - a.length)) {
    pieces = pieces.flatMap((piece) => (piece.card ? [piece] : cut(piece.text, title, card)));
  }
  return pieces.filter(({ text }) => text !== '');
}

const LETTER = /[\p{L}\p{N}]/u;

/** A title inside a longer word is none. */
function cut(text: string, title: string, card: NamedCard): NamedPiece[] {
  for (let at = text.indexOf(title); at >= 0; at = text.indexOf(title, at + 1)) {
    const end = at + title.length;
    if (!LETTER.test(text[at - 1] ?? '') && !LETTER.test(text[end] ?? '')) {
      return [{ text: text.slice(0, at) }, { text: title, card }, ...cut(text.slice(end), title, card)];
    }
  }
  return [{ text }];
}

/** The cards a question speaks of: what it is about, what it offers, then all that can be seen. */
export function namedIn(question: QuestionInfo | null, inSight: Iterable<CardInfo>): NamedCard[] {
  const asked = question ? [question.about, question.other, ...question.choices.flatMap(({ card, other }) => [card, other])] : [];
  return [
    ...asked.flatMap((card) => (card ? [{ id: card.id, handle: card.handle }] : [])),
    ...[...inSight].map(({ id, handle }) => ({ id, handle })),
  ];
}

/**
 * The very card that a line of the log names, where it still lies on the table: of several of one title the
 * one at the place that the line names, of the player it tells of.
 */
export function cardOfLine(line: LogLine, id: string, places: readonly PlaceInfo[], inSight: Iterable<CardInfo>): CardInfo | null {
  const all = [...inSight].filter((card) => card.id === id);
  if (all.length < 2) {
    return all[0] ?? null;
  }
  const named = new Set(line.cards.map((card) => card.id));
  const there = places.filter(({ location }) => named.has(location.id)).flatMap(({ cards }) => [...eachCard(cards)]);
  const here = all.filter((card) => there.includes(card));
  const close = here.length > 0 ? here : all;
  const own = close.filter(({ owner }) => owner === line.player);
  // Several it could be: the one that came last.
  return (own.length > 0 ? own : close).toSorted((a, b) => b.handle - a.handle)[0] ?? null;
}
