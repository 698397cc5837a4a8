/**
 * Black begins in English draughts and pool checkers. In earlier games, White began on the same
 * board, rotated. They become games from a position, and their first moves are counted together
 * with those of games where Black begins.
 */
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

const [LOW, HIGH] = [1, 21].map((first) => Array.from({ length: 12 }, (_, at) => first + at).join(','));

const VARIANTS = ['english', 'pool'];
/** White's first moves, and the same moves by Black on the rotated board. */
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
    // In one pass, because the table is large. None of Black's moves is also a move of White.
    const replaced = FIRST_MOVES.reduce<RawBuilder<unknown>>(
      (data, [white, black]) =>
        sql`replace(${data}, ${`"firstMove":"${white}"`}, ${`"firstMove":"${black}"`})`,
      sql.ref('data'),
    );
    await sql`update outcome set data = ${replaced}
      where data like '%"variant":"english"%' or data like '%"variant":"pool"%'`.execute(db);
  },
};
