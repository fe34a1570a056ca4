import type { Area } from './entry';

export const glossary = {
  'glossary.title': { en: 'Glossary', fr: 'Glossaire' },
  'glossary.lead': {
    en: 'The rules of the game, term by term, in our words. Each statement says how we know it: by a test that plays it out, or from the rules.',
    fr: 'Les règles du jeu, terme par terme, dans nos mots. Chaque énoncé dit d’où nous le tenons : d’un test qui le joue, ou des règles.',
  },
  'glossary.find': { en: 'Find a term', fr: 'Chercher un terme' },
  'glossary.terms': { en: 'Terms', fr: 'Termes' },
  'glossary.count': { en: { one: '{n} term', other: '{n} terms' }, fr: { one: '{n} terme', other: '{n} termes' } },
  'glossary.none': { en: 'No term is like “{sought}”.', fr: 'Aucun terme ne ressemble à « {sought} ».' },
  'glossary.otherLanguage': { en: 'fr. {term}', fr: 'angl. {term}' },
  'glossary.example': { en: 'For example', fr: 'Par exemple' },
  'glossary.claims': { en: 'What we claim', fr: 'Ce que nous affirmons' },
  'glossary.claimCount': {
    en: { one: '{n} claim · {shown} shown by tests', other: '{n} claims · {shown} shown by tests' },
    fr: { one: '{n} énoncé · {shown} montré par des tests', other: '{n} énoncés · {shown} montrés par des tests' },
  },
  'glossary.claimsLanguage': { en: 'The claims are written in English.', fr: 'Les énoncés sont rédigés en anglais.' },
  'glossary.shown': { en: { one: 'Shown by {n} test', other: 'Shown by {n} tests' }, fr: { one: 'Montré par {n} test', other: 'Montré par {n} tests' } },
  'glossary.rules': { en: 'From the rules', fr: 'D’après les règles' },
  'glossary.question': { en: 'In question', fr: 'En question' },
  'glossary.ruled': { en: 'What the game does instead', fr: 'Ce que fait le jeu à la place' },
  'glossary.see': { en: 'See also', fr: 'Voir aussi' },
  'glossary.from': { en: 'Named in', fr: 'Cité par' },
  'glossary.cards': { en: 'Cards it names', fr: 'Cartes citées' },
  'glossary.allCards': { en: 'All cards that speak of it:', fr: 'Toutes les cartes qui en parlent :' },
  'glossary.unwritten': {
    en: 'We have not written this entry’s text yet; what it claims stands below.',
    fr: 'Nous n’avons pas encore rédigé le texte de cette entrée ; ses énoncés sont ci-dessous.',
  },
  'glossary.kind.card': { en: 'Card', fr: 'Carte' },
  'glossary.kind.rule': { en: 'Rule', fr: 'Règle' },
  'glossary.kind.term': { en: 'Word of the game', fr: 'Mot du jeu' },
  'glossary.kind.redirect': { en: 'Pointer', fr: 'Renvoi' },
  'glossary.all': { en: 'All terms', fr: 'Tous les termes' },
  'glossary.loadFailed': { en: 'The glossary could not be opened.', fr: "Le glossaire n'a pas pu être ouvert." },
} satisfies Area;
