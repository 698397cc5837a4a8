/**
 * The explorer's rows for a server with many games, distributed as in real games: a few early
 * positions occur in all games, and most positions occur in one.
 */
import { sql } from 'kysely';
import { extend, lastPosition, startLine, type Line } from '../../../src/draughts/line.ts';
import { legalMoves } from '../../../src/draughts/moves.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import {
  BANDS,
  explorerMove,
  positionKey,
  stepsOf,
  writeSteps,
} from '../../../src/features/explore/rules.ts';
import { pathOf } from '../../../src/features/explore/presses.ts';
import { outcomeRow } from '../../../src/store/standings/rows.ts';
import { finishedOf } from '../../../src/rating/finished.ts';
import { gameColumns } from '../../../src/store/games/rows.ts';
import { makeFullMove } from '../../../src/notation/move.ts';
import type { Database } from '../../../src/store/database/database.ts';
import type { Game } from '../../../src/game/game.ts';
import { chance } from '../../rating/season.ts';
import { nextVersion, sampleGame } from '../../store/samples.ts';
import { settled } from '../bulk.ts';

export const GUILD = 'guild-1';
/** Quarters of three years. */
const [FIRST, QUARTERS] = [8096, 12];
/** The number of moves that games choose from at each position. */
const BRANCHES = 4;
/** Of the 24 plies that are counted, the ply after which a position occurs in only one game. */
const SHARED = 10;
const PLIES = 24;
const CHUNK = 300;
/** Finished games that exist, as examples and as one player's games. */
const REAL_GAMES = 1000;
export const PLAYER = 'anna';

/** A position that readers request. */
export interface Asked {
  readonly path: string;
}

/** Lines that people play: the first moves of a list more often. */
function randomLine(plies: number, random: () => number): Line {
  let line = startLine(variantOf('russian'));
  while (line.moves.length < plies) {
    const legal = legalMoves(line.variant, lastPosition(line));
    const move = legal[Math.floor(random() ** 2 * Math.min(legal.length, BRANCHES + 3))];
    if (!move) return line;
    line = extend(line, move);
  }
  return line;
}

const sampleIds = (random: () => number): readonly string[] =>
  [1, 2, 3].map(() => `|g${Math.floor(random() * REAL_GAMES)}|`);

/** Rows for one position that occurred in this many games. */
function rowsOf(line: Line, games: number, random: () => number) {
  const position = lastPosition(line);
  const moves = legalMoves(line.variant, position).slice(0, BRANCHES + 3);
  const buckets = moves.flatMap((move) =>
    BANDS.flatMap((_, band) =>
      Array.from({ length: QUARTERS }, (__, at) => ({ move, band, quarter: FIRST + at })),
    ),
  );
  const share = games / buckets.length;
  const count = (): number => (share < 1 ? Number(random() < share) : Math.round(share * 2 * random()));
  return buckets.flatMap(({ move, band, quarter }) => {
    const all = count();
    if (all === 0) return [];
    const wins = Math.floor(all / 2);
    return [
      {
        guild_id: GUILD,
        position: positionKey(line.variant, position),
        move: explorerMove(position, move),
        band,
        quarter,
        wins,
        draws: Math.floor(all / 5),
        losses: all - wins - Math.floor(all / 5),
        games: sampleIds(random).slice(0, all).join(''),
      },
    ];
  });
}

async function inChunks<T>(
  rows: readonly T[],
  insert: (rows: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += CHUNK) await insert(rows.slice(from, from + CHUNK));
}

/** Positions that readers visit, at all depths, with their rows. */
async function fillAsked({ db }: Database, games: number, random: () => number): Promise<readonly Asked[]> {
  const lines = new Map<string, Line>();
  for (let n = 0; n < 2400; n += 1) {
    const line = randomLine(n % 12, random);
    const path = pathOf(line);
    if (path !== null) lines.set(path, line);
  }
  const keys = new Set<number>();
  for (const line of lines.values()) {
    const key = positionKey(line.variant, lastPosition(line));
    if (keys.has(key)) continue;
    keys.add(key);
    const passed = Math.max(1, Math.round(games / BRANCHES ** line.moves.length));
    await inChunks(rowsOf(line, passed, random), (rows) => db.insertInto('explored').values(rows).execute());
  }
  return [...lines.keys()].map((path) => ({ path }));
}

