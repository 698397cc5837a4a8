/** Guessing the moves of an imported game. */
import { legalMoves } from '../../../draughts/moves.ts';
import { lastPosition, type Line, lineAt } from '../../../draughts/line.ts';
import type { Guess } from '../rules.ts';
import type { PdnGame } from '../../../notation/pdn/game.ts';
import type { NotationStyle } from '../../../notation/square.ts';
import type { Say } from '../../../i18n/say.ts';
import { boardScene } from '../../../render/scene/boardScene.ts';
import { describeLine } from '../../../views/board/description.ts';
import type { MoveChoice } from '../../../views/board/look.ts';
import { movable } from '../../../views/board/moveControls.ts';
import { resultBlocks, writtenMoves, type GuessBoard } from '../view.ts';
import { GUESS } from '../presses.ts';
import { quiet } from '../../../views/screen/blocks.ts';
import type { Screen } from '../../../views/screen/screen.ts';
import { showingRecord } from '../../../views/replay/showingRecord.ts';

/** An imported game, up to the move to be guessed. */
export interface GuessedRecord {
  readonly id: string;
  readonly record: PdnGame;
  readonly line: Line;
  /** The number of moves that the user has passed. */
  readonly ply: number;
}

const PRESSES = {
  from: 'record-from',
  piece: 'record-piece',
  pick: 'record-pick',
  play: 'record-play',
} as const;

export function recordBoard(
  say: Say,
  { id, record, line: whole, ply }: GuessedRecord,
  readersStyle: NotationStyle | null = null,
): GuessBoard {
  const line = lineAt(whole, ply);
  const { variant } = line;
  const position = lastPosition(line);
  const { players, names, style } = showingRecord(say, record, id, { style: readersStyle });
  const look: MoveChoice = {
    line,
    variant,
    position,
    style,
    turn: position.turn,
    legal: legalMoves(variant, position),
    press: (action, more) => GUESS.to[PRESSES[action]]({ id, ply, more }),
  };
  const scene = { ...boardScene(line, look.turn), notation: style, names, movable: movable(look) };
  return {
    look,
    picture: { scene, alt: describeLine(say, line, style) },
    moves: writtenMoves(line),
    player: players[look.turn],
    // Without the result.
    heading: say('guess.players', players),
    again: GUESS.to.record({ id }),
  };
}

export const recordResultScreen = (
  say: Say,
  { id, record, line }: GuessedRecord,
  own: readonly Guess[],
  readersStyle: NotationStyle | null = null,
): Screen => {
  const { heading, style } = showingRecord(say, record, id, { style: readersStyle });
  return quiet(...resultBlocks(say, heading, { line, style }, own, GUESS.to.record({ id })));
};
