/**
 * Heads by species, in a field 100 high with its middle at x = 0: the outline tells the species at 30
 * pixels, before any line inside it does. Shapes are our own and plain; none is traced from a picture.
 */

/** A round eye: where it is, and how large. */
type Eye = readonly [x: number, y: number, radius: number];

export type Body = keyof typeof BODIES;

export interface Head {
  outline: string;
  /** The body below it unless the card's role asks for another; none where the outline holds it all. */
  body?: Body | 'none';
  /** How large it stands beside a human. */
  size?: number;
  /** Holes. */
  holes?: string;
  /** Lines in the accent. */
  lines?: string;
  eyes?: readonly Eye[];
  /** Solid tusks. */
  tusks?: string;
  /** A part that stands before the face. */
  mask?: string;
}

export const BODIES = {
  plain: 'M-6 48V57C-10 62-28 63-33 74L-37 101H37L33 74C28 63 10 62 6 57V48Z',
  warrior: 'M-6 48V58L-21 63V59L-39 63-42 79-36 80-39 101H39L36 80 42 79 39 63 21 59V63L6 58V48Z',
  robe: 'M-9 46C-12 60-25 64-31 78L-44 101H44L31 78C25 64 12 60 9 46Z',
  officer: 'M-8 48V57L-31 61-34 66-35 101H35L34 66 31 61 8 57V48Z',
  slim: 'M-4 48V59C-8 64-19 64-22 73L-25 101H25L22 73C19 64 8 64 4 59V48Z',
  bulk: 'M-14 40C-20 56-40 58-45 74L-47 101H47L45 74C40 58 20 56 14 40Z',
  fur: 'M-15 38L-22 52-31 55-33 62-40 66-39 73-45 78-42 84-47 90-44 101H44L47 90 42 84 45 78 39 73 40 66 33 62 31 55 22 52 15 38Z',
  cloak: 'M-7 48V56L-30 60C-40 64-44 80-46 101H46C44 80 40 64 30 60L7 56V48Z',
} as const;

