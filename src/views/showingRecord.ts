/** A record that was brought in, to be stepped through with the comments and clocks that it holds. */
import type { PdnGame, PdnMove } from '../notation/pdn/game.ts';
import { makeClock } from '../notation/pdn/clock.ts';
import { pdnLine } from '../notation/pdn/line.ts';
import { tagValue } from '../notation/pdn/tags.ts';
import { plain } from '../i18n/plain.ts';
import type { Say } from '../i18n/say.ts';
import type { NotationStyle } from '../notation/square.ts';
import type { Showing } from './showing.ts';

const ENDINGS = {
  '1-0': { winner: 'white' },
  '0-1': { winner: 'black' },
  '1/2-1/2': { winner: null },
  '0-0': null,
  '*': null,
} as const;

/** Longer comments would not fit beside a board. */
const LONGEST_NOTE = 1500;

/** `[%clock w0:10:00 b0:09:58]` without its brackets. */
const clockText = ({ clock }: PdnMove): string | null =>
  clock && (makeClock(clock)?.replace(/^\[%clock (.*)\]$/u, '⏱ $1') ?? null);

function noteOf(move: PdnMove | undefined): string | null {
  if (move === undefined) return null;
  const lines = [clockText(move), ...move.comments.map(plain)].filter((line) => line !== null);
  return lines.length === 0 ? null : lines.join('\n').slice(0, LONGEST_NOTE);
}

/** The record under this id of the store. */
export function showingRecord(say: Say, game: PdnGame, id: string, style: NotationStyle | null): Showing {
  const [white, black] = ['White', 'Black'].map((name) =>
    plain(tagValue(game.tags, name) ?? '?').slice(0, 80),
  );
  const line = pdnLine(game);
  const ending = ENDINGS[game.result];
  return {
    heading: say('card.players', { white: white ?? '?', black: black ?? '?' }),
    line,
    style: style ?? line.variant.notation.squares,
    ending,
    outcome: ending && say(`outcome.${ending.winner ?? 'draw'}`),
    noteAt: (ply) => noteOf(game.line.moves[ply - 1]),
    press: (action, ply, bottom) => ({ command: 'import', action, args: [id, String(ply), bottom] }),
  };
}
