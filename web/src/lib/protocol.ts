/**
 * What is sent over HTTP and over the WebSocket of a table. Written from the server's OpenAPI document, which is
 * made from its records: do not change it by hand, but run the test `ContractTest` with `-Ddocs=write`.
 */

export type Side = 'dark' | 'light';

export type Language = 'en' | 'fr';

/** A refusal: `error` is a stable key, `message` says what to do in the caller's language. */
export interface Problem {
  error: string;
  message: string;
  line?: number;
}

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  language: Language;
}

export interface Newcomer {
  language?: Language | null;
}

export interface Registration {
  name: string;
  password: string;
  language?: Language | null;
}

export interface Login {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  password: string;
}

export interface Change {
  language: Language;
}

export interface Reset {
  token: string;
  password: string;
}

export interface AdminAccount {
  id: string;
  name: string;
  guest: boolean;
  admin: boolean;
  muted: boolean;
  banned: boolean;
  created: number;
}

export interface AccountChange {
  muted?: boolean | null;
  banned?: boolean | null;
}

export interface ResetLink {
  /** the path where the owner of the account chooses a password; it works once, for a day */
  link: string;
}

export interface Copies {
  id: string;
  count: number;
}

export interface DeckRemedy {
  text: string;
  list: Copies[];
  under: Copies[];
  start: string;
}

export interface DeckProblem {
  text: string;
  remedy: string;
  entry: string | null;
  remedies: DeckRemedy[];
}

export interface DeckSummary {
  /** Own decks have numbers, ready decks are `ready:<name>`. */
  id: string;
  name: string;
  side: Side;
  cards: number;
  legal: boolean;
  style: string;
  updated: number | null;
}

export interface DeckInfo {
  id: string;
  name: string;
  side: Side;
  cards: number;
  legal: boolean;
  style: string;
  updated: number | null;
  /** Title of the location it starts with; '' where none is marked. */
  start: string;
  list: Copies[];
  under: Copies[];
  problems: DeckProblem[];
}

/** POST /api/decks, PUT /api/decks/{id}, POST /api/decks/check: what a player has put together. */
export interface DeckDraft {
  name: string;
  side: Side;
  /** Title of the location it starts with; '' where none is marked. */
  start?: string | null;
  style?: string | null;
  /** At least one card. */
  list: Copies[];
  under?: Copies[] | null;
}

export interface DeckText {
  text: string;
  name?: string | null;
}

/** POST /api/decks/import with `{ text, name? }`: what could be read, and the lines that name no card. */
export interface Imported {
  form: 'holosite' | 'plain' | 'gemp-xml' | 'gemp-ids' | 'holotable';
  deck: DeckInfo;
  missing: {
    line: number;
    count: number;
    title: string;
    nearest: string[];
  }[];
}

/** GET /api/formats?lang=: what decks may be held to (`?format=` where a deck is asked for or checked). */
export interface DeckFormat {
  key: string;
  name: string;
}

export interface TrialGames {
  deck: string;
  against: string;
  first: number;
  games: number;
}

export interface TrialResult {
  games: number;
  won: number;
  undecided: number;
  turns: number;
  lifeForce: number;
  byDrains: number;
  byBattle: number;
  byOther: number;
  cards: TrialCard[];
}

export interface TrialCard {
  id: string;
  early: number;
  earlyWon: number;
  played: number;
  playedWon: number;
}

/** GET /api/bots?lang=: the levels from the easiest up. */
export interface BotInfo {
  level: string;
  name: string;
  text: string;
  rating?: {
    points: number;
    error: number;
    share: number;
    games: number;
  };
}

export interface SeatInfo {
  name: string;
  bot: string | null;
  deck: string;
  standIn: string | null;
}

