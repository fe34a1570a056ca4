import type { Lit as CardState, Offer } from '../lib/cards';
import { catalogue } from '../lib/cards.svelte';
import type { IconName } from '../lib/icons';
import type { Choice } from '../lib/protocol';
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
}

/** What it costs at least: as asked, or as printed where that depends on the place. */
function price(choices: readonly Choice[]): number | null {
  const told = costOf(choices);
  const first = choices[0];
  if (told !== null || !first?.card || !choices.every(({ act }) => act.startsWith('deploy'))) {
    return told;
  }
  return catalogue.face(first.card.id)?.figures.deploy ?? null;
}

/** One to three words for what may be done with it. */
export function tagOf(choices: readonly Choice[]): string {
  const first = choices[0];
  if (!first) {
    return '';
  }
  const words = new Set(choices.map((choice) => wordOf(choice).word));
  const word = words.size === 1 ? text(wordOf(first).word) : text('act.several', { n: choices.length });
  const cost = price(choices);
  if (cost === null) {
    return word;
  }
  const force = cost === 0 ? text('act.free') : formatNumber(cost);
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
    return { state: 'selected', tag: text('tab.selected') };
  }
  const reason = question.reasons[handle];
  return reason ? { state: 'disabled', tag: reason.tag } : undefined;
}

function litOffer(store: TableStore, choices: readonly Choice[]): Tagged {
  const question = store.question;
  const first = choices[0];
  if (store.lit.mode === 'act' || !question || !first) {
    return { state: 'playable', tag: tagOf(choices), icon: actIcon(choices) };
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
  return { state, tag: cost === null ? text(state === 'target' ? 'tab.target' : 'act.choose') : cost === 0 ? text('act.free') : formatNumber(cost) };
}
