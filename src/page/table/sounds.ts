/** The sound and vibration of a move, on devices that allow them after the first touch. */
import { STEP } from '../board/pieces.ts';

/** Two frequencies (Hz), the loudness, and the start and duration (s). */
type Tone = readonly [from: number, to: number, loudness: number, start: number, lasts: number];

const KNOCK: readonly Tone[] = [
  [180, 75, 0.5, 0, 0.09],
  [900, 380, 0.1, 0, 0.03],
];
const END: readonly Tone[] = [
  [392, 392, 0.12, 0.15, 0.3],
  [523, 523, 0.12, 0.3, 0.5],
];
/** In ms. */
const TAP = 10;

let context: AudioContext | null = null;

function sound(tones: readonly Tone[], after = 0): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [from, to, loudness, start, lasts] of tones) {
    const begin = currentTime + after + start;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    volume.gain.setValueAtTime(loudness, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    tone.connect(volume).connect(destination);
    tone.start(begin);
    tone.stop(begin + lasts);
  }
}

const isTouched = (): boolean => navigator.userActivation.hasBeenActive;

/** A soft knock each time the piece lands after a step; at once if it has landed. */
export function knock(steps: number): void {
  if (!isTouched()) return;
  const landings = Array.from({ length: Math.max(1, steps) }, (_, at) => (steps === 0 ? 0 : at + 1));
  for (const at of landings) sound(KNOCK, (at * STEP) / 1000);
  // WebKit has no vibration.
  if ('vibrate' in navigator) navigator.vibrate(landings.flatMap(() => [TAP, STEP - TAP]));
}

export function chime(): void {
  if (isTouched()) sound(END);
}
