/**
 * Ending a match before its time: one side asks for it, the other agrees. A game that runs is played on, as the last one; what stands
 * then is the result of the match. Whoever plays on has said no: the wish lasts until the next game begins.
 */
import { refused } from '../draughts/attempt.ts';
import { changed, type Act, type Decision } from './decision.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import { colorOfFirst, isMatched, matchEnd } from './matchScore.ts';
import { colorOf } from './side.ts';

/** Asks for it, or agrees where the other side has asked. The rest of a match that goes on is as long as it was. */
export function endMatch(game: Game, act: Act): Decision {
  const color = colorOf(game, act.by);
  if (!color) return refused({ code: 'not-your-game' });
  if (!isMatched(game) || matchEnd(game)) return refused({ code: 'match-over' });
  if (game.rematch !== null) return refused({ code: 'match-game-begun' });
  const { match, changedAt } = game;
  if (match.stopped === 'agreed') return refused({ code: 'match-ending' });
  const side = colorOfFirst(match) === color ? 'first' : 'second';
  if (match.asked === side) return refused({ code: 'match-end-asked' });
  const { asked, ...rest } = match;
  const news: Match = asked === undefined ? { ...rest, asked: side } : { ...rest, stopped: 'agreed' };
  const kind = asked === undefined ? 'match-end-asked' : 'match-end-agreed';
  const decision = changed(game, act, { match: news }, [{ kind }]);
  if (!decision.ok || !game.result) return decision;
  return { ...decision, value: { ...decision.value, game: { ...decision.value.game, changedAt } } };
}
