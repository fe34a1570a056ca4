import type { Area } from './entry';

export const gallery = {
  'gallery.title': { en: 'Cards', fr: 'Cartes' },
  'gallery.lead': {
    en: 'Light is rounded, Dark is cut at the corners, a location carries both. Each emblem is drawn from the card itself.',
    fr: "Le côté lumineux est arrondi, l'obscur a les coins coupés, une localisation porte les deux. Chaque emblème est tiré de la carte elle-même.",
  },
  'gallery.found': {
    en: { one: '{n} card', other: '{n} cards' },
    fr: { one: '{n} carte', other: '{n} cartes' },
  },
  'gallery.none': { en: 'No card is like that.', fr: "Aucune carte n'est ainsi." },
  'gallery.side': { en: 'Side', fr: 'Côté' },
  'gallery.both': { en: 'Both sides', fr: 'Les deux côtés' },
  'gallery.kind': { en: 'Kind', fr: 'Type' },
  'gallery.filters': { en: 'Filters', fr: 'Filtres' },
  'gallery.set': { en: 'Set', fr: 'Extension' },
  'gallery.anySet': { en: 'All sets', fr: 'Toutes les extensions' },
  'gallery.clear': { en: 'Show all cards', fr: 'Montrer toutes les cartes' },
  'gallery.anyKind': { en: 'Any kind', fr: 'Tous les types' },

  'cardPage.unknown': { en: 'There is no card {id}', fr: "La carte {id} n'existe pas" },
  'cardPage.back': { en: 'All cards', fr: 'Toutes les cartes' },
  'cardPage.words': { en: 'Characteristics', fr: 'Caractéristiques' },
  'cardPage.personas': { en: 'Personas', fr: 'Personas' },
  'cardPage.icons': { en: 'Icons', fr: 'Icônes' },
  'cardPage.set': { en: 'Set', fr: 'Extension' },
  'cardPage.glossary': { en: 'In the glossary', fr: 'Dans le glossaire' },
  'cardPage.others': { en: 'Other cards of this title', fr: 'Autres cartes de ce titre' },
} satisfies Area;
