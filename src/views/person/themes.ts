/** The looks that boards can have, as pictures to choose from. */
import type { Picture, Screen } from '../screen/screen.ts';
import { extend, lastPosition, startLine } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import type { PieceSetId } from '../../render/scene/pieceSetIds.ts';
import type { Look, Scene } from '../../render/scene/scene.ts';
import { THEME_IDS } from '../../render/scene/theme.ts';
import { quiet, text } from '../screen/blocks.ts';

/** A few moves into a game: some squares are empty, and the last move is marked. */
function exampleScene(): Scene {
  let line = startLine(variantOf('russian'));
  for (const choice of [3, 2, 1, 4]) {
    const moves = legalMoves(line.variant, lastPosition(line));
    const move = moves[choice % moves.length];
    if (move !== undefined) line = extend(line, move);
  }
  return boardScene(line, 'white');
}

/** Previews are small: six of them are one message. */
const PREVIEW_WIDTH = 300;

/** All themes side by side, with this set of pieces or the one made for each. */
export function themesScreen(say: Say, pieces?: PieceSetId): Screen {
  const scene = exampleScene();
  const pictures = THEME_IDS.map((theme): Picture => ({
    scene,
    alt: say(`theme.${theme}`),
    look: { theme, width: PREVIEW_WIDTH, ...(pieces && { pieces }) },
  }));
  const names = THEME_IDS.map((theme) => say(`theme.${theme}`));
  return quiet(text(say('theme.choose', { themes: say.list(names, 'and') })), { kind: 'gallery', pictures });
}

/** How the asker's boards look from now on. */
export function lookScreen(say: Say, look: Partial<Look>): Screen {
  return quiet(text(say('theme.chosen')), {
    kind: 'picture',
    picture: { scene: exampleScene(), alt: say('theme.example'), look },
  });
}
