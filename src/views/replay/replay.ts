import { opponentOf } from '../../draughts/piece.ts';
import type { Block, Button, Picture, Screen } from '../screen/screen.ts';
import { lastPosition } from '../../draughts/line.ts';
import type { Color } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../notation/cut.ts';
import { filmOf, lineAt, sceneAt } from '../../render/scene/lineScenes.ts';
import { quiet, text, button, buttonBlock } from '../screen/blocks.ts';
import { describeLine, type Setting } from '../board/description.ts';
import { inShape } from '../board/shape.ts';
import { lastPlayed } from '../board/look.ts';
import type { Viewpoint, Showing } from './showing.ts';
import { HOLDS } from '../../i18n/limits.ts';

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The longest film, in plies: about ten minutes. */
const LONGEST_FILM = 600;

export const clamped = ({ line }: Showing, ply: number): number =>
  Math.max(0, Math.min(line.moves.length, Math.trunc(ply)));

function stillOf(
  say: Say,
  { line, style, ending, names, markAt }: Showing,
  { ply, bottom }: Viewpoint,
): Picture {
  const choice = markAt?.(ply);
  return {
    scene: { ...sceneAt(line, ply, bottom, ending), notation: style, names, ...(choice && { choice }) },
    alt: describeLine(say, lineAt(line, ply), style),
  };
}

const settingAt = ({ line, style }: Showing, ply: number): Setting => ({
  variant: line.variant,
  position: lastPosition(lineAt(line, ply)),
  style,
});

function moveLine(say: Say, { line, style }: Showing, ply: number): string {
  const played = lastPlayed(lineAt(line, ply), style);
  return played === null ? say('replay.start') : say(`card.last.${played.by}`, { move: played.text });
}

function steps(say: Say, showing: Showing, { ply, bottom }: Viewpoint): readonly Block[] {
  const last = showing.line.moves.length;
  const step = (action: 'first' | 'back' | 'forward' | 'last', to: number, emoji: string): Button =>
    button(showing.press(action, to, bottom), say(`button.${action}`), { emoji });
  const other = opponentOf(bottom);
  return [
    buttonBlock(
      step('first', 0, '⏮️'),
      step('back', Math.max(0, ply - 1), '◀️'),
      step('forward', Math.min(last, ply + 1), '▶️'),
      step('last', last, '⏭️'),
    ),
    buttonBlock(
      button(showing.press('turn', ply, other), say('button.flip'), { emoji: '🔄' }),
      button(showing.press('film', ply, bottom), say('button.film'), { emoji: '🎞️' }),
      ...showing.buttonsAt({ ply, bottom }),
    ),
  ];
}

export function replayScreen(say: Say, showing: Showing, place: Viewpoint): Screen {
  const total = showing.line.moves.length;
  const variant = say(`variant.${showing.line.variant.id}`);
  return quiet(
    text(
      showing.heading,
      say('replay.place', { variant, ply: place.ply, total }),
      showing.aboutAt?.(place.ply) ?? null,
    ),
    ...inShape(say, stillOf(say, showing, place), settingAt(showing, place.ply), place.bottom, showing.shape),
    text(
      moveLine(say, showing, place.ply),
      showing.noteAt(place.ply),
      place.ply === total ? showing.outcome : null,
    ),
    ...steps(say, showing, place),
    ...(showing.below?.(place) ?? []),
  );
}

/** The film of a stretch; only the end of a very long one. */
export function filmScreen(say: Say, showing: Showing, stretch: Stretch, bottom: Color): Screen {
  const { line, style, ending, names, heading, shape } = showing;
  const { look } = shape;
  const to = clamped(showing, stretch.to);
  const from = Math.max(clamped(showing, Math.min(stretch.from, to)), to - LONGEST_FILM);
  const film = { ...filmOf(line, bottom, ending), from, to, notation: style, names };
  const still = stillOf(say, showing, { ply: to, bottom });
  const alt = cut([say('replay.film', { count: to - from }), still.alt].join(' '), HOLDS.alt);
  const stepping: Button = button(showing.press('first', from, bottom), say('button.steps'), { emoji: '⏮️' });
  return quiet(
    text(heading, say(`variant.${line.variant.id}`)),
    { kind: 'picture', picture: { ...still, alt, film, ...(look && { look }) } },
    buttonBlock(stepping),
  );
}
