/** The table of an arena that is held here. */
import { arenaTable, type ArenaGame, type ArenaRow } from '../arena/scores.ts';
import type { Tournament } from './tournament.ts';

/** Its games in the order in which they ended; what was still being played at its end does not count. */
function gamesIn({ rounds }: Tournament): readonly ArenaGame[] {
  const games = rounds.flatMap(({ meetings }) => meetings.flatMap((meeting) => meeting.games));
  return games
    .toSorted((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0))
    .flatMap(({ white, black, result }) => (result ? [{ white, black, result }] : []));
}

export const arenaRows = (tournament: Tournament): readonly ArenaRow[] =>
  arenaTable(
    tournament.players.map(({ number }) => number),
    gamesIn(tournament),
  );
