import type { Lit as CardState, Offer } from '../lib/cards';
import { catalogue } from '../lib/cards.svelte';
import type { IconName } from '../lib/icons';
import type { CardInfo, Choice } from '../lib/protocol';
import { formatNumber, text, type TextKey } from '../lib/text';
import { ordered } from './logic/choosing';
import { costOf } from './logic/lit';
import type { TableStore } from './table.svelte';

/** An act's word and icon. */
interface Word {
  word: TextKey;
  icon: IconName;
}

const OTHER: Word = { word: 'act.other', icon: 'check' };
const WORDS: Record<string, Word> = {
  activate: { word: 'act.activate', icon: 'forcepile' },
  draw: { word: 'act.draw', icon: 'hand' },
  deploy: { word: 'act.deploy', icon: 'deploy' },
  deploy_together: { word: 'act.deploy', icon: 'deploy' },
  play: { word: 'act.play', icon: 'interrupt' },
  use_text: { word: 'act.use_text', icon: 'check' },
  automatic: { word: 'act.use_text', icon: 'check' },
  battle: { word: 'act.battle', icon: 'battle' },
  force_drain: { word: 'act.force_drain', icon: 'lost' },
  attack: { word: 'act.attack', icon: 'creature' },
  creature_attack: { word: 'act.attack', icon: 'creature' },
  move: { word: 'act.move', icon: 'landspeed' },
  land: { word: 'act.land', icon: 'down' },
  take_off: { word: 'act.take_off', icon: 'up' },
  bombing_run: { word: 'act.bombing_run', icon: 'down' },
  docking_bay_transit: { word: 'act.transit', icon: 'docking' },
  shuttle: { word: 'act.transit', icon: 'docking' },
  embark: { word: 'act.board', icon: 'pilot' },
  disembark: { word: 'act.board', icon: 'pilot' },
  change_seats: { word: 'act.board', icon: 'pilot' },
  ship_docking: { word: 'act.board', icon: 'docking' },
  transfer: { word: 'act.transfer', icon: 'device' },
  fire: { word: 'act.fire', icon: 'weapon' },
  forfeit: { word: 'act.forfeit', icon: 'forfeit' },
  lose_force: { word: 'act.lose', icon: 'lost' },
  move_as_react: { word: 'act.react', icon: 'landspeed' },
  move_away_as_react: { word: 'act.react', icon: 'landspeed' },
  deploy_as_react: { word: 'act.react', icon: 'deploy' },
  deploy_together_as_react: { word: 'act.react', icon: 'deploy' },
};

function wordOf(choice: Choice): Word {
  return WORDS[choice.act] ?? OTHER;
}

export function actIcon(choices: readonly Choice[]): IconName {
  const first = choices[0];
  return first ? wordOf(first).icon : OTHER.icon;
}

/** A card's tab: what it would do, with the cost where that is told. */
export interface Tagged extends Offer {
  icon?: IconName;
  /** Why it offers nothing, in a whole sentence. */
  why?: string;
  /** What it costs to deploy, where that is the same everywhere. */
  deploy?: number;
}

/** A cost in Force, and by how much it differs from what is printed. */
export function costWords({ least, most }: { least: number; most: number }, printed?: number): string {
  const words = least === 0 ? text('act.free') : formatNumber(least);
  if (most > least) {
    return `${least === 0 ? formatNumber(0) : words}–${formatNumber(most)}`;
  }
  const more = least - (printed ?? least);
  return more === 0 ? words : `${words} (${more < 0 ? '−' : '+'}${formatNumber(Math.abs(more))})`;
}

/** What is printed on the one card that deploys; nothing where it comes with a pilot who costs, too. */
function printedCost(choices: readonly Choice[]): number | undefined {
  const alone = choices.every(({ act }) => act === 'deploy' || act === 'deploy_as_react');
  return alone ? catalogue.face(choices[0]?.card?.id ?? '')?.figures.deploy : undefined;
}

/** One to three words for what may be done with it. */
export function tagOf(choices: readonly Choice[]): string {
  const first = choices[0];
  if (!first) {
    return '';
  }
  const words = new Set(choices.map((choice) => wordOf(choice).word));
  const word = words.size === 1 ? text(wordOf(first).word) : text('act.several', { n: choices.length });
  const cost = costOf(choices);
  if (cost === null) {
    return word;
  }
  const force = costWords(cost, printedCost(choices));
  if (first.act === 'force_drain') {
    return text('act.drainFor', { n: cost.least });
  }
  // The icon says that it deploys; there the cost is enough.
  return first.act.startsWith('deploy') ? force : `${word} ${force}`;
}

/** What a lit pile does. */
export function pileTag(store: TableStore, choices: readonly Choice[]): Tagged {
  if (store.lit.mode === 'act') {
    return { tag: tagOf(choices), icon: actIcon(choices) };
  }
  return store.question?.key === 'lose_force_from'
    ? { tag: text('act.lose'), icon: 'lost' }
    : { tag: text('act.choose'), icon: 'target' };
}

/** What a card offers now: lit, chosen, marked as a target, or dimmed with its reason. */
export function offerOf(store: TableStore, handle: number): Tagged | undefined {
  const question = store.question;
  if (!question) {
    return undefined;
  }
  const choices = store.lit.cards.get(handle);
  if (choices) {
    return litOffer(store, choices);
  }
  if (question.kind === 'cards' && question.key !== 'lose_force_from' && question.about?.handle === handle) {
    return { state: 'selected', tag: text(question.key === 'pick' ? 'tab.asks' : 'tab.selected') };
  }
  const reason = question.reasons[handle];
  return reason ? { state: 'disabled', tag: reason.tag, why: reason.text } : undefined;
}

/** A card in hand with its deploy cost as it is now. */
export function costing(card: CardInfo, offer: Tagged | undefined): CardInfo {
  return offer?.deploy === undefined ? card : { ...card, figures: { ...card.figures, deploy: offer.deploy } };
}

function litOffer(store: TableStore, choices: readonly Choice[]): Tagged {
  const question = store.question;
  const first = choices[0];
  if (store.lit.mode === 'act' || !question || !first) {
    const cost = choices.some(({ act }) => act.startsWith('deploy')) ? costOf(choices) : null;
    const deploys = cost && cost.least === cost.most && printedCost(choices) !== undefined;
    return { state: 'playable', tag: tagOf(choices), icon: actIcon(choices), ...(deploys && { deploy: cost.least }) };
  }
  const place = store.chosen.indexOf(first.index);
  if (place >= 0) {
    return { state: 'selected', tag: ordered(question) ? String(place + 1) : text('tab.selected') };
  }
  const cost = costOf(choices);
  const state: CardState = first.card?.where === 'hand' ? 'playable' : 'target';
  if (question.key === 'lose_force_from') {
    return { state, tag: text('act.lose'), icon: 'lost' };
  }
  if (cost === null) {
    return { state, tag: text(state === 'target' ? 'tab.target' : 'act.choose') };
  }
  const printed = question.key === 'deploy_where' ? catalogue.face(question.about?.id ?? '')?.figures.deploy : undefined;
  return { state, tag: costWords(cost, printed) };
}
