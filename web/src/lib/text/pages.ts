import type { Area } from './entry';

/** What several pages say. */
export const pages = {
  'pages.garbled': {
    en: 'The server sent an answer that makes no sense here ({n}). Try again in a moment.',
    fr: "Le serveur a envoyé une réponse qui n'a pas de sens ici ({n}). Réessayez dans un instant.",
  },
  'pages.copy': { en: 'Copy', fr: 'Copier' },
  'pages.copied': { en: 'Copied', fr: 'Copié' },
  'pages.notCopied': {
    en: 'The browser did not allow it. Select the text and copy it yourself.',
    fr: "Le navigateur ne l'a pas permis. Sélectionnez le texte et copiez-le vous-même.",
  },
  'pages.download': { en: 'Download', fr: 'Télécharger' },
  'pages.undo': { en: 'Undo', fr: 'Annuler' },
  'pages.cancel': { en: 'Cancel', fr: 'Renoncer' },
  'pages.close': { en: 'Close', fr: 'Fermer' },
  'pages.either': { en: 'Either side', fr: "L'un ou l'autre" },
  'pages.houseDeck': { en: "The house's choice", fr: 'Au choix de la maison' },
  'pages.ownDecks': { en: 'Your decks', fr: 'Vos decks' },
  'pages.readyDecks': { en: 'Ready decks', fr: 'Decks prêts à jouer' },
  'pages.notLegal': { en: '{name} (not legal yet)', fr: '{name} (pas encore conforme)' },
  'pages.side': { en: 'Side', fr: 'Côté' },
  'pages.deck': { en: 'Deck', fr: 'Deck' },
  'pages.ago.now': { en: 'just now', fr: "à l'instant" },
} satisfies Area;
