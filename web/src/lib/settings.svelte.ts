import { recall, remember } from './stored';

let motionOff = $state(recall('motion') === 'off');
let battleResults = $state(recall('battleResults') !== 'off');
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
  /** Whether a battle that has ended is looked back at before the game goes on. */
  get battleResults(): boolean {
    return battleResults;
  },
  set battleResults(on: boolean) {
    battleResults = on;
    remember('battleResults', on ? 'on' : 'off');
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
