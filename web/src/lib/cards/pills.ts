import type { IconName } from '../icons';
import type { CardFace } from '../protocol';
import type { TextKey } from '../text';

/** An icon printed on a card: its drawing and its word. */
export interface Pill {
  icon: IconName;
  word: TextKey;
}

const PILLS: Record<string, Pill> = {
  pilot: { icon: 'pilot', word: 'icon.pilot' },
  warrior: { icon: 'warrior', word: 'icon.warrior' },
  nav_computer: { icon: 'nav', word: 'icon.nav_computer' },
  scomp_link: { icon: 'scomp', word: 'icon.scomp_link' },
  presence: { icon: 'presence', word: 'icon.presence' },
  permanent_weapon: { icon: 'permweapon', word: 'icon.permanent_weapon' },
  independent: { icon: 'independent', word: 'icon.independent' },
  maintenance: { icon: 'maintenance', word: 'icon.maintenance' },
  selective_creature: { icon: 'selective', word: 'icon.selective_creature' },
  exterior: { icon: 'exterior', word: 'icon.exterior' },
  interior: { icon: 'interior', word: 'icon.interior' },
  underground: { icon: 'underground', word: 'icon.underground' },
  underwater: { icon: 'underwater', word: 'icon.underwater' },
  planet: { icon: 'planet', word: 'icon.planet' },
  space: { icon: 'space', word: 'icon.space' },
  mobile: { icon: 'mobile', word: 'icon.mobile' },
  starship_site: { icon: 'shipsite', word: 'icon.starship_site' },
  vehicle_site: { icon: 'vehiclesite', word: 'icon.vehicle_site' },
  episode_i: { icon: 'episode', word: 'icon.episode_i' },
  grabber: { icon: 'grabber', word: 'icon.grabber' },
};

const OWN_PILOT: Pill = { icon: 'permpilot', word: 'icon.own_pilot' };

/** The icons a card shows as pills. Those that only name a set are told in its foot. */
export function pillsOf(face: CardFace): Pill[] {
  const vessel = face.type === 'starship' || face.type === 'vehicle' || face.type === 'podracer';
  return face.icons.flatMap((key) => {
    const pill = vessel && key === 'pilot' ? OWN_PILOT : PILLS[key];
    return pill ? [pill] : [];
  });
}

/** Where a location lies, for its small face: inside, outside, moving by itself. */
export function placePills(face: CardFace): Pill[] {
  const keys = ['interior', 'exterior', 'underground', 'underwater', 'mobile'];
  return keys.filter((key) => face.icons.includes(key)).flatMap((key) => PILLS[key] ?? []);
}
