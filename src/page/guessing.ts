/** A spectator's guesses of the next move, made on the board. */
import type { Color } from '../draughts/types.ts';
import type { FromPage, GameFacts, ToPage } from '../live/protocol.ts';
import { element } from './parts.ts';
import type { PageSay } from './words/say.ts';

type Told = Extract<ToPage, { kind: 'guess' }>;

export interface Guessing {
  /** The side whose move the viewer guesses now. */
  readonly movers: readonly Color[];
  /** `null`: the viewer can't guess now. */
  readonly status: string | null;
  /** What became of the last guess. */
  readonly notes: readonly HTMLElement[];
  /** The state of the game changed. */
  game(facts: GameFacts, turn: Color): void;
  moved(move: string): void;
  hear(told: Told): void;
}

export function makeGuessing(say: PageSay, tell: (message: FromPage) => void, changed: () => void): Guessing {
  let now: { readonly facts: GameFacts; readonly turn: Color } | null = null;
  let own: Told | null = null;

  const open = (): (Told & { readonly turn: Color; readonly player: string }) | null =>
    now && own && own.game === now.facts.id && own.ply === now.facts.moves.length
      ? { ...own, turn: now.turn, player: now.facts.seats[now.turn].name }
      : null;

  return {
    get movers() {
      const asked = open();
      return asked ? [asked.turn] : [];
    },
    get status() {
      const asked = open();
      if (!asked) return null;
      const { player, move } = asked;
      return move === null ? say('guess.ask', { player }) : say('guess.open', { player, move });
    },
    get notes() {
      const past = own?.past;
      if (!past) return [];
      const { played, ...rest } = past;
      const text = rest.move === played ? say('guess.right', rest) : say('guess.wrong', past);
      return [element('p', 'page-watchers', text)];
    },
    game(facts, turn) {
      now = { facts, turn };
      if (facts.result === null) tell({ kind: 'guess', ply: facts.moves.length, move: null });
    },
    moved(move) {
      if (now) tell({ kind: 'guess', ply: now.facts.moves.length, move });
    },
    hear(told) {
      own = told;
      changed();
    },
  };
}
