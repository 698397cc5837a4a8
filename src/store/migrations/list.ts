/**
 * Every migration in order, in SQL for both databases. Instants are in ms since 1970. Released
 * migrations never change, because databases remember them. Long ones, and those with code, have
 * their own files.
 */
import type { Migration } from 'kysely/migration';
import { first } from './001-first.ts';
import { explorer } from './005-explorer.ts';
import { blackBegins } from './018-black-begins.ts';
import { noScans } from './020-no-scans.ts';
import { DUE, dueIndexes, statements } from './statements.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-first': first,
  // Games that are shown in a second channel.
  '002-second-card': statements(
    `create table second_card (
      game_id text primary key, guild_id text, woken integer not null, shown_version integer not null,
      card_channel_id text, card_message_id text, ${DUE}
    )`,
    ...dueIndexes('second_card'),
  ),
  // What spectators watch, and their notifications.
  '003-watch': statements(
    `create table watch (
      id text primary key, user_id text not null, guild_id text not null, kind text not null,
      target_id text not null, calls text not null, through_id text, version integer not null, seen integer,
      told_at bigint, thread_id text, channel_id text, message_id text, made_at bigint not null,
      locale text not null, ${DUE}
    )`,
    'create index watch_by_guild_id on watch (guild_id)',
    'create index watch_by_target_id on watch (target_id, guild_id)',
    'create index watch_by_through_id on watch (through_id) where through_id is not null',
    'create index watch_by_user_id on watch (user_id, made_at)',
    ...dueIndexes('watch'),
  ),
  // Seeks, which are challenges in a lobby, and the messages of lobbies.
  '004-seeks': statements(
    'alter table challenge add column seek text',
    'alter table challenge add column seek_everywhere text',
    'create index challenge_by_seek_everywhere on challenge (seek_everywhere, open_until) where seek_everywhere is not null',
    'create index challenge_by_seek on challenge (guild_id, seek, open_until) where seek is not null',
    `create table lobby (
      guild_id text not null, channel_id text not null, version integer not null, data text not null,
      ${DUE},
      primary key (guild_id, channel_id)
    )`,
    ...dueIndexes('lobby'),
  ),
  '005-explorer': explorer,
  // Teams that vote: the side that each user has voted for in a game, and each vote on a move.
  '006-votes': statements(
    `create table voter (
      game_id text not null, user_id text not null, color text not null, joined_at bigint not null,
      primary key (game_id, user_id)
    )`,
    'create index voter_by_user_id on voter (user_id)',
    `create table vote (
      game_id text not null, ply integer not null, user_id text not null, move text not null,
      done_round integer, wish text, reason text, voted_at bigint not null,
      primary key (game_id, ply, user_id)
    )`,
    'create index vote_by_user_id on vote (user_id)',
  ),
  // The cards of the games being played now, one per server.
  '007-live-games': statements(
    `create table live_games (
      guild_id text primary key, version integer not null, data text not null, ${DUE}
    )`,
    ...dueIndexes('live_games'),
  ),
  // When servers get their next game of the day.
  '008-showcase': statements(
    `create table showcase (
      guild_id text primary key, version integer not null, post_at bigint, ${DUE}
    )`,
    ...dueIndexes('showcase'),
  ),
  // Matches between two servers.
  '009-meets': statements(
    `create table meet (
      id text primary key, guild_id text not null, guest_guild_id text, version integer not null,
      woken integer not null, stage text not null, data text not null, home_card text, guest_card text,
      created_at bigint not null, ${DUE}
    )`,
    'create index meet_by_home on meet (guild_id, created_at)',
    'create index meet_by_guest on meet (guest_guild_id, created_at)',
    'create index meet_by_stage on meet (stage, created_at)',
    ...dueIndexes('meet'),
  ),
  // Guesses of the next move.
  '010-guess': statements(
    `create table guess (
      user_id text not null, game_id text not null, ply integer not null, guild_id text not null,
      name text not null, move text not null, made_at bigint not null, points integer,
      primary key (user_id, game_id, ply)
    )`,
    'create index guess_by_guild_id on guess (guild_id, made_at)',
    'create index guess_open on guess (game_id) where points is null',
  ),
  // Voters who left their team. They no longer count, but can't join the other team.
  '011-leavers': statements('alter table voter add column left_at bigint'),
  '012-second-card-server': statements('create index second_card_by_guild on second_card (guild_id)'),
  // Imported games that the opening explorer counts.
  '013-explored-import': statements(
    `create table explored_import (
      id text primary key, guild_id text not null, record_id text not null,
      quarter integer not null, won integer not null, line text not null
    )`,
    'create index explored_import_by_guild_id on explored_import (guild_id)',
    'create index explored_import_by_record_id on explored_import (record_id)',
  ),
  // Guesses in imported games, and the engine's points.
  '014-guess-engine': statements(
    "alter table guess add column kind text not null default 'game'",
    'alter table guess add column engine integer',
    'create index guess_by_game_id on guess (game_id) where engine is null',
  ),
  // When servers got their last game of the day.
  '015-showcase-posted': statements('alter table showcase add column posted_at bigint'),
  // The running games where teams vote.
  '016-team-games': statements(
    `create index game_of_teams on game (changed_at)
      where state = 'running' and (white_id like 'crowd.%' or black_id like 'crowd.%')`,
  ),
  // The bot's own notes, and an index that lists a server's games without reading the games.
  '017-bot-note': statements(
    'create table bot_note (key text primary key, value text not null)',
    'create index game_by_guild on game (guild_id, state, changed_at, id)',
    'drop index game_by_guild_id',
  ),
  '018-black-begins': blackBegins,
  // When people logged out of the page, and which links they share.
  '019-visits': statements(
    'create table log_out (user_id text primary key, logged_out_at bigint not null)',
    `create table share_link (
      user_id text not null, of_id text not null, key text not null, guild_id text, ended_at bigint,
      primary key (user_id, of_id)
    )`,
    'create index share_link_ended on share_link (of_id) where ended_at is not null',
    'create index share_link_by_guild_id on share_link (guild_id)',
  ),
  '020-no-scans': noScans,
  // The short ids of shared links.
  '021-short-links': statements(
    'alter table share_link add column id text',
    'create unique index share_link_by_id on share_link (id)',
  ),
};
