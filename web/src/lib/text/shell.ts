import type { Area } from './entry';

export const shell = {
  'shell.skip': { en: 'Skip to the page', fr: 'Aller au contenu' },
  'shell.home': { en: 'Holosite, to the start page', fr: "Holosite, vers la page d'accueil" },
  'shell.nav': { en: 'Pages', fr: 'Pages' },
  'shell.play': { en: 'Play', fr: 'Jouer' },
  'shell.decks': { en: 'Decks', fr: 'Decks' },
  'shell.cards': { en: 'Cards', fr: 'Cartes' },
  'shell.glossary': { en: 'Glossary', fr: 'Glossaire' },
  'shell.account': { en: 'Account', fr: 'Compte' },
  'shell.menu': { en: 'Menu', fr: 'Menu' },
  'shell.language': { en: 'Language', fr: 'Langue' },
  'shell.english': { en: 'English', fr: 'Anglais' },
  'shell.french': { en: 'French', fr: 'Français' },
  'shell.settings': { en: 'Settings', fr: 'Réglages' },
  'shell.help': { en: 'Help', fr: 'Aide' },
  'shell.close': { en: 'Close', fr: 'Fermer' },
  'shell.loading': { en: 'Loading …', fr: 'Chargement …' },
  'shell.retry': { en: 'Try again', fr: 'Réessayer' },
  'shell.unreachable': {
    en: 'The server does not answer. Is it still running?',
    fr: 'Le serveur ne répond pas. Tourne-t-il encore ?',
  },

  'settings.motion': { en: 'No motion', fr: 'Sans animation' },
  'settings.motionHelp': {
    en: 'Cards change place at once; nothing glides, turns or pulses.',
    fr: "Les cartes changent de place d'un coup ; rien ne glisse, ne tourne ni ne pulse.",
  },
  'settings.battleResults': { en: 'Results of battles', fr: 'Résultats des batailles' },
  'settings.battleResultsHelp': {
    en: 'A battle ends on its result, which stays until you go on.',
    fr: "Une bataille se termine sur son résultat, qui reste jusqu'à ce que vous continuiez.",
  },
  'settings.reader': { en: 'Screen-reader mode', fr: "Mode lecteur d'écran" },
  'settings.readerHelp': {
    en: 'The table as headings, lists and buttons, in the order in which one plays.',
    fr: "La table en titres, listes et boutons, dans l'ordre où l'on joue.",
  },

  'help.lead': {
    en: 'What you may do now is lit in jade. Choose a lit card, then a place for it.',
    fr: 'Ce que vous pouvez faire est allumé en jade. Choisissez une carte allumée, puis sa destination.',
  },
  'help.why': {
    en: 'A card that is not lit tells its reason; Why? tells more and opens the glossary.',
    fr: "Une carte éteinte dit pourquoi ; Pourquoi ? en dit plus et ouvre le glossaire.",
  },
  'help.keys': { en: 'Keys', fr: 'Touches' },
  'help.key.regions': { en: 'Next region of the table', fr: 'Région suivante de la table' },
  'help.key.arrows': { en: 'Along and across the locations', fr: 'Le long et en travers des localisations' },
  'help.key.enter': { en: 'Choose', fr: 'Choisir' },
  'help.key.why': { en: 'Why?', fr: 'Pourquoi ?' },
  'help.key.pass': { en: 'Pass', fr: 'Passer' },
  'help.key.until': { en: 'Pass until something happens, or no longer', fr: 'Passer jusqu’à ce qu’il se passe quelque chose, ou arrêter' },
  'help.key.large': { en: 'The card in large', fr: 'La carte en grand' },
  'help.key.log': { en: 'The log', fr: 'Le journal' },
  'help.arrowKeys': { en: 'Arrows', fr: 'Flèches' },
  'help.enterKey': { en: 'Enter', fr: 'Entrée' },
  'help.glossary': { en: 'All terms of the game, in the glossary', fr: 'Tous les termes du jeu, dans le glossaire' },

  'missing.title': { en: 'There is no such page', fr: "Cette page n'existe pas" },
  'missing.text': {
    en: 'Nothing answers to {path}. The address may be mistyped, or the table is gone.',
    fr: "Rien ne répond à {path}. L'adresse est peut-être mal écrite, ou la table n'existe plus.",
  },
  'missing.home': { en: 'To the start page', fr: "Vers la page d'accueil" },
  'broken.title': { en: 'This page could not be loaded', fr: "Cette page n'a pas pu être chargée" },
} satisfies Area;
