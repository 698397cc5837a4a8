/** Random finished games, and a count of their moves that shares no code with the explorer. */
import { expect } from 'vitest';
import type { SweptStore } from '../../src/app/due/kinds.ts';
import { saveGame } from '../../src/app/save/saveGame.ts';
import { extend, lastPosition, startLine, type Line } from '../../src/draughts/line.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf } from '../../src/game/line.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { explorerMove, positionKey, type Tally } from '../../src/features/explore/rules.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import { DAY, NOON, person } from '../rating/games.ts';
import { chance } from '../rating/season.ts';
import { nextVersion, sampleGame } from './samples.ts';

const PEOPLE = ['anna', 'boris', 'carl', 'dora', 'emil'].map(person);

/** Early moves are chosen from the first few, so that many games share positions. */
function randomLine(variant: VariantId, random: () => number, plies: number): Line {
  let line = startLine(variantOf(variant));
  while (line.moves.length < plies) {
    const legal = legalMoves(line.variant, lastPosition(line));
    const among = line.moves.length < 8 ? Math.min(2, legal.length) : legal.length;
    const move = legal[Math.floor(random() * among)];
    if (!move) return line;
    line = extend(line, move);
  }
  return line;
}

export function randomGame(id: string, n: number, random: () => number): Game {
  const variant = (['russian', 'english', 'bashni', 'international'] as const)[Math.floor(random() * 4)]!;
  const line = randomLine(variant, random, Math.floor(random() * 40));
  const [white, black] = PEOPLE.map((each) => [random(), each] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);
  const moves = line.moves.map((move) => makeFullMove(line.variant, move));
  return sampleGame({ id, variant, moves, players: { white: white!, black: black! }, createdAt: NOON + n });
}

/** Plays the game to its end, and stores it with its consequences. */
export async function endGame(store: SweptStore, game: Game, n: number, random: () => number): Promise<Game> {
  await store.games.add(game, 1e15);
  const winner = (['white', 'black', null] as const)[Math.floor(random() * 3)] ?? null;
  const result = { winner, by: winner ? ('resignation' as const) : ('agreement' as const) };
  // Four games per day, so a long run spans several quarters.
  const over = nextVersion(game, { result, changedAt: NOON + (n * DAY) / 4 });
  expect(await saveGame({ store }, over, null)).toBe(true);
  return over;
}

export async function endGames(store: SweptStore, count: number, seed: number): Promise<readonly Game[]> {
  const random = chance(seed);
  const games: Game[] = [];
  for (let n = 0; n < count; n += 1)
    games.push(await endGame(store, randomGame(`g${n}x`, n, random), n, random));
  return games;
}

interface Seen {
  readonly position: number;
  readonly moves: Map<string, Tally & { readonly ids: readonly string[] }>;
}

/** The counts by the text of each position, rotated for Black. */
function recount(games: readonly Game[]): readonly Seen[] {
  const seen = new Map<string, Seen>();
  for (const game of games) {
    const { variant, positions, moves } = lineOf(game);
    const mine = new Set<string>();
    for (const [ply, move] of moves.slice(0, 24).entries()) {
      const position = positions[ply]!;
      const view = position.turn === 'white' ? position : { ...position, ...rotate(position) };
      const fen = `${game.variant} ${makeFen(variant, view)}`;
      const at = seen.get(fen) ?? { position: positionKey(variant, position), moves: new Map() };
      seen.set(fen, at);
      const name = explorerMove(position, move);
      if (mine.has(`${fen} ${name}`)) continue;
      mine.add(`${fen} ${name}`);
      const before = at.moves.get(name) ?? { wins: 0, draws: 0, losses: 0, ids: [] };
      const winner = game.result?.winner ?? null;
      at.moves.set(name, {
        wins: before.wins + (winner === position.turn ? 1 : 0),
        draws: before.draws + (winner === null ? 1 : 0),
        losses: before.losses + (winner !== null && winner !== position.turn ? 1 : 0),
        ids: [game.id, ...before.ids],
      });
    }
  }
  return [...seen.values()];
}

const textOf = ({ wins, draws, losses }: Tally): string => `${wins} ${draws} ${losses}`;

/** The explorer's answers for all positions must equal a recount of these games. */
export async function expectCounts(store: SweptStore, games: readonly Game[]): Promise<number> {
  const all = recount(games);
  expect(new Set(all.map(({ position }) => position)).size).toBe(all.length);
  for (const { position, moves } of all) {
    const played = await store.explorer.played({ guildId: 'guild-1', position, bands: null, since: null });
    const found = new Map(played.map(({ move, ...tally }) => [move, textOf(tally)]));
    expect(found).toEqual(new Map([...moves].map(([move, tally]) => [move, textOf(tally)])));
    for (const { move, games: ids } of played) {
      const known = moves.get(move)?.ids ?? [];
      expect(ids.filter((id) => !known.includes(id))).toEqual([]);
    }
  }
  return all.length;
}
