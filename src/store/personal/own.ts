/** Leaves out secrets: opponents' plans, openings not drawn yet, and other players' records. */
import { sql } from 'kysely';
import type { Holdings } from '../../app/ports/subjects/people.ts';
import type { Color } from '../../draughts/types.ts';
import type { UserId } from '../../game/game.ts';
import type { Draw } from '../../game/match/match.ts';
import type { MeetRecord } from '../../app/ports/subjects/meets.ts';
import type { TournamentRecord } from '../../app/ports/subjects/tournaments.ts';
import type { Season } from '../../features/season/rules.ts';
import type { BookOf } from '../database/book.ts';
import type { Database } from '../database/database.ts';
import { rowsWhere, valuesIn } from '../database/rows.ts';
import { rowsNaming } from '../database/pages.ts';
import { isReadable, readable } from '../database/readable.ts';
import { CHALLENGE_SEATS, readGame, SEATS } from '../games/rows.ts';
import { SEASONS } from '../../features/season/store.ts';
import { readOutcome, readRecord } from '../standings/rows.ts';
import {
  TABLE_NAMES,
  TABLES,
  userColumns,
  type SharedTable,
  type TableName,
  type Tables,
} from '../tables/tables.ts';
import { MEETS } from '../tournaments/meets.ts';
import { TOURNAMENTS } from '../tournaments/rows.ts';
import { voidedBy } from '../standings/rulings.ts';

const DRAWN_FROM: keyof Draw = 'secret';

const open = <R extends { readonly data: string }>(row: R) => ({ ...row, data: parsed(row.data) });
/** Leaves out the secrets of a draw. Returns damaged data as text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (name, value: unknown) => (name === DRAWN_FROM ? undefined : value));
  } catch {
    return text;
  }
}

function gameOf(row: Tables['game'], user: UserId): object {
  const plans = row.plans === null ? null : parsed(row.plans);
  const own: Color = row.white_id === user ? 'white' : 'black';
  const isByColor = typeof plans === 'object' && plans !== null;
  return {
    ...open(row),
    plans: isByColor ? { [own]: Reflect.get(plans, own) } : null,
    ...(!isReadable(row, readGame) && { is_damaged: true }),
  };
}

async function mentions(
  { db }: Database,
  user: UserId,
  guilds: readonly string[],
): Promise<readonly object[]> {
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

const pairsOf = ({ db }: Database, { user, guilds }: Subject): Promise<object[]> =>
  db
    .selectFrom('activity')
    .selectAll()
    .where('guild_id', 'in', guilds)
    .where('activity', '=', 'pair')
    .where((make) => make.or([make('key', 'like', `${user}-%`), make('key', 'like', `%-${user}`)]))
    .execute();

/** The parts of rows that name the user. A damaged row is only mentioned. */
const naming =
  <N extends 'season' | 'tournament' | 'meet', T>(
    { table, read }: BookOf<N, T>,
    parts: (value: T, user: UserId) => readonly object[],
  ): Show =>
  async (database, { user }) =>
    (await rowsNaming(database, table, user)).flatMap((row): readonly object[] => {
      const key = valuesIn(row, TABLES[table].key);
      const place = { ...key, guild_id: row.guild_id };
      const values = readable([row], read, () => undefined);
      if (values.length === 0) return [{ ...place, is_damaged: true }];
      return values.flatMap((value) => parts(value, user)).map((part) => ({ ...place, ...part }));
    });

const seasonParts = ({ name, table }: Season, user: UserId) =>
  table.filter(({ player }) => player.id === user).map((line) => ({ name, ...line }));

function tournamentParts({ tournament }: TournamentRecord, user: UserId) {
  const { terms, organizer, players, apart, rulings } = tournament;
  return [
    {
      name: terms.name,
      is_organizer: organizer.id === user,
      entry: players.find((player) => player.id === user) ?? null,
      apart: apart.filter((pair) => pair.includes(user)),
      rulings: rulings.filter(({ by, users }) => by === user || users.includes(user)),
    },
  ];
}

const meetParts = ({ meet: { home, guest, boards } }: MeetRecord, user: UserId) => [
  {
    entry: [...home.players, ...(guest?.players ?? [])].filter((player) => player.id === user),
    boards: boards.filter((board) => board.home.id === user || board.guest.id === user),
  },
];

interface Subject {
  readonly user: UserId;
  readonly played: readonly Tables['game'][];
  readonly guilds: readonly string[];
}