export interface TableSummary {
  id: string;
  state: 'open' | 'playing' | 'suspended' | 'over';
  seats: Record<Side, SeatInfo | null>;
  private: boolean;
  turn: number;
  watching: number;
  outcome: Outcome | null;
  started: number;
  ended: number | null;
  /** Seats the caller holds. */
  yours: Side | null;
  /** Minutes for a player in all and seconds for a decision; null for none. */
  clock: {
    minutes: number;
    decision: number | null;
  } | null;
  /** Seconds by which spectators see later. */
  delay: number;
  format: DeckFormat;
  /** Its game was laid out before anybody sat down: nobody brings a deck to it. */
  laidOut: boolean;
}

/** GET /api/lobby: what is open to all, what may be watched, and where the caller sits. */
export interface Lobby {
  open: TableSummary[];
  playing: TableSummary[];
  yours: TableSummary[];
}

/** POST /api/tables */
export interface NewTable {
  side: 'dark' | 'light' | 'any';
  /** `ready:<name>`, the id of an own deck, or '' to let the house choose. */
  deck: string;
  opponent: {
    kind: 'bot' | 'open' | 'private';
    level?: string | null;
    deck?: string | null;
  };
  /** Minutes for a player in all and seconds for a decision; null for none. */
  clock?: {
    minutes: number;
    decision?: number | null;
  } | null;
  delay?: number | null;
  format?: string | null;
  teaching?: boolean | null;
}

/** POST /api/tables and POST /api/games/{id}/continue: the table to go to. */
export interface Opened {
  id: string;
  /** For a private table: the path that lets an opponent in, once. */
  link: string | null;
}

export interface Join {
  deck: string;
}

/** A lesson in the list of GET /api/lessons */
export interface LessonSummary {
  id: string;
  title: string;
  about: string;
  minutes: number;
  steps: number;
  side: Side;
  done: boolean;
  table: string | null;
}

/** POST /api/lessons/{id} */
export interface BeginLesson {
  again: boolean;
}

export interface PositionDraft {
  turn: Side;
  number: number;
  phase?: Phase;
  seed: number;
  table: PlacedCard[];
  dark: PlayerDraft;
  light: PlayerDraft;
}

export interface PlacedCard {
  id: string;
  role?: PlacedRole;
  race?: number;
  marks: string[];
  counter?: number;
  aim?: number;
  system?: string;
  covers: boolean;
  on: PlacedCard[];
}

export type PlacedRole = 'pilot' | 'passenger' | 'astromech' | 'cargo' | 'captive' | 'prisoner' | 'stacked' | 'at';

export interface PlayerDraft {
  hand: PileItem[];
  reserve: PileItem[];
  force: PileItem[];
  used: PileItem[];
  lost: PileItem[];
  outOfPlay: PileItem[];
  beside: PlacedCard[];
  destinies: string[];
  deck: PileItem[];
  nothingElse: boolean;
}

export interface PileItem {
  id?: string;
  count: number;
}

export interface PositionVerdict {
  text: string;
  impossible?: Impossible;
  remarks: PositionRemark[];
  places: PositionPlace[];
  piles?: Record<Side, PositionPiles>;
}

export interface Impossible {
  text: string;
  line: number;
  piece?: number;
}

export interface PositionRemark {
  text: string;
  remedy: string;
  deed: RemedyDeed;
  side?: Side;
  number?: number;
  piece?: number;
  entry?: string;
}

export type RemedyDeed = 'turn' | 'reserve' | 'remove' | 'rule';

export interface PositionPlace {
  piece: number;
  system: string;
  power: Record<Side, number>;
  occupies: Record<Side, boolean>;
  controls?: Side;
}

export interface PositionPiles {
  hand: number;
  reserve: number;
  force: number;
  used: number;
  lost: number;
  lifeForce: number;
  all: number;
}

export interface PositionText {
  text: string;
}

export interface PositionPick {
  position: PositionDraft;
  card: string;
}

export interface PositionSlots {
  table: string;
  pieces: string[];
  beside: string[];
}

