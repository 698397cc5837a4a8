/** Short sounds, synthesized by the browser. They are off until the reader turns them on. */

type Sound = 'move' | 'capture' | 'end';

/** Tones as [frequency in Hz, start, duration (s)]. */
const TONES: Readonly<Record<Sound, readonly (readonly [number, number, number])[]>> = {
  move: [[220, 0, 0.06]],
  capture: [
    [260, 0, 0.05],
    [160, 0.06, 0.09],
  ],
  end: [
    [392, 0, 0.16],
    [523, 0.16, 0.3],
  ],
};
const LOUDNESS = 0.25;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [frequency, after, lasts] of TONES[sound]) {
    const begin = currentTime + after;
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(LOUDNESS, begin);
    loudness.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
    tone.connect(loudness).connect(destination);
    tone.start(begin);
    tone.stop(begin + lasts);
  }
}
