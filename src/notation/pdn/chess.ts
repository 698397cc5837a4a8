/** Chess comes in files of the same kind: it is told by its tags, its position or its moves, so that nobody is asked which draughts it is. */
import type { PdnTag } from './game.ts';
import type { RawGame } from './split.ts';
import { tagValue } from './tags.ts';

/** The game type of chess (PDN 3.0, GameType tag). */
const NUMBER = /^\s*0\s*(?:,|$)/u;
const NAME = /chess|шахмат|шахи|schach|schaak|[ée]checs|ajedrez|xadrez|scacchi|szach|チェス/iu;
/** Eight rows of letters for the pieces and digits for empty squares. */
const POSITION = /^\s*(?:[1-8KQRBNPkqrbnp]{1,8}\/){7}[1-8KQRBNPkqrbnp]{1,8}(?:\s|$)/u;
/** A piece that moves, or castling with letters: `0-0` is a result of draughts. */
const MOVE = /^(?:[KQRBN][a-h]?[1-8]?x?[a-h][1-8]|O-O(?:-O)?)[+#]?[!?]*$/u;

/** Its tags name chess. */
export const saysChess = (tags: readonly PdnTag[]): boolean =>
  NUMBER.test(tagValue(tags, 'GameType') ?? '') ||
  ['GameType', 'Variant'].some((name) => NAME.test(tagValue(tags, name) ?? '')) ||
  POSITION.test(tagValue(tags, 'FEN') ?? '');

/** What is no game of draughts has moves of chess pieces. */
export const looksLikeChess = ({ body }: RawGame): boolean => body.some(({ text }) => MOVE.test(text));
