import type { Press } from '../presses/presses.ts';
import { type Line, lineAt } from '../../draughts/line.ts';
import { type ByColor, type Color, COLORS } from '../../draughts/types.ts';
import { isCalledOff, type Game, type UserId } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { isCrowd } from '../../game/seat.ts';
import type { NamedVote } from '../../game/vote/cast.ts';
import type { Say } from '../../i18n/say.ts';
import type { NotationStyle } from '../../notation/square.ts';
import type { Names } from '../../render/scene/scene.ts';
import { colorOf } from '../../game/decision.ts';
import type { MoveArrow } from '../board/arrows.ts';
import { analyzeButton, buttonBlock } from '../screen/blocks.ts';
import type { Reader, Shape } from '../board/shape.ts';
import { openingOf } from '../../openings/names.ts';
import { exploreButton, rootOf } from '../../features/explore/view.ts';
import { importButton } from './importForm.ts';
import { bothInWords, namesOf, openingName, outcomeOf } from '../screen/phrases.ts';
import type { Block, Button } from '../screen/screen.ts';
import { REPLAY, type ViewerStep } from '../presses/declarations.ts';
import { clocksAt } from '../../game/record.ts';
import { SECOND } from '../../game/calendar/span.ts';
import { timeForMove } from '../../game/clock/thinkingTime.ts';
import type { PdnClock } from '../../notation/pdn/game.ts';
import { digits, unbroken } from '../game/clock.ts';

export interface Showing {
  readonly heading: string;
  readonly names: Names;
  /** The players' names in texts. */
  readonly players: ByColor<string>;
  /** The sides that a team votes for. */
  readonly voted?: readonly Color[];
  /** The votes of members who have chosen to be named. */
  readonly votes?: readonly NamedVote[];
  /** The reader's color, if they played. */
  readonly own: Color | null;
  readonly line: Line;
  readonly style: NotationStyle;
  readonly shape: Shape;
  readonly ending: { readonly winner: Color | null } | null;
  readonly outcome: string | null;
  readonly noteAt: (ply: number) => string | null;
  readonly aboutAt?: (ply: number) => string | null;
  /** The time taken, shown instead of the played move. */
  readonly playedAt?: (ply: number) => string | null;
  readonly arrowsAt?: (ply: number) => readonly MoveArrow[];
  readonly buttonsAt: (place: Viewpoint) => readonly Button[];
  readonly below?: (place: Viewpoint) => readonly Block[];
  /** Shows a ply from a side. The action makes the ids of two buttons on one message different. */
  readonly press: (action: ViewerStep | 'film' | 'everyone', ply: number, bottom: Color) => Press;
  /** Shown next to the button that opens a private viewer. */
  readonly sharedButtons?: readonly Button[];
  readonly sharedFilm: (stretch: Stretch, bottom: Color) => Press;
}

/** `by`: the reader; `null` for everyone. */
export function showingGame(
  say: Say,
  game: Game,
  { style = null, ...shape }: Reader,
  by: UserId | null = null,
): Showing {
  const { seats, result, id } = game;
  const line = lineOf(game);
  const players = bothInWords(say, game);
  return {
    heading: say('card.players', players),
    names: namesOf(say, game),
    players,
    voted: COLORS.filter((color) => isCrowd(seats[color])),
    own: by === null ? null : colorOf(game, by),
    line,
    style: style ?? line.variant.notation.squares,
    shape,
    ending: isCalledOff(result) ? null : result,
    outcome: result && outcomeOf(say, result, line.variant.goal, players),
    noteAt: (ply) => moveClock(say, game, ply),
    aboutAt(ply) {
      const opening = openingOf(lineAt(line, ply));
      return opening && `-# ${openingName(say, opening)}`;
    },
    buttonsAt({ ply, bottom }) {
      if (!result || game.moves.length === 0) return [];
      const isInServer = game.place.guildId !== null;
      return [
        analyzeButton(say, { kind: 'game', id }),
        ...(isInServer ? [exploreButton(say, { root: rootOf(id, ply), path: '', bottom })] : []),
      ];
    },
    below: ({ ply }) => (by !== null && ply === 0 ? [buttonBlock(importButton(say))] : []),
    press: (action, ply, bottom) => REPLAY.to[action]({ id, ply, bottom }),
    sharedFilm: (stretch, bottom) => REPLAY.to['film-everyone']({ id, ...stretch, bottom }),
  };
}

const left = (seconds: number): string => digits(seconds * SECOND);

export function recordedClocks(say: Say, { white, black }: PdnClock): string | null {
  if (white !== null && black !== null)
    return unbroken(say('replay.clocks', { white: left(white), black: left(black) }));
  if (white !== null) return say('replay.clock.white', { left: left(white) });
  return black === null ? null : say('replay.clock.black', { left: left(black) });
}

/** At the `ply`-th move: both clocks or, in correspondence, the time it took. */
function moveClock(say: Say, game: Game, ply: number): string | null {
  const clocks = ply > 0 ? clocksAt(game, ply) : null;
  if (clocks !== null) return recordedClocks(say, clocks);
  const ms = game.time === null ? null : timeForMove(game, ply);
  return ms === null ? null : say('replay.thought', { time: digits(ms) });
}

export interface Viewpoint {
  readonly ply: number;
  readonly bottom: Color;
}

/** The plies from one to another. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The reader's side is at the bottom until they turn the board. */
export const startingAt = ({ own }: Showing, { ply, bottom }: Viewpoint): Viewpoint => ({
  ply,
  bottom: own ?? bottom,
});
