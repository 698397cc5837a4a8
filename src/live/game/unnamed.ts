/**
 * The bot's data as people outside a server see it. Players are named only if they allow it. This
 * data is read, never changed.
 */
import type { App, Using } from '../../app/ports/app.ts';
import type { Ended } from '../../app/ports/subjects/standings.ts';
import type { Store } from '../../app/ports/store.ts';
import { byColor } from '../../draughts/piece.ts';
import type { Color } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import { SIDES, type Meet } from '../../game/meet/meet.ts';
import { isFormer, type Player, type UserId } from '../../game/player.ts';
import { isPerson, type Seat, seatPerson } from '../../game/seat.ts';
import type { Say } from '../../i18n/say.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { seenElsewhere, type Watched, watchedOf } from './facts.ts';

type Renamed = <P extends Player>(player: P) => P;

/** `numbered`: players with their numbers. */
async function renaming(
  { store }: Using<'people'>,
  say: Say,
  numbered: Iterable<readonly [Player, number]>,
): Promise<Renamed> {
  const names = new Map<UserId, string>();
  for (const [{ id }, number] of numbered)
    if (!isFormer(id) && !(await store.people.preference(id)).isNamed)
      names.set(id, say('share.player', { number }));
  return (player) => ({ ...player, name: names.get(player.id) ?? player.name });
}

/** The name of anyone who isn't a player. Nobody has this id. */
const NOBODY = { id: '0', name: '–' };

export async function unnamedTournament(
  app: Using<'people'>,
  say: Say,
  tournament: Tournament,
): Promise<Tournament> {
  const { players, organizer } = tournament;
  const renamed = await renaming(
    app,
    say,
    players.map((player) => [player, player.number]),
  );
  const isPlayer = players.some(({ id }) => id === organizer.id);
  return {
    ...tournament,
    organizer: isPlayer ? renamed(organizer) : NOBODY,
    players: players.map(renamed),
  };
}

export async function unnamedMeet(app: Using<'people'>, say: Say, meet: Meet): Promise<Meet> {
  const { home, guest, boards } = meet;
  const players = SIDES.flatMap((side) => meet[side]?.players ?? []);
  const renamed = await renaming(
    app,
    say,
    players.map((player, at) => [player, at + 1]),
  );
  const unrated: Renamed = (player) => ({ ...renamed(player), rating: null });
  return {
    ...meet,
    home: { ...home, players: home.players.map(unrated) },
    guest: guest && { ...guest, players: guest.players.map(unrated) },
    boards: boards.map((board) => ({ ...board, home: unrated(board.home), guest: unrated(board.guest) })),
  };
}

/** The names that people outside may see. Other players are named after their colors. */
type Known = ReadonlyMap<UserId, string>;

function unnamedEnd(say: Say, { outcome, card }: Ended, known: Known): Ended {
  const seen = (color: Color): Player => {
    const player = outcome.players[color];
    return { ...player, name: known.get(player.id) ?? say(`color.${color}`) };
  };
  return { outcome: { ...outcome, players: byColor(seen) }, card };
}

function unnamedGame(say: Say, watched: Watched, known: Known): Game {
  const seen = seenElsewhere(say, watched);
  const seat = (color: Color): Seat => {
    const held = watched.game.seats[color];
    const name = isPerson(held) ? known.get(held.id) : undefined;
    return name === undefined ? seen.seats[color] : seatPerson({ ...NOBODY, name });
  };
  return { ...seen, seats: byColor(seat) };
}

/** The parts of the store that strangers can reach. */
type Seen = Pick<Store, 'games' | 'meets' | 'placings' | 'standings' | 'tournaments'>;

export function unnamed(app: App, say: Say, known: Known): App {
  const { store } = app;
  const seen: Seen = {
    tournaments: {
      ...store.tournaments,
      load: async (id) => {
        const record = await store.tournaments.load(id);
        return record && { ...record, tournament: await unnamedTournament(app, say, record.tournament) };
      },
      list: async () => [],
      of: async () => [],
    },
    meets: {
      ...store.meets,
      load: async (id) => {
        const record = await store.meets.load(id);
        return record && { ...record, meet: await unnamedMeet(app, say, record.meet) };
      },
    },
    games: {
      ...store.games,
      load: async (id) => {
        const record = await store.games.load(id);
        return record && { ...record, game: unnamedGame(say, await watchedOf(app, record.game), known) };
      },
    },
    standings: {
      ...store.standings,
      records: async (guildId, user) =>
        new Map(
          [...(await store.standings.records(guildId, user))].map(([pool, record]) => [
            pool,
            { ...record, bestWin: null },
          ]),
        ),
      recent: async (...asked) =>
        (await store.standings.recent(...asked)).map((ended) => unnamedEnd(say, ended, known)),
    },
    placings: { of: async () => [], first: async () => [] },
  };
  return { ...app, store: { ...store, ...seen } };
}
