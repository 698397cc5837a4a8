/** The sound and vibration of a move, on devices that allow them after the first touch. */

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
/** Samples per second. The highest tone needs far fewer. */
const RATE = 8000;

let context: AudioContext | null = null;

function record(tones: readonly Tone[]): AudioBuffer {
  const recording = new AudioBuffer({ length: RATE, sampleRate: RATE });
  const samples = recording.getChannelData(0);
  for (const [from, to, loudness, start, lasts] of tones) {
    const length = lasts * RATE;
    let waves = 0;
    for (let at = 0; at < length; at += 1) {
      const volume = loudness * (0.001 / loudness) ** (at / length);
      samples[start * RATE + at] = (samples[start * RATE + at] ?? 0) + volume * Math.sin(2 * Math.PI * waves);
      waves += (from * (to / from) ** (at / length)) / RATE;
    }
  }
  return recording;
}

const recordings = new Map<readonly Tone[], AudioBuffer>();

/** Recorded once, because oscillators take longer than a frame of a moving piece. */
function recordingOf(tones: readonly Tone[]): AudioBuffer {
  const recording = recordings.get(tones) ?? record(tones);
  recordings.set(tones, recording);
  return recording;
}

/** Makes the first knock as quick as the others. */
export function prepareSounds(): void {
  context ??= new AudioContext();
  recordingOf(KNOCK);
}

function sound(tones: readonly Tone[], after = 0): void {
  context ??= new AudioContext();
  // Before the first touch ends, it may only be made.
  if (context.state === 'suspended') void context.resume();
  const source = new AudioBufferSourceNode(context, { buffer: recordingOf(tones) });
  source.connect(context.destination);
  source.start(context.currentTime + after);
}

const isTouched = (): boolean => navigator.userActivation.hasBeenActive;

/** A soft knock each time the piece lands after a step (ms); at once if it has landed. */
export function knock(steps: number, step: number): void {
  if (!isTouched()) return;
  const landings = Array.from({ length: Math.max(1, steps) }, (_, at) => (steps === 0 ? 0 : at + 1));
  for (const at of landings) sound(KNOCK, (at * step) / 1000);
  // WebKit has no vibration.
  if ('vibrate' in navigator) navigator.vibrate(landings.flatMap(() => [TAP, step - TAP]));
}

export function chime(): void {
  if (isTouched()) sound(END);
}