async function subjectOf(database: Database, user: UserId): Promise<Subject> {
  const played = await rowsWhere(database, 'game', SEATS, user);
  return { user, played, guilds: [...new Set(played.flatMap((row) => row.guild_id ?? []))] };
}

const challengesOf = async (database: Database, { user }: Subject): Promise<readonly object[]> =>
  (await rowsWhere(database, 'challenge', CHALLENGE_SEATS, user)).map(open);

/** Finds outcomes by the servers where the user played, and by the games that they voided. */
async function outcomesOf(database: Database, { user, guilds }: Subject): Promise<readonly object[]> {
  const voided = (await voidedBy(database, user)).map((row) => ({
    game_id: row.game_id,
    guild_id: row.guild_id,
    voiding: readable([row], readOutcome, () => undefined)[0]?.voiding ?? null,
  }));
  if (guilds.length === 0) return voided;
  const outcomes = database.db.selectFrom('outcome').selectAll().where('guild_id', 'in', guilds);
  const white = await outcomes.where('white_id', '=', user).execute();
  const black = await outcomes.where('black_id', '=', user).execute();
  return [...white.map(open), ...black.map(open), ...voided];
}

async function recordsOf(database: Database, { user, guilds }: Subject): Promise<readonly object[]> {
  const records = database.db.selectFrom('record').selectAll().where('guild_id', 'in', guilds);
  const own = await records.where('user_id', '=', user).execute();
  return [...own.map(open), ...(await mentions(database, user, guilds))];
}

const rowsInGuilds =
  (table: 'standing' | 'established'): Show =>
  ({ db }, { user, guilds }) =>
    db.selectFrom(table).selectAll().where('guild_id', 'in', guilds).where('user_id', '=', user).execute();

/** The people the user blocks, and the servers that block them. Blocks by others are secret. */
async function blocksOf({ db }: Database, { user }: Subject): Promise<readonly object[]> {
  const all = db.selectFrom('blocks').selectAll();
  return [
    ...(await all.where('user_id', '=', user).execute()),
    ...(await all.where('blocked_id', '=', user).where('guild_id', 'is not', null).execute()),
  ];
}

type Show = (database: Database, subject: Subject) => Promise<readonly object[]>;

/** Finds rows by the servers where the user played. */
const inGuilds =
  (show: Show): Show =>
  async (database, subject) =>
    subject.guilds.length === 0 ? [] : show(database, subject);

const SHARED: { readonly [T in SharedTable<'seenBy'>]: Show } = {
  game: async (_, { user, played }) => played.map((row) => gameOf(row, user)),
  challenge: challengesOf,
  blocks: blocksOf,
  deferral: ({ db }, { user }) =>
    db.selectFrom('deferral').select(['id', 'user_id', 'deferred_at']).where('user_id', '=', user).execute(),
  // The stand-in is a secret.
  erasure: ({ db }, { user }) =>
    db.selectFrom('erasure').select(['user_id', 'asked_at', 'due_at']).where('user_id', '=', user).execute(),
  outcome: outcomesOf,
  record: inGuilds(recordsOf),
  standing: inGuilds(rowsInGuilds('standing')),
  established: inGuilds(rowsInGuilds('established')),
  activity: inGuilds(pairsOf),
  season: naming(SEASONS, seasonParts),
  tournament: naming(TOURNAMENTS, tournamentParts),
  meet: naming(MEETS, meetParts),
  placing: async (database, { user }) => (await rowsWhere(database, 'placing', ['user_id'], user)).map(open),
};

async function rowsSeenBy({ db }: Database, table: TableName, user: UserId): Promise<readonly object[]> {
  const shown: object[] = [];
  for (const column of userColumns(table, 'seenBy')) {
    const rows = sql<{ readonly data?: string }>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${user}`;
    for (const { data, ...row } of (await rows.execute(db)).rows)
      shown.push(data === undefined ? row : open({ ...row, data }));
  }
  return shown;
}

export async function holdingsOf(database: Database, user: UserId): Promise<Holdings> {
  const subject = await subjectOf(database, user);
  const held: (readonly [string, readonly object[]])[] = [];
  for (const [table, shown] of Object.entries(SHARED)) held.push([table, await shown(database, subject)]);
  for (const table of TABLE_NAMES)
    if (userColumns(table, 'seenBy').length > 0) held.push([table, await rowsSeenBy(database, table, user)]);
  return Object.fromEntries(held);
}
