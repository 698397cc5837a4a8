/** Who can capture, asked of a generator: for the layouts where no quicker way is known than to list the moves. */
import type { Core } from '../../draughts/numeric/core.ts';
import type { Ground } from './ground.ts';

/** The two questions about captures for any core. */
export function capturing(
  { words, generate, turn }: Pick<Core, 'words' | 'generate' | 'turn'>,
  isCapture: Ground['isCapture'],
): Pick<Ground, 'canCapture' | 'isThreatened'> {
  const canCapture = (position: number, at: number): boolean =>
    generate(position, at) !== at && isCapture(position, at);
  return {
    canCapture,
    isThreatened: (position, at) => {
      turn(position, at);
      return canCapture(at, at + words);
    },
  };
}
