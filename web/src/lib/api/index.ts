/** What the pages ask of the server over HTTP, by its addresses. */
import type {
  AccountChange,
  AdminAccount,
  AdminTable,
  BotInfo,
  ContinueFrom,
  DeckDraft,
  DeckFormat,
  DeckInfo,
  DeckSummary,
  GameAnalysis,
  GameList,
  GlossaryEntry,
  GlossaryTerm,
  Imported,
  Language,
  LessonSummary,
  PuzzleSummary,
  JudgedDecision,
  Lobby,
  Me,
  NewTable,
  Opened,
  PlayPosition,
  PositionDraft,
  PositionSlots,
  PositionVerdict,
  Replay,
  ReplayStep,
  Report,
  Reported,
  ResetLink,
  Side,
  TableChange,
  TableSummary,
  TrialGames,
  TrialResult,
} from '../protocol';
import { become, call, callAnyone, callText } from './session.svelte';
import { once } from './once';

export { Garbled, Refusal, Unreachable } from './call';
export { lookAgain, session, signedIn } from './session.svelte';
export { inWords, isAbsent } from './words';

/** The forms in which decks are passed on. */
export type DeckForm = Imported['form'];

const part = encodeURIComponent;

const registerOnce = once((wanted: { name: string; password: string }, key) => call<Me>('/api/register', { body: wanted, key }));

export const accounts = {
  async register(name: string, password: string): Promise<void> {
    become(await registerOnce({ name, password }));
  },
  async logIn(name: string, password: string): Promise<void> {
    become(await callAnyone<Me>('/api/login', { body: { name, password } }));
  },
  async logOut(): Promise<void> {
    await call('/api/logout', { method: 'POST' });
    become(null);
  },
  async logOutEverywhere(): Promise<void> {
    await call('/api/logout-everywhere', { method: 'POST' });
    become(null);
  },
  async resetPassword(token: string, password: string): Promise<void> {
    become(await callAnyone<Me>('/api/reset', { body: { token, password } }));
  },
  changePassword(old: string, password: string): Promise<void> {
    return call('/api/password', { body: { old, password } });
  },
  async setLanguage(language: Language): Promise<void> {
    become(await call<Me>('/api/me', { method: 'PATCH', body: { language } }));
  },
};

const sendReport = once(
  (wanted: { id: string; words: string }, key): Promise<Reported> =>
    call(`/api/tables/${part(wanted.id)}/report`, { body: { words: wanted.words }, key }),
);

const goOnFrom = once(
  (wanted: { id: string; from: ContinueFrom }, key): Promise<Opened> =>
    call(`/api/games/${part(wanted.id)}/continue`, { body: wanted.from, key }),
);

export const tables = {
  lobby: (signal: AbortSignal): Promise<Lobby> => call('/api/lobby', { signal }),
  open: once((wanted: NewTable, key): Promise<Opened> => call('/api/tables', { body: wanted, key })),
  join: (id: string, deck: string): Promise<Opened> => call(`/api/tables/${part(id)}/join`, { body: { deck } }),
  look: (id: string): Promise<TableSummary> => call(`/api/tables/${part(id)}`),
  leave: (id: string): Promise<void> => call(`/api/tables/${part(id)}/leave`, { method: 'POST' }),
  report: (id: string, words: string): Promise<Reported> => sendReport({ id, words }),
  thoughts: (id: string, step: number): Promise<GameAnalysis> => call(`/api/tables/${part(id)}/thoughts/${step}`),
  advice: (id: string): Promise<JudgedDecision> => call(`/api/tables/${part(id)}/advice`),
  bots: (): Promise<BotInfo[]> => callAnyone('/api/bots'),
};

export const admin = {
  tables: (state: string): Promise<AdminTable[]> => call('/api/admin/tables', { query: { state } }),
  changeTable: (id: string, action: TableChange['action']): Promise<AdminTable> =>
    call(`/api/admin/tables/${part(id)}`, { body: { action } }),
  accounts: (): Promise<AdminAccount[]> => call('/api/admin/accounts'),
  account: (name: string): Promise<AdminAccount> => call(`/api/admin/accounts/${part(name)}`),
  changeAccount: (id: string, change: AccountChange): Promise<AdminAccount> =>
    call(`/api/admin/accounts/${part(id)}`, { method: 'PATCH', body: change }),
  deleteAccount: (id: string): Promise<void> => call(`/api/admin/accounts/${part(id)}`, { method: 'DELETE' }),
  resetLink: (id: string): Promise<ResetLink> => call(`/api/admin/accounts/${part(id)}/reset`, { method: 'POST' }),
  reports: (): Promise<Report[]> => call('/api/admin/reports'),
  report: (id: string): Promise<string> => callText(`/api/admin/reports/${part(id)}`),
  deleteReport: (id: string): Promise<void> => call(`/api/admin/reports/${part(id)}`, { method: 'DELETE' }),
};

