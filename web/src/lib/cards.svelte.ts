import { loadCards, type Cards } from './catalogue';
import type { CardFace } from './protocol';
import { language } from './text';

let loaded = $state.raw<Cards | null>(null);
let failed = $state(false);

/** The catalogue in the language chosen, for all components. While another one loads, the last stays. */
export const catalogue = {
  /** null until the first one is there. */
  get cards(): Cards | null {
    return loaded;
  },
  get failed(): boolean {
    return failed;
  },
  face(id: string): CardFace | undefined {
    return loaded?.byId(id);
  },
};

/** Loads the cards in the language chosen now. Call in an `$effect`: it runs again with the language. */
export function followLanguage(): void {
  const wanted = language.current;
  failed = false;
  loadCards(wanted).then(
    (cards) => {
      if (language.current === wanted) {
        loaded = cards;
      }
    },
    () => {
      failed = language.current === wanted;
    },
  );
}

/** For pages that bring their own cards. */
export function showCards(cards: Cards): void {
  loaded = cards;
}
