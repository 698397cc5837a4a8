import { sql } from 'kysely';
import { z } from 'zod';
import {
  type Called,
  type Changed,
  type Watch,
  type WatchChoice,
  type Watched,
  mergeCalls,
  WATCH_CALLS,
} from './rules.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../../store/database/database.ts';
import { A_WEEK, noteServer } from '../../store/servers/servers.ts';
import { addressIn } from '../../store/database/schema.ts';
import { counted } from '../../store/games/tallies.ts';
import type { Tables } from '../../store/tables/tables.ts';
import { put } from '../../store/database/rows.ts';
import { changes } from '../../store/database/due.ts';

const kinds = z.enum(['game', 'player']);
const calls = z.enum(WATCH_CALLS);

/** A player may be watched in several servers. */
const keyOf = ({ user, guildId, of }: Pick<Watch, 'user' | 'guildId' | 'of'>): string =>
  [user, guildId, of.kind, of.id].join(' ');

export const readWatch = (row: Tables['watch']): Watch => ({
  user: row.user_id,
  guildId: row.guild_id,
  of: { kind: kinds.parse(row.kind), id: row.target_id },
  calls: calls.parse(row.calls),
  through: row.through_id,
  version: row.version,
  seen: row.seen,
  toldAt: row.told_at,
  threadId: row.thread_id,
  sent: addressIn(row.channel_id, row.message_id),
  madeAt: row.made_at,
  locale: row.locale,
});

export const watchRow = (watch: Watch) => ({ id: keyOf(watch), version: watch.version });

const fresh = (choice: WatchChoice) => ({
  id: keyOf(choice),
  user_id: choice.user,
  guild_id: choice.guildId,
  kind: choice.of.kind,
  target_id: choice.of.id,
  calls: choice.calls,
  version: 1,
  made_at: choice.madeAt,
  locale: choice.locale,
});

/** Such a row notifies nobody anymore, but it records what the spectator already knows. */
const SILENT = { calls: 'start', through_id: '', due_at: null } as const;

/** Stops notifications about games, and keeps the record of what the spectator already knows. */
const silenced = ({ db }: Database, user: UserId, column: 'target_id' | 'through_id', id: string) => {
  const untold = db.deleteFrom('watch').where('user_id', '=', user).where(column, '=', id);
  const told = db.updateTable('watch').where('user_id', '=', user).where(column, '=', id);
  return [
    untold.where('seen', 'is', null),
    told.where('seen', 'is not', null).set((update) => ({ ...SILENT, version: update('version', '+', 1) })),
  ];
};

/** Several watched players of one game may have different choices. */
async function follow(
  { db }: Database,
  row: Tables['watch'],
  players: readonly Tables['watch'][],
  isOver: boolean,
): Promise<void> {
  if (row.through_id === null) return;
  const choices = players.map((player) => calls.parse(player.calls));
  const wanted = mergeCalls(choices, isOver || row.seen !== null);
  if (wanted === null || wanted === row.calls) return;
  const through = players.find((player) => player.calls === wanted)?.target_id ?? '';
  await db
    .updateTable('watch')
    .set({ calls: wanted, through_id: through })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .execute();
}

async function awaken({ db }: Database, { id, guildId, isOver }: Changed, at: number): Promise<void> {
  const rows = db.updateTable('watch').where('guild_id', '=', guildId).where('target_id', '=', id);
  const called = isOver
    ? rows
    : rows.where((row) =>
        row.or([row('calls', '=', 'moves'), row.and([row('calls', '=', 'start'), row('seen', 'is', null)])]),
      );
  await called.set((update) => ({ due_at: at, version: update('version', '+', 1) })).execute();
}

async function derive(
  database: Database,
  game: Changed,
  players: readonly Tables['watch'][],
  at: number,
): Promise<void> {
  const wanted = mergeCalls(
    players.map((row) => calls.parse(row.calls)),
    false,
  );
  const row = players.find((player) => player.calls === wanted);
  if (!row || !wanted) return;
  const choice = { ...readWatch(row), of: { kind: 'game', id: game.id } as const, madeAt: at };
  const derived = { ...fresh(choice), through_id: row.target_id, due_at: at };
  await changes(database, put(database, 'watch', [derived], 'kept'));
}