export interface PlayPosition {
  position: PositionDraft;
  side: Side;
  level: string;
}

export interface PuzzleSummary {
  id: string;
  theme: PuzzleTheme;
  level: number;
  title: string;
  about: string;
  goal: string;
  side: Side;
  done: boolean;
}

export interface BeginPuzzle {
  again: boolean;
}

/** GET /api/games?…: finished games of the caller, the newest first. */
export interface GameList {
  games: TableSummary[];
  /** Names the page after this one (`?before=`); null on the last. */
  next: string | null;
}

/** POST /api/games/{id}/continue */
export interface ContinueFrom {
  step: number;
  side: Side;
  level: string;
}

/** GET /api/games/{id}?lang=: a finished game, to be looked through. */
export interface Replay {
  table: TableSummary;
  /** How many positions there are: before each decision, and the last. */
  steps: number;
  /** Steps before which others are missing: the rules have changed since, and do not lead to them any more. */
  gaps: number[];
  /** For the slider: at which step each turn begins. */
  turns: {
    step: number;
    number: number;
    player: Side;
  }[];
  /** The whole log; a line belongs to the first step at which it had been told. */
  log: ReplayLine[];
}

export interface ReplayLine {
  number: number;
  kind: string;
  player: Side | null;
  text: string;
  cards: {
    id: string;
    title: string;
  }[];
  amount: number;
  step: number;
}

/** GET /api/games/{id}/steps/{n}?lang=: the position before decision n, with both hands. */
export interface ReplayStep {
  step: number;
  /** The sections of a table, as docs/protocol.md tells them, with both hands. */
  sections: Sections;
  /** Who decides, what was asked of him and what he answered; null after the last decision. */
  decision: {
    by: Side;
    prompt: string;
    answer: string;
  } | null;
}

export interface GameAnalysis {
  decisions: JudgedDecision[];
  next: number;
}

export interface JudgedDecision {
  step: number;
  by: Side | null;
  games: number;
  choices: JudgedChoice[];
}

export interface JudgedChoice {
  text: string;
  card?: string;
  worth: number;
  error: number;
  played: boolean;
}

/** GET /api/glossary?lang= lists every entry. */
export interface GlossaryTerm {
  id: string;
  term: string;
  /** Other words it is found by, in either language. */
  also: string[];
  /** Its first sentences, as plain words; '' where none are written. */
  lead: string;
  area: string;
  /** Base words are ours, beside the entries of the glossary. */
  kind: 'card' | 'rule' | 'term' | 'redirect' | 'base';
  /** Ids of the cards it names. */
  cards: string[];
}

/** A piece of text; at most one of the others says what it is. */
export interface GlossaryPiece {
  text: string;
  stressed?: boolean;
  entry?: string;
  card?: string;
}

export interface GlossaryBlock {
  kind: 'paragraph' | 'example' | 'list';
  /** One line, or one for each item of a list. */
  lines: GlossaryPiece[][];
}

export interface GlossaryClaim {
  id: string;
  text: string;
  status: 'shown' | 'rules' | 'ruled';
  /** The tests that show it: `package.Class#method`. */
  tests: string[];
  /** Where we hold it to be wrong: why, and what the game does instead. */
  ruled: string | null;
}

/** GET /api/glossary/{id}?lang= */
export interface GlossaryEntry {
  id: string;
  term: string;
  /** The term in the other language. */
  other: string;
  lead: string;
  area: string;
  kind: 'card' | 'rule' | 'term' | 'redirect' | 'base';
  /** Its text, of which the lead is the beginning. */
  blocks: GlossaryBlock[];
  claims: GlossaryClaim[];
  /** What was decided where the sources are silent. */
  rulings: {
    id: string;
    concerns: string;
    text: string;
    tests: string[];
  }[];
  see: {
    id: string;
    term: string;
  }[];
  /** Entries that point to this one. */
  namedBy: {
    id: string;
    term: string;
  }[];
  cards: {
    id: string;
    title: string;
  }[];
}

