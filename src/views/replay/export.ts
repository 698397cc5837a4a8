import type { Screen } from '../screen/screen.ts';
import { lastPosition } from '../../draughts/line.ts';
import type { Game } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { recordOf } from '../../game/record.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFen } from '../../notation/fen.ts';
import { makePdn } from '../../notation/pdn/writer.ts';
import { quiet, text } from '../screen/blocks.ts';
import { bothInWords } from '../screen/phrases.ts';
import { textBoard } from '../board/shape.ts';

/** Such as `russian-2026-11-27-k3v9`; the players' names may have letters that Discord refuses. */
const fileName = ({ variant, changedAt, id }: Game): string =>
  [variant, new Date(changedAt).toISOString().slice(0, 10), id].join('-');

export function exportScreen(say: Say, game: Game): Screen {
  const line = lineOf(game);
  const position = lastPosition(line);
  const style = line.variant.notation.squares;
  return quiet(
    text(say('card.players', bothInWords(say, game))),
    text(say('export.pdn')),
    { kind: 'file', name: `${fileName(game)}.pdn`, content: makePdn(recordOf(game)) },
    text(say('export.fen'), `\`${makeFen(line.variant, position)}\``),
    text(say('export.board'), textBoard({ variant: line.variant, position, style }, 'white')),
  );
}
