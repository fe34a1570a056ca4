import { recall, remember } from './stored';

let motionOff = $state(recall('motion') === 'off');
let reader = $state(recall('reader') === 'on');

/** What a user has set for this browser. */
export const settings = {
  get motionOff(): boolean {
    return motionOff;
  },
  set motionOff(off: boolean) {
    motionOff = off;
    remember('motion', off ? 'off' : 'on');
  },
  /** The table as structured text. */
  get reader(): boolean {
    return reader;
  },
  set reader(on: boolean) {
    reader = on;
    remember('reader', on ? 'on' : 'off');
  },
};

/** Whether nothing may travel, turn or pulse: by the setting here or by that of the system. */
export function still(): boolean {
  return motionOff || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
