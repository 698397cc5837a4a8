import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { endingOf } from '../draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../draughts/line.ts';
import { startPosition } from '../draughts/position.ts';
import { COLORS, type Color, type Position } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../draughts/variants.ts';
import { parseFen } from '../notation/fen.ts';
import { parseMoveIn } from '../notation/move.ts';
import { decodePdn } from '../notation/pdn/encoding.ts';
import { pdnLine } from '../notation/pdn/game.ts';
import { parsePdn } from '../notation/pdn/parsePdn.ts';
import { openRenderer } from '../render/renderer.ts';
import { boardScene } from '../render/scene/boardScene.ts';
import { filmOf } from '../render/scene/lineScenes.ts';
import type { Look, Scene } from '../render/scene/scene.ts';
import { DEFAULT_THEME, PIECE_SET_IDS, THEME_IDS } from '../render/scene/theme.ts';
import { drawSheet, type SheetScenes } from '../render/sheet.ts';
import { Failure, Mistake, numberFrom } from './commandLine.ts';
import { legalMoves } from '../draughts/moves.ts';
import { parseSquare } from '../notation/square.ts';
import { lineFrom } from '../notation/valid.ts';

function lineOf(id: VariantId, plies: number): Line {
  let line = startLine(variantOf(id));
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = legalMoves(line.variant, lastPosition(line));
    const move = moves[(ply * 7) % Math.max(1, moves.length)];
    if (move === undefined) return line;
    line = extend(line, move);
  }
  return line;
}

function choosing(line: Line, name: string): Scene {
  const from = parseSquare(line.variant, name) ?? -1;
  const moves = legalMoves(line.variant, lastPosition(line)).filter((move) => move.from === from);
  const targets = moves.map(({ to: square }, at) => ({ square, label: String(at + 1) }));
  return { ...boardScene(line, 'white'), choice: { from, targets } };
}

const sheetScenes = (): SheetScenes => ({
  inAllSets: boardScene(
    lineFrom('russian', 'W:Wa3,g1,f2,c1,h2,Ka1:Bb4,d6,h8,a7,Kf8,g5,h4', 'a3:c5:e7'),
    'white',
  ),
  others: [
    choosing(lineFrom('russian', 'W:WKc3,g1:Bd8,h8,h6'), 'c3'),
    boardScene(lineFrom('russian', 'W:Wb6,g1,e3:Bd8,h8,h6', 'b6-a7', 'h6-g5', 'a7-b8'), 'white'),
    boardScene(lineOf('international', 44), 'white'),
    boardScene(lineOf('bashni', 40), 'white'),
    boardScene(lineOf('canadian', 40), 'black'),
    boardScene(lineOf('turkish', 30), 'white'),
    boardScene(lineOf('russian', 34), 'black', { winner: 'black' }),
  ],
});

const OPTIONS = {
  variant: { type: 'string', default: 'russian' },
  fen: { type: 'string' },
  moves: { type: 'string', default: '' },
  theme: { type: 'string', default: DEFAULT_THEME },
  side: { type: 'string', default: 'white' },
  pieces: { type: 'string' },
  width: { type: 'string', default: '512' },
  sheet: { type: 'string' },
  pdn: { type: 'string' },
  out: { type: 'string' },
} as const;

const WIDTHS = [200, 2000] as const;
const USUAL_OUT = 'board.png';

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new Mistake(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function oneOf<T extends string>(option: string, list: readonly T[], text: string): T {
  const found = list.find((item) => item === text);
  if (found === undefined) throw new Mistake(`--${option} ${text}: use one of ${list.join(', ')}`);
  return found;
}

function widthOf(text: string): number {
  const [least, most] = WIDTHS;
  const width = numberFrom(text);
  if (Number.isInteger(width) && width >= least && width <= most) return width;
  throw new Mistake(`--width ${text}: use whole pixels from ${least} to ${most}`);
}

function positionOf(variant: Variant, fen: string | undefined): Position {
  if (fen === undefined) return startPosition(variant);
  const read = parseFen(variant, fen);
  if (read.ok) return read.value;
  const { code, column, text } = read.problem;
  throw new Mistake(`--fen, column ${column}: ${code}${text === '' ? '' : ` at "${text}"`}`);
}

function playAll(line: Line, moves: string): Line {
  return moves
    .split(/\s+/)
    .filter((text) => text !== '')
    .reduce((played, text) => {
      const move = parseMoveIn(played.variant, lastPosition(played), text);
      if (move.ok) return extend(played, move.value);
      throw new Mistake(`--moves, move ${played.moves.length + 1}: ${move.problem.code} "${text}"`);
    }, line);
}

function lineInPdn(bytes: Uint8Array, variant: Variant): Line {
  const [game] = parsePdn(decodePdn(bytes), variant);
  if (game === undefined) throw new Failure('--pdn: there is no game in this file');
  if (game.ok) return pdnLine(game.value);
  const { code, line, column, text } = game.problem;
  throw new Failure(`--pdn, line ${line}, column ${column}: ${code} at "${text}"`);
}

function drawLine(line: Line, bottom: Color, look: Partial<Look>, asFilm: boolean): Promise<Buffer> {
  const renderer = openRenderer();
  if (!asFilm) return renderer.png(boardScene(line, bottom), look);
  return renderer.gif(filmOf(line, bottom, endingOf(line)), look);
}

export async function draw(args: readonly string[]): Promise<string> {
  const options = readOptions(args);
  if (options.sheet !== undefined) {
    await writeFile(options.sheet, await drawSheet(sheetScenes()));
    return `${options.sheet}: every theme and every set of pieces`;
  }
  const variant = variantOf(oneOf('variant', VARIANT_IDS, options.variant));
  const theme = oneOf('theme', THEME_IDS, options.theme);
  const bottom = oneOf('side', COLORS, options.side);
  const pieces = options.pieces === undefined ? undefined : oneOf('pieces', PIECE_SET_IDS, options.pieces);
  const width = widthOf(options.width);
  const out = options.out ?? USUAL_OUT;
  if (!/\.(?:png|gif)$/iu.test(out)) throw new Mistake(`--out ${out}: use a name that ends in .png or .gif`);
  const line =
    options.pdn === undefined
      ? playAll(startLine(variant, positionOf(variant, options.fen)), options.moves)
      : lineInPdn(await readFile(options.pdn), variant);
  const file = await drawLine(line, bottom, { theme, pieces, width }, out.toLowerCase().endsWith('.gif'));
  await writeFile(out, file);
  const other = options.out === undefined ? '. --out FILE writes another file' : '';
  return `${out}: ${width} pixels wide, ${file.length} bytes${other}`;
}