export interface AdminTable {
  table: TableSummary;
  /** why the table is suspended */
  reason: string | null;
}

export interface TableChange {
  action: 'suspend' | 'resume' | 'cancel';
}

export interface NewReport {
  words: string;
}

export interface Reported {
  id: string;
}

export interface Report {
  id: string;
  at: number;
  table: string;
  name: string;
  words: string;
}

/** What a client at a table may say. A message that wants something carries an `id` of its own choice; the answer names it. */
export type ClientMessage = {
  type: 'hello';
  language: Language;
  event: number | null;
  version?: string | null;
} | {
  type: 'language';
  language: Language;
} | {
  type: 'ping';
  at: number;
} | {
  type: 'answer';
  id: string;
  number: number;
  answer: Answer;
  /** The same again while nothing else is asked, so often in all. */
  times?: number | null;
} | {
  type: 'pass_until';
  id: string;
  number: number;
  on: boolean;
} | {
  type: 'request';
  id: string;
  kind: RequestKind;
  minutes?: number | null;
} | {
  type: 'reply';
  id: string;
  kind: RequestKind;
  accept: boolean;
} | {
  type: 'concede';
  id: string;
} | {
  type: 'claim';
  id: string;
} | {
  type: 'seat_bot';
  id: string;
  level: string;
} | {
  type: 'take_back';
  id: string;
} | {
  type: 'rematch';
  id: string;
} | {
  type: 'stops';
  id: string;
  stops: WantedStops;
} | {
  type: 'chat';
  id: string;
  text: string;
} | {
  type: 'step';
  id: string;
  step: number;
} | {
  type: 'puzzle';
  id: string;
  step: PuzzleStep;
} | {
  type: 'why';
  id: string;
  about: WhyAbout;
};

/** One of these, depending on the kind of the question. */
export type Answer = {
  pass: boolean;
} | {
  choice: number;
} | {
  cards: number[];
} | {
  number: number;
};

/** The stops a player sets. */
export interface WantedStops {
  own: Phase[];
  opponents: Phase[];
  responses: boolean;
  skip: Phase[];
  ownActions: boolean;
  /** A message that leaves it out changes nothing. */
  alike?: boolean | null;
  /** Ask me there even where I can do nothing at all. */
  idle?: boolean | null;
  /** What ends passing until something happens. */
  wakes?: Something[] | null;
  /** How fast a bot answers me. */
  bots?: BotSpeed | null;
}

export type WhyAbout = {
  what: 'card';
  handle: number;
} | {
  what: 'generation';
} | {
  what: 'question';
} | {
  what: 'not';
  handle: number;
  target?: number | null;
};

/** What a client at a table is told. */
export type ServerMessage = {
  type: 'state';
  /** Number of the last event this state holds; a client that comes back names it in `hello`. */
  event: number;
  /** Everything, not only what changed: forget what you had. */
  full: boolean;
  /** The server's time, for the clocks. */
  now: number;
  set: Sections;
  log: LogLine[];
} | {
  type: 'chat';
  lines: ChatLine[];
} | {
  type: 'done';
  id: string;
} | {
  type: 'refused';
  id: string | null;
  error: string;
  message: string;
} | {
  type: 'why';
  id: string;
  answer: WhyAnswer;
} | {
  type: 'pong';
  at: number;
} | {
  type: 'waiting';
} | {
  type: 'outdated';
  version: string;
} | {
  type: 'bye';
  message: string;
  retry: number;
};

