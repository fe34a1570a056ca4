/** The marks of the notation, and what they are called. */
export interface MarkWord {
  mark: string;
  en: string;
  fr: string;
  of: 'card' | 'place' | 'any';
}

const word = (of: MarkWord['of'], mark: string, fr: string, en = mark): MarkWord => ({ mark, en, fr, of });

/** In the order they are most often wanted. */
export const MARK_WORDS: readonly MarkWord[] = [
  word('card', 'hit', 'touchée'),
  word('card', 'undercover', 'sous couverture'),
  word('card', 'captive', 'captive'),
  word('card', 'frozen', 'congelée'),
  word('card', 'missing', 'disparue'),
  word('card', 'concealed', 'dissimulée'),
  word('card', 'suspended', 'suspendue'),
  word('card', 'crashed', 'écrasée'),
  word('card', 'damaged', 'endommagée'),
  word('card', 'moved', 'a bougé'),
  word('card', 'battled', 'a combattu'),
  word('card', 'drained', 'a drainé'),
  word('card', 'searched', 'a cherché'),
  word('card', 'deployed this turn', 'déployée ce tour'),
  word('card', 'used weapon', 'arme utilisée'),
  word('card', 'used device', 'dispositif utilisé'),
  word('card', 'disarmed', 'désarmée'),
  word('card', 'stolen', 'volée'),
  word('card', 'unusable', 'inutilisable'),
  word('card', 'crossed over', 'passée à l’autre côté'),
  word('card', 'captured ship', 'vaisseau capturé'),
  word('card', 'without its crew', 'sans son équipage'),
  word('card', 'without its pilots', 'sans ses pilotes'),
  word('card', 'idle', 'aux commandes, inactive'),
  word('card', 'forfeited a weapon', 'a renoncé à une arme'),
  word('card', 'on a bombing run', 'en bombardement'),
  word('card', 'face down', 'face cachée'),
  word('card', 'flipped', 'retournée'),
  word('card', 'completed', 'réussie'),
  word('place', 'battle begun here', 'bataille engagée ici'),
  word('place', 'drain begun here', 'drainage fait ici'),
  word('place', 'blown away', 'anéanti'),
  word('place', 'collapsed', 'effondré'),
  word('place', 'starting location', 'lieu de départ'),
  word('place', 'turned around', 'tourné'),
];