/** An ellipse as a path, so that it can be part of an outline. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

const FACE = 'M-13 32C-13 20-7 14 0 14S13 20 13 32C13 42 8 53 0 54S-13 42-13 32Z';
const RODIAN_EYES = 'M-15 27C-10 24-5 27-4 33-9 37-14 34-15 27ZM15 27C10 24 5 27 4 33 9 37 14 34 15 27Z';
const WIDE_EYES = oval(-20, 31, 6, 6) + oval(20, 31, 6, 6);
const GOGGLES = oval(-7, 27, 5, 4) + oval(7, 27, 5, 4);

export const HUMAN: Head = { outline: FACE };

/** Species by the key of their trait. */
export const SPECIES = {
  wookiee: {
    outline: 'M0 6L-9 8-16 14-20 24-19 34-24 46-20 48-22 58H22L20 48 24 46 19 34 20 24 16 14 9 8Z',
    body: 'fur', holes: 'M-9 38L0 33 9 38 6 46H-6Z', lines: 'M-9 27h6M3 27h6M-3 38h6',
  },
  talz: {
    outline: 'M0 8L-10 10-17 18-20 30-18 46-22 58H22L18 46 20 30 17 18 10 10Z',
    body: 'fur', holes: oval(-7, 26, 3.5, 3.5) + oval(7, 26, 3.5, 3.5), lines: 'M-3 34L-2 50M3 34L2 50',
    eyes: [[-8, 36, 1.6], [8, 36, 1.6]],
  },
  whiphid: {
    outline: 'M0 6L-10 9-16 18-18 34-12 46-16 58H16L12 46 18 34 16 18 10 9Z',
    body: 'fur', lines: 'M-9 28h5M4 28h5', tusks: 'M-9 38C-15 46-14 54-9 60L-6 42ZM9 38C15 46 14 54 9 60L6 42Z',
  },
  ewok: {
    size: 0.74, outline: oval(0, 38, 20, 19) + oval(-16, 21, 8, 8) + oval(16, 21, 8, 8),
    body: 'bulk', holes: oval(-7, 36, 3, 3) + oval(7, 36, 3, 3), lines: 'M-24 30C-14 22 14 22 24 30M-3 45h6l-3 4z',
  },
  chadra_fan: {
    size: 0.74, outline: `${oval(0, 38, 15, 18)}M-10 26L-30 2-34 30-14 42ZM10 26L30 2 34 30 14 42Z`,
    eyes: [[-5, 36, 2.4], [5, 36, 2.4]], lines: 'M-4 46h8',
  },
  kowakian: {
    size: 0.66, outline: `${oval(0, 38, 14, 16)}M-12 30L-40 22-14 44ZM12 30L40 22 14 44Z`,
    body: 'slim', eyes: [[-5, 35, 2.6], [5, 35, 2.6]], lines: 'M-8 45C-3 50 3 50 8 45',
  },
  jawa: {
    size: 0.72, outline: 'M0 4C-14 8-22 24-22 40L-18 58H18L22 40C22 24 14 8 0 4Z',
    body: 'robe', holes: 'M0 20C-10 22-14 32-14 40S-8 52 0 52 14 48 14 40 10 22 0 20Z',
    eyes: [[-5.5, 38, 3.4], [5.5, 38, 3.4]], lines: 'M-34 82L28 66M-30 88L32 72',
  },
  ugnaught: {
    size: 0.76, outline: `${oval(0, 36, 17, 18)}M-15 28L-25 24-18 40ZM15 28L25 24 18 40Z`,
    body: 'bulk', holes: oval(0, 42, 6, 4.5), lines: 'M-2 42h.1M2 42h.1M-12 20h24',
  },
  twilek: {
    outline: `${FACE}M-9 18C-22 20-27 36-27 54S-34 82-24 88-17 66-17 50-14 34-8 30ZM9 18C22 20 27 36 27 54S34 82 24 88 17 66 17 50 14 34 8 30Z`,
    body: 'slim', lines: 'M-12 24C-6 20 6 20 12 24M-24 60h7M17 60h7M-25 72h6M19 72h6',
  },
  rodian: {
    outline: 'M0 14C-13 14-18 24-17 34C-16 42-8 44-6 54H6C8 44 16 42 17 34C18 24 13 14 0 14ZM-9 17L-13 3-17 2-16 7-12 19ZM9 17L13 3 17 2 16 7 12 19Z',
    holes: RODIAN_EYES, lines: RODIAN_EYES,
  },
  duros: {
    outline: 'M0 6C-16 6-20 20-18 32-16 44-8 50-6 56H6C8 50 16 44 18 32 20 20 16 6 0 6Z',
    holes: oval(-8, 32, 5, 6) + oval(8, 32, 5, 6), eyes: [[-8, 32, 3], [8, 32, 3]], lines: 'M-5 47h10',
  },
  neimoidian: {
    outline: 'M-11 24C-12 40-8 52 0 56 8 52 12 40 11 24L16 4H4L0 14-4 4H-16Z',
    body: 'robe', eyes: [[-5.5, 33, 2.4], [5.5, 33, 2.4]], lines: 'M-14 10H-6M6 10H14M-4 46h8',
  },
  bith: {
    outline: 'M0 4C-20 4-24 22-20 30-17 36-9 38-7 56H7C9 38 17 36 20 30 24 22 20 4 0 4Z',
    body: 'slim', holes: oval(-8, 29, 5, 4) + oval(8, 29, 5, 4), lines: 'M-5 42V52M0 42V53M5 42V52',
  },
  hutt: {
    outline: 'M0 16C-18 16-24 28-26 40-28 54-46 58-54 76L-60 101H60L54 76C46 58 28 54 26 40 24 28 18 16 0 16Z',
    body: 'none', lines: 'M-22 47C-10 53 10 53 22 47M-30 66C-12 74 12 74 30 66M-40 82C-14 91 14 91 40 82',
    eyes: [[-10, 31, 3.2], [10, 31, 3.2]],
  },
  mon_calamari: {
    outline: 'M0 8C-16 8-24 20-25 32L-19 40C-12 44-10 50-8 56H8C10 50 12 44 19 40L25 32C24 20 16 8 0 8Z',
    body: 'officer', holes: WIDE_EYES, lines: `${WIDE_EYES}M-9 44h18`,
  },
  ishi_tib: {
    outline: 'M-8 24L-22 10-28 12-27 20-15 32-8 56H8L15 32 27 20 28 12 22 10 8 24Z',
    eyes: [[-23, 15.5, 3.4], [23, 15.5, 3.4]], lines: 'M-8 40L0 46 8 40M0 32V46',
  },
  ithorian: {
    outline: 'M-30 12C-36 20-34 28-28 30L-10 31C-7 42-7 48-8 58H8C7 48 7 42 10 31L28 30C34 28 36 20 30 12L12 18H-12Z',
    body: 'robe', eyes: [[-29, 20, 3], [29, 20, 3]], lines: 'M-4 40v10M4 40v10',
  },
  arcona: {
    outline: 'M0 4C-10 6-30 18-34 30L-12 36-8 58H8L12 36 34 30C30 18 10 6 0 4Z',
    eyes: [[-16, 27, 3], [16, 27, 3]], lines: 'M-5 44h10',
  },
  gamorrean: {
    outline: `${oval(0, 34, 21, 22)}M-14 18L-24 6-27 8-22 24ZM14 18L24 6 27 8 22 24Z`,
    body: 'bulk', holes: oval(0, 40, 9, 6), lines: 'M-14 52L-12 40M14 52L12 40M-4 40h.1M4 40h.1',
  },
  aqualish: {
    outline: 'M0 12C-15 12-18 24-17 36-15 48-9 50-8 56H8C9 50 15 48 17 36 18 24 15 12 0 12Z',
    eyes: [[-7, 27, 3.4], [7, 27, 3.4]], tusks: 'M-4 38C-12 44-11 54-4 58L-2 44ZM4 38C12 44 11 54 4 58L2 44Z',
  },
  devaronian: {
    outline: `${FACE}M-11 22L-20-1-3 14ZM11 22L20-1 3 14Z`, lines: 'M-9 31L-4 33M9 31L4 33M-4 46h8',
  },
  gotal: {
    outline: 'M-14 30C-14 20-14 6-8 4S-2 12 0 16C2 12 2 6 8 4S14 20 14 30C14 44 8 53 0 54S-14 44-14 30Z',
    body: 'cloak', lines: 'M-9 34h5M4 34h5M-12 24C-6 28 6 28 12 24',
  },
  trandoshan: {
    outline: 'M-13 12C-18 24-16 34-12 40L-9 56H9L12 40C16 34 18 24 13 12L8 16 4 8 0 15-4 8-8 16Z',
    body: 'warrior', lines: 'M-12 28l7 3M12 28l-7 3M-8 45h16M-8 49h16',
  },
  saurin: {
    outline: 'M-10 10C-17 22-15 36-10 44L-9 58H9L10 44C15 36 17 22 10 10L0 4Z',
    body: 'slim', lines: 'M-11 27l7 4M11 27l-7 4M-6 50h12M0 6V20',
  },
  shistavanen: {
    outline: 'M-15 26L-18 2-7 13H7L18 2 15 26C15 38 9 44 6 56H-6C-9 44-15 38-15 26Z',
    body: 'fur', lines: 'M-10 26l6 3M10 26l-6 3M-4 44h8l-4 5z',
  },
  bothan: {
    outline: 'M-12 20C-6 12 6 12 12 20L22 14 16 32C16 44 10 50 6 60L0 64-6 60C-10 50-16 44-16 32L-22 14Z',
    lines: 'M-9 31h5M4 31h5M-8 46C-4 52-2 56 0 62 2 56 4 52 8 46',
  },
  gand: {
    outline: 'M0 12C-14 12-17 22-16 32L-10 46-12 56H12L10 46 16 32C17 22 14 12 0 12Z',
    body: 'cloak', eyes: [[-7, 28, 4], [7, 28, 4]], mask: oval(0, 45, 6, 6),
    lines: 'M-6 48C-16 54-18 62-18 72M6 48C16 54 18 62 18 72',
  },
  kubaz: {
    outline: 'M0 12C-12 12-15 20-14 30-12 38-6 40-5 48L-4 76 0 82 4 78 5 48C6 40 12 38 14 30 15 20 12 12 0 12Z',
    body: 'cloak', holes: GOGGLES, lines: `${GOGGLES}M-2 27h4M-4 54h8M-4 62h8M-3 70h6`,
  },
  abyssin: {
    outline: 'M0 10C-14 10-18 22-16 34-14 48-8 54 0 54S14 48 16 34C18 22 14 10 0 10Z',
    body: 'bulk', holes: oval(0, 28, 9, 7), eyes: [[0, 28, 3.6]], lines: `${oval(0, 28, 9, 7)}M-7 44h14`,
  },
  tusken_raider: {
    outline: 'M-14 30C-14 18-8 12 0 12S14 18 14 30L12 50-12 50Z',
    body: 'cloak', eyes: [[-6, 30, 3.4], [6, 30, 3.4]], mask: 'M-4 40h8v10h-8z', lines: 'M-14 24h28M-13 38h26M-12 45h24',
  },
  yarkora: {
    outline: 'M-10 14C-14 26-10 34-10 44-12 54-10 60 0 62 10 60 12 54 10 44 10 34 14 26 10 14 4 10-4 10-10 14ZM-10 20L-26 26-11 32ZM10 20L26 26 11 32Z',
    body: 'robe', eyes: [[-5, 25, 2.2], [5, 25, 2.2]], lines: 'M-4 54h.1M4 54h.1',
  },
  givin: {
    outline: 'M0 2C-22 2-26 20-22 32L-9 42-8 56H8L9 42 22 32C26 20 22 2 0 2Z',
    body: 'robe', holes: 'M-18 22L-3 29-10 39ZM18 22L3 29 10 39Z', lines: 'M-6 47H6M-3 44v6M3 44v6',
  },
  gungan: {
    outline: 'M-9 22C-10 34-8 46-7 58H7C8 46 10 34 9 22L12 10 9 5 5 9 3 20H-3L-5 9-9 5-12 10ZM-9 26C-22 30-25 50-24 76L-17 84-15 60C-15 48-12 42-8 40ZM9 26C22 30 25 50 24 76L17 84 15 60C15 48 12 42 8 40Z',
    body: 'slim', eyes: [[-8.5, 8, 2.6], [8.5, 8, 2.6]], lines: 'M-6 48h12',
  },
} as const satisfies Record<string, Head>;