/** The server sends sections; one that is not sent has not changed. `place:<handle>` is one location with everything there; `row` is their order. */
export interface Sections {
  table?: TableInfo;
  clocks?: Clocks | null;
  stops?: Stops | null;
  /** Whether the table passes for the player until something happens. */
  until?: boolean | null;
  /** The lesson that is taught here, for whoever learns. */
  lesson?: LessonInfo | null;
  lessonAt?: LessonMoment | null;
  puzzle?: PuzzleInfo | null;
  puzzleAt?: PuzzleMoment | null;
  turn?: TurnInfo;
  dark?: PlayerInfo;
  light?: PlayerInfo;
  row?: number[];
  lasting?: {
    card: string;
    tag: string;
    text: string;
    until: string;
    touches: number[];
  }[];
  battle?: BattleInfo | null;
  attack?: AttackInfo | null;
  question?: QuestionInfo | null;
  /** A location with everything there, by its handle. */
  [name: `place:${number}`]: PlaceInfo | null;
}

export interface TableInfo {
  id: string;
  /** `open`: waits for players. `suspended`: something went wrong, and it cannot go on for now. */
  state: 'open' | 'playing' | 'suspended' | 'over';
  /** Whose eyes this view is for; `null` for a spectator. */
  you: Side | null;
  /** The side drawn at the bottom. */
  bottom: Side;
  seats: Record<Side, Seat | null>;
  watching: number;
  /** Whose answer the game waits for. */
  waiting: Side | null;
  /** The game waits for an opponent who is not connected: from when on (server's clock) one may do something about it. */
  absent: {
    from: number;
  } | null;
  /** What the players have asked of each other and not yet answered. */
  requests: Request[];
  outcome: Outcome | null;
  /** A rematch's table once both want it. */
  rematch: string | null;
  /** What the players must know about their table besides the game. */
  notice: string | null;
  /** Seconds by which spectators see later. */
  delay: number;
  private: boolean;
  teaching: boolean;
}

export interface Seat {
  name: string;
  bot: string | null;
  deck: string;
  /** Whether a client of this player is connected now (always for a bot). */
  here: boolean;
  /** The bot that plays for this player, who was absent. */
  standIn: string | null;
  wantsRematch: boolean;
}

export interface Request {
  kind: RequestKind;
  by: Side;
  /** For an extension: minutes for both. */
  minutes?: number;
}

export type RequestKind = 'undo' | 'cancel' | 'extend';

export interface Outcome {
  winner: Side | null;
  reason: 'life_force' | 'conceded' | 'time' | 'absent' | 'canceled';
  text: string;
}

export interface Clocks {
  /** Milliseconds left in all, as of `at` (server's clock, milliseconds). */
  dark: number;
  light: number;
  /** Milliseconds left for this decision; null where there is no such limit. */
  decision: number | null;
  running: Side | null;
  at: number;
}

/** Where a player is asked about what he could do at any time, and where the table passes for him. */
export interface Stops {
  /** Stop for what could be done at any time, in these phases of my own turn, of the opponent's turn. */
  own: Phase[];
  opponents: Phase[];
  /** Stop at every moment that could be answered. */
  responses: boolean;
  /** Pass for me in these phases of the opponent's turn when all I could do is optional. */
  skip: Phase[];
  /** Ask me whether to cancel my own actions. */
  ownActions: boolean;
  /** Let the game wait for me wherever some hand could answer, so that pauses do not betray mine. */
  alike: boolean;
  /** Ask me there even where I can do nothing at all. */
  idle: boolean;
  /** What ends passing until something happens. */
  wakes: Something[];
  /** How fast a bot answers me. */
  bots: BotSpeed;
}

/** What can happen while one passes until something happens. */
export type Something = 'battle' | 'drain' | 'loss' | 'card' | 'move' | 'other';

export type BotSpeed = 'slow' | 'normal' | 'fast' | 'instant';

export interface LessonInfo {
  id: string;
  title: string;
  /** Each part with its first step. */
  parts: {
    title: string;
    first: number;
  }[];
  steps: LessonStep[];
}

