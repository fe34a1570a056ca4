/**
 * What the server and the client say to each other at a table. The server writes exactly these shapes
 * (`server`, package `wire`); docs/protocol.md tells them in words. What is sent over HTTP is written from
 * the server's records into http.ts.
 *
 * A figure that a card does not have is left out. Card handles name a card in one view; a card that
 * was hidden in between comes back under another handle.
 */

import type * as Http from './http';
import type { Imported, Language, Side } from './http';

export type { Language, Side } from './http';

// ---- the catalogue: GET /api/cards/{language}, the same for everybody

export interface Catalogue {
  /** Changes whenever any card changes. */
  version: string;
  cards: CardFace[];
  /** The words of icons, figures, kinds and marks in this language, by their keys. */
  words: Record<string, string>;
}

export type CardKind =
  | 'character' | 'creature' | 'starship' | 'vehicle' | 'location' | 'weapon' | 'device' | 'effect'
  | 'interrupt' | 'objective' | 'epic_event' | 'admirals_order' | 'defensive_shield' | 'jedi_test'
  | 'podracer' | 'game_aid';

export type FigureName =
  | 'power' | 'ability' | 'politics' | 'maneuver' | 'armor' | 'hyperspeed' | 'landspeed' | 'ferocity'
  | 'deploy' | 'forfeit' | 'defense' | 'parsec';

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
  /** What the other face of an Objective says. */
  back?: { id: string; title: string; text: string[] };
}

// ---- a table as a viewer sees it, cut into sections

/**
 * The server sends sections; one that is not sent has not changed. `place:<handle>` is one location
 * with everything there; `row` is their order.
 */
export interface Sections {
  table: TableInfo;
  clocks: Clocks | null;
  turn: TurnInfo;
  dark: PlayerInfo;
  light: PlayerInfo;
  row: number[];
  battle: BattleInfo | null;
  attack: AttackInfo | null;
  question: QuestionInfo | null;
  stops: Stops | null;
  /** The lesson that is taught here, for whoever learns. */
  lesson: LessonInfo | null;
  lessonAt: LessonMoment | null;
  /** Whether the table passes for the viewer until something happens. */
  until?: boolean | null;
  [place: `place:${number}`]: PlaceInfo | null;
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
  absent: { from: number } | null;
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

export type RequestKind = 'undo' | 'cancel' | 'extend';
export interface Request {
  kind: RequestKind;
  by: Side;
  /** For an extension: minutes for both. */
  minutes?: number;
}

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

export type Phase = 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw';

export interface TurnInfo {
  number: number;
  player: Side;
  phase: Phase;
  /** Force generation of the turn player. */
  generation: number;
}

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
  /** Only for the viewer himself, and for both in a replay. */
  cards: CardInfo[] | null;
  sabacc: number;
  sabaccCards: CardInfo[] | null;
  side: CardInfo[];
  lifeForce: number;
}

export type Mark =
  | 'hit' | 'undercover' | 'captive' | 'frozen' | 'missing' | 'crashed' | 'in_battle' | 'excluded'
  | 'moved' | 'battled' | 'searched' | 'face_down' | 'blown_away' | 'collapsed' | 'unpiloted' | 'text_canceled'
  | 'flipped' | 'damaged' | 'bombing_run' | 'crossed_over' | 'aimed_at' | 'leads';

export interface CardInfo {
  handle: number;
  /** Card id; '' for a card that lies face down for this viewer. */
  id: string;
  owner: Side;
  /** How it lies there: 'at', 'pilot', 'passenger', 'astromech', 'cargo', 'on', 'escorted', 'stacked' … */
  role: string;
  marks: Mark[];
  /** Figures as they are now. */
  figures: Partial<Record<FigureName | 'immunity' | 'race', number>>;
  faceDown?: number;
  on?: CardInfo[];
}

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
  controls: Side | null;
  drain: Record<Side, number>;
  cards: CardInfo[];
}

