import type { Screen } from '../screen/screen.ts';
import { lastPosition, type Line } from '../../draughts/line.ts';
import type { Game } from '../../game/game.ts';
import { lineOf } from '../../game/line.ts';
import { type RatingsBefore, recordOf } from '../../game/record.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFen } from '../../notation/fen.ts';
import type { PdnGame } from '../../notation/pdn/game.ts';
import { makePdn } from '../../notation/pdn/writer.ts';
import { quiet, text } from '../screen/blocks.ts';
import { bothInWords } from '../screen/phrases.ts';
import { textBoard } from '../board/shape.ts';
import type { Showing } from './showing.ts';

interface Exported {
  readonly heading: string;
  /** The file's name, because players' names may have letters that Discord refuses. */
  readonly name: string;
  readonly pdn: string;
  readonly isOver: boolean;
  readonly line: Line;
}

function fileScreen(say: Say, { heading, name, pdn, isOver, line }: Exported): Screen {
  const { variant } = line;
  const position = lastPosition(line);
  const style = variant.notation.squares;
  return quiet(
    text(heading),
    text(say('export.pdn')),
    { kind: 'file', name: `${name}.pdn`, content: pdn },
    text(say(isOver ? 'export.fen.final' : 'export.fen'), `\`${makeFen(variant, position)}\``),
    text(say('export.board'), textBoard({ variant, position, style }, 'white')),
  );
}

/** An example of the file's name is `russian-2026-11-27-k3v9`. */
export const exportScreen = (say: Say, game: Game, ratings: RatingsBefore | null = null): Screen =>
  fileScreen(say, {
    heading: say('card.players', bothInWords(say, game)),
    name: [game.variant, new Date(game.changedAt).toISOString().slice(0, 10), game.id].join('-'),
    pdn: makePdn(recordOf(game, ratings)),
    isOver: game.result !== null,
    line: lineOf(game),
  });

export const exportRecordScreen = (say: Say, { heading, line }: Showing, game: PdnGame, id: string): Screen =>
  fileScreen(say, {
    heading,
    name: [line.variant.id, id].join('-'),
    pdn: makePdn(game),
    isOver: game.result !== '*',
    line,
  });
