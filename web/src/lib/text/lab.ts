import type { Area } from './entry';

export const lab = {
  'lab.title': { en: 'Deck lab', fr: 'Laboratoire' },
  'lab.test': { en: 'Test this deck', fr: 'Tester ce deck' },
  'lab.lead': {
    en: 'Two rookies play this deck against others, many times. A bot’s game is not a person’s: read differences, not levels.',
    fr: "Deux bots débutants jouent ce deck contre d'autres, de nombreuses fois. Une partie de bots n'est pas une partie entre personnes : lisez les écarts, non les niveaux.",
  },
  'lab.against': { en: 'Against', fr: 'Contre' },
  'lab.allReady': { en: 'All ready decks', fr: 'Tous les decks prêts' },
  'lab.run': { en: 'Play {n} games', fr: 'Jouer {n} parties' },
  'lab.more': { en: 'Play {n} games more', fr: 'Jouer {n} parties de plus' },
  'lab.stop': { en: 'Stop', fr: 'Arrêter' },
  'lab.progress': { en: '{n} of {all} games', fr: '{n} parties sur {all}' },
  'lab.busy': { en: 'The server is busy; it goes on in a moment.', fr: 'Le serveur est occupé ; la suite dans un instant.' },
  'lab.failed': { en: 'The games could not be played.', fr: "Les parties n'ont pas pu être jouées." },

  'lab.rate': { en: 'Games won', fr: 'Parties gagnées' },
  'lab.won': { en: '% won', fr: '% gagnées' },
  'lab.ofGames': { en: { one: '{won} of {n} game', other: '{won} of {n} games' }, fr: { one: '{won} partie sur {n}', other: '{won} parties sur {n}' } },
  'lab.between': { en: 'Between {low} and {high}, 95 times in 100.', fr: 'Entre {low} et {high}, 95 fois sur 100.' },
  'lab.ahead': { en: 'Even is outside: this deck is ahead.', fr: "L'égalité est en dehors : ce deck a l'avantage." },
  'lab.behind': { en: 'Even is outside: this deck is behind.', fr: "L'égalité est en dehors : ce deck est en retrait." },
  'lab.open': { en: 'Even is inside: it is not settled who is ahead.', fr: "L'égalité est dedans : rien ne dit encore qui a l'avantage." },
  'lab.even': { en: 'even', fr: 'égalité' },
  'lab.turns': { en: 'turns a game', fr: 'tours par partie' },
  'lab.lifeForce': { en: 'Life Force left when it won', fr: 'Force vitale restante en gagnant' },
  'lab.undecided': { en: 'broken off', fr: 'interrompues' },

  'lab.opponents': { en: 'Against each deck', fr: 'Contre chaque deck' },
  'lab.opponent': { en: 'Opponent', fr: 'Adversaire' },
  'lab.games': { en: 'Games', fr: 'Parties' },
  'lab.few': { en: 'fewer than 100 games', fr: 'moins de 100 parties' },

  'lab.cards': { en: 'Cards that won games', fr: 'Cartes qui ont fait gagner' },
  'lab.cardsLead': {
    en: 'Games won with the card in hand in the first four turns, beside those of the whole deck; in points. The line holds the truth 95 times in 100: where it crosses the middle it proves nothing yet.',
    fr: "Parties gagnées avec la carte en main pendant les quatre premiers tours, à côté de celles du deck entier ; en points. Le trait contient la vérité 95 fois sur 100 : s'il croise le milieu, il ne prouve encore rien.",
  },
  'lab.card': { en: 'Card', fr: 'Carte' },
  'lab.points': { en: 'Points', fr: 'Points' },
  'lab.inHand': { en: { one: 'in hand in {n} game', other: 'in hand in {n} games' }, fr: { one: 'en main dans {n} partie', other: 'en main dans {n} parties' } },
  'lab.unclear': { en: 'may be chance', fr: 'peut être le hasard' },
  'lab.allCards': { en: 'All {n} cards', fr: 'Les {n} cartes' },
  'lab.fewCards': { en: 'The best and the worst', fr: 'Les meilleures et les pires' },
  'lab.noCards': { en: 'More games are needed to say something about cards.', fr: 'Il faut plus de parties pour dire quelque chose des cartes.' },

  'lab.ways': { en: { one: 'How the {n} game was won', other: 'How the {n} games were won' }, fr: { one: 'Comment la {n} partie fut gagnée', other: 'Comment les {n} parties furent gagnées' } },
  'lab.way': { en: 'Most Force lost to', fr: 'Force perdue surtout par' },
  'lab.byDrains': { en: 'Force drains', fr: 'Drainages de Force' },
  'lab.byBattle': { en: 'Battle damage', fr: 'Dommages de bataille' },
  'lab.byOther': { en: 'Other losses', fr: 'Autres pertes' },
} satisfies Area;
