import type { Gathered } from './gatherer.ts';

const share = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;

export function tallyText(shards: readonly Gathered[]): string {
  const sum = (of: (shard: Gathered) => number | undefined): number =>
    shards.reduce((total, shard) => total + (of(shard) ?? 0), 0);
  const games = sum((shard) => shard.games);
  const positions = sum((shard) => shard.positions);
  const [black, draws, white] = [0, 1, 2].map((result) =>
    share(
      sum(({ results }) => results[result]),
      games,
    ),
  );
  const most = Math.max(...shards.map(({ pieces }) => pieces.length));
  const rows = Array.from({ length: most }, (_, pieces) => ({
    pieces,
    count: sum((shard) => shard.pieces[pieces]),
  })).filter(({ count }) => count > 0);
  return [
    `${games} games: White won ${white}, ${draws} drawn, Black won ${black}; ${(positions / games).toFixed(1)} positions per game`,
    ...rows.map(({ pieces, count }) => `${String(pieces).padStart(2)} pieces: ${share(count, positions)}`),
  ].join('\n');
}
