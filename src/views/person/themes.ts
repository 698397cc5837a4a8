import { extend, lastPosition, startLine } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';
import { boardScene } from '../../render/scene/boardScene.ts';
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
import { quiet, text, menuBlock } from '../screen/blocks.ts';
import type { Block, Choice, Picture, Screen } from '../screen/screen.ts';

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

/** Small, because all of them are one message. */
const PREVIEW_WIDTH = 300;

const piecesName = (say: Say, pieces: PieceSetId): string => say(`command.theme.pieces.${pieces}`);

const preview = (say: Say, theme: ThemeId, pieces: PieceSetId, caption: string): Picture => ({
  scene: { ...exampleScene(), caption },
  alt: say('theme.preview', { theme: say(`theme.${theme}`), pieces: piecesName(say, pieces) }),
  look: { theme, pieces, width: PREVIEW_WIDTH },
});

const themePreviews = (say: Say): Block => ({
  kind: 'gallery',
  pictures: THEME_IDS.map((theme) => preview(say, theme, THEMES[theme].pieces, say(`theme.${theme}`))),
});

const piecePreviews = (say: Say, theme: ThemeId): Block => ({
  kind: 'gallery',
  pictures: PIECE_SET_IDS.map((pieces) => preview(say, theme, pieces, piecesName(say, pieces))),
});

const marked = (choices: readonly Choice[], held: string): readonly Choice[] =>
  choices.map((choice) => (choice.value === held ? { ...choice, isChosen: true } : choice));

function themeMenu(say: Say, theme: ThemeId): Block {
  const choices = THEME_IDS.map((id) => ({
    label: say(`theme.${id}`),
    value: id,
    description: piecesName(say, THEMES[id].pieces),
  }));
  const press = THEME.to.theme({ held: theme });
  const placeholder = say('theme.menu.theme');
  return menuBlock(press, placeholder, marked(choices, theme));
}

function piecesMenu(say: Say, theme: ThemeId, held: PieceSetId | typeof MATCHING): Block {
  const made = say('theme.matching', { pieces: piecesName(say, THEMES[theme].pieces) });
  const choices = [
    { label: made, value: MATCHING },
    ...PIECE_SET_IDS.map((id) => ({ label: piecesName(say, id), value: id })),
  ];
  const press = THEME.to.pieces({ theme, held });
  const placeholder = say('theme.menu.pieces');
  return menuBlock(press, placeholder, marked(choices, held));
}

function boardMenu(say: Say, held: BoardShape): Block {
  const choices = BOARD_SHAPES.map((id) => ({ label: say(`command.theme.board.${id}`), value: id }));
  const press = THEME.to.board({ held });
  const placeholder = say('theme.menu.board');
  return menuBlock(press, placeholder, marked(choices, held));
}

/** Text readers get only the menus. `isNew`: just chosen. */
export function themesScreen(
  say: Say,
  { theme = DEFAULT_THEME, pieces, board = 'picture' }: Chosen = {},
  isNew = false,
): Screen {
  const isDrawn = board !== 'text';
  const names = {
    themes: THEME_IDS.map((id) => say(`theme.${id}`)),
    pieces: PIECE_SET_IDS.map((id) => piecesName(say, id)),
  };
  return quiet(
    text(
      isNew ? say('theme.chosen') : null,
      say('theme.themes', { themes: say.list(names.themes, 'plain') }),
    ),
    ...(isDrawn ? [themePreviews(say)] : []),
    themeMenu(say, theme),
    text(say('theme.pieces', { pieces: say.list(names.pieces, 'plain') })),
    ...(isDrawn ? [piecePreviews(say, theme)] : []),
    piecesMenu(say, theme, pieces ?? MATCHING),
    boardMenu(say, board),
  );
}

export function lookScreen(say: Say, { theme, pieces }: Chosen): Screen {
  const look = { ...(theme && { theme }), ...(pieces && { pieces }) };
  return quiet(text(say('theme.chosen')), {
    kind: 'picture',
    picture: { scene: exampleScene(), alt: say('theme.example'), look },
  });
}