export const decks = {
  /** Own and ready decks, and whether each is legal in this format. */
  list: (format = 'open'): Promise<DeckSummary[]> => call('/api/decks', { query: { format } }),
  formats: (): Promise<DeckFormat[]> => callAnyone('/api/formats'),
  get: (id: string): Promise<DeckInfo> => call(`/api/decks/${part(id)}`),
  create: once((deck: DeckDraft, key): Promise<DeckInfo> => call('/api/decks', { body: deck, key })),
  save: (id: string, deck: DeckDraft): Promise<DeckInfo> => call(`/api/decks/${part(id)}`, { method: 'PUT', body: deck }),
  remove: (id: string): Promise<void> => call(`/api/decks/${part(id)}`, { method: 'DELETE' }),
  check: (deck: DeckDraft, format: string, signal: AbortSignal): Promise<DeckInfo> =>
    call('/api/decks/check', { body: deck, query: { format }, signal }),
  read: (text: string): Promise<Imported> => call('/api/decks/import', { body: { text } }),
  write: (id: string, form: DeckForm): Promise<string> => callText(`/api/decks/${part(id)}/export`, { query: { form } }),
};

export const lab = {
  play: (wanted: TrialGames, signal: AbortSignal): Promise<TrialResult> => call('/api/lab/games', { body: wanted, signal }),
};

export const glossary = {
  list: (): Promise<GlossaryTerm[]> => callAnyone('/api/glossary'),
  entry: (id: string): Promise<GlossaryEntry> => callAnyone(`/api/glossary/${part(id)}`),
};

export const lessons = {
  list: (): Promise<LessonSummary[]> => call('/api/lessons'),
  begin: (id: string, again: boolean): Promise<Opened> => call(`/api/lessons/${part(id)}`, { body: { again } }),
  done: (id: string): Promise<void> => call(`/api/lessons/${part(id)}/done`, { method: 'POST' }),
};

export const positions = {
  read: (text: string): Promise<PositionDraft> => call('/api/positions/read', { body: { text } }),
  check: (draft: PositionDraft, signal: AbortSignal): Promise<PositionVerdict> => call('/api/positions/check', { body: draft, signal }),
  slots: (position: PositionDraft, card: string): Promise<PositionSlots> => call('/api/positions/slots', { body: { position, card } }),
  play: once((wanted: PlayPosition, key): Promise<Opened> => call('/api/positions/play', { body: wanted, key })),
  ofTable: (id: string): Promise<PositionDraft> => call(`/api/tables/${part(id)}/position`),
  ofStep: (id: string, step: number): Promise<PositionDraft> => call(`/api/games/${part(id)}/steps/${step}/position`),
};

export const puzzles = {
  list: (): Promise<PuzzleSummary[]> => call('/api/puzzles'),
  begin: (id: string, again: boolean): Promise<Opened> => call(`/api/puzzles/${part(id)}`, { body: { again } }),
  done: (id: string): Promise<void> => call(`/api/puzzles/${part(id)}/done`, { method: 'POST' }),
};

export const games = {
  list: (asked: { before?: string; side?: Side; result?: string }): Promise<GameList> => call('/api/games', { query: asked }),
  get: (id: string): Promise<Replay> => call(`/api/games/${part(id)}`),
  step: (id: string, step: number): Promise<ReplayStep> => call(`/api/games/${part(id)}/steps/${step}`),
  analysis: (id: string, step: number, signal: AbortSignal): Promise<GameAnalysis> => call(`/api/games/${part(id)}/analysis/${step}`, { signal }),
  judged: (id: string, step: number, signal: AbortSignal): Promise<JudgedDecision> => call(`/api/games/${part(id)}/steps/${step}/analysis`, { signal }),
  continueFrom: (id: string, from: ContinueFrom): Promise<Opened> => goOnFrom({ id, from }),
};
