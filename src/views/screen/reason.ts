/** Why a game ended, in words. */
import type { Color } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { isCalledOff, type Result } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';

const LOSER: Readonly<Record<Color, Color>> = { white: 'black', black: 'white' };

/**
 * The sentence for a result. Where it is the goal to have nothing left, the usual words would sound like a loss. Who resigned
 * or ran out of time is named by color, for both players and all others read it.
 */
export function reasonOf(say: Say, { winner, by }: Result, goal: Variant['goal'] = 'win'): string {
  if (goal === 'lose' && (by === 'no-pieces' || by === 'no-moves')) return say(`result.${by}.giveaway`);
  if (by === 'resignation' || by === 'flag') return say(`result.${by}.${LOSER[winner ?? 'white']}`);
  return say(`result.${by}`);
}

/** Who won, and why: the reason alone does not always tell. */
export const outcomeOf = (say: Say, result: Result, goal: Variant['goal'] = 'win'): string =>
  [
    say(`outcome.${isCalledOff(result) ? 'aborted' : (result.winner ?? 'draw')}`),
    reasonOf(say, result, goal),
  ].join(' ');