/** Many positions, spread over all hashes, with `each` rows per position. */
async function fillOthers({ db }: Database, from: number, positions: number, each: number): Promise<void> {
  const spread = Math.floor(2 ** 52 / positions);
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(positions)}),
      row(r) as (select 0 union all select r + 1 from row where r < ${sql.lit(each - 1)})
    insert into explored (guild_id, position, move, band, quarter, wins, draws, losses, games)
    select ${sql.lit(GUILD)}, cast(i as bigint) * ${sql.lit(spread)} + ${sql.lit(from)},
      (8 + r % 7) || '-' || (12 + r % 7), (r / 7) % ${sql.lit(BANDS.length)}, ${sql.lit(FIRST)} + (i + r / ${sql.lit(7 * BANDS.length)}) % ${sql.lit(QUARTERS)},
      1, 0, 0, '|g' || (i % ${sql.lit(REAL_GAMES)}) || '|'
    from n cross join row order by 2`.execute(db);
}

function realGame(n: number, random: () => number): Game {
  const line = randomLine(40, random);
  const moves = line.moves.map((move) => makeFullMove(line.variant, move));
  const players = { white: { id: PLAYER, name: 'Anna' }, black: { id: `p${n % 50}`, name: 'Boris' } };
  const game = sampleGame({ id: `g${n}`, moves, players, createdAt: 1 });
  return nextVersion(game, { result: { winner: 'white', by: 'resignation' }, changedAt: n });
}

async function fillGames({ db }: Database, random: () => number): Promise<void> {
  const games = Array.from({ length: REAL_GAMES }, (_, n) => realGame(n, random));
  const rows = games.map((game) => ({
    id: game.id,
    ...gameColumns(game),
    plans_version: 0,
    shown_version: 2,
  }));
  await inChunks(
    rows.map((row) => ({ ...row, due_at: null })),
    (part) => db.insertInto('game').values(part).execute(),
  );
  const outcomes = games.map((game, n) =>
    outcomeRow({
      ...finishedOf(game, n)!,
      seq: n + 1,
      verdict: 'casual',
      ratings: null,
      overall: null,
      voiding: null,
    }),
  );
  await inChunks(outcomes, (part) => db.insertInto('outcome').values(part).execute());
  const explored = games.map(({ id, moves }, n) => {
    let line = startLine(variantOf('russian'));
    for (const text of moves.slice(0, PLIES)) {
      const move = legalMoves(line.variant, lastPosition(line)).find(
        (each) => makeFullMove(line.variant, each) === text,
      );
      if (move) line = extend(line, move);
    }
    return {
      game_id: id,
      guild_id: GUILD,
      is_counted: 1,
      band: n % BANDS.length,
      quarter: FIRST + (n % QUARTERS),
      won: 1,
      line: writeSteps(stepsOf(line)),
    };
  });
  await inChunks(explored, (part) => db.insertInto('explored_game').values(part).execute());
}

async function fillExploredGames({ db }: Database, games: number): Promise<void> {
  const step = '1a2b3c4d5e6:12-16 ';
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(games)})
    insert into explored_game (game_id, guild_id, is_counted, band, quarter, won, line)
    select 'other' || i, ${sql.lit(GUILD)}, 1, i % 5, ${sql.lit(FIRST)} + i % 12, 1, ${sql.lit(step.repeat(PLIES))}
    from n`.execute(db);
}

export async function fill(database: Database, games: number): Promise<readonly Asked[]> {
  const random = chance(5);
  const asked = await fillAsked(database, games, random);
  for (let ply = 0; ply < SHARED; ply += 1) {
    const positions = BRANCHES ** ply;
    const each = Math.max(1, Math.min(7 * BANDS.length * QUARTERS, Math.round(games / positions)));
    await fillOthers(database, ply + 1, positions, each);
  }
  await fillOthers(database, SHARED + 1, games * (PLIES - SHARED), 1);
  await fillGames(database, random);
  await fillExploredGames(database, games);
  await settled(database);
  return asked;
}
