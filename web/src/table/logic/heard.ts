import type { LogLine, Side } from '../../lib/protocol';
import type { Sound } from '../../lib/sounds';

const SOUNDS: Partial<Record<string, Sound>> = {
  deploys: 'card', deploys_location: 'card', plays: 'card', battle_begins: 'battle', attacks: 'battle', creature_attacks: 'battle', duel_begins: 'battle',
  draws_destiny: 'destiny', draws_battle_destiny: 'destiny', wins_game: 'end',
};
/** The one that matters most is heard, where several things happen at once. */
const RANK: readonly Sound[] = ['end', 'battle', 'loss', 'destiny', 'card'];

/** What is to be heard of these lines; null for nothing. */
export function soundOf(lines: readonly LogLine[], you: Side | null): Sound | null {
  const sounds = new Set(lines.map(({ kind, player }) => (kind === 'loses' && player === you ? 'loss' : SOUNDS[kind])));
  return RANK.find((sound) => sounds.has(sound)) ?? null;
}
