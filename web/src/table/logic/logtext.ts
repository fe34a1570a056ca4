import type { LogLine } from '../../lib/protocol';

/** A piece of a line: plain, or the title of a card to make a link of. */
export interface Piece {
  text: string;
  id?: string;
}

/** Cuts a line at the titles it names. */
export function pieces(line: Pick<LogLine, 'text' | 'cards'>): Piece[] {
  const named = [...line.cards].sort((a, b) => b.title.length - a.title.length);
  let rest: Piece[] = [{ text: line.text }];
  for (const { id, title } of named) {
    if (title === '') {
      continue;
    }
    rest = rest.flatMap((piece) => (piece.id === undefined ? cut(piece.text, title, id) : [piece]));
  }
  return rest.filter((piece) => piece.text !== '');
}

function cut(text: string, title: string, id: string): Piece[] {
  const at = text.indexOf(title);
  if (at < 0) {
    return [{ text }];
  }
  return [{ text: text.slice(0, at) }, { text: title, id }, ...cut(text.slice(at + title.length), title, id)];
}

/** Lines that begin a part of the log. */
export function isHeading(line: LogLine): boolean {
  return line.kind === 'turn_begins' || line.kind === 'phase_begins';
}

/** Phases in which nothing was done need no heading. */
export function withoutEmptyPhases(lines: readonly LogLine[]): LogLine[] {
  return lines.filter((line, i) => line.kind !== 'phase_begins' || !isHeading(lines[i + 1] ?? line) || i === lines.length - 1);
}
