/** How a game ended, in one sentence, for its card and for links to it. */
import { opponentOf } from '../../draughts/piece.ts';
import { type ByColor, COLORS } from '../../draughts/types.ts';
import { type Game, type GameResult, isCalledOff } from '../../game/game.ts';
import { absentIn, sideToMove } from '../../game/line.ts';
import { isCrowd } from '../../game/seat.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { moveNumberOf } from './look.ts';
import { bothInWords } from '../screen/phrases.ts';

/** Some languages, such as Japanese, name people and teams differently. */
const wordsFor = ({ seats }: Game): 'card' | 'vote' =>
  COLORS.some((color) => isCrowd(seats[color])) ? 'vote' : 'card';

const lengthOf = (game: Game): number => (game.moves.length === 0 ? 0 : moveNumberOf(game));

export function headline(
  say: Say,
  game: Game,
  { winner, by }: GameResult,
  names: ByColor<string> = bothInWords(say, game),
): string {
  const absent = absentIn(game);
  const won = absent ? opponentOf(absent) : winner;
  if (by === 'annulled') return say('card.annulled');
  if (!won)
    return by === 'aborted'
      ? say(`${wordsFor(game)}.never-begun`, { player: names[sideToMove(game)] })
      : game.moves.length === 0
        ? say('card.drew.unplayed', names)
        : say(`${wordsFor(game)}.drew`, { ...names, count: lengthOf(game) });
  const words = { winner: names[won], loser: names[opponentOf(won)], count: lengthOf(game) };
  if (absent) return say('card.beat.forfeit', words);
  if (words.count === 0) return say('card.beat.unplayed', words);
  const beat = `${wordsFor(game)}.beat` as const;
  return say(by === 'resignation' || by === 'flag' ? `${beat}.${by}` : beat, words);
}

interface Known {
  /** The players whose names the reader may know. The others are named by color. */
  readonly isNamed: ByColor<boolean>;
  /** `null` if the server is unknown too. */
  readonly server: string | null;
}

/** For readers elsewhere. If a name is hidden, the text only names the winner's server. */
export function headlineElsewhere(
  say: Say,
  game: Game,
  result: GameResult,
  { isNamed, server }: Known,
): string {
  const { winner } = result;
  if ((isNamed.white && isNamed.black) || isCalledOff(result)) return headline(say, game, result);
  const count = lengthOf(game);
  if (winner === null) return say('highlight.drawn', { count });
  const someone = isNamed[winner] || server === null ? null : say('share.someone', { server: plain(server) });
  return say('highlight.won', { player: someone ?? bothInWords(say, game)[winner], count });
}