/** Droids by the key of their trait, the more particular first; the last is for any other. */
export const DROIDS = {
  astromech_droid: {
    outline: 'M-22 40L-18 24-8 15H8L18 24 22 40ZM-24 43H24L21 88H-21ZM-34 54L-27 50V101H-38ZM34 54L27 50V101H38ZM-12 90H12L16 101H-16Z',
    body: 'none', holes: 'M-14 26H14V34H-14Z', lines: 'M-14 26H14V34H-14ZM-16 54h14M4 54h12M-15 64h30M-14 76h12',
    eyes: [[8, 30, 2.2]],
  },
  r_unit: {
    outline: 'M-20 40C-20 26-12 20 0 20S20 26 20 40ZM-24 43H24V84L18 92H-18L-24 84ZM-40 62H-28V101H-40ZM40 62H28V101H40Z',
    body: 'none', holes: oval(-6, 32, 4, 4), lines: `${oval(-6, 32, 4, 4)}M4 30h10M4 35h10M-16 54v26M-6 54h20M-6 62h20`,
  },
  protocol_droid: {
    outline: 'M-11 20C-11 12 11 12 11 20L12 40 7 50H-7L-12 40Z',
    body: 'slim', eyes: [[-5.5, 31, 3.3], [5.5, 31, 3.3]], lines: 'M-6 51h12M-6 54.5h12M-4 43h8M-14 76C-8 68 8 68 14 76',
  },
  medical_droid: {
    outline: 'M-9 22L-16 10H16L9 22 12 44 5 52H-5L-12 44ZM-42 44L-30 40V96H-42ZM42 44L30 40V96H42Z',
    body: 'bulk', holes: 'M-4 24H4V31H10V38H4V45H-4V38H-10V31H-4Z', lines: 'M-6 54h12M-12 72h24M0 62v20', eyes: [[-11, 14, 2.4], [11, 14, 2.4]],
  },
  probe_droid: {
    outline: 'M0 14L24 34 16 54H-16L-24 34ZM-12 56L-18 98-14 98-6 56ZM12 56L18 98 14 98 6 56ZM-2 4h4v12h-4Z',
    body: 'none', holes: 'M-10 34L0 26 10 34 0 42Z', lines: 'M-10 34L0 26 10 34 0 42ZM-24 34h10M14 34h10M-16 50h32',
    eyes: [[0, 34, 2.4]],
  },
  interrogator: {
    outline: `${oval(0, 42, 30, 28)}M-40 40L-28 36V48ZM40 40L28 36V48Z`,
    body: 'none', holes: oval(0, 36, 7, 7), lines: `${oval(0, 36, 7, 7)}M-30 46h60M-24 56h48M0 14V4`, eyes: [[0, 36, 2.6]],
  },
  destroyer_droid: {
    outline: 'M0 30C-10 30-14 38-14 46L-8 56H8L14 46C14 38 10 30 0 30ZM-16 44L-44 30-48 38-18 56ZM16 44L44 30 48 38 18 56ZM-10 58L-34 101H-26L-4 60ZM10 58L34 101H26L4 60Z',
    body: 'none', lines: 'M-44 34L-20 50M44 34L20 50', eyes: [[-5, 43, 2.2], [5, 43, 2.2]],
  },
  battle_droid: {
    outline: 'M-5 10L6 12 9 44 3 58H-4L-8 42Z',
    body: 'slim', eyes: [[-4, 22, 2], [4, 22, 2]], lines: 'M-4 52h8M-18 72h36',
  },
  assassin: {
    outline: 'M-9 12H9V56H-9Z',
    body: 'officer', eyes: [[-4, 32, 2.6], [5, 32, 2.6], [0, 15, 1.4]], lines: 'M-9 18H9M-9 24H9M-9 40H9M-9 46H9',
  },
  power_droid: {
    outline: 'M-26 34H26L30 40V82H-30V40ZM-22 84H-6V101H-26ZM6 84H22L26 101H6Z',
    body: 'none', eyes: [[18, 40, 2]], lines: 'M-30 46H30M-18 56h36M-18 64h36M-18 72h18',
  },
  mouse_droid: {
    size: 0.7, outline: 'M-44 60L-36 48H24L44 66V88H-44ZM-36 90H-20V101H-36ZM20 90H36V101H20Z',
    body: 'none', eyes: [[28, 76, 2.6]], lines: 'M-38 66H40M-24 54h30',
  },
  mining_droid: {
    outline: 'M-20 22H20V46H-20ZM-32 50H32V92H-32ZM-44 56H-35V84H-44ZM35 56H44V84H35ZM-24 94H-8V101H-24ZM8 94H24V101H8Z',
    body: 'none', eyes: [[-8, 33, 3], [8, 33, 3]], lines: 'M-32 62H32M-32 80H32M-10 68h20',
  },
  other: {
    outline: 'M-16 18H16L20 30 16 46H-16L-20 30ZM-22 50H22L26 84 18 101H-18L-26 84Z',
    body: 'none', holes: 'M-12 26H12V34H-12Z', lines: 'M-12 26H12V34H-12ZM-14 60h28M-14 70h28M-14 80h14', eyes: [[0, 30, 2.2]],
  },
} as const satisfies Record<string, Head>;
