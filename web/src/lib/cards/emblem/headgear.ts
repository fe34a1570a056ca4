/** What a head wears, over a human's head and over those of species without a top of their own. */
import { oval } from './heads';

export interface Headgear {
  /** Added to the outline. */
  outline?: string;
  holes?: string;
  /** Hair and rims, filled with the ink of the side. */
  hair?: string;
  /** A visor. */
  visor?: string;
  /** Lines in the accent. */
  lines?: string;
}

export const HEADGEAR = {
  none: {},
  /** No hair, and a high collar instead. */
  bald: { outline: 'M-19 60L-21 40-11 51H11L21 40 19 60Z', lines: 'M-11 51H11M-7 33h4M3 33h4' },
  short: { outline: 'M-17 34C-20 12-8 6 0 6S20 12 17 34L12 25-12 25Z', lines: 'M-12 25H12' },
  parted: {
    outline: 'M-17 42C-24 18-10 4 3 6S23 16 17 38L12 26C4 27-3 24-6 19-8 25-12 30-17 42Z', lines: 'M-6 19C-2 12 4 9 10 10',
  },
  beard: {
    outline: 'M-16 34C-18 46-12 62 0 68 12 62 18 46 16 34L10 42C4 39-4 39-10 42Z',
    hair: 'M-13 27C-12 18-6 13 0 13S12 18 13 27L7 21-7 21Z', lines: 'M-6 47C-3 50 3 50 6 47M0 54V62',
  },
  braid: {
    outline: 'M-15 30C-17 12-8 8 0 8S17 12 15 30L19 66 14 66 11 30 8 24-8 24Z', lines: 'M12 40h5M13 48h5M13 56h5',
  },
  topknot: {
    outline: `${oval(0, 9, 7, 7)}M-14 30C-15 18-8 12 0 12S15 18 14 30L17 48 12 46V30H-12V46L-17 48Z`,
    hair: 'M-12 27C-9 19 9 19 12 27L6 23-6 23Z',
  },
  long: {
    outline: 'M0 11C-16 11-18 28-18 40L-21 66H-11L-12 40H12L11 66H21L18 40C18 28 16 11 0 11Z',
    hair: 'M-12 28C-8 20 8 20 12 28',
  },
  flight: {
    outline: 'M0 8C-14 8-19 18-19 30V44H-12L-13 32H13L12 44H19V30C19 18 14 8 0 8Z',
    visor: 'M-13 27H13V36H-13Z', lines: 'M0 8V22M-19 40h5M14 40h5',
  },
  full: {
    outline: 'M0 8C-15 8-18 20-18 32L-15 54H15L18 32C18 20 15 8 0 8Z',
    visor: 'M-13 27H13A4 4 0 0 1 13 35H-13A4 4 0 0 1-13 27Z', lines: 'M-5 44h10M-16 40L-10 48M16 40L10 48',
  },
  slit: {
    outline: 'M-15 16C-8 10 8 10 15 16L17 52-17 52Z', visor: 'M-15 28H15V32H-15Z', lines: 'M-11 38L-8 50M11 38L8 50',
  },
  finned: {
    outline: 'M-15 16C-8 10 8 10 15 16L17 52-17 52ZM-2 12L-3 2 12 5 6 12Z',
    visor: 'M-15 28H15V32H-15Z', lines: 'M-11 38L-8 50M11 38L8 50M-4 44h8',
  },
  winged: {
    outline: 'M0 1L-10 11-15 30-12 54H12L15 30 10 11ZM-13 24L-25 13-22 36-14 42ZM13 24L25 13 22 36 14 42Z',
    visor: 'M-12 29L0 33 12 29V34L0 38-12 34Z', lines: 'M0 3V27M-5 47h10',
  },
  open: {
    outline: 'M0 8C-15 8-20 18-20 27L-25 31H25L20 27C20 18 15 8 0 8Z',
    hair: 'M-13 32V46L-4 55M13 32V46L4 55', lines: 'M-20 25H20',
  },
  hood: {
    outline: 'M0 5C-15 8-22 26-20 44L-24 62H24L20 44C22 26 15 8 0 5Z',
    holes: 'M0 17C-9 18-13 30-12 40-10 50-5 55 0 55S10 50 12 40C13 30 9 18 0 17Z', lines: 'M-6 47C-3 50 3 50 6 47',
  },
  deep: {
    outline: 'M0 3C-17 8-25 28-22 48L-27 66H27L22 48C25 28 17 8 0 3Z',
    holes: 'M0 18C-11 20-15 32-14 42L0 58 14 42C15 32 11 20 0 18Z', lines: 'M-8 36L-3 38M8 36L3 38',
  },
  cap: { outline: 'M-15 22L-18 10C-8 6 8 6 18 10L15 22Z', hair: 'M-15 22H15L12 26H-12Z', lines: 'M-3 15h6' },
  horns: {
    outline: 'M-13 22L-15 10-9 15-7 4-3 13 0 3 3 13 7 4 9 15 15 10 13 22Z',
    lines: 'M0 18V30M-10 30L-4 34M10 30L4 34M-6 44L0 38 6 44',
  },
  crown: { outline: 'M-12 20L-22 6-10 10-6 1 0 8 6 1 10 10 22 6 12 20Z', lines: 'M-11 22H11M0 42v6' },
} as const satisfies Record<string, Headgear>;

export type Worn = keyof typeof HEADGEAR;
