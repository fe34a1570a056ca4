import type { Entry } from './entry';

/** A bot that shows what it weighs. */
export const teaching = {
  'teaching.tab': { en: 'Thoughts', fr: 'Réflexions' },
  'teaching.new': { en: { one: 'one new thought', other: '{n} new thoughts' }, fr: { one: 'une nouvelle réflexion', other: '{n} nouvelles réflexions' } },
  'teaching.lead': {
    en: 'What {name} weighed, judged as the Master would: how often it wins after each choice.',
    fr: 'Ce que {name} a pesé, jugé comme le ferait le Maître : combien de fois il gagne après chaque choix.',
  },
  'teaching.none': { en: '{name} has not had to choose yet.', fr: '{name} n’a pas encore eu à choisir.' },
  'teaching.best': {
    en: '{name} chose what wins most: {n} games of 100.',
    fr: '{name} a choisi ce qui gagne le plus : {n} parties sur 100.',
  },
  'teaching.other': {
    en: '{name} chose what wins {n} games of 100; the best choice wins {m}.',
    fr: '{name} a choisi ce qui gagne {n} parties sur 100 ; le meilleur choix en gagne {m}.',
  },
  'teaching.ask': { en: 'What would the Master do?', fr: 'Que ferait le Maître ?' },
  'teaching.asking': { en: 'Thinking …', fr: 'Réflexion en cours…' },
  'teaching.advice': {
    en: 'In your place the Master would choose what wins {n} games of 100.',
    fr: 'À votre place, le Maître choisirait ce qui gagne {n} parties sur 100.',
  },
  'teaching.noAdvice': { en: 'Here there is nothing to weigh.', fr: 'Ici, il n’y a rien à peser.' },
  'teaching.failed': { en: 'The thoughts cannot be shown now.', fr: 'Les réflexions ne peuvent pas être montrées pour le moment.' },
} satisfies Record<string, Entry>;