export interface LessonStep {
  part: number;
  heading: string;
  /** Words between double asterisks are set apart. */
  text: string;
  /** What to do; null where there is only something to read. */
  todo: string | null;
  callout: string | null;
  /** What is lit; null where it is what the learner is to answer with. */
  lit: PointedAt | null;
  look: PointedAt | null;
  link: {
    id: string;
    title: string;
  } | null;
}

export interface PointedAt {
  thing: string;
  cards: string[];
}

/** Where a lesson stands: the steps `from` to `step` are told now, and the last of them waits for one of the answers. */
export interface LessonMoment {
  from: number;
  step: number;
  state: 'waits' | 'goes_on' | 'ended';
  /** The step has been answered in part. */
  begun: boolean;
  answers: string[];
}

export interface PuzzleInfo {
  id: string;
  theme: PuzzleTheme;
  level: number;
  title: string;
  about: string;
  goal: string;
  hints: {
    text: string;
    lit: PointedAt | null;
  }[];
  known: KnownPile[];
}

export interface KnownPile {
  side: Side;
  pile: 'hand' | 'reserve_deck';
  cards: string[];
}

export interface PuzzleMoment {
  standing: 'open' | 'solved' | 'failed';
  shown: boolean;
  onTheWay: boolean;
  told: string | null;
}

export type PuzzleStep = 'again' | 'show';

export type PuzzleTheme = 'drain' | 'battle' | 'weapon' | 'forfeit' | 'interrupt' | 'move' | 'space' | 'capture' | 'objective' | 'survive';

export interface TurnInfo {
  number: number;
  player: Side;
  phase: Phase;
  /** Force generation of the turn player. */
  generation: number;
}

export type Phase = 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw';

export interface PlayerInfo {
  reserve: number;
  force: number;
  used: number;
  lost: number;
  /** Card id of the top card of the Lost Pile, '' where empty. */
  lostTop: string;
  /** Card ids. */
  outOfPlay: string[];
  hand: number;
  sabacc: number;
  lifeForce: number;
  side: CardInfo[];
  /** Only for the viewer himself, and for both in a replay. */
  cards: CardInfo[] | null;
  sabaccCards: CardInfo[] | null;
}

export interface CardInfo {
  handle: number;
  /** Card id; '' for a card that lies face down for this viewer. */
  id: string;
  owner: Side;
  /** How it lies there: 'at', 'pilot', 'passenger', 'astromech', 'cargo', 'on', 'escorted', 'stacked' … */
  role: 'none' | 'laid_out' | 'at' | 'pilot' | 'passenger' | 'astromech' | 'cargo' | 'on' | 'escorted' | 'imprisoned' | 'stacked' | 'covered' | 'inserted';
  marks: Mark[];
  /** Figures as they are now; one that a card does not have is left out. */
  figures: Partial<Record<FigureName, number>>;
  /** Immune to attrition below this. */
  immunity?: number;
  /** A Podracer's race total, or what a race destiny counts. */
  race?: number;
  faceDown?: number;
  on?: CardInfo[];
}

export type Mark = 'hit' | 'undercover' | 'captive' | 'frozen' | 'missing' | 'crashed' | 'in_battle' | 'excluded' | 'moved' | 'battled' | 'searched' | 'face_down' | 'blown_away' | 'collapsed' | 'bombing_run' | 'crossed_over' | 'aimed_at' | 'leads' | 'unpiloted' | 'text_canceled' | 'damaged' | 'flipped';

export type FigureName = 'power' | 'ability' | 'politics' | 'maneuver' | 'armor' | 'hyperspeed' | 'landspeed' | 'ferocity' | 'deploy' | 'forfeit' | 'defense' | 'parsec';

export interface PlaceInfo {
  location: CardInfo;
  system: string;
  parsec?: number;
  /** Handle of the planet it orbits, or of the ship it is inside. */
  boundTo?: number;
  icons: Record<Side, number>;
  power: Record<Side, number>;
  ability: Record<Side, number>;
  occupies: Record<Side, boolean>;
  drain: Record<Side, number>;
  controls: Side | null;
  cards: CardInfo[];
}

