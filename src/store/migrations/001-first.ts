/** The schema of version 1.0, in SQL for both databases. Instants are in ms since 1970. */
import { DUE, dueIndexes, statements } from './statements.ts';

const ALWAYS_DUE = 'due_at bigint not null, attempts integer, claimed_until bigint';

const SCHEMA = `
  create table game (
    id text primary key, version integer not null, data text not null,
    shown_version integer not null default 0, card_channel_id text, card_message_id text, state text not null,
    white_id text not null, black_id text not null, channel_id text not null, guild_id text,
    changed_at bigint not null, reminded_turn integer, plans text, plans_version integer not null default 0,
    mover_id text, waiter_id text, deadline bigint,
    ${DUE}
  );
  create index game_by_black_id on game (black_id, state, changed_at);
  create index game_by_channel_id on game (channel_id, state, changed_at);
  create index game_by_guild_id on game (guild_id, state, changed_at);
  create index game_by_mover_id on game (mover_id, deadline, changed_at, id, guild_id) where mover_id is not null;
  create index game_by_waiter_id on game (waiter_id, deadline, changed_at, id, guild_id) where waiter_id is not null;
  create index game_by_white_id on game (white_id, state, changed_at);

  create table challenge (
    id text primary key, version integer not null, data text not null,
    shown_version integer not null default 0, card_channel_id text, card_message_id text,
    game_id text references game (id), challenger_id text, opponent_id text, guild_id text, open_until bigint,
    ${DUE}
  );
  create index challenge_by_challenger_id on challenge (challenger_id);
  create index challenge_by_guild_id on challenge (guild_id);
  create index challenge_by_opponent_id on challenge (opponent_id);
  create index challenge_open on challenge (challenger_id, open_until) where open_until is not null;

  create table activity (
    guild_id text not null, activity text not null, key text not null, games integer not null,
    white integer not null, black integer not null,
    primary key (guild_id, activity, key)
  );
  create index activity_by_games on activity (guild_id, activity, games desc);

  create table analysis (
    id text primary key, kind text not null, subject_id text not null, version integer not null,
    engine integer not null, data text not null, guild_id text, made_at bigint not null,
    ${DUE}
  );

  create table ask (
    id text primary key, from_id text not null, to_id text not null, guild_id text, asked_at bigint not null
  );
  create index ask_by_asked_at on ask (asked_at);
  create index ask_by_guild_id on ask (guild_id);
  create index ask_by_pair on ask (from_id, to_id, asked_at);
  create index ask_by_to_id on ask (to_id);

  create table attendance (
    guild_id text not null, user_id text not null, is_gone integer not null, asked_at bigint not null,
    primary key (guild_id, user_id)
  );
  create index attendance_by_user on attendance (user_id);
  create index attendance_gone on attendance (guild_id, is_gone, asked_at);

  create table backup (
    id text primary key,
    ${DUE}
  );

  create table blocks (
    id text primary key, user_id text, guild_id text, blocked_id text not null, blocked_at bigint not null
  );
  create index blocks_by_blocked_id on blocks (blocked_id, blocked_at);
  create index blocks_by_guild_id on blocks (guild_id, blocked_at);
  create index blocks_by_user_id on blocks (user_id, blocked_at);

  create table daily (
    guild_id text primary key, version integer not null, puzzle_id text, data text not null,
    ${DUE}
  );

  create table deferral (
    id text primary key, application_id text not null, token text not null, user_id text not null,
    locale text not null, is_thinking integer not null, deferred_at bigint not null,
    ${DUE}
  );

  create table draft (
    guild_id text not null, user_id text not null, version integer not null, data text not null,
    saved_at bigint not null,
    primary key (guild_id, user_id)
  );
  create index draft_saved on draft (saved_at);

  create table duty (
    owner text not null, owner_id text not null, what text not null, since bigint not null, version integer,
    ${DUE},
    primary key (owner, owner_id, what)
  );

  create table erasure (
    user_id text primary key, former_id text not null, asked_at bigint not null,
    ${ALWAYS_DUE}
  );

  create table established (
    guild_id text not null, user_id text not null, ranked_until bigint not null,
    primary key (guild_id, user_id)
  );
  create index established_by_ranked_until on established (guild_id, ranked_until);

  create table film (
    game_id text primary key,
    ${DUE}
  );

  create table hidden (
    user_id text primary key
  );

  create table hunt (
    game_id text primary key, guild_id text not null, version integer not null, data text not null,
    ${ALWAYS_DUE}
  );

  create table imported (
    id text primary key, variant text not null, source text not null, made_at bigint not null
  );

  create table interaction (
    id text primary key, taken_at bigint not null
  );
  create index interaction_taken on interaction (taken_at);

  create table ledger (
    guild_id text primary key, entries integer not null
  );

  create table lesson (
    user_id text not null, lesson text not null, is_done integer not null, path text,
    played_at bigint not null,
    primary key (user_id, lesson)
  );

  create table live_board (
    guild_id text primary key, version integer not null, data text not null,
    ${DUE}
  );

  create table notice (
    id text primary key, game_id text not null, user_id text not null, occasion text not null,
    key text not null, made_at bigint not null, channel_id text, message_id text, told_key text,
    ${DUE}
  );
  create index notice_sent on notice (game_id, message_id) where message_id is not null;

  create table outcome (
    game_id text primary key references game (id), guild_id text not null, seq integer not null,
    at bigint not null, white_id text not null, black_id text not null, pair text not null, winner_id text,
    plies integer not null, verdict text not null, data text not null,
    unique (guild_id, seq)
  );
  create index outcome_by_black_id on outcome (guild_id, black_id, seq);
  create index outcome_by_pair on outcome (guild_id, pair, at);
  create index outcome_by_plies on outcome (guild_id, plies, seq);
  create index outcome_by_verdict on outcome (guild_id, verdict, seq);
  create index outcome_by_white_id on outcome (guild_id, white_id, seq);
  create index outcome_void on outcome (verdict, seq) where verdict = 'void';

  create table "placing" (
    tournament_id text not null, number integer not null, guild_id text not null, user_id text not null,
    place integer not null, data text not null, ended_at bigint not null,
    primary key (tournament_id, number)
  );
  create index placing_by_place on "placing" (guild_id, place, ended_at);
  create index placing_by_player on "placing" (user_id, guild_id, ended_at);

  create table preference (
    user_id text primary key, data text not null, digested_at bigint, version integer not null default 1,
    ${DUE}
  );

  create table puzzle (
    id text primary key, variant text not null, version integer not null, value integer not null,
    data text not null, guild_id text, found_at bigint
  );
  create index puzzle_by_server on puzzle (guild_id, variant, value, id);

  create table quota (
    user_id text primary key, since bigint not null, records integer not null, characters integer not null
  );
  create index quota_since on quota (since);

  create table record (
    guild_id text not null, pool text not null, user_id text not null, data text not null,
    primary key (guild_id, user_id, pool)
  );

  create table ruling (
    guild_id text not null, game_id text not null references game (id), at bigint not null,
    by_id text not null, verb text not null, reason text,
    primary key (guild_id, game_id, at)
  );
  create index ruling_by_at on ruling (guild_id, at);

  create table season (
    guild_id text not null, number integer not null, version integer not null, start_seq integer not null,
    end_seq integer, is_reset integer not null, data text not null,
    ${DUE},
    primary key (guild_id, number)
  );

  create table server (
    guild_id text primary key, gone_since bigint,
    ${ALWAYS_DUE}
  );

  create table settings (
    guild_id text primary key, version integer not null, data text not null
  );

  create table solved (
    guild_id text not null, puzzle_id text not null, user_id text not null, name text not null,
    at bigint not null,
    primary key (guild_id, puzzle_id, user_id)
  );
  create index solved_by_user on solved (user_id);

  create table solver (
    user_id text not null, variant text not null, version integer not null, data text not null,
    primary key (user_id, variant)
  );

  create table standing (
    guild_id text not null, pool text not null, span text not null, user_id text not null,
    since bigint not null, games integer not null, wins integer not null, share integer,
    rating integer not null, ranked_until bigint not null,
    primary key (guild_id, user_id, pool, span)
  );
  create index standing_by_games on standing (guild_id, pool, span, since, games desc, user_id, ranked_until);
  create index standing_by_rating on standing (guild_id, pool, span, since, rating desc, user_id, ranked_until);
  create index standing_by_share on standing (guild_id, pool, span, since, share desc, user_id, ranked_until);
  create index standing_by_wins on standing (guild_id, pool, span, since, wins desc, user_id, ranked_until);

  create table stray (
    game_id text primary key, since bigint not null, until bigint not null,
    ${DUE}
  );

  create table team_member (
    user_id text not null, team_id text not null, of_id text not null,
    primary key (user_id, team_id, of_id)
  );
  create index team_member_by_of_id on team_member (of_id);

  create table tournament (
    id text primary key, guild_id text not null, version integer not null, woken integer not null,
    stage text not null, data text not null, created_at bigint not null,
    ${DUE}
  );
  create index tournament_by_server on tournament (guild_id, stage, created_at);

  create table trial (
    user_id text not null, puzzle_id text not null, variant text not null, version integer not null,
    state text not null, at bigint not null, data text not null,
    primary key (user_id, puzzle_id)
  );
  create index trial_open on trial (user_id, state, at) where state = 'open';

  create table vacation (
    user_id text primary key, version integer not null, data text not null,
    ${DUE}
  )`;

/** The tables that have due work. */
const WAITING =
  'game challenge analysis backup daily deferral duty erasure film hunt live_board notice preference season server stray tournament vacation'.split(
    ' ',
  );

export const first = statements(
  ...SCHEMA.split(';'),
  ...WAITING.flatMap(dueIndexes),
  // Created last, because SQLite prefers the newer of two equally good indexes.
  'create index game_unshown on game (due_at) where shown_version < version and due_at is not null',
);
