import type { AnyVariant, Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variantIds.ts';
import { done, type Result } from '../../kit/result.ts';
import type { PdnGame } from './game.ts';
import type { PdnProblem } from './problem.ts';
import { readPdn } from './reader.ts';

/**
 * Reads every game of a text. A game's tags or moves show its variant; `chosen` is for games where
 * they don’t, or for your own variant. A bad game doesn’t affect the others. Never throws.
 *
 * @example
 * const [game] = parsePdn('[White "Anna"] 1. 32-28 19-23 2. 28x19 14x23 *');
 * unwrap(game).variant.id // => 'international'
 * unwrap(game).tags // => [{ name: 'White', value: 'Anna' }]
 * const [wrong] = parsePdn('[GameType "20"] 1. 32-28 19-23 2. 37-32 *');
 * !wrong.ok && wrong.problem.code // => 'pdn-move'
 * !wrong.ok && wrong.problem.reason?.code // => 'must-capture'
 */
export const parsePdn = <V extends AnyVariant = Variant>(
  source: string,
  chosen: V | null = null,
): readonly Result<PdnGame<V | Variant>, PdnProblem<V['id'] | VariantId>>[] =>
  readPdn(source, chosen).map((read) => (read.ok ? done(read.value.game) : read));
