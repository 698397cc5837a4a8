import type { Screen } from '../screen/screen.ts';
import { lastPosition } from '../../draughts/line.ts';
import type { Game } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { recordOf } from '../../game/record.ts';
import { cut } from '../../kit/cut.ts';
import { namesOf } from '../screen/phrases.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFen } from '../../notation/fen.ts';
import { makePdn } from '../../notation/pdn/writer.ts';
import { mention, quiet, text } from '../screen/blocks.ts';
import { textBoard } from '../board/shape.ts';

const LONGEST_NAME = 24;

/** Such as `Anna-Boris-2026-11-27`; letters that some systems don't allow in names are left out. */
function fileName(say: Say, game: Game): string {
  const { white, black } = namesOf(say, game);
  const day = new Date(game.changedAt).toISOString().slice(0, 10);
  return [white, black, day, game.id]
    .map((part) => cut(part.replaceAll(/[^\p{L}\p{N}-]+/gu, ''), LONGEST_NAME))
    .filter((part) => part !== '')
    .join('-');
}

export function exportScreen(say: Say, game: Game): Screen {
  const line = lineOf(game);
  const position = lastPosition(line);
  const style = line.variant.notation.squares;
  return quiet(
    text(
      say('card.players', { white: mention(say, game.seats.white), black: mention(say, game.seats.black) }),
    ),
    text(say('export.pdn')),
    { kind: 'file', name: `${fileName(say, game)}.pdn`, content: makePdn(recordOf(game)) },
    text(say('export.fen'), `\`${makeFen(line.variant, position)}\``),
    text(say('export.board'), textBoard({ variant: line.variant, position, style }, 'white')),
  );
}
