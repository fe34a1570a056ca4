/**
 * What of a character its card decides: species, headgear, body, weapon and marks. The seed chooses only
 * where the card says nothing, and by the persona where there is one, so that all versions of a persona
 * have one head.
 */
import type { CardFace } from '../../protocol';
import { BODIES, DROIDS, HUMAN, SPECIES, type Body, type Head } from './heads';
import type { Worn } from './headgear';
import { hash } from './seed';

export type Held = 'blade' | 'pistol' | 'rifle' | 'staff' | 'axe' | 'bow';
export type RoleMark = 'pilot' | 'warrior' | 'leader' | 'spy' | 'scout' | 'thief' | 'nav_computer';

export interface Likeness {
  /** The key of a species or of a kind of droid; `human` for the rest. */
  species: string;
  head: Head;
  headgear: Worn;
  body: Body | 'none';
  held?: Held;
  marks: RoleMark[];
}

const FAR_SIGHTED = 5;
const FORCE_SENSITIVE = 4;
const MOST_MARKS = 2;
const MARKS: readonly RoleMark[] = ['leader', 'spy', 'scout', 'thief', 'pilot', 'warrior', 'nav_computer'];
const TROOPERS = [
  'trooper', 'stormtrooper', 'sandtrooper', 'snowtrooper', 'rebel_trooper', 'echo_base_trooper', 'death_star_trooper',
];
const OFFICERS = ['admiral', 'general', 'moff', 'commander', 'isb_agent'];

/** Whoever is not a human and has no species on his card has one of these heads. */
const STRANGERS = [
  'duros', 'rodian', 'aqualish', 'devaronian', 'gotal', 'shistavanen', 'ishi_tib', 'arcona', 'abyssin', 'yarkora',
  'givin', 'saurin', 'bothan', 'ithorian',
] as const satisfies (keyof typeof SPECIES)[];

/** `carried` is the weapon it carries now. */
export function likeness(face: CardFace, carried?: Held): Likeness {
  const is = (...keys: string[]) => keys.some((key) => face.traits.includes(key) || face.subtypes.includes(key));
  const seed = hash(face.personas[0] ?? face.id);
  const [species, head] = headOf(is, seed);
  const ownTop = species !== 'human';
  const headgear = ownTop ? 'none' : wornBy(face, is, seed);
  return {
    species, head, headgear,
    body: bodyOf(face, is, head),
    ...(carried ? { held: carried } : heldBy(face, is, species)),
    marks: MARKS.filter((mark) => is(mark) || face.icons.includes(mark)).slice(0, MOST_MARKS),
  };
}

type Is = (...keys: string[]) => boolean;

function headOf(is: Is, seed: number): [string, Head] {
  if (is('droid')) {
    const kind = (Object.keys(DROIDS) as (keyof typeof DROIDS)[]).find((key) => is(key)) ?? 'other';
    return [kind, DROIDS[kind]];
  }
  const species = (Object.keys(SPECIES) as (keyof typeof SPECIES)[]).find((key) => is(key));
  if (species) {
    return [species, SPECIES[species]];
  }
  // people without a species among aliens: a helmet or a known homeland tells a human
  const human = !is('alien') || is('corellian', 'alderaanian', 'bounty_hunter', 'gambler', 'smuggler', 'female', 'princess');
  if (human) {
    return ['human', HUMAN];
  }
  const stranger = STRANGERS[seed % STRANGERS.length] ?? 'duros';
  return [stranger, SPECIES[stranger]];
}

