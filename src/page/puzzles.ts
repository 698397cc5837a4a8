/**
 * Puzzles for someone who isn't logged in, `?puzzle=bashni`: the bundled ones, the easy ones first.
 * Nothing is stored, and nobody is rated.
 */
import { type Line, lastPosition } from '../draughts/line.ts';
import type { Move } from '../draughts/types.ts';
import {
  newTrial,
  PUZZLE_VARIANTS,
  puzzleLine,
  type Puzzle,
  type PuzzleVariant,
  type Trial,
  tryMove,
} from '../features/puzzle/rules.ts';
import { makeFullMove } from '../notation/move.ts';
import { logInLink } from './links.ts';
import { menu } from './menu.ts';
import { button, element } from './parts.ts';
import { makeLook } from './table/look.ts';
import { type Scene, type Table, makeTable } from './table/table.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';

type Shipped = Promise<{ readonly default: readonly { fen: string; moves: string; rating: number }[] }>;

const SHIPPED: Readonly<Record<PuzzleVariant, () => Shipped>> = {
  russian: () => import('../../assets/puzzles/russian.json', { with: { type: 'json' } }),
  international: () => import('../../assets/puzzles/international.json', { with: { type: 'json' } }),
  poddavki: () => import('../../assets/puzzles/poddavki.json', { with: { type: 'json' } }),
  bashni: () => import('../../assets/puzzles/bashni.json', { with: { type: 'json' } }),
};

/** How long (ms) the solver's own move is shown before the reply. */
const REPLY = 400;

async function puzzlesOf(variant: PuzzleVariant): Promise<readonly Puzzle[]> {
  const { default: shipped } = await SHIPPED[variant]();
  return shipped
    .toSorted((one, other) => one.rating - other.rating)
    .map(({ fen, moves }) => ({ id: fen, variant, fen, moves: moves.split(' ') }));
}

interface Solving {
  readonly puzzle: Puzzle;
  readonly trial: Trial;
  /** The last move that didn't win. */
  readonly wrong: string | null;
}

function statusOf(say: PageSay, line: Line, { puzzle, trial, wrong }: Solving): string {
  const { state, misses } = trial;
  if (state === 'solved') return say(misses === 0 ? 'puzzle.solved' : 'puzzle.solved-late');
  if (state === 'failed')
    return `${say('puzzle.failed')} ${say('puzzle.solution', { moves: puzzle.moves.join(' ') })}`;
  return wrong === null
    ? say(`puzzle.turn.${lastPosition(line).turn}`)
    : say('puzzle.wrong', { move: wrong });
}

export async function openPuzzles(root: HTMLElement, wanted: string | null): Promise<void> {
  const say = await sayHere();
  document.title = say('page.nav.puzzles');
  const named = PUZZLE_VARIANTS.map((id) => [id, say(`variant.${id}`)] as const);
  const first = PUZZLE_VARIANTS.find((id) => id === wanted) ?? 'russian';
  const choose = (variant: PuzzleVariant | null): void => void begin(variant ?? first, 0);
  const choices = element('div', 'page-choices', menu(say('page.variant'), named, first, choose));
  const more = element('p', 'page-question', say('page.puzzle.more'));
  const ended = element('div', 'page-friend', more, logInLink(say));

  let redraw: (() => void) | null = null;
  const look = makeLook(null, () => redraw?.());

  async function begin(variant: PuzzleVariant, number: number): Promise<void> {
    const puzzles = await puzzlesOf(variant);
    const puzzle = puzzles[number % puzzles.length];
    if (!puzzle) return;
    const next = button(say('button.puzzle.next'), () => void begin(variant, number + 1));
    let now: Solving = { puzzle, trial: newTrial(puzzle, '', 0), wrong: null };

    /** `ply`: the number of moves on the board. */
    const sceneAt = (ply: number): Scene => {
      const { trial } = now;
      const line = puzzleLine(puzzle, ply);
      const isOpen = trial.state === 'open';
      return {
        line,
        movers: isOpen && ply === trial.ply ? [lastPosition(line).turn] : [],
        usual: puzzleLine(puzzle, 0).positions[0]?.turn ?? 'white',
        status: statusOf(say, line, now),
        sides: null,
        choices,
        notes: isOpen ? [] : [next, ended],
        tools: isOpen ? [next] : [],
      };
    };
    const show = (): void => table.show(sceneAt(now.trial.ply));
    redraw = show;

    function moved(move: Move, { variant: rules }: Line): void {
      const text = makeFullMove(rules, move);
      const tried = tryMove(now.puzzle, now.trial, text, 0);
      if (!tried.ok) return show();
      const { trial, isRight } = tried.value;
      const own = now.trial.ply + 1;
      now = { ...now, trial, wrong: isRight ? null : text };
      if (trial.ply <= own) return show();
      table.show(sceneAt(own));
      setTimeout(show, REPLY);
    }

    const table: Table = makeTable(root, sceneAt(0), { say, look, moved, title: say('page.nav.puzzles') });
  }

  await begin(first, 0);
}
