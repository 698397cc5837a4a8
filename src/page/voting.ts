/** A member's vote for their team's move, made on the board. */
import type { Color } from '../draughts/types.ts';
import type { FromPage, GameFacts, ToPage } from '../live/protocol.ts';
import type { Table } from './table/table.ts';
import type { PageSay } from './words/say.ts';

type Told = Extract<ToPage, { kind: 'vote' | 'doubt' }>;

export interface Voting {
  /** The sides for which the viewer may vote now. */
  readonly movers: readonly Color[];
  /** `null`: the viewer has no vote. */
  readonly status: string | null;
  /** The state of the game changed. */
  game(facts: GameFacts): void;
  hear(told: Told): void;
}

export function makeVoting(
  say: PageSay,
  tell: (message: FromPage) => void,
  ask: Table['ask'],
  changed: () => void,
): Voting {
  let now: GameFacts | null = null;
  let own: Extract<Told, { kind: 'vote' }> | null = null;

  const ballot = (): GameFacts['ballot'] =>
    own?.mayVote && own.ply === now?.moves.length ? now.ballot : null;

  return {
    get movers() {
      const open = ballot();
      return open ? [open.color] : [];
    },
    get status() {
      if (!ballot()) return null;
      return own?.move ? say('page.vote.yours', { move: own.move }) : say('page.vote.now');
    },
    game(facts) {
      now = facts;
      if (facts.ballot) tell({ kind: 'vote' });
    },
    hear(told) {
      if (told.game !== now?.id) return;
      if (told.kind === 'vote') own = told;
      changed();
      const { ply } = told;
      if (told.kind === 'doubt')
        ask(told.text, say('button.vote.sure', { move: told.move }), () =>
          tell({ kind: 'move', ply, move: told.move, isSure: true }),
        );
    },
  };
}
