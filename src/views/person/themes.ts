import { extend, lastPosition, startLine } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
import type { Sample } from '../../render/scene/results.ts';
import type { Scene } from '../../render/scene/scene.ts';
import {
  DEFAULT_THEME,
  PIECE_SET_IDS,
  type PieceSetId,
  THEMES,
  THEME_IDS,
  type ThemeId,
} from '../../render/scene/theme.ts';
import { BOARD_SHAPES, type BoardShape, MATCHING, THEME } from '../presses/declarations.ts';
import { button, buttonBlock, quiet, text, menuBlock, chosen, choicesOf } from '../screen/blocks.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { toPreferences } from './choices.ts';

export interface Chosen {
  readonly theme?: ThemeId | undefined;
  readonly pieces?: PieceSetId | undefined;
  readonly board?: BoardShape | undefined;
}

function exampleScene(): Scene {
  let line = startLine(variantOf('russian'));
  for (const choice of [3, 2, 1, 4]) {
    const moves = legalMoves(line.variant, lastPosition(line));
    const move = moves[choice % moves.length];
    if (move !== undefined) line = extend(line, move);
  }
  return boardScene(line, 'white');
}

const piecesName = (say: Say, pieces: PieceSetId): string => say(`choice.preferences.pieces.${pieces}`);

/** One picture of all the looks to choose from. */
function sheet(say: Say, samples: readonly Sample[]): Block {
  const alt = samples.map(({ theme, pieces }) =>
    say('themes.preview', { theme: say(`theme.${theme}`), pieces: piecesName(say, pieces) }),
  );
  return { kind: 'chart', charted: { chart: { kind: 'samples', samples }, alt: alt.join('\n') } };
}

const themeSheet = (say: Say, held: ThemeId): Block =>
  sheet(
    say,
    THEME_IDS.map((theme) => ({
      theme,
      pieces: THEMES[theme].pieces,
      caption: say(`theme.${theme}`),
      isChosen: theme === held,
    })),
  );

const piecesSheet = (say: Say, theme: ThemeId, held: PieceSetId): Block =>
  sheet(
    say,
    PIECE_SET_IDS.map((pieces) => ({
      theme,
      pieces,
      caption: piecesName(say, pieces),
      isChosen: pieces === held,
    })),
  );

function themeMenu(say: Say, theme: ThemeId): Block {
  const choices = THEME_IDS.map((id) => ({
    label: say(`theme.${id}`),
    value: id,
    description: piecesName(say, THEMES[id].pieces),
  }));
  const press = THEME.to.theme({ held: theme });
  const placeholder = say('themes.menu.theme');
  return menuBlock(press, placeholder, chosen(choices, theme));
}

function piecesMenu(say: Say, theme: ThemeId, held: PieceSetId | typeof MATCHING): Block {
  const made = say('themes.matching', { pieces: piecesName(say, THEMES[theme].pieces) });
  const choices = [
    { label: made, value: MATCHING },
    ...PIECE_SET_IDS.map((id) => ({ label: piecesName(say, id), value: id })),
  ];
  const press = THEME.to.pieces({ theme, held });
  const placeholder = say('themes.menu.pieces');
  return menuBlock(press, placeholder, chosen(choices, held));
}

function boardMenu(say: Say, held: BoardShape): Block {
  const choices = choicesOf(BOARD_SHAPES, (shape) => say(`choice.preferences.board.${shape}`), held);
  return menuBlock(THEME.to.board({ held }), say('themes.menu.board'), choices);
}

const isDrawn = (board: BoardShape | undefined): boolean => board !== 'text';

/** Text readers get only the menus. */
export function themesScreen(say: Say, { theme = DEFAULT_THEME, board }: Chosen = {}): Screen {
  return quiet(
    text(say('themes.title'), say('themes.whose')),
    ...(isDrawn(board) ? [themeSheet(say, theme)] : []),
    themeMenu(say, theme),
    buttonBlock(button(THEME.to.step({ step: 'pieces' }), say('button.theme.pieces'), { emoji: '⚪' })),
    toPreferences(say),
  );
}

/** The choice that follows the theme. `isNew`: the user has just chosen something. */
export function piecesScreen(
  say: Say,
  { theme = DEFAULT_THEME, pieces, board = 'picture' }: Chosen = {},
  isNew = false,
): Screen {
  return quiet(
    text(
      say('themes.pieces', { theme: say(`theme.${theme}`) }),
      isNew ? say('themes.chosen') : say('themes.whose'),
    ),
    ...(isDrawn(board) ? [piecesSheet(say, theme, pieces ?? THEMES[theme].pieces)] : []),
    piecesMenu(say, theme, pieces ?? MATCHING),
    boardMenu(say, board),
    buttonBlock(button(THEME.to.step({ step: 'themes' }), say('button.theme.themes'), { emoji: '◀️' })),
    toPreferences(say),
  );
}

export function lookScreen(say: Say, { theme, pieces }: Chosen): Screen {
  const look = { ...(theme && { theme }), ...(pieces && { pieces }) };
  return quiet(
    text(say('themes.chosen')),
    { kind: 'picture', picture: { scene: exampleScene(), alt: say('themes.example'), look } },
    toPreferences(say),
  );
}
