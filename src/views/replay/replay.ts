import { opponentOf } from '../../draughts/piece.ts';
import type { Block, Button, Picture, Screen } from '../screen/screen.ts';
import { lastPosition, lineAt } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import { filmOf, sceneAt } from '../../render/scene/lineScenes.ts';
import { quiet, text, button, buttonBlock, everyoneButton } from '../screen/blocks.ts';
import { forBoard } from '../board/moveControls.ts';
import { withArrows } from '../board/arrows.ts';
import { describeLine, type Setting } from '../board/description.ts';
import { inShape } from '../board/shape.ts';
import { lastPlayed } from '../board/look.ts';
import { lengthInMoves, moveName } from '../board/moveName.ts';
import type { Stretch, Viewpoint, Showing } from './showing.ts';
import { HOLDS } from '../../i18n/limits.ts';

/** The longest animation, in plies: about ten minutes. */
const LONGEST_FILM = 600;

export const clamped = ({ line }: Showing, ply: number): number =>
  Math.max(0, Math.min(line.moves.length, Math.trunc(ply)));

function stillOf(
  say: Say,
  { line, style, ending, names, arrowsAt }: Showing,
  { ply, bottom }: Viewpoint,
): Picture {
  const picture = {
    scene: { ...sceneAt(line, ply, bottom, ending), notation: style, names },
    alt: describeLine(say, lineAt(line, ply), style),
  };
  return withArrows(say, picture, arrowsAt?.(ply) ?? []);
}

const settingAt = ({ line, style }: Showing, ply: number): Setting => ({
  variant: line.variant,
  position: lastPosition(lineAt(line, ply)),
  style,
});

function placeLine(say: Say, { line }: Showing, ply: number): string {
  const variant = say(`variant.${line.variant.id}`);
  const count = lengthInMoves(line);
  return ply === 0
    ? say('replay.at-start', { variant, count })
    : say('replay.at', { variant, move: moveName(say, line, ply - 1), count });
}

function moveLine(say: Say, { line, style, players, playedAt }: Showing, ply: number): string {
  const said = playedAt?.(ply) ?? null;
  if (said !== null) return said;
  const played = lastPlayed(lineAt(line, ply), style);
  return played === null
    ? say('replay.start')
    : say('replay.played', { player: players[played.by], move: played.text });
}

function steps(say: Say, showing: Showing, { ply, bottom }: Viewpoint): readonly Block[] {
  const last = showing.line.moves.length;
  const step = (action: 'first' | 'back' | 'forward' | 'last', to: number, emoji: string): Button =>
    button(showing.press(action, Math.max(0, Math.min(last, to)), bottom), '', {
      emoji,
      isDisabled: ply === (action === 'first' || action === 'back' ? 0 : last),
    });
  const turn = button(showing.press('turn', ply, opponentOf(bottom)), say('button.flip'), { emoji: '🔄' });
  return [
    forBoard(
      buttonBlock(
        step('first', 0, '⏮️'),
        step('back', ply - 1, '◀️'),
        step('forward', ply + 1, '▶️'),
        step('last', last, '⏭️'),
      ),
    ),
    buttonBlock(
      ...showing.buttonsAt({ ply, bottom }),
      { ...turn, isForBoard: true },
      button(showing.press('film', ply, bottom), say('button.film'), { emoji: '🎞️' }),
      everyoneButton(say, showing.press('everyone', ply, bottom)),
    ),
  ];
}

export const stepsButton = (say: Say, showing: Showing, { ply, bottom }: Viewpoint): Button =>
  button(showing.press('first', ply, bottom), say('button.steps'), { emoji: '⏮️' });

function boardBlocks(say: Say, showing: Showing, place: Viewpoint): readonly Block[] {
  const { ply, bottom } = place;
  return [
    text(showing.heading, placeLine(say, showing, ply), showing.aboutAt?.(ply) ?? null),
    ...inShape(say, stillOf(say, showing, place), settingAt(showing, ply), bottom, showing.shape),
    text(
      moveLine(say, showing, ply),
      showing.noteAt(ply),
      ply === showing.line.moves.length ? showing.outcome : null,
    ),
  ];
}

/** The replay for one reader, who steps through it. */
export const replayScreen = (say: Say, showing: Showing, place: Viewpoint): Screen =>
  quiet(
    ...boardBlocks(say, showing, place),
    ...steps(say, showing, place),
    ...(showing.below?.(place) ?? []),
  );

/** One position of the replay for everyone. Its button opens a private viewer for each reader. */
export const sharedReplay = (say: Say, showing: Showing, place: Viewpoint): Screen =>
  quiet(
    ...boardBlocks(say, showing, place),
    buttonBlock(stepsButton(say, showing, place), ...(showing.sharedButtons ?? [])),
    ...(showing.below?.(place) ?? []),
  );

/** The animation of a range. Of a very long range, only the end. */
export function filmScreen(
  say: Say,
  showing: Showing,
  stretch: Stretch,
  bottom: Color,
  isShared = false,
): Screen {
  const { line, style, ending, names, heading, shape } = showing;
  const { look } = shape;
  const to = clamped(showing, stretch.to);
  const from = Math.max(clamped(showing, Math.min(stretch.from, to)), to - LONGEST_FILM);
  const film = { ...filmOf(line, bottom, ending), from, to, notation: style, names };
  const still = stillOf(say, { ...showing, arrowsAt: () => [] }, { ply: to, bottom });
  const count = Math.ceil((to - from) / 2);
  const alt = cut([say('replay.film', { count }), still.alt].join(' '), HOLDS.alt);
  return quiet(
    text(heading, say(`variant.${line.variant.id}`)),
    { kind: 'picture', picture: { ...still, alt, film, ...(look && { look }) } },
    buttonBlock(
      stepsButton(say, showing, { ply: from, bottom }),
      isShared ? null : everyoneButton(say, showing.sharedFilm({ from, to }, bottom)),
    ),
  );
}
