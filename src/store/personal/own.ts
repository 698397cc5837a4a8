/** Except secrets: an opponent's plans, openings not drawn yet, other players' records. */
import type { Holdings } from '../../app/ports/people.ts';
import type { Color } from '../../draughts/types.ts';
import type { UserId } from '../../game/game.ts';
import type { Draw } from '../../game/match/match.ts';
import { colorOf } from '../../game/decision.ts';
import type { Database } from '../database/database.ts';
import { rowsNaming } from '../database/pages.ts';
import { readable } from '../database/readable.ts';
import { readGame } from '../games/rows.ts';
import { challengeRowsOf, gameRowsOf } from '../games/teams.ts';
import { SEASONS } from '../seasons/seasons.ts';
import { readOutcome, readRecord } from '../standings/rows.ts';
import { OWN_TABLES, type OwnTable, type SharedTable, type Tables } from '../tables/tables.ts';
import { MEETS } from '../tournaments/meets.ts';
import { TOURNAMENTS } from '../tournaments/rows.ts';
import { isReadable } from './damaged.ts';
import { voidedBy } from '../standings/rulings.ts';

const seats = <R>(first: readonly R[], second: readonly R[]): readonly R[] => [...first, ...second];

const DRAWN_FROM: keyof Draw = 'secret';

const open = <R extends { readonly data: string }>(row: R) => ({ ...row, data: parsed(row.data) });
/** Without secrets of the draw. Returns damaged data as text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (name === DRAWN_FROM ? undefined : value));
  } catch {
    return text;
  }
}

function ownSide(row: Tables['game'], user: UserId): Color | null {
  const [record] = readable([row], readGame, () => undefined);
  if (record) return colorOf(record.game, user);
  if (row.white_id === user) return 'white';
  return row.black_id === user ? 'black' : null;
}

function gameOf(row: Tables['game'], user: UserId): object {
  const plans = row.plans === null ? null : parsed(row.plans);
  const own = ownSide(row, user);
  const isByColor = typeof plans === 'object' && plans !== null;
  return {
    ...open(row),
    plans: isByColor && own ? { [own]: Reflect.get(plans, own) } : null,
    ...(!isReadable(row) && { is_damaged: true }),
  };
}

async function mentions(
  { db }: Database,
  user: UserId,
  guilds: readonly string[],
): Promise<readonly object[]> {
  if (guilds.length === 0) return [];
  const rows = await db
    .selectFrom('record')
    .selectAll()
    .where('guild_id', 'in', guilds)
    .where('user_id', '!=', user)
    .where('data', 'like', `%"${user}"%`)
    .execute();
  return rows.flatMap((row): readonly object[] => {
    const [record] = readable([row], readRecord, () => undefined);
    if (!record) return [{ guild_id: row.guild_id, pool: row.pool, is_damaged: true }];
    const { firstOpponent, bestWin, ties, held } = record;
    return [
      {
        guild_id: row.guild_id,
        pool: row.pool,
        is_first_opponent: firstOpponent === user,
        best_win: bestWin?.opponent.id === user ? bestWin : null,
        is_tie: ties.includes(user),
        held: held.filter(({ opponent }) => opponent === user),
      },
    ];
  });
}

const pairsOf = ({ db }: Database, user: UserId, guilds: readonly string[]): Promise<object[]> =>
  guilds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('activity')
        .selectAll()
        .where('guild_id', 'in', guilds)
        .where('activity', '=', 'pair')
        .where((make) => make.or([make('key', 'like', `${user}-%`), make('key', 'like', `%-${user}`)]))
        .execute();

async function seasonsWith(database: Database, user: UserId): Promise<readonly object[]> {
  return (await rowsNaming(database, 'season', user)).flatMap((row): readonly object[] => {
    const [season] = readable([row], SEASONS.read, () => undefined);
    if (!season) return [{ guild_id: row.guild_id, number: row.number, is_damaged: true }];
    const { guildId, number, name, table } = season;
    return table
      .filter(({ player }) => player.id === user)
      .map((line) => ({ guild_id: guildId, number, name, ...line }));
  });
}

async function tournamentsWith(database: Database, user: UserId): Promise<readonly object[]> {
  return (await rowsNaming(database, 'tournament', user)).map((row) => {
    const [record] = readable([row], TOURNAMENTS.read, () => undefined);
    const { id, guild_id: guildId } = row;
    if (!record) return { id, guild_id: guildId, is_damaged: true };
    const { terms, organizer, players, apart, rulings } = record.tournament;
    return {
      id,
      guild_id: guildId,
      name: terms.name,
      is_organizer: organizer.id === user,
      entry: players.find((player) => player.id === user) ?? null,
      apart: apart.filter((pair) => pair.includes(user)),
      rulings: rulings.filter(({ by, users }) => by === user || users.includes(user)),
    };
  });
}

async function meetsWith(database: Database, user: UserId): Promise<readonly object[]> {
  return (await rowsNaming(database, 'meet', user)).map((row) => {
    const [record] = readable([row], MEETS.read, () => undefined);
    const { id, guild_id: guildId } = row;
    if (!record) return { id, guild_id: guildId, is_damaged: true };
    const { home, guest, boards } = record.meet;
    return {
      id,
      guild_id: guildId,
      entry: [...home.players, ...(guest?.players ?? [])].filter((player) => player.id === user),
      boards: boards.filter((board) => board.home.id === user || board.guest.id === user),
    };
  });
}

interface Subject {
  readonly user: UserId;
  readonly played: readonly Tables['game'][];
  readonly guilds: readonly string[];
}

async function subjectOf(database: Database, user: UserId): Promise<Subject> {
  const played = await gameRowsOf(database, user);
  return { user, played, guilds: [...new Set(played.flatMap((row) => row.guild_id ?? []))] };
}

const challengesOf = async (database: Database, { user }: Subject): Promise<readonly object[]> =>
  (await challengeRowsOf(database, user)).map(open);

/** Outcomes are found by the servers where the user played, and by the games that they voided. */
async function outcomesOf(database: Database, { user, guilds }: Subject): Promise<readonly object[]> {
  const voided = (await voidedBy(database, user)).map((row) => ({
    game_id: row.game_id,
    guild_id: row.guild_id,
    voiding: readable([row], readOutcome, () => undefined)[0]?.voiding ?? null,
  }));
  if (guilds.length === 0) return voided;
  const outcomes = database.db.selectFrom('outcome').selectAll().where('guild_id', 'in', guilds);
  const ended = seats(
    await outcomes.where('white_id', '=', user).execute(),
    await outcomes.where('black_id', '=', user).execute(),
  );
  return [...ended.map(open), ...voided];
}

