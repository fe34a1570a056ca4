import type { DeckDraft, Side } from '../protocol';

/**
 * A deck as a part of an address, behind the `#`: whoever follows the link gets a copy, and no server has to keep it.
 * The name, the side, where it starts and the ids with their counts, each part encoded by itself.
 */
export function deckToLink({ name, side, start, list, under }: DeckDraft): string {
  return [VERSION, side, encodeURIComponent(name), encodeURIComponent(start ?? ''), written(list), written(under ?? [])].join(';');
}

const VERSION = '1';
const MOST = 60;
const LONGEST = 60;
const CARD = /^([\w-]{1,12})(?:\*(\d{1,2}))?$/;

type Listed = DeckDraft['list'];

function written(list: Listed): string {
  return list.map(({ id, count }) => (count === 1 ? id : `${id}*${count}`)).join('.');
}

/** The deck of a link; null where it was cut short or is none. */
export function deckFromLink(hash: string): DeckDraft | null {
  const [version, side, name, start, list, under, ...rest] = hash.replace(/^#/, '').split(';');
  if (version !== VERSION || !isSide(side) || rest.length > 0) {
    return null;
  }
  const words = [decoded(name), decoded(start)];
  const cards = [read(list), read(under)];
  if (words.includes(null) || cards.includes(null) || cards[0]?.length === 0) {
    return null;
  }
  return { name: words[0] ?? '', side, start: words[1] ?? '', style: '', list: cards[0] ?? [], under: cards[1] ?? [] };
}

function isSide(side: string | undefined): side is Side {
  return side === 'dark' || side === 'light';
}

function decoded(part: string | undefined): string | null {
  try {
    return part === undefined ? null : decodeURIComponent(part).slice(0, LONGEST);
  } catch {
    return null;
  }
}

function read(part: string | undefined): Listed | null {
  if (part === undefined) {
    return null;
  }
  const list: Listed = [];
  for (const one of part === '' ? [] : part.split('.')) {
    const [, id, times] = CARD.exec(one) ?? [];
    const count = Number(times ?? 1);
    if (id === undefined || count < 1 || count > MOST || list.length >= MOST) {
      return null;
    }
    list.push({ id, count });
  }
  return list;
}
