import { variantOf } from '../../draughts/variants.ts';
import { adjudicate, type Ruled } from '../../game/play/otherEnds.ts';
import type { Game, Place } from '../../game/game.ts';
import { newGame } from '../../game/newGame.ts';
import { seatPerson } from '../../game/seat.ts';
import { fenOf } from '../../openings/position.ts';
import { rowNamed, tableOf } from '../../openings/tables.ts';
import type { NewGame } from '../../tournament/life/newGames.ts';
import { runningGames } from '../../tournament/life/meeting.ts';
import type { EndingGame, Tournament, Venue } from '../../tournament/life/tournament.ts';
import type { Using } from '../ports/app.ts';
import { changeGame } from '../save/change.ts';
import { withThread } from '../../tournament/life/venue.ts';
import { done } from '../../kit/result.ts';
import { noteDone } from './change.ts';

/** The place of the games: the tournament's thread. Games get no threads of their own. */
export const placeOf = ({ guildId, channelId, threadId, locale }: Venue): Place => ({
  guildId,
  channelId: threadId ?? channelId,
  ...(threadId !== null && { within: channelId }),
  locale,
});

function startOf({ terms }: Tournament, dealt: string | null): Pick<Game, 'start' | 'opening'> {
  const { openings: table, variant } = terms;
  const row = table === null || dealt === null ? null : rowNamed(tableOf(table), dealt);
  if (table === null || !row) return { start: null };
  return { start: fenOf(variantOf(variant), row), opening: { table, row: row.name } };
}

/**
 * A game that begins now (`at`, ms since 1970). A position drawn by lot is as fair as the start
 * position, so the game is rated.
 */
export function gameFor(tournament: Tournament, game: NewGame, at: number): Game {
  const { terms, venue, id } = tournament;
  const { variant, rated } = terms;
  const { round, board, time, white, black } = game;
  const begun = newGame(
    game.id,
    { variant, ...startOf(tournament, game.opening), rated, time, place: placeOf(venue) },
    { white: seatPerson(white), black: seatPerson(black) },
    at,
  );
  const { planned } = tournament;
  const rounds = planned !== null && planned >= round && { rounds: planned };
  return { ...begun, tournament: { id, round, board, name: terms.name, ...rounds } };
}

const WINNERS = { '1-0': 'white', '+-': 'white', '0-1': 'black', '-+': 'black', '=': null } as const;

function ruledEnd({ result }: EndingGame): Ruled {
  if (result === null || result === '--') return { winner: null, by: 'annulled' };
  return { winner: WINNERS[result], by: 'adjudication' };
}

export async function closeGames(
  app: Using<'games' | 'standings', 'now'>,
  closing: readonly EndingGame[],
): Promise<void> {
  for (const each of closing)
    await changeGame(app, each.id, (game) => adjudicate(game, ruledEnd(each), app.now()));
}

/** A game's thread was deleted. If it was the tournament's thread, all games leave it. */
export async function leaveThread(
  app: Using<'games' | 'standings' | 'tournaments', 'now'>,
  { tournament, place }: Game,
): Promise<void> {
  const record =
    tournament &&
    (await noteDone(app, tournament.id, (each) =>
      each.venue.threadId === place.channelId ? withThread(each, null) : each,
    ));
  if (record?.tournament.venue.threadId === null) await moveGames(app, record.tournament);
}

/** Games that are already there stay unchanged. */
export async function moveGames(
  app: Using<'games' | 'standings', 'now'>,
  tournament: Tournament,
): Promise<void> {
  const place = placeOf(tournament.venue);
  for (const { game } of runningGames(tournament)) {
    const known = game.id === null ? null : await app.store.games.load(game.id);
    if (game.id === null || known?.game.place.channelId === place.channelId) continue;
    await changeGame(app, game.id, (before) =>
      done({ game: { ...before, version: before.version + 1, place }, events: [] }),
    );
  }
}