export const watchesOver = (database: Database) => {
  const { db } = database;
  return {
    /** What the user has chosen, newest first. */
    async of(user: UserId): Promise<readonly Watch[]> {
      const own = db.selectFrom('watch').selectAll().where('user_id', '=', user);
      const rows = await own
        .where('through_id', 'is', null)
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(readWatch);
    },
    /**
     * Adds a choice, or replaces the one about the same game or player. False if the user has
     * `most` others.
     */
    async add(choice: WatchChoice, most: number, dueAt: number | null): Promise<boolean> {
      const row = { ...fresh(choice), due_at: dueAt };
      const { calls: wanted, made_at, locale, due_at } = row;
      const others = sql<number>`(select count(*) from watch
        where user_id = ${choice.user} and through_id is null and id <> ${row.id})`;
      const chosen = db
        .insertInto('watch')
        .values(row)
        .onConflict((other) =>
          other.column('id').doUpdateSet((update) => ({
            calls: wanted,
            made_at,
            locale,
            due_at,
            through_id: null,
            version: update('watch.version', '+', 1),
          })),
        );
      await noteServer(database, choice.guildId, choice.madeAt + A_WEEK);
      return database.allOrNothing(
        [...counted(database, choice.user, choice.madeAt, [[others, most]]), chosen],
        choice.of.kind === 'player' ? silenced(database, choice.user, 'through_id', choice.of.id) : [],
      );
    },
    /**
     * Stops watching a player in every server; false if the user doesn't watch them. If the user
     * also watches another player of the game, or chooses one again, nothing is sent twice.
     */
    async stop(user: UserId, of: Watched): Promise<boolean> {
      const chosen = db.selectFrom('watch').select('id').where('user_id', '=', user);
      const [found] = await chosen
        .where('target_id', '=', of.id)
        .where('through_id', 'is', null)
        .limit(1)
        .execute();
      const derived = of.kind === 'player' ? silenced(database, user, 'through_id', of.id) : [];
      await database.all([...derived, ...silenced(database, user, 'target_id', of.id)]);
      return found !== undefined;
    },
    /** There is nothing left to notify about. */
    async end(watch: Watch): Promise<void> {
      await db.deleteFrom('watch').where('id', '=', keyOf(watch)).execute();
    },
    /** Makes notifications about this game due at `at` (ms), also for its players' spectators. */
    async wake(game: Changed, at: number): Promise<void> {
      const watching = db.selectFrom('watch').selectAll().where('guild_id', '=', game.guildId);
      const rows = await watching.where('target_id', 'in', [game.id, ...game.players]).execute();
      const isMeant = (row: Tables['watch']): boolean =>
        !game.players.includes(row.user_id) && (row.calls !== 'start' || game.createdAt >= row.made_at);
      const [ofGame, others] = [rows.filter(isOfGame), rows.filter((row) => !isOfGame(row))];
      const ofPlayers = Map.groupBy(others.filter(isMeant), (row) => row.user_id);
      for (const row of ofGame) await follow(database, row, ofPlayers.get(row.user_id) ?? [], game.isOver);
      if (ofGame.length > 0) await awaken(database, game, at);
      if (game.isOver) return;
      const known = new Set(ofGame.map((row) => row.user_id));
      for (const [user, players] of ofPlayers)
        if (!known.has(user)) await derive(database, game, players, at);
    },
    /** Records that the spectator was notified. Nothing is due until the game changes. */
    async told(watch: Watch, { seen, toldAt, threadId, sent }: Called): Promise<void> {
      await db
        .updateTable('watch')
        .set((update) => ({
          seen,
          told_at: toldAt,
          thread_id: threadId,
          channel_id: sent?.channelId ?? null,
          message_id: sent?.messageId ?? null,
          due_at: update
            .case()
            .when('version', '=', watch.version)
            .then(null)
            .else(update.ref('due_at'))
            .end(),
        }))
        .where('id', '=', keyOf(watch))
        .execute();
    },
  };
};

const isOfGame = ({ kind }: Pick<Tables['watch'], 'kind'>): boolean => kind === 'game';
