/** A board for one reader alone: from the side they like, with the controls that are theirs. */
import type { Block, Screen } from './screen.ts';
import type { Color } from '../draughts/types.ts';
import type { Game, UserId } from '../game/game.ts';
import { colorOf } from '../game/seat.ts';
import type { Say } from '../i18n/say.ts';
import type { NotationStyle } from '../notation/square.ts';
import type { Look as PictureLook } from '../render/scene.ts';
import { text } from './blocks.ts';
import { accentOf } from './card.ts';
import { controls } from './controls.ts';
import { lookAt, moveNumberOf } from './look.ts';
import type { Look } from './look.ts';
import { boardPicture, usualBottom } from './picture.ts';
import { statusText, titleText } from './status.ts';
import { textBoard } from './textBoard.ts';

/** What a board is shown as. */
export type BoardShape = 'picture' | 'text' | 'both';

/** Who looks, and from which side; from their own, or the usual one, unless told. */
export interface Viewer {
  readonly user: UserId;
  readonly bottom?: Color;
  /** How they want moves written; as the variant's players do unless told. */
  readonly style?: NotationStyle | null;
  /** The colours and pieces that they like. */
  readonly look?: Partial<PictureLook>;
  /** A picture unless told. */
  readonly board?: BoardShape;
}

function boardBlocks(say: Say, look: Look, bottom: Color, viewer: Viewer): readonly Block[] {
  const { board = 'picture', look: colors = {} } = viewer;
  const picture = boardPicture(say, look, bottom);
  const shown: Block =
    picture.kind === 'picture' ? { ...picture, picture: { ...picture.picture, look: colors } } : picture;
  if (board === 'picture') return [shown];
  const words = text(textBoard(look, bottom), say('text-board.key'));
  return board === 'text' ? [words] : [shown, words];
}

/** The private board, with `above` over it: why it is shown. */
export function boardScreen(say: Say, game: Game, viewer: Viewer, ...above: readonly Block[]): Screen {
  const look = lookAt(game, viewer.style);
  const own = colorOf(game, viewer.user);
  const bottom = viewer.bottom ?? own ?? usualBottom(look);
  return {
    blocks: [
      ...above,
      titleText(say, look, moveNumberOf(game)),
      ...boardBlocks(say, look, bottom, viewer),
      statusText(say, look),
      ...controls(say, look, own ?? 'spectator', bottom),
    ],
    accent: accentOf(look),
    notifies: [],
  };
}
