/** The mistake that decided a shared game, as a puzzle; then the game, or a new one from there. */
import { extend, lastPosition, lineAt } from '../draughts/line.ts';
import { legalMoves } from '../draughts/moves.ts';
import { byColor } from '../draughts/piece.ts';
import type { Move } from '../draughts/types.ts';
import { lineOf } from '../game/line.ts';
import type { GameFacts, SharedFacts } from '../live/protocol.ts';
import { makeFen } from '../notation/fen.ts';
import { makeFullMove, makeMove } from '../notation/move.ts';
import { waysIn } from './links.ts';
import { openingHere } from './opening.ts';
import { button } from './parts.ts';
import { openPractice } from './practice.ts';
import { makeLook } from './table/look.ts';
import { type Scene, makeTable } from './table/table.ts';
import { sayHere } from './words/here.ts';

/** The level of the computer that continues from there. */
const LEVEL = 3;

export async function openTurningPoint(
  root: HTMLElement,
  game: GameFacts,
  { headline, turn }: Pick<SharedFacts, 'headline'> & { readonly turn: NonNullable<SharedFacts['turn']> },
  showGame: () => void,
): Promise<void> {
  const say = await sayHere();
  const whole = lineOf(game);
  const { variant, moves } = whole;
  const before = lineAt(whole, turn.ply);
  const position = lastPosition(before);
  const side = position.turn;
  const legal = legalMoves(variant, position);
  const better = legal.find((move) => makeFullMove(variant, move) === turn.better);
  const look = makeLook(openingHere().look, () => table.show(sceneNow()));
  const written = (move: Move): string => makeMove(variant, move, legal, look.choices.notation ?? undefined);
  let found: 'right' | 'shown' | null = null;

  function statusNow(): string {
    return found === null || !better ? turn.question : say(`page.turn.${found}`, { move: written(better) });
  }

  const play = button(say('page.turn.play'), () => {
    const fen = makeFen(variant, position);
    void openPractice(root, { variant: variant.id, level: LEVEL, side, fen });
  });
  play.classList.add('is-primary');
  const onward = [play, button(say('page.turn.game'), showGame)];
  const tools = [button(say('button.puzzle.give-up'), () => end('shown')), ...onward];

  const sceneNow = (): Scene => {
    const isOver = found !== null;
    const played = moves[turn.ply];
    return {
      line: isOver && better ? extend(before, better) : before,
      movers: isOver ? [] : [side],
      usual: side,
      about: game.about,
      status: statusNow(),
      sides: byColor((color) => ({
        ...game.seats[color],
        rating: '',
        isYou: color === side,
        clock: '',
        isRunning: color === side && !isOver,
      })),
      tools: isOver ? [...onward, ...waysIn(say)] : tools,
      arrowsAt: (at) => (at === turn.ply && played ? [{ path: played.path, tone: 'played' }] : []),
    };
  };

  function end(how: 'right' | 'shown'): void {
    found = how;
    table.show(sceneNow());
  }

  function moved(move: Move): void {
    if (makeFullMove(variant, move) === turn.better) return end('right');
    // The piece returns to its square.
    table.show(sceneNow());
    table.tell(say('page.turn.wrong', { move: written(move) }));
  }

  const table = makeTable(root, sceneNow(), { say, look, moved, headline });
}
