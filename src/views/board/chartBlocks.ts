/** A chart in the shape in which its reader wants boards: a picture, the sentence that says its numbers, or both. */
import { text } from '../screen/blocks.ts';
import type { Shape } from './inShape.ts';
import type { Block, Charted } from '../screen/screen.ts';

/** Nothing where there is no chart. */
export function chartBlocks(charted: Charted | null, { look, board = 'picture' }: Shape): readonly Block[] {
  if (!charted) return [];
  const drawn: Block = { kind: 'chart', charted: look ? { ...charted, look } : charted };
  if (board === 'picture') return [drawn];
  const words = text(charted.alt);
  return board === 'text' ? [words] : [drawn, words];
}
