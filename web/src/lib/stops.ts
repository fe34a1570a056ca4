import type { Phase, Stops } from './protocol';
import { recall, remember } from './stored';

export const PHASES: readonly Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'];

/** Where a newcomer is asked: where one usually acts, and when the opponent may drain. */
export const USUAL_STOPS: Stops = {
  own: ['control', 'deploy', 'battle', 'move'],
  opponents: ['control'],
  responses: false,
  skip: [],
  ownActions: false,
};

/** What this browser's user wants a new game to begin with; null where nothing was ever chosen. */
export function chosenStops(): Stops | null {
  const kept = recall('stops');
  if (kept === null) {
    return null;
  }
  try {
    return readStops(JSON.parse(kept));
  } catch {
    return null;
  }
}

export function chooseStops(stops: Stops): void {
  remember('stops', JSON.stringify(stops));
}

const KEPT = 50;

/** Whether this table is still to be told of the choice; asking notes that it has been. */
export function stopsAreNewTo(table: string): boolean {
  const told = (recall('stopsTold') ?? '').split(',');
  if (told.includes(table)) {
    return false;
  }
  remember('stopsTold', [...told, table].slice(-KEPT).join(','));
  return true;
}

function readStops(kept: unknown): Stops | null {
  if (typeof kept !== 'object' || kept === null) {
    return null;
  }
  const held = kept as Record<string, unknown>;
  const phases = (name: string) => {
    const list = held[name];
    return Array.isArray(list) ? PHASES.filter((phase) => list.includes(phase)) : [];
  };
  return {
    own: phases('own'),
    opponents: phases('opponents'),
    responses: held.responses === true,
    skip: phases('skip'),
    ownActions: held.ownActions === true,
  };
}
