/** Games that are shown in a second channel. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  `create table second_card (
    game_id text primary key, guild_id text, woken integer not null, shown_version integer not null,
    card_channel_id text, card_message_id text,
    due_at bigint, attempts integer, claimed_until bigint
  )`,
  'create index second_card_due on second_card (due_at) where due_at is not null',
  'create index second_card_claimed on second_card (due_at) where due_at = claimed_until',
];

export const secondCard: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
