import { recall, remember } from './stored';

/** Looks of the whole client. */
export const THEMES = ['dark', 'light', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** How large text is, in per cent of what is designed. */
export const SIZES = ['100', '115', '130'] as const;
export type Size = (typeof SIZES)[number];

/** A value this browser keeps for its user. */
class Kept<T extends string> {
  #value = $state<T>() as T;

  constructor(
    private readonly key: string,
    private readonly all: readonly T[],
    atFirst: T,
  ) {
    this.#value = all.find((one) => one === recall(key)) ?? atFirst;
  }

  get value(): T {
    return this.#value;
  }

  set value(value: T) {
    this.#value = this.all.includes(value) ? value : this.#value;
    remember(this.key, this.#value);
  }
}

const SWITCH = ['on', 'off'] as const;
const motion = new Kept('motion', SWITCH, 'on');
const battleResults = new Kept('battleResults', SWITCH, 'on');
const reader = new Kept('reader', SWITCH, 'off');
const shortcuts = new Kept('shortcuts', SWITCH, 'on');
const sounds = new Kept('sounds', SWITCH, 'off');
const notices = new Kept('notices', SWITCH, 'off');
const theme = new Kept<Theme>('theme', THEMES, 'dark');
const size = new Kept<Size>('size', SIZES, '100');

/** What a user has set for this browser. */
export const settings = {
  get motionOff(): boolean {
    return motion.value === 'off';
  },
  set motionOff(off: boolean) {
    motion.value = off ? 'off' : 'on';
  },
  /** Whether a battle that has ended is looked back at before the game goes on. */
  get battleResults(): boolean {
    return battleResults.value === 'on';
  },
  set battleResults(on: boolean) {
    battleResults.value = on ? 'on' : 'off';
  },
  /** The table as structured text. */
  get reader(): boolean {
    return reader.value === 'on';
  },
  set reader(on: boolean) {
    reader.value = on ? 'on' : 'off';
  },
  /** Whether a letter alone does something: who dictates or types by chance would rather it did not. */
  get shortcuts(): boolean {
    return shortcuts.value === 'on';
  },
  set shortcuts(on: boolean) {
    shortcuts.value = on ? 'on' : 'off';
  },
  get sounds(): boolean {
    return sounds.value === 'on';
  },
  set sounds(on: boolean) {
    sounds.value = on ? 'on' : 'off';
  },
  /** Whether the browser notifies its user when it is his turn and the page is not in sight. */
  get notices(): boolean {
    return notices.value === 'on';
  },
  set notices(on: boolean) {
    notices.value = on ? 'on' : 'off';
  },
  get theme(): Theme {
    return theme.value;
  },
  set theme(chosen: Theme) {
    theme.value = chosen;
  },
  get size(): Size {
    return size.value;
  },
  set size(chosen: Size) {
    size.value = chosen;
  },
};

/** Whether nothing may travel, turn or pulse: by the setting here or by that of the system. */
export function still(): boolean {
  return settings.motionOff || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
