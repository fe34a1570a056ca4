import { catalogue } from '../../lib/cards.svelte';
import { settings } from '../../lib/settings.svelte';
import { foughtAtOnce } from '../logic/atonce';
import { counted } from '../logic/battle';
import { followed, type Fought } from '../logic/fought';
import type { Model } from '../logic/model';
import type { TableStore } from '../table.svelte';

/** The battle going on, and the results of those that are over. */
export class BattleStore {
  /** The battle going on or the last one, with all that were in it. */
  fought = $state.raw<Fought | null>(null);
  /** The battles seen to their end, by the line that began them. */
  private results = $state.raw<ReadonlyMap<number, Fought>>(new Map());
  /** The result of a battle, looked at until one goes on. */
  result = $state.raw<Fought | null>(null);

  constructor(private readonly store: TableStore) {}

  /** Keeps up with a battle; one that has ended is looked back at. */
  follow(old: Model | null = null): void {
    const { model, battle } = this.store;
    const going = this.fought?.over === false;
    const fought = followed(this.fought, model);
    const atOnce = old === null || old.event === null || going || battle ? null : foughtAtOnce(old, model, (id) => catalogue.face(id)?.title ?? '');
    this.fought = atOnce ?? fought;
    if (atOnce) {
      this.end(atOnce);
    } else if (going && fought?.over && counted(fought.battle)) {
      this.end(fought);
    }
  }

  /** A battle has come to its result. */
  private end(fought: Fought): void {
    this.results = new Map(this.results).set(fought.begun, fought);
    if (settings.battleResults && this.store.you && this.store.table?.state === 'playing') {
      this.result = fought;
    }
  }

  /** Whether the battle that began with this line can be looked back at. */
  hasResult(begun: number): boolean {
    return this.results.has(begun);
  }

  lookBack(begun: number): void {
    this.result = this.results.get(begun) ?? null;
  }

  goOn(): void {
    this.result = null;
  }
}
