import { USUAL_STOPS as STANDARD, type BotSpeed, type Phase, type Something, type Stops } from './protocol';
import { recall, remember } from './stored';

/** Stops that are chosen; whether a game waits for both alike belongs to its table. */
export type ChosenStops = Omit<Stops, 'alike'> & Partial<Pick<Stops, 'alike'>>;

export const PHASES: readonly Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw'];
export const SOMETHING: readonly Something[] = ['battle', 'drain', 'loss', 'card', 'move', 'other'];
export const SPEEDS: readonly BotSpeed[] = ['slow', 'normal', 'fast', 'instant'];

const { alike: _, ...usual } = STANDARD;
/** What is in force where nothing was ever chosen: the server's own standard. */
export const USUAL_STOPS: ChosenStops = usual;

/** What this browser's user wants at every table; null where nothing was ever chosen. */
export function chosenStops(): ChosenStops | null {
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

/** Keeps the choice. Whether a game waits for both alike belongs to its table. */
export function chooseStops({ alike: _, ...stops }: ChosenStops): void {
  remember('stops', JSON.stringify(stops));
}

/** Whether both say the same, whatever the order, apart from what belongs to one table. */
export function sameStops(one: ChosenStops, other: ChosenStops): boolean {
  const lists = (['own', 'opponents', 'skip', 'wakes'] as const).every(
    (name) => one[name].length === other[name].length && one[name].every((entry) => (other[name] as string[]).includes(entry)),
  );
  return lists && (['idle', 'responses', 'ownActions', 'bots'] as const).every((name) => one[name] === other[name]);
}

function readStops(kept: unknown): ChosenStops | null {
  if (typeof kept !== 'object' || kept === null) {
    return null;
  }
  const held = kept as Record<string, unknown>;
  const of = <T>(name: string, all: readonly T[]): T[] => {
    const list = held[name];
    return Array.isArray(list) ? all.filter((one) => list.includes(one)) : [];
  };
  return {
    own: of('own', PHASES),
    opponents: of('opponents', PHASES),
    idle: held.idle === true,
    responses: held.responses === true,
    skip: of('skip', PHASES),
    ownActions: held.ownActions === true,
    wakes: 'wakes' in held ? of('wakes', SOMETHING) : [...SOMETHING],
    bots: SPEEDS.find((speed) => speed === held.bots) ?? 'normal',
  };
}