async function recordsOf(database: Database, { user, guilds }: Subject): Promise<readonly object[]> {
  if (guilds.length === 0) return [];
  const records = database.db.selectFrom('record').selectAll().where('guild_id', 'in', guilds);
  const own = await records.where('user_id', '=', user).execute();
  return [...own.map(open), ...(await mentions(database, user, guilds))];
}

const rowsInGuilds = (
  { db }: Database,
  table: 'standing' | 'established',
  { user, guilds }: Subject,
): Promise<readonly object[]> =>
  guilds.length === 0
    ? Promise.resolve([])
    : db.selectFrom(table).selectAll().where('guild_id', 'in', guilds).where('user_id', '=', user).execute();

async function asksOf({ db }: Database, { user }: Subject): Promise<readonly object[]> {
  const asks = db.selectFrom('ask').selectAll();
  return seats(
    await asks.where('from_id', '=', user).execute(),
    await asks.where('to_id', '=', user).execute(),
  );
}

/** The people the user blocks, and the servers that block them; blocks by others are secret. */
async function blocksOf({ db }: Database, { user }: Subject): Promise<readonly object[]> {
  const all = db.selectFrom('blocks').selectAll();
  return [
    ...(await all.where('user_id', '=', user).execute()),
    ...(await all.where('blocked_id', '=', user).where('guild_id', 'is not', null).execute()),
  ];
}

type Show = (database: Database, subject: Subject) => Promise<readonly object[]>;

const SHARED: { readonly [T in SharedTable]: Show } = {
  game: async (_, { user, played }) => played.map((row) => gameOf(row, user)),
  team_member: ({ db }, { user }) =>
    db.selectFrom('team_member').selectAll().where('user_id', '=', user).execute(),
  challenge: challengesOf,
  ask: asksOf,
  blocks: blocksOf,
  deferral: ({ db }, { user }) =>
    db.selectFrom('deferral').select(['id', 'user_id', 'deferred_at']).where('user_id', '=', user).execute(),
  // Not who watches them.
  watch: ({ db }, { user }) => db.selectFrom('watch').selectAll().where('user_id', '=', user).execute(),
  // The stand-in stays secret.
  erasure: ({ db }, { user }) =>
    db.selectFrom('erasure').select(['user_id', 'asked_at', 'due_at']).where('user_id', '=', user).execute(),
  outcome: outcomesOf,
  record: recordsOf,
  standing: (database, subject) => rowsInGuilds(database, 'standing', subject),
  established: (database, subject) => rowsInGuilds(database, 'established', subject),
  activity: (database, { user, guilds }) => pairsOf(database, user, guilds),
  ruling: ({ db }, { user }) => db.selectFrom('ruling').selectAll().where('by_id', '=', user).execute(),
  season: (database, { user }) => seasonsWith(database, user),
  tournament: (database, { user }) => tournamentsWith(database, user),
  meet: (database, { user }) => meetsWith(database, user),
  placing: async ({ db }, { user }) =>
    (await db.selectFrom('placing').selectAll().where('user_id', '=', user).execute()).map(open),
};

async function rowsOf({ db }: Database, table: OwnTable, user: UserId): Promise<readonly object[]> {
  const rows = await db.selectFrom(table).selectAll().where('user_id', '=', user).execute();
  return rows.map((row) => ('data' in row ? open(row) : row));
}

export async function holdingsOf(database: Database, user: UserId): Promise<Holdings> {
  const subject = await subjectOf(database, user);
  const held: (readonly [string, readonly object[]])[] = [];
  for (const [table, shown] of Object.entries(SHARED)) held.push([table, await shown(database, subject)]);
  for (const table of OWN_TABLES) held.push([table, await rowsOf(database, table, user)]);
  return Object.fromEntries(held);
}
