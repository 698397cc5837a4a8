/** Conditional moves, set during the opponent's turn: a list, and adding and removing lines. */
import { type Line, extend } from '../draughts/line.ts';
import type { Move } from '../draughts/types.ts';
import type { FromPage, GameFacts, ToPage } from '../live/protocol.ts';
import { makeFullMove } from '../notation/move.ts';
import { button, element } from './parts.ts';
import type { PageSay } from './words/say.ts';

type Told = Extract<ToPage, { kind: 'plan' }>;

export interface Planning {
  /** The game with the moves of the plan being entered; `null` if none is. */
  readonly line: Line | null;
  /** What to do next on the board. */
  readonly status: string;
  readonly tools: readonly HTMLElement[];
  /** The planned lines. */
  readonly notes: readonly HTMLElement[];
  /** A move for either side was made on the board. */
  moved(move: Move): void;
  /** The state of the game changed. */
  game(facts: GameFacts, line: Line): void;
  hear(told: Told): void;
}

const mayPlan = ({ may }: GameFacts): boolean => may.includes('plan');

export function makePlanning(say: PageSay, tell: (message: FromPage) => void, changed: () => void): Planning {
  let now: { readonly facts: GameFacts; readonly line: Line } | null = null;
  let line: Line | null = null;
  let plan: Told | null = null;

  const begin = button(say('button.plan'), () => {
    line = now?.line ?? null;
    changed();
  });
  const stop = button(say('page.plan.stop'), () => {
    line = null;
    changed();
  });

  /** As `if f6-e5 then d4:f6`. */
  const textOf = (moves: readonly string[]): string =>
    moves.map((move, at) => say(at % 2 === 0 ? 'plan.if' : 'plan.then', { move })).join(' ');

  const added = (): readonly string[] => {
    const { variant, moves = [] } = line ?? {};
    const known = now?.facts.moves.length ?? 0;
    return variant === undefined ? [] : moves.slice(known).map((move) => makeFullMove(variant, move));
  };

  const row = (moves: readonly string[], at: number): HTMLElement => {
    const made = element('li', 'page-plan', textOf(moves));
    const gone = button('×', () => {
      if (now) tell({ kind: 'unplan', ply: now.facts.moves.length, line: at });
    });
    gone.setAttribute('aria-label', say('page.plan.remove', { line: textOf(moves) }));
    made.append(gone);
    return made;
  };

  return {
    get line() {
      return line;
    },
    get status() {
      const [first] = added();
      const you = now?.facts.you ?? 'white';
      const opponent = now?.facts.seats[you === 'white' ? 'black' : 'white'].name ?? '';
      return first === undefined
        ? say('plan.ask.first', { opponent })
        : say('plan.ask.answer', { line: textOf([first]) });
    },
    get tools() {
      if (now === null || !mayPlan(now.facts)) return [];
      return [line === null ? begin : stop];
    },
    get notes() {
      if (plan === null || plan.lines.length === 0 || now === null || !mayPlan(now.facts)) return [];
      const list = element('ul', 'page-plans');
      list.setAttribute('aria-label', say('button.plan'));
      list.append(...plan.lines.map(row));
      return [list];
    },
    moved(move) {
      if (line === null || now === null) return;
      line = extend(line, move);
      const moves = added();
      if (moves.length % 2 === 0) {
        tell({ kind: 'plan', ply: now.facts.moves.length, line: moves.join(' ') });
        line = null;
      }
      changed();
    },
    game(facts, live) {
      if (facts.moves.join() !== now?.facts.moves.join()) line = null;
      now = { facts, line: live };
      if (mayPlan(facts)) tell({ kind: 'plans' });
      else plan = null;
    },
    hear(told) {
      plan = told;
      changed();
    },
  };
}
