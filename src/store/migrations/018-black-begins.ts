/**
 * Black begins in English draughts and pool checkers. Games from before, in which White began on
 * the same board turned around, are games from a position. Their first moves are counted with those
 * of games in which Black begins.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

const [LOW, HIGH] = [1, 21].map((first) => Array.from({ length: 12 }, (_, at) => first + at).join(','));

const VARIANTS = ['english', 'pool'];
/** White's first moves, and Black's on the board turned around. */
const FIRST_MOVES = ['21-17', '22-17', '22-18', '23-18', '23-19', '24-19', '24-20'].map(
  (move) => [move, move.replaceAll(/\d+/gu, (number) => String(33 - Number(number)))] as const,
);

export const blackBegins: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const [usual, turned] = ['"start":null', `"start":"W:W${HIGH}:B${LOW}"`];
    await sql`update game set data = replace(data, ${usual}, ${turned})
      where data like '%"variant":"english"%' or data like '%"variant":"pool"%'`.execute(db);
    for (const variant of VARIANTS)
      for (const [white, black] of FIRST_MOVES)
        await sql`update activity set key = ${`${variant} ${black}`}
          where activity = 'first-move' and key = ${`${variant} ${white}`}`.execute(db);
    // In one pass, because the table is large. No move of Black is one of White's.
    const replaced = FIRST_MOVES.reduce<RawBuilder<unknown>>(
      (data, [white, black]) =>
        sql`replace(${data}, ${`"firstMove":"${white}"`}, ${`"firstMove":"${black}"`})`,
      sql.ref('data'),
    );
    await sql`update outcome set data = ${replaced}
      where data like '%"variant":"english"%' or data like '%"variant":"pool"%'`.execute(db);
  },
};
