/** A shared game: its deciding mistake as a puzzle, the whole game, and a new one from there. */
import { endingOf } from '../draughts/ending.ts';
import { extend, lastPosition, type Line, lineAt } from '../draughts/line.ts';
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
import { type Kept, openPractice } from './practice.ts';
import { makeLook } from './table/look.ts';
import { type Scene, makeTable } from './table/table.ts';
import { PAGE_LEVELS } from './thinking/message.ts';
import { makeViews } from './views.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';

/** The level of the computer that continues from there, unless it played the game. */
const LEVEL = 3;

type View = 'puzzle' | 'game' | 'play';

type OpenGame = (root: HTMLElement, onward: (shown: () => Line) => readonly HTMLElement[]) => void;

type Puzzle = Pick<SharedFacts, 'headline' | 'level'> & { readonly turn: NonNullable<SharedFacts['turn']> };

export async function openTurningPoint(
  root: HTMLElement,
  game: GameFacts,
  puzzle: Puzzle,
  openGame: OpenGame,
): Promise<void> {
  const say = await sayHere();
  const whole = lineOf(game);
  const level = PAGE_LEVELS.findLast((each) => each <= (puzzle.level ?? LEVEL)) ?? LEVEL;

  const playFrom = (shown: () => Line): HTMLElement =>
    button(say('page.turn.play'), () => {
      const { variant } = whole;
      const position = lastPosition(shown());
      const fen = makeFen(variant, position);
      const wish = { variant: variant.id, level, side: position.turn, fen };
      const practice: Kept = { wish, moves: [] };
      go('play', { practice });
    });

  const go = makeViews<View>(root, 'puzzle', {
    puzzle: (holder) => {
      const play = playFrom(() => lineAt(whole, puzzle.turn.ply));
      play.classList.add('is-primary');
      const see = button(say('page.turn.game'), () => go('game'));
      openPuzzle(holder, say, game, puzzle, [play, see]);
    },
    game: (holder) =>
      openGame(holder, (shown) => [
        button(say('page.turn.back'), () => go('puzzle')),
        ...(endingOf(shown()) ? [] : [playFrom(shown)]),
      ]),
    play: (holder) => void openPractice(holder),
  });
}

function openPuzzle(
  root: HTMLElement,
  say: PageSay,
  game: GameFacts,
  { headline, turn }: Puzzle,
  onward: readonly HTMLElement[],
): void {
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
    if (found === null || !better) return turn.question;
    const answer = say(`page.turn.${found}`, { move: written(better) });
    return `${answer} ${say('page.turn.chances', turn.chances)}`;
  }

  const tools = [button(say('button.puzzle.give-up'), () => end('shown')), ...onward];

  const sceneNow = (): Scene => {
    const isOver = found !== null;
    const played = moves[turn.ply];
    return {
      line: isOver && better ? extend(before, better) : before,
      movers: isOver ? [] : [side],
      usual: side,
      about: game.about,
      status: statusNow,
      sides: byColor((color) => ({
        ...game.seats[color],
        rating: '',
        isYou: color === side,
        clock: '',
        isRunning: color === side && !isOver,
      })),
      tools: () => (isOver ? [...onward, ...waysIn(say)] : tools),
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
