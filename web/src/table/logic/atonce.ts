import type { Addend, BattleInfo, CardInfo, LogLine, PlaceInfo, Side, Sum } from '../../lib/protocol';
import { other } from './battle';
import { afterwards, type Combatant, type Fought } from './fought';
import type { Model } from './model';
import { placesOf } from './model';
import { stacksOf } from './stacks';

const OUT_OF_IT: ReadonlySet<string> = new Set(['captive', 'undercover', 'missing', 'excluded', 'face_down']);

/**
 * A battle that began and ended between two messages, so that nobody was told of it while it went on: it is put
 * together from those who stood there before, and from what the log tells.
 */
export function foughtAtOnce(before: Pick<Model, 'sections' | 'log'>, now: Pick<Model, 'sections' | 'log'>, titleOf: (id: string) => string): Fought | null {
  const last = before.log.at(-1)?.number ?? 0;
  const fresh = now.log.filter(({ number }) => number > last);
  const end = fresh.findLastIndex(({ kind }) => kind === 'battle_ends');
  const begin = fresh.slice(0, Math.max(0, end)).findLastIndex(({ kind }) => kind === 'battle_begins');
  const lines = begin < 0 ? [] : fresh.slice(begin, end + 1);
  const first = lines[0];
  const outcome = lines.find(({ kind }) => kind === 'wins_battle' || kind === 'battle_tied');
  const place = placesOf(before.sections).find(({ location }) => location.id === first?.cards[0]?.id);
  if (!first?.player || !outcome || !place) {
    return null;
  }
  const begun: Fought = {
    begun: first.number,
    told: first.number,
    battle: battleOf(first.player, place, lines, outcome, titleOf),
    place,
    combatants: { dark: fighters(place, 'dark'), light: fighters(place, 'light') },
    payments: { dark: [], light: [] },
    over: false,
  };
  return afterwards(begun, now);
}

/** What is drawn for a weapon counts for neither total. */
const DESTINIES: ReadonlySet<string> = new Set(['draws_battle_destiny', 'draws_destiny_to_attrition']);

function fighters(place: PlaceInfo, side: Side): Combatant[] {
  return stacksOf(place, side)
    .filter(({ card }) => takesPart(card))
    .map((stack) => ({ stack, parting: null, hit: false, paid: null, fallen: new Set() }));
}

function takesPart(card: CardInfo): boolean {
  return card.figures.power !== undefined && !card.marks.some((mark) => OUT_OF_IT.has(mark));
}

function battleOf(initiator: Side, place: PlaceInfo, lines: readonly LogLine[], outcome: LogLine, titleOf: (id: string) => string): BattleInfo {
  const each = <T>(of: (side: Side) => T): Record<Side, T> => ({ dark: of('dark'), light: of('light') });
  const counting = lines.filter((line, i) => DESTINIES.has(line.kind) && lines[i + 1]?.kind !== 'destiny_canceled');
  const drawn = each((side) =>
    counting.filter(({ kind, player }) => kind === 'draws_battle_destiny' && player === side).map(({ cards, amount }) => ({ id: cards[0]?.id ?? '', value: amount })),
  );
  const toAttrition = each((side) => counting.filter(({ kind, player }) => kind === 'draws_destiny_to_attrition' && player === side).reduce((sum, { amount }) => sum + amount, 0));
  const destiny = each((side) => (drawn[side].length === 0 ? null : drawn[side].reduce((sum, { value }) => sum + value, 0)));
  const power = each((side) => lines.findLast(({ kind, player }) => kind === 'power_totals' && player === side)?.amount ?? place.power[side] + (destiny[side] ?? 0));
  const by = outcome.kind === 'wins_battle' ? outcome.amount : 0;
  return {
    location: place.location.handle,
    initiator,
    segment: 'damage',
    segmentWord: '',
    segments: [],
    power,
    sums: each((side) => sumOf(place, side, titleOf)),
    destiny,
    drawn,
    attrition: each((side) => {
      const drawnAgainst = destiny[other(side)];
      const against = (drawnAgainst ?? 0) + toAttrition[other(side)];
      return drawnAgainst === null && against === 0 ? null : { left: against, total: against };
    }),
    damage: each((side) => {
      const due = outcome.kind === 'wins_battle' && outcome.player === other(side) ? by : 0;
      return { left: due, total: due };
    }),
  };
}

function sumOf(place: PlaceInfo, side: Side, titleOf: (id: string) => string): Sum {
  const items: Addend[] = fighters(place, side).map(({ stack: { card } }) => ({ label: titleOf(card.id), card: card.id, op: '+', amount: card.figures.power ?? 0 }));
  return { key: 'total_power', figure: '', entry: null, total: items.reduce((sum, { amount }) => sum + amount, 0), items };
}

