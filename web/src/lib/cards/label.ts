import type { CardFace, CardInfo, Side } from '../protocol';
import { formatNumber, text } from '../text';
import { largeFigures } from './figures';
import { fateOf } from './kinds';
import { MARKS, marksOf, type Lit } from './marks';
import { parsecOf, typeLine } from './names';

/** What a card says to those who listen: name, type, figures, state, reason. */
export function cardLabel(face: CardFace | undefined, info?: CardInfo, state?: Lit, tag?: string): string {
  const parts: string[] = [];
  if (face && !isFaceDown(info)) {
    parts.push(face.title, typeLine(face), sideWord(sideOf(face, info)), ...figureWords(face, info));
  } else {
    parts.push(text('card.faceDown'), sideWord(sideOf(face, info)));
  }
  parts.push(...marksOf(info).map((mark) => text(MARKS[mark].word)));
  parts.push(...(info?.lasting ?? []).map(({ text: holds, until }) => `${holds.replace(/\.$/, '')} ${until}`));
  if (state) {
    parts.push(text(`state.${state}`));
  }
  if (tag) {
    parts.push(tag);
  }
  return parts.join(', ');
}

/** The side whose colours a card wears: the printed one, unless it has crossed over or only its owner is known. */
export function sideOf(face: CardFace | undefined, info?: CardInfo): Side {
  const own = !face || isFaceDown(info) || info?.marks.includes('crossed_over') ? info?.owner : undefined;
  return own ?? face?.side ?? 'dark';
}

export function sideWord(side: 'dark' | 'light'): string {
  return text(side === 'dark' ? 'side.dark' : 'side.light');
}

/** A card that lies face down for this viewer has no id; one he may know lies under a mark. */
export function isFaceDown(info: CardInfo | undefined): boolean {
  return info !== undefined && info.id === '';
}

function figureWords(face: CardFace, info: CardInfo | undefined): string[] {
  const words: string[] = [];
  if (face.destiny.length > 0) {
    words.push(`${text('figure.destiny')} ${face.destiny.map(formatNumber).join(` ${text('card.or')} `)}`);
  }
  for (const figure of largeFigures(face, info)) {
    const now = `${text(`figure.${figure.name}`)} ${formatNumber(figure.now)}`;
    words.push(
      figure.changed && figure.printed !== undefined
        ? `${now} (${text('card.printed', { value: figure.printed })})`
        : now,
    );
  }
  const parsec = parsecOf(face, info?.figures.parsec);
  if (parsec !== undefined) {
    words.push(`${text('figure.parsec')} ${parsec}`);
  }
  if (face.type === 'location') {
    words.push(text('card.forceIcons', { dark: face.darkIcons ?? 0, light: face.lightIcons ?? 0 }));
  }
  const fate = fateOf(face);
  if (fate) {
    words.push(text(fate.word));
  }
  return words;
}
