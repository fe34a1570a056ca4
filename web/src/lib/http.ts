/**
 * What is sent over HTTP. Written from the server's OpenAPI document, which is made from its records: do not
 * change it by hand, but run the test `ContractTest` with `-Ddocs=write`.
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

export interface Copies {
  id: string;
  count: number;
}

export interface DeckProblem {
  text: string;
  remedy: string;
  entry: string | null;
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

/** GET /api/bots?lang=: the levels from the easiest up. */
export interface BotInfo {
  level: string;
  name: string;
  text: string;
}

export interface SeatInfo {
  name: string;
  bot: string | null;
  deck: string;
  standIn: string | null;
}

export interface Outcome {
  winner: Side | null;
  reason: 'life_force' | 'conceded' | 'time' | 'absent' | 'canceled';
  text: string;
}

export interface TableSummary {
  id: string;
  state: 'open' | 'playing' | 'suspended' | 'over';
  seats: {
    dark: SeatInfo | null;
    light: SeatInfo | null;
  };
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
  /** Its game was laid out before anybody sat down: nobody brings a deck to it. */
  laidOut: boolean;
}

/** GET /api/lobby: what is open to all, what may be watched, and where the caller sits. */
export interface Lobby {
  open: TableSummary[];
  playing: TableSummary[];
  yours: TableSummary[];
}

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

/** GET /api/games?…: finished games of the caller, the newest first. */
export interface GameList {
  games: TableSummary[];
  /** Names the page after this one (`?before=`); null on the last. */
  next: string | null;
}

export interface LogLine {
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
  log: LogLine[];
}

/** GET /api/games/{id}/steps/{n}?lang=: the position before decision n, with both hands. */
export interface ReplayStep {
  step: number;
  /** The sections of a table, as docs/protocol.md tells them, with both hands. */
  sections: object;
  /** Who decides, what was asked of him and what he answered; null after the last decision. */
  decision: {
    by: Side;
    prompt: string;
    answer: string;
  } | null;
}

/** POST /api/games/{id}/continue */
export interface ContinueFrom {
  step: number;
  side: Side;
  level: string;
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

export interface Catalogue {
  version: string;
  words: Record<string, string>;
  cards: object[];
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
