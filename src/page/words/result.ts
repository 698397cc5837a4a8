/** Why a game ended. */
import { opponentOf } from '../../draughts/piece.ts';
import type { Variant } from '../../draughts/variant.ts';
import type { GameFacts } from '../../live/protocol.ts';
import type { PageSay } from './say.ts';

type Result = NonNullable<GameFacts['result']>;

export function resultText(say: PageSay, { goal }: Variant, { winner, by }: Result): string {
  if (goal === 'lose' && (by === 'no-pieces' || by === 'no-moves')) return say(`result.${by}.giveaway`);
  if (by === 'resignation' || by === 'flag') return say(`result.${by}.${opponentOf(winner ?? 'white')}`);
  return say(`result.${by}`);
}
