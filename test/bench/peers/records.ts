/**
 * Reading games from text with each move checked by the rules, beside chess libraries with games of
 * equal length.
 */
import { z } from 'zod';
import { parsePdn } from '../../../src/notation/pdn/parsePdn.ts';
import { pdnGameOf } from '../../../src/notation/pdn/game.ts';
import { makePdn } from '../../../src/notation/pdn/writer.ts';
import { lineBy } from '../../notation/playout.ts';
import type { Figure } from '../bench.ts';
import { beside } from './beside.ts';
import { peer } from './peer.ts';

const GAMES = 60;
const PLIES = 60;

interface Chess {
  moves(): readonly string[];
  move(san: string): void;
  pgn(): string;
  loadPgn(pgn: string): void;
  history(): readonly string[];
}
const ChessJs = z.object({
  Chess: z.custom<new () => Chess>((value) => typeof value === 'function'),
});
interface Position {
  play(move: object): void;
}
const called = <T>() => z.custom<T>((value) => typeof value === 'function');
const ChessopsPgn = z.object({
  parsePgn:
    called<
      (pgn: string) => readonly { headers: unknown; moves: { mainline(): Iterable<{ san: string }> } }[]
    >(),
  startingPosition: called<(headers: unknown) => { unwrap(): Position }>(),
});
const ChessopsSan = z.object({ parseSan: called<(position: Position, san: string) => object | undefined>() });

const digits = (n: number): readonly number[] =>
  Array.from({ length: 31 }, (_, at) => (Math.imul(n * 31 + at + 1, 2_654_435_761) >>> 0) % 97);

function draughtsTexts(): readonly string[] {
  const lines = Array.from({ length: GAMES * 4 }, (_, n) => lineBy('international', PLIES, digits(n)));
  const whole = lines.filter(({ moves }) => moves.length === PLIES).slice(0, GAMES);
  if (whole.length < GAMES) throw new Error(`${whole.length} games of ${PLIES} plies instead of ${GAMES}`);
  return whole.map((line) => makePdn(pdnGameOf(line)));
}

function chessTexts(NewChess: new () => Chess): readonly string[] {
  const texts: string[] = [];
  for (let n = 0; texts.length < GAMES; n += 1) {
    const [game, list] = [new NewChess(), digits(n)];
    for (let ply = 0; ply < PLIES && game.moves().length > 0; ply += 1)
      game.move(game.moves()[list[ply % list.length]! % game.moves().length]!);
    if (game.history().length === PLIES) texts.push(game.pgn());
  }
  return texts;
}

function read(plies: number): void {
  if (plies !== PLIES) throw new Error(`${plies} plies instead of ${PLIES}`);
}

export async function* recordFigures(): AsyncGenerator<Figure> {
  const { Chess: NewChess } = ChessJs.parse(await peer('chess.js'));
  const { parsePgn, startingPosition } = ChessopsPgn.parse(await peer('chessops/pgn'));
  const { parseSan } = ChessopsSan.parse(await peer('chessops/san'));
  const [draughts, chess] = [draughtsTexts(), chessTexts(NewChess)];
  const readDraughts = (): void => {
    for (const text of draughts)
      for (const game of parsePdn(text)) read(game.ok ? game.value.line.moves.length : 0);
  };
  const readByChessJs = (): void => {
    for (const text of chess) {
      const game = new NewChess();
      game.loadPgn(text);
      read(game.history().length);
    }
  };
  const readByChessops = (): void => {
    for (const text of chess)
      for (const { headers, moves } of parsePgn(text)) {
        const position = startingPosition(headers).unwrap();
        let plies = 0;
        for (const { san } of moves.mainline()) {
          const move = parseSan(position, san);
          if (!move) break;
          position.play(move);
          plies += 1;
        }
        read(plies);
      }
  };
  const about = {
    name: `games of ${PLIES} plies read`,
    unit: 'games/s',
    ours: { work: readDraughts, count: GAMES },
  };
  yield await beside({ ...about, peer: 'chess.js', theirs: { work: readByChessJs, count: GAMES } });
  yield await beside({ ...about, peer: 'chessops', theirs: { work: readByChessops, count: GAMES } });
}
