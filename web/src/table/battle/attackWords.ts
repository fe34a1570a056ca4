import { catalogue } from '../../lib/cards.svelte';
import type { AttackInfo } from '../../lib/protocol';
import { text } from '../../lib/text';
import type { TableStore } from '../table.svelte';

/** The two parties by name, who attacks whom, and what has come of it ('' until that is settled). */
export function attackWords(store: TableStore, attack: AttackInfo) {
  const title = (handle: number) => catalogue.face(store.inSight.get(handle)?.id ?? '')?.title ?? '';
  const creature = title(attack.creature);
  const [one, ...more] = attack.cards;
  const side = text(attack.against === 'dark' ? 'side.darkShort' : 'side.lightShort');
  const alone = one !== undefined && more.length === 0;
  // Who has been eaten in the meantime is still known by what he counted.
  const against = (alone && (title(one) || attack.sum.items[0]?.label)) || side;
  const attacked = attack.byCreature ? against : creature;
  return {
    creature,
    against,
    what: text(attack.byCreature ? 'attack.byCreature' : 'attack.onCreature', { creature, name: against }),
    result: attack.defeated === null ? '' : text(attack.defeated ? 'attack.defeated' : 'attack.survives', { name: attacked }),
  };
}
