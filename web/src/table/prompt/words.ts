import type { IconName } from '../../lib/icons';
import type { Choice } from '../../lib/protocol';
import { text, typeset } from '../../lib/text';
import { ordered } from '../logic/choosing';
import { PILES } from '../logic/lit';
import { mostTimes } from '../logic/run';
import { PHASES } from '../Phases.svelte';
import type { TableStore } from '../table.svelte';

const KEYS: Record<string, IconName> = {
  response: 'why',
  before: 'why',
  weapons_segment: 'weapon',
  damage_segment: 'forfeit',
  draw_battle_destiny: 'destiny',
  deploy_where: 'deploy',
  move_where: 'landspeed',
  fire_target: 'target',
  target: 'target',
  pick: 'target',
  lose_force_from: 'lost',
  search: 'search',
  number: 'plus',
  how_much_force: 'forcepile',
  layout: 'location',
};

export function iconOf(store: TableStore): IconName {
  const question = store.shown;
  if (!question) {
    return store.table?.state === 'over' ? 'flag' : store.you === null ? 'eye' : 'hourglass';
  }
  return KEYS[question.key] ?? (store.setup ? 'target' : undefined) ?? PHASES.find(({ phase }) => phase === store.turn?.phase)?.icon ?? 'why';
}

/** What a choice says that is taken so many times at once. */
export function timesWords(choice: Choice, times: number, most: number): string {
  if (choice.act === 'draw') {
    return text('prompt.drawTimes', { n: times });
  }
  const all = times === most && most > 1;
  if (choice.act === 'activate') {
    return all ? text('prompt.activateAll') : text('prompt.activateTimes', { n: times });
  }
  const pile = PILES.find((one) => one === choice.card?.where);
  if (!pile) {
    return choice.text;
  }
  if (most === 1) {
    return text(`prompt.from.${pile}`);
  }
  return all ? text(`prompt.loseAll.${pile}`) : text(`prompt.loseTimes.${pile}`, { n: times });
}

/** What is asked, or for whom the game waits. */
export function promptOf(store: TableStore): string {
  const table = store.table;
  if (store.shown) {
    return typeset(store.shown.prompt);
  }
  if (!table) {
    return text('table.connecting');
  }
  if (table.outcome) {
    return table.outcome.text;
  }
  if (table.state === 'open') {
    return text('table.openTable');
  }
  if (table.state === 'suspended') {
    return text('table.suspended');
  }
  if (store.you === null) {
    return text('prompt.watching');
  }
  if (store.replaced) {
    return text('absent.botPlays');
  }
  if (store.passing) {
    return text('prompt.passing');
  }
  return table.waiting && table.waiting !== store.you
    ? text('prompt.waitingFor', { name: store.nameOf(table.waiting) })
    : text('prompt.sent');
}

/** One line of help: how many, or what is lit. */
export function helpOf(store: TableStore): string {
  const table = store.table;
  const question = store.question;
  if (question && store.lesson.step && store.lesson.at?.state !== 'ended') {
    return store.lesson.awaits ? text('lesson.onlyLit') : '';
  }
  if (!question && store.shown) {
    return text('prompt.sent');
  }
  if (!question) {
    if (table?.state === 'open') {
      return text('table.openHelp');
    }
    if (table?.state !== 'playing') {
      return '';
    }
    if (store.replaced) {
      return '';
    }
    return store.you === null
      ? table.waiting
        ? text('prompt.watchHelp', { name: store.nameOf(table.waiting) })
        : ''
      : text('prompt.waitHelp');
  }
  if (question.help) {
    return question.help;
  }
  if (question.key === 'damage_segment') {
    const attrition = store.you ? (store.battle?.attrition[store.you]?.left ?? 0) : 0;
    return text(attrition > 0 ? 'prompt.damage' : 'prompt.damageOnly');
  }
  switch (store.lit.mode) {
    case 'act':
      return litHelp(store);
    case 'pick':
      return text('prompt.pickOne', { n: question.choices.length });
    case 'picks':
      return picksHelp(store);
    default:
      return '';
  }
}

function litHelp(store: TableStore): string {
  const handles = [...store.lit.cards.keys()];
  const inHand = new Set(store.hand.map((card) => card.handle));
  const lit = handles.filter((handle) => inHand.has(handle)).length;
  const elsewhere = handles.length - lit;
  const told: string[] = [];
  if (lit > 0) {
    told.push(inHand.size === 1 ? text('prompt.litHandOnly') : lit === 1 ? text('prompt.litHandOne', { all: inHand.size }) : text('prompt.litHand', { lit, all: inHand.size }));
  }
  if (elsewhere > 0) {
    told.push(text('prompt.litTable', { n: elsewhere }));
  }
  if (store.question?.choices.length === 0) {
    told.push(text('prompt.nothing'));
  }
  const left = leftAfter(store);
  if (left !== null && left < FEW) {
    told.push(text('prompt.activateLeaves', { n: left }));
  }
  return told.join(' ');
}

/** Fewer cards than that hardly last until the next turn: destiny is drawn from them. */
const FEW = 4;

/** How many cards the Reserve Deck has once everything is activated; null where nothing can be. */
function leftAfter(store: TableStore): number | null {
  const { question, you, turn } = store;
  const own = you ? store.sections[you] : undefined;
  const activate = question?.choices.find(({ act }) => act === 'activate');
  return question && own && activate ? own.reserve - mostTimes(question, activate, own, turn?.generation ?? 0) : null;
}

function picksHelp(store: TableStore): string {
  const question = store.question;
  if (!question) {
    return '';
  }
  const values = { least: question.least, most: question.most, n: store.chosen.length };
  const many = question.least === question.most ? text('prompt.picksExact', values) : text('prompt.picks', values);
  return ordered(question) ? `${many} ${text('prompt.inOrder')}` : many;
}
