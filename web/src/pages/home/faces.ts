import type { CardFace, Side } from '../../lib/protocol';

const NOTHING = {
  subtypes: [],
  kind: '',
  marks: '',
  unique: 0,
  destiny: [],
  figures: {},
  icons: [],
  traits: [],
  traitWords: [],
  personas: [],
  model: '',
  set: '',
  setName: '',
  text: [],
};

/** No cards, but drawn like some: a ship for each side, so that the page needs no catalogue. */
export const SHIPS: Record<Side, CardFace> = {
  light: {
    ...NOTHING,
    id: 'house-light-ship',
    title: '',
    side: 'light',
    type: 'starship',
    subtypes: ['starfighter'],
    figures: { power: 3, maneuver: 4, hyperspeed: 5 },
    model: 'x_wing',
  },
  dark: {
    ...NOTHING,
    id: 'house-dark-ship',
    title: '',
    side: 'dark',
    type: 'starship',
    subtypes: ['capital'],
    figures: { power: 8, armor: 5, hyperspeed: 3 },
    model: 'star_destroyer',
  },
};