export interface BattleInfo {
  location: number;
  initiator: Side;
  segment: string;
  segmentWord: string;
  /** All segments in order with their words, for the steps at the top. */
  segments: Segment[];
  power: Record<Side, number>;
  sums: Record<Side, Sum>;
  /** Total battle destiny, null until drawn; the cards drawn for it (ids) in order. */
  destiny: Record<Side, number | null>;
  drawn: Record<Side, DrawnCard[]>;
  /** Still to be paid, and how much there was in all; null until known. */
  attrition: Record<Side, {
    left: number;
    total: number;
  } | null>;
  damage: Record<Side, {
    left: number;
    total: number;
  } | null>;
}

/** A creature attacks one card, or a player attacks a creature with all he has there. */
export interface AttackInfo {
  location: number;
  creature: number;
  byCreature: boolean;
  /** Whose cards stand against the creature, and which. */
  against: Side;
  cards: number[];
  segment: string;
  segmentWord: string;
  segments: Segment[];
  /** It needs no totals: the creature attaches itself to its prey. */
  attaches: boolean;
  /** How many destinies are drawn for the creature. */
  draws: number;
  /** null until it is known. */
  ferocity: number | null;
  /** Its defense value, where it is the one attacked. */
  defense: number | null;
  /** Ferocity and defense. */
  creatureTotal: number | null;
  /** Power of those against it, card by card; with the destiny they drew that is the total. */
  sum: Sum;
  destiny: number | null;
  total: number;
  /** The cards drawn for destiny (ids) in order. */
  drawn: {
    creature: DrawnCard[];
    against: DrawnCard[];
  };
  /** Whether the one attacked is defeated; null until that is settled. */
  defeated: boolean | null;
}

/** A segment of a battle or an attack, and its word. */
export interface Segment {
  key: string;
  word: string;
}

/** A card drawn for destiny, by its id. */
export interface DrawnCard {
  id: string;
  value: number;
  /** It does not count. */
  canceled?: boolean;
}

export interface Sum {
  /** A figure of cards by its key, or one of a place or player: 'total_power', 'force_drain' … */
  key: string;
  /** Its word in the viewer's language, after whose it is where that must be said. */
  figure: string;
  /** The glossary entry about it. */
  entry: string | null;
  total: number | null;
  items: Addend[];
}

export interface Addend {
  /** Text in the viewer's language, and the card it is about, if any. */
  label: string;
  card?: string;
  /** Written before the figure: '+', '−', '×', '=', '≤', '≥'. */
  op: string;
  amount: number;
}

export interface QuestionInfo {
  /** Number of the decision in this game: an answer names it. */
  number: number;
  key: string;
  kind: 'act' | 'cards' | 'number' | 'option';
  /** What is asked, in the viewer's language. */
  prompt: string;
  /** One line of help: how many, or what passing does. */
  help: string;
  /** The glossary entry that tells more. */
  entry: string | null;
  about: SeenCard | null;
  other: SeenCard | null;
  choices: Choice[];
  options: string[];
  least: number;
  most: number;
  mayPass: boolean;
  /** What passing does here: "Pass to Battle". */
  passLabel: string;
  /** How much Force is still to be lost, where that is asked. */
  left?: number;
  /** Cards of the viewer that are not lit, and why: by handle. */
  reasons: Record<string, Reason>;
}

export interface Choice {
  /** What to answer: the place in the list. */
  index: number;
  /** 'deploy', 'play', 'use_text', 'move', 'battle', 'drain', 'fire', 'activate', 'draw' …; '' for a card to choose. */
  act: string;
  text: string;
  card: SeenCard | null;
  other: SeenCard | null;
  /** The Force it takes now; the least, where that depends on the place. */
  force?: number;
  /** What it takes at each place it could lead to, where that differs. */
  prices?: {
    target: SeenCard;
    force: number;
  }[];
}

