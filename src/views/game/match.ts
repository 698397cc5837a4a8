import type { Action } from '../../game/actions.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Game } from '../../game/game.ts';
import type { Draw, MatchLength, MatchOffer, Opening } from '../../game/match/match.ts';
import {
  colorOfFirst,
  isMatched,
  matchEnd,
  nextGameAt,
  scoreByColor,
  type MatchedGame,
  type MatchEnd,
} from '../../game/match/matchScore.ts';
import { opponentOf } from '../../draughts/piece.ts';
import type { ByColor } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { lotOf } from '../../game/match/seeds.ts';
import type { MatchPlace } from '../../game/match/wish.ts';
import { CHALLENGE } from '../presses/declarations.ts';
import { mention, quiet, relativeTime, text, button } from '../screen/blocks.ts';
import { bothInWords, durationName } from '../screen/phrases.ts';
import type { Block, Button, Screen } from '../screen/screen.ts';

type Actions = ReadonlySet<Action>;

const lengthLine = (say: Say, length: MatchLength): string =>
  length.kind === 'games'
    ? say('invitation.match.games', { count: length.games })
    : say('invitation.match.points', { count: length.points });

function offerLines(say: Say, { length, rest, draw }: MatchOffer): readonly (string | null)[] {
  return [
    lengthLine(say, length),
    rest === 0 ? null : say('invitation.match.rest', { time: durationName(say, rest) }),
    draw && say('invitation.match.draw', { name: say(`openings.${draw.table}`) }),
  ];
}

export const invitedMatchLines = (say: Say, { match }: Challenge): readonly (string | null)[] =>
  match ? offerLines(say, match) : [];

export const sealLine = (say: Say, { match }: Challenge): string | null =>
  match?.draw ? say('invitation.match.seal', { value: match.draw.sealed }) : null;

export const openingName = ({ row }: Opening): string => row;

export const matchLine = (say: Say, game: Game): string | null =>
  isMatched(game)
    ? matchPlaceLine(say, { ...game.match, score: scoreByColor(game) }, bothInWords(say, game))
    : null;

/** The player who began the match with White is always first. */
export function matchPlaceLine(
  say: Say,
  { number, length, score }: MatchPlace,
  names: ByColor<string>,
): string {
  const first = colorOfFirst({ number });
  const second = opponentOf(first);
  const holes = {
    number,
    first: names[first],
    firstPoints: score[first],
    second: names[second],
    secondPoints: score[second],
  };
  return length.kind === 'games'
    ? say('match.score-of', { ...holes, total: length.games })
    : say('match.score-to', { ...holes, points: length.points });
}

export const openingLine = (say: Say, { opening }: Game): string | null =>
  opening
    ? say('match.opening', { opening: openingName(opening), table: say(`openings.${opening.table}`) })
    : null;

function endLine(say: Say, game: MatchedGame, end: MatchEnd): string {
  if (end.kind === 'stopped') return say(`match.stopped.${end.by}`);
  const { winner } = end;
  const score = scoreByColor(game);
  const result = winner
    ? say('match.won', {
        winner: mention(say, game.seats[winner]),
        points: score[winner],
        others: score[opponentOf(winner)],
      })
    : say('match.drawn', { points: score.white });
  return end.kind === 'agreed' ? `${result}\n${say('match.agreed')}` : result;
}

export function endAskedLine(say: Say, game: Game): string | null {
  if (!isMatched(game) || matchEnd(game)) return null;
  const { asked, stopped } = game.match;
  if (stopped === 'agreed') return say('match.last-game');
  if (asked === undefined || game.rematch !== null) return null;
  const first = colorOfFirst(game.match);
  const player = mention(say, game.seats[asked === 'first' ? first : opponentOf(first)]);
  return say(game.result ? 'match.end-asked' : 'match.end-asked-after', { player });
}

/** Asks to end the match early, or agrees. `isShared`: public, so only after someone has asked. */
export function endMatchButtons(say: Say, game: Game, may: Actions, isShared: boolean): readonly Button[] {
  const asked = game.match?.asked;
  if (!may.has('end match') || (isShared && asked === undefined)) return [];
  return [
    button(
      CHALLENGE.to.end({ id: game.id }),
      say(asked === undefined ? 'button.match.end' : 'button.match.agree'),
      { emoji: '🎯' },
    ),
  ];
}

/**
 * What follows a finished game: the next game of its match, or the match's end; `null` for a single
 * game.
 */
export function followingLine(say: Say, game: Game): string | null {
  if (!isMatched(game)) return null;
  const end = matchEnd(game);
  if (end) return endLine(say, game, end);
  const at = nextGameAt(game);
  // The rest is in its result and on the next board.
  if (at === null) return null;
  return game.match.rest === 0 ? say('match.next-now') : say('match.next-at', { time: relativeTime(at) });
}

export const hasRematch = (game: Game): boolean =>
  game.rematch !== null && (!isMatched(game) || matchEnd(game) !== null);

export const nextButtons = (say: Say, game: Game): readonly Button[] =>
  nextGameAt(game) === null
    ? []
    : [button(CHALLENGE.to.next({ id: game.id }), say('button.next-game'), { emoji: '⏭️' })];

export const dealButtons = (say: Say, { id, match }: Game): readonly Button[] =>
  match?.draw ? [button(CHALLENGE.to.deal({ id }), say('button.deal'), { emoji: '🎲' })] : [];

/** The draw of a match's openings so far; `null` if none. `next` is the draw of a rematch. */
export function dealScreen(say: Say, { match }: Game, next: Draw | null): Screen | null {
  if (!match?.draw) return null;
  const { table, sealed, mixed = [], dealt } = match.draw;
  const rows: readonly Block[] = dealt.map(({ row, seed }, index) =>
    text(say('match.deal.row', { first: 2 * index + 1, second: 2 * index + 2, opening: row, seed })),
  );
  const about = text(
    say('match.deal.title'),
    say('match.deal.table', { table: say(`openings.${table}`) }),
    say('match.deal.seal', { value: sealed }),
    mixed.length > 0 ? say('match.deal.mixed', { text: mixed.join('/') }) : null,
  );
  const how = text(
    say('match.deal.check'),
    mixed.length > 0 ? say('match.deal.lot', { text: `${lotOf(dealt[0]?.seed ?? '', mixed)}/1/0` }) : null,
    next && say('match.deal.next', { value: next.sealed }),
  );
  return quiet(about, ...rows, how);
}
