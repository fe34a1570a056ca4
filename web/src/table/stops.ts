import { type ChosenStops, chooseStops } from '../lib/stops';
import type { TableStore } from './table.svelte';

/** Sets the stops at this table, and for those to come. */
export function changeStops(store: TableStore, stops: ChosenStops): void {
  chooseStops(stops);
  store.setStops(stops);
}
