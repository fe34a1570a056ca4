import { settings } from './settings.svelte';

/** What can be heard: it is one's turn, a card comes down, a battle begins, a destiny is drawn, Force is lost, the game ends. */
export type Sound = 'turn' | 'card' | 'battle' | 'destiny' | 'loss' | 'end';

interface Tone {
  hertz: number;
  /** Seconds after the sound begins, and how long. */
  at: number;
  long: number;
}

const TONES: Record<Sound, readonly Tone[]> = {
  turn: [{ hertz: 587, at: 0, long: 0.16 }, { hertz: 880, at: 0.12, long: 0.3 }],
  card: [{ hertz: 330, at: 0, long: 0.09 }],
  battle: [{ hertz: 147, at: 0, long: 0.3 }, { hertz: 196, at: 0.14, long: 0.4 }],
  destiny: [{ hertz: 740, at: 0, long: 0.12 }],
  loss: [{ hertz: 262, at: 0, long: 0.14 }, { hertz: 196, at: 0.09, long: 0.2 }],
  end: [{ hertz: 392, at: 0, long: 0.2 }, { hertz: 494, at: 0.16, long: 0.2 }, { hertz: 587, at: 0.32, long: 0.6 }],
};
const LOUD = 0.12;
const SILENT = 0.0001;

let audio: AudioContext | null = null;

/** Plays a sound of our own making, if the user wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === 'undefined') {
    return;
  }
  audio ??= new AudioContext();
  void audio.resume();
  for (const { hertz, at, long } of TONES[sound]) {
    const from = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(SILENT, from);
    volume.gain.exponentialRampToValueAtTime(LOUD, from + 0.02);
    volume.gain.exponentialRampToValueAtTime(SILENT, from + long);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + long);
  }
}