export interface Reason {
  /** One to three words for the tab on the card, some 16 characters at most: "5 Force, 3 left". */
  tag: string;
  /** The whole sentence. */
  text: string;
  entry: string | null;
}

/** A card spoken of. The id is '' where it is hidden. */
export interface SeenCard {
  handle: number;
  id: string;
  where: 'nowhere' | 'table' | 'hand' | 'reserve_deck' | 'force_pile' | 'used_pile' | 'lost_pile' | 'out_of_play' | 'outside' | 'being_played' | 'sabacc_hand' | 'own_side' | 'other_side';
}

export interface WhyAnswer {
  title: string;
  card: string | null;
  sums: Sum[];
  /** What stands against it, place by place. */
  reasons: {
    where: string;
    lines: {
      text: string;
      entry: string | null;
    }[];
  }[];
}

/** Entries that belong together make one line, numbered by the first of them: a line sent again under its number replaces the one told before. */
export interface LogLine {
  number: number;
  /** The kind of event: 'deploys', 'draws_destiny', 'loses' … */
  kind: string;
  player: Side | null;
  text: string;
  /** Titles named in the text, with their ids, to make links of. */
  cards: {
    id: string;
    title: string;
  }[];
  amount: number;
}

export interface ChatLine {
  number: number;
  from: string;
  side: Side | null;
  text: string;
  at: number;
}

/** GET /api/cards/{language}: the same for everybody. */
export interface Catalogue {
  /** Changes whenever any card changes. */
  version: string;
  /** The words of icons, figures, kinds and marks in this language, by their keys. */
  words: Record<string, string>;
  cards: CardFace[];
}

/** A card as it is printed, in one language. */
export interface CardFace {
  id: string;
  title: string;
  side: Side;
  type: CardKind;
  /** Finer kinds by key: 'rebel', 'starfighter', 'site', 'used_interrupt' … */
  subtypes: string[];
  /** The type line in this language. */
  kind: string;
  /** The marks before the title: dots (on table) or diamonds (in a system), and how many. */
  marks: string;
  unique: number;
  /** Several for a card with more than one destiny number; none for a location. */
  destiny: number[];
  figures: Partial<Record<FigureName, number>>;
  /** Keys: 'pilot', 'warrior', 'nav_computer', 'scomp_link', 'interior', 'exterior' … */
  icons: string[];
  /** Characteristics by key, and their words in this language. */
  traits: string[];
  traitWords: string[];
  personas: string[];
  /** A class or model, for emblems: 'X-WING' … ; empty where there is none. */
  model: string;
  /** The set's key and name. */
  set: string;
  setName: string;
  /** Text in this language, a sentence or two for each thing the card says. */
  text: string[];
  /** A location's two ends. */
  darkText?: string[];
  lightText?: string[];
  darkIcons?: number;
  lightIcons?: number;
  system?: string;
  deed?: CardDeed;
  /** What the other face of an Objective says. */
  back?: {
    id: string;
    title: string;
    text: string[];
  };
}

export type CardKind = 'character' | 'creature' | 'starship' | 'vehicle' | 'location' | 'weapon' | 'device' | 'effect' | 'interrupt' | 'objective' | 'epic_event' | 'admirals_order' | 'defensive_shield' | 'jedi_test' | 'podracer' | 'game_aid';

export type CardDeed = 'drain' | 'destiny' | 'cancel' | 'retrieve' | 'capture' | 'move' | 'power' | 'deploy' | 'search' | 'immunity' | 'weapon' | 'force' | 'forbid';

/** What is in force where a player never chose anything. */
export const USUAL_STOPS: Stops = {"own":["deploy"],"opponents":["draw"],"responses":false,"skip":[],"ownActions":false,"alike":false,"idle":false,"wakes":["battle","drain","loss","card","move","other"],"bots":"normal"};
