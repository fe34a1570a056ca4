import type { PileItem, PlacedCard, PlayerDraft, PositionDraft } from '../protocol';

/**
 * A position as a part of an address, behind the `#`: its name and its draft as JSON, compressed. Whoever follows the
 * link has it, and no server has to keep it.
 */
export interface Named {
  name: string;
  draft: PositionDraft;
}

const VERSION = '1';
/** More than any position takes, written out; a link that grows beyond it is none of ours. */
const LARGEST = 128 * 1024;
const LONGEST = 60;

export async function positionToLink({ name, draft }: Named): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify({ name: name.slice(0, LONGEST), draft }));
  const packed = await bytes(stream(plain).pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  return `${VERSION};${base64(packed ?? new Uint8Array())}`;
}

/** The position of a link; null where it was cut short or is none. */
export async function positionFromLink(hash: string): Promise<Named | null> {
  const [version, packed, ...rest] = hash.replace(/^#/, '').split(';');
  if (version !== VERSION || packed === undefined || rest.length > 0 || packed.length > LARGEST) {
    return null;
  }
  try {
    const plain = await bytes(stream(unbase64(packed)).pipeThrough(new DecompressionStream('deflate-raw')), LARGEST);
    const told: unknown = plain && JSON.parse(new TextDecoder().decode(plain));
    return isNamed(told) ? { name: told.name.slice(0, LONGEST), draft: told.draft } : null;
  } catch {
    // Cut short, or not ours.
    return null;
  }
}

function stream(data: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([data]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Everything of a stream; null where it is more than may be. */
async function bytes(from: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = from.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** In letters that an address takes as they are. */
function base64(data: Uint8Array): string {
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function unbase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Whether it has the shape of a position; what it says is for the server to judge. */
export function isNamed(told: unknown): told is Named {
  const named = told as Partial<Named> | null;
  const draft = named?.draft as Partial<PositionDraft> | undefined;
  return (
    typeof named?.name === 'string' &&
    (draft?.turn === 'dark' || draft?.turn === 'light') &&
    Number.isSafeInteger(draft.seed) &&
    Number.isSafeInteger(draft.number) &&
    all(draft.table, isPlaced) &&
    [draft.dark, draft.light].every(isPlayer)
  );
}

function all<T>(list: unknown, is: (one: unknown) => one is T): boolean {
  return Array.isArray(list) && list.every(is);
}

const isText = (one: unknown): one is string => typeof one === 'string';

function isPlaced(told: unknown): told is PlacedCard {
  const card = told as Partial<PlacedCard> | null;
  return isText(card?.id) && typeof card.covers === 'boolean' && all(card.marks, isText) && all(card.on, isPlaced);
}

function isItem(told: unknown): told is PileItem {
  const item = told as Partial<PileItem> | null;
  return Number.isSafeInteger(item?.count) && (item?.id === undefined || isText(item.id));
}

function isPlayer(told: unknown): boolean {
  const has = told as Partial<PlayerDraft> | null | undefined;
  return (
    [has?.hand, has?.reserve, has?.force, has?.used, has?.lost, has?.outOfPlay, has?.deck].every((pile) => all(pile, isItem)) &&
    all(has?.beside, isPlaced) &&
    all(has?.destinies, isText) &&
    typeof has?.nothingElse === 'boolean'
  );
}
