import { sql } from 'kysely';
import { z } from 'zod';
import type { Watch, WatchChoice, Watches } from '../../app/ports/watches.ts';
import { WATCH_CALLS } from '../../game/calls/watching.ts';
import type { UserId } from '../../game/game.ts';
import type { Database } from '../database/database.ts';
import { A_WEEK, noteServer } from '../servers/servers.ts';
import type { WatchTable } from '../tables/people.ts';
import { counted } from './tallies.ts';

const kinds = z.enum(['game', 'player']);
const calls = z.enum(WATCH_CALLS);

/** A player may be watched in several servers. */
const keyOf = ({ user, guildId, of }: Pick<Watch, 'user' | 'guildId' | 'of'>): string =>
  [user, guildId, of.kind, of.id].join(' ');

export const readWatch = (row: WatchTable): Watch => ({
  user: row.user_id,
  guildId: row.guild_id,
  of: { kind: kinds.parse(row.kind), id: row.target_id },
  calls: calls.parse(row.calls),
  through: row.through_id,
  version: row.version,
  seen: row.seen,
  toldAt: row.told_at,
  threadId: row.thread_id,
  sent:
    row.channel_id === null || row.message_id === null
      ? null
      : { channelId: row.channel_id, messageId: row.message_id },
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
  through_id: null,
  version: 1,
  seen: null,
  told_at: null,
  thread_id: null,
  channel_id: null,
  message_id: null,
  made_at: choice.madeAt,
  locale: choice.locale,
});

export const watchesOver = (database: Database): Watches => {
  const { db } = database;
  const derived = (user: UserId, through: UserId) =>
    db.deleteFrom('watch').where('user_id', '=', user).where('through_id', '=', through);
  return {
    async of(user) {
      const own = db.selectFrom('watch').selectAll().where('user_id', '=', user);
      const rows = await own
        .where('through_id', 'is', null)
        .orderBy('made_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(readWatch);
    },
    async add(choice, most, dueAt) {
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
        choice.of.kind === 'player' ? [derived(choice.user, choice.of.id)] : [],
      );
    },
    async stop(user, of) {
      if (of.kind === 'player') await derived(user, of.id).execute();
      const chosen = db.deleteFrom('watch').where('user_id', '=', user).where('target_id', '=', of.id);
      return (await chosen.executeTakeFirst()).numDeletedRows > 0n;
    },
    async wake(game, at) {
      const watching = db.selectFrom('watch').selectAll().where('guild_id', '=', game.guildId);
      const rows = await watching.where('target_id', 'in', [game.id, ...game.players]).execute();
      const [ofGame, ofPlayers] = [rows.filter(isOfGame), rows.filter((row) => !isOfGame(row))];
      const called = ofGame.filter((row) => game.isOver || row.calls === 'moves' || row.seen === null);
      if (called.length > 0)
        await db
          .updateTable('watch')
          .set((update) => ({ due_at: at, version: update('version', '+', 1) }))
          .where(
            'id',
            'in',
            called.map(({ id }) => id),
          )
          .execute();
      const isMeant = (row: WatchTable): boolean =>
        !game.isOver &&
        !game.players.includes(row.user_id) &&
        (row.calls !== 'start' || game.createdAt >= row.made_at);
      for (const row of ofPlayers.filter(isMeant)) {
        const of = { kind: 'game', id: game.id } as const;
        const choice = { ...readWatch(row), of, madeAt: at };
        await db
          .insertInto('watch')
          .values({ ...fresh(choice), through_id: row.target_id, due_at: at })
          .onConflict((other) => other.column('id').doNothing())
          .execute();
      }
    },
    async told(watch, { seen, toldAt, threadId, sent }) {
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

const isOfGame = ({ kind }: Pick<WatchTable, 'kind'>): boolean => kind === 'game';
