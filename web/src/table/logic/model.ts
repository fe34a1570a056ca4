import { withLasting } from '../../lib/cards/lasting';
import type { ChatLine, LogLine, PlaceInfo, Sections, ServerMessage } from '../../lib/protocol';

/** Everything the server has told about one table. */
export interface Model {
  /** The last event this holds; null before anything has come. */
  event: number | null;
  sections: Sections;
  log: readonly LogLine[];
  chat: readonly ChatLine[];
}

export const NOTHING: Model = { event: null, sections: {}, log: [], chat: [] };

/** What is known after a message. Sections that did not change stay the same objects. */
export function heard(model: Model, message: ServerMessage): Model {
  switch (message.type) {
    case 'state':
      return {
        event: message.event,
        sections: withLasting(merged(message.full ? {} : model.sections, message.set)),
        log: upsert(message.full ? [] : model.log, message.log),
        chat: model.chat,
      };
    case 'chat':
      return { ...model, chat: upsert(model.chat, message.lines) };
    default:
      return model;
  }
}

function merged(old: Sections, set: Sections): Sections {
  const now: Sections = { ...old, ...set };
  for (const name of Object.keys(set)) {
    if (isPlace(name) && set[name] === null) {
      delete now[name];
    }
  }
  return now;
}

function isPlace(name: string): name is `place:${number}` {
  return name.startsWith('place:');
}

/** A line told again under its number replaces what was told before; they stay in order. */
export function upsert<T extends { number: number }>(old: readonly T[], told: readonly T[]): readonly T[] {
  if (told.length === 0) {
    return old;
  }
  const last = old[old.length - 1];
  if (!last || told.every((line, i) => line.number > (i === 0 ? last.number : (told[i - 1]?.number ?? 0)))) {
    return [...old, ...told];
  }
  const lines = new Map(old.map((line) => [line.number, line]));
  for (const line of told) {
    lines.set(line.number, line);
  }
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

/** The locations in their order. */
export function placesOf(sections: Sections): PlaceInfo[] {
  return (sections.row ?? []).flatMap((handle) => sections[`place:${handle}`] ?? []);
}