function wornBy(face: CardFace, is: Is, seed: number): Worn {
  const ability = face.figures.ability ?? 0;
  const choose = <T>(...of: T[]): T => of[seed % of.length] as T;
  if (is('stormtrooper', 'sandtrooper', 'snowtrooper')) return 'full';
  if (is('death_star_trooper')) return 'slit';
  if (is('bounty_hunter')) return 'finned';
  if (is('rebel_trooper', 'echo_base_trooper', 'guard', 'coruscant_guard')) return 'open';
  if (is('royal_guard', 'imperial_council', 'dark_jedi_master')) return 'deep';
  if (is('sith')) return 'horns';
  if (is('jedi_master', 'jedi_council_member')) return 'hood';
  if (is('padawan')) return 'braid';
  // among aliens a crown or a topknot would look like horns
  if (is('female', 'princess')) return is('alien') ? 'long' : choose('long', 'topknot', 'crown');
  if (is('imperial') && ability >= FAR_SIGHTED) return 'winged';
  if (is(...OFFICERS) && ability < FORCE_SENSITIVE) return 'cap';
  const flies = face.icons.includes('pilot') && ability < FORCE_SENSITIVE;
  if (flies && !is('leader', 'smuggler', 'gambler')) return 'flight';
  if (is('trooper')) return 'open';
  if (is('imperial') && (is('leader') || face.icons.includes('warrior') || flies)) return 'cap';
  if (is('senator')) return choose('crown', 'beard', 'bald');
  return choose('short', 'beard', 'parted', 'bald');
}

function bodyOf(face: CardFace, is: Is, head: Head): Body | 'none' {
  if (head.body === 'none') return 'none';
  if (head.body && head.body in BODIES && head.body !== 'officer') return head.body;
  if (is('imperial') && (face.figures.ability ?? 0) >= FAR_SIGHTED) return 'cloak';
  if ((face.figures.ability ?? 0) >= FAR_SIGHTED || is('senator', 'jedi_master', 'sith')) return 'robe';
  if (is(...OFFICERS)) return 'officer';
  if (face.icons.includes('warrior') || is('trooper', 'guard')) return 'warrior';
  return head.body ?? (is('leader') ? 'officer' : 'plain');
}

function heldBy(face: CardFace, is: Is, species: string): { held?: Held } {
  const held = builtIn(face) ?? usual(face, is, species);
  return held ? { held } : {};
}

/** How a weapon looks in somebody's hand; none for what nobody holds. */
export function heldAs(weapon: CardFace): Held | undefined {
  if (weapon.type !== 'weapon' || !weapon.subtypes.includes('character_weapon')) {
    return undefined;
  }
  const title = weapon.title.toLowerCase();
  return HOLDS.find(([words]) => words.test(title))?.[1] ?? 'pistol';
}

const HOLDS: readonly (readonly [RegExp, Held])[] = [
  [/saber|sword|blade|knife|vibro(?!-?ax)/, 'blade'],
  [/bow/, 'bow'],
  [/ax/, 'axe'],
  [/staff|stick|pike|spear|gaderffii|club/, 'staff'],
  [/rifle|carbine|cannon|launcher|repeat/, 'rifle'],
];

/** A permanent weapon, which is a persona of its own or named in the title. */
function builtIn(face: CardFace): Held | undefined {
  const named = [...face.personas.slice(1), / with (.*)$/i.exec(face.title)?.[1] ?? ''].join(' ').toLowerCase();
  if (named.includes('lightsaber')) return 'blade';
  if (/rifle|carbine/.test(named)) return 'rifle';
  return /blaster|pistol/.test(named) ? 'pistol' : undefined;
}

/** What someone of this kind would carry. */
function usual(face: CardFace, is: Is, species: string): Held | undefined {
  const ability = face.figures.ability ?? 0;
  if (is('droid')) return is('assassin', 'battle_droid') ? 'rifle' : undefined;
  if (species === 'wookiee') return 'bow';
  if (species === 'gamorrean') return 'axe';
  if (species === 'ewok' || species === 'tusken_raider') return 'staff';
  if (is('sith', 'jedi_master', 'padawan') || (ability >= FAR_SIGHTED && face.icons.includes('warrior'))) return 'blade';
  if (is(...TROOPERS)) return 'rifle';
  if (is('royal_guard', 'imperial_council', 'coruscant_guard')) return 'staff';
  return is('bounty_hunter', 'smuggler', 'gambler', 'assassin') ? 'pistol' : undefined;
}
