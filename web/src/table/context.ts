import { createContext } from 'svelte';
import type { TableStore } from './table.svelte';

/** The table that everything on this page belongs to. */
export const [useTable, provideTable] = createContext<TableStore>();
