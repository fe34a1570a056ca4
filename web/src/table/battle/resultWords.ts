import { formatNumber, text } from '../../lib/text';
import { lead, other } from '../logic/battle';
import type { Combatant, Fought, Payment } from '../logic/fought';
import type { TableStore } from '../table.svelte';

/** How a card left a battle, in a word or two. */
export function partingWords({ parting, hit, paid, stack }: Combatant): string {
  switch (parting) {
    case 'forfeited': {
      const n = paid?.worth ?? stack.card.figures.forfeit ?? 0;
      return text(hit ? 'result.hitForfeited' : 'result.forfeited', { n });
    }
    case 'lost':
      return text(hit ? 'result.hitLost' : 'result.lost');
    case 'away':
      return text('result.away');
    default:
      return text('result.stays');
  }
}

/** What a forfeit paid, and what of it was too much. */
export function paymentWords({ worth, damage, attrition }: Payment): string {
  const parts = [
    damage > 0 && text('result.paidDamage', { n: formatNumber(damage) }),
    attrition > 0 && text('result.paidAttrition', { n: formatNumber(attrition) }),
  ].filter((part) => part !== false);
  const over = worth - Math.max(damage, attrition);
  const paid = parts.length > 0 ? text('result.paid', { what: parts.join(', ') }) : text('result.paidNothing');
  return over > 0 && parts.length > 0 ? `${paid}; ${text('battle.over', { n: formatNumber(over) })}` : paid;
}

/** Who won and by how much, to the one who looks. */
export function verdictOf(store: TableStore, { battle }: Fought): string {
  const { side, by } = lead(battle);
  const who = side === null ? text('result.tied') : won(store, side, by);
  // Attrition that nobody could or had to pay is over with the battle.
  const left = (['dark', 'light'] as const).some((one) => (battle.damage[one]?.left ?? 0) > 0);
  return left ? who : `${who}; ${text('result.allPaid')}`;
}

function won(store: TableStore, side: 'dark' | 'light', by: number): string {
  if (store.you === side) {
    return text('result.youWon', { n: by });
  }
  return store.you === other(side) ? text('result.youLost', { n: by }) : text('result.theyWon', { name: store.nameOf(side), n: by });
}