export interface Addend {
  /** Text in the viewer's language, and the card it is about, if any. */
  label: string;
  card?: string;
  /** Written before the figure: '+', '−', '×', '=', '≤', '≥'. */
  op: string;
  amount: number;
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

/** A card drawn for destiny, by its id. */
export interface DrawnCard {
  id: string;
  value: number;
  /** It does not count. */
  canceled?: true;
}

export interface BattleInfo {
  location: number;
  initiator: Side;
  segment: string;
  segmentWord: string;
  /** All segments in order with their words, for the steps at the top. */
  segments: { key: string; word: string }[];
  power: Record<Side, number>;
  sums: Record<Side, Sum>;
  /** Total battle destiny, null until drawn; the cards drawn for it (ids) in order. */
  destiny: Record<Side, number | null>;
  drawn: Record<Side, DrawnCard[]>;
  /** Still to be paid, and how much there was in all; null until known. */
  attrition: Record<Side, { left: number; total: number } | null>;
  damage: Record<Side, { left: number; total: number } | null>;
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
  segments: { key: string; word: string }[];
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
  drawn: Record<'creature' | 'against', DrawnCard[]>;
  /** Whether the one attacked is defeated; null until that is settled. */
  defeated: boolean | null;
}

// ---- what is asked

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

/** A card spoken of. The id is '' where it is hidden. */
export interface SeenCard {
  handle: number;
  id: string;
  where:
    | 'table' | 'hand' | 'reserve_deck' | 'force_pile' | 'used_pile' | 'lost_pile' | 'out_of_play'
    | 'outside' | 'being_played' | 'sabacc_hand' | 'own_side' | 'other_side';
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
  prices?: { target: SeenCard; force: number }[];
}

export interface Reason {
  /** One to three words for the tab on the card, some 16 characters at most: "5 Force, 3 left". */
  tag: string;
  /** The whole sentence. */
  text: string;
  entry: string | null;
}

export type Answer = { pass: true } | { choice: number } | { cards: number[] } | { number: number };

/** What a lesson points at: `card` with the ids it may have, a part of the table, or a pile such as `light_force_pile`. */
export interface LessonTarget {
  thing: string;
  cards: string[];
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
  lit: LessonTarget | null;
  look: LessonTarget | null;
  link: { id: string; title: string } | null;
}

export interface LessonInfo {
  id: string;
  title: string;
  /** Each part with its first step. */
  parts: { title: string; first: number }[];
  steps: LessonStep[];
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

/** What can happen while one passes until something happens. */
export type Something = 'battle' | 'drain' | 'loss' | 'card' | 'move' | 'other';

export type BotSpeed = 'slow' | 'normal' | 'fast' | 'instant';

/** Where a player is asked about what he could do at any time, and where the table passes for him. */
export interface Stops {
  /** Stop for what could be done at any time, in these phases of my own turn, of the opponent's turn. */
  own: Phase[];
  opponents: Phase[];
  /** Stop there even where I can do nothing. */
  idle: boolean;
  /** Stop at every moment that could be answered. */
  responses: boolean;
  /** Pass for me in these phases of the opponent's turn when all I could do is optional. */
  skip: Phase[];
  /** Ask me whether to cancel my own actions. */
  ownActions: boolean;
  /** What ends passing until something happens. */
  wakes: Something[];
  /** How fast a bot answers. */
  bots: BotSpeed;
  /** Let the game wait for me wherever some hand could answer, so that pauses do not betray mine. A message that leaves it out changes nothing. */
  alike?: boolean;
}

// ---- the WebSocket: /api/tables/{id}/socket

/** Every message of a client that wants something carries an `id` of its own choice; the answer names it. */
export type ClientMessage =
  | { type: 'hello'; language: Language; event: number | null; version?: string }
  | { type: 'language'; language: Language }
  | { type: 'answer'; id: string; number: number; answer: Answer; times?: number }
  | { type: 'pass_until'; id: string; number: number; on: boolean }
  | { type: 'request'; id: string; kind: RequestKind; minutes?: number }
  | { type: 'reply'; id: string; kind: RequestKind; accept: boolean }
  | { type: 'concede'; id: string }
  | { type: 'claim'; id: string }
  | { type: 'seat_bot'; id: string; level: string }
  | { type: 'take_back'; id: string }
  | { type: 'rematch'; id: string }
  | { type: 'stops'; id: string; stops: Stops }
  | { type: 'chat'; id: string; text: string }
  | { type: 'step'; id: string; step: number }
  | { type: 'why'; id: string; about: WhyAbout }
  | { type: 'ping'; at: number };

export type WhyAbout =
  | { what: 'card'; handle: number }
  | { what: 'generation' }
  | { what: 'not'; handle: number; target?: number };

export type ServerMessage =
  | {
      type: 'state';
      /** Number of the last event this state holds; a client that comes back names it in `hello`. */
      event: number;
      /** Everything, not only what changed: forget what you had. */
      full: boolean;
      /** The server's time, for the clocks. */
      now: number;
      set: Partial<Sections>;
      log: LogLine[];
    }
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'done'; id: string }
  | { type: 'refused'; id: string | null; error: string; message: string }
  | { type: 'why'; id: string; answer: WhyAnswer }
  | { type: 'pong'; at: number }
  /** The table cannot be read or stored just now; it goes on, with a `state`, as soon as it can. */
  | { type: 'waiting' }
  /** The page belongs to another version of the server; loading it again gets the one that belongs to this. */
  | { type: 'outdated'; version: string }
  /** The server closes; reconnect after so many milliseconds. */
  | { type: 'bye'; message: string; retry: number };

/**
 * Entries that belong together make one line, numbered by the first of them: a line sent again under
 * its number replaces the one told before.
 */
export interface LogLine {
  number: number;
  /** The kind of event: 'deploys', 'draws_destiny', 'loses' … */
  kind: string;
  player: Side | null;
  text: string;
  /** Titles named in the text, with their ids, to make links of. */
  cards: { id: string; title: string }[];
  amount: number;
}

export interface ChatLine {
  number: number;
  from: string;
  side: Side | null;
  text: string;
  at: number;
}

export interface WhyAnswer {
  title: string;
  card: string | null;
  sums: Sum[];
  /** What stands against it, place by place. */
  reasons: { where: string; lines: { text: string; entry: string | null }[] }[];
}

// ---- HTTP: written from the server's own description of what it sends

export type {
  AccountChange,
  AdminAccount,
  AdminTable,
  BotInfo,
  ContinueFrom,
  DeckFormat,
  DeckInfo,
  DeckSummary,
  GameList,
  GlossaryBlock,
  GlossaryClaim,
  GlossaryEntry,
  GlossaryPiece,
  GlossaryTerm,
  Imported,
  LessonSummary,
  Lobby,
  Me,
  Opened,
  Problem,
  Report,
  Reported,
  ResetLink,
  TableChange,
  TableSummary,
} from './http';

/** The forms decks are passed on in: GET /api/decks/{id}/export?form= */
export type DeckForm = Imported['form'];

/** What a player has put together. The client always sends all of it. */
export type DeckDraft = { [K in keyof Http.DeckDraft]-?: NonNullable<Http.DeckDraft[K]> };

/** POST /api/tables */
export interface NewTable extends Omit<Http.NewTable, 'opponent'> {
  opponent: { kind: 'bot'; level: string; deck: string } | { kind: 'open' } | { kind: 'private' };
}

/** GET /api/games/{id}?lang=: a finished game, to be looked through. */
export interface Replay extends Omit<Http.Replay, 'log'> {
  /** The whole log; a line belongs to the first step at which it had been told. */
  log: (LogLine & { step: number })[];
}

/** GET /api/games/{id}/steps/{n}?lang=: the position before decision n, with both hands. */
export interface ReplayStep extends Omit<Http.ReplayStep, 'sections'> {
  sections: Partial<Sections>;
}
