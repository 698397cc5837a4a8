/** Our board beside a board from a package that draws chessboards, at equal size. */
import { z } from 'zod';
import type { VariantId } from '../../../src/draughts/variants.ts';
import { openRenderer } from '../../../src/render/renderer.ts';
import { boardScene } from '../../../src/render/scene/boardScene.ts';
import type { Scene } from '../../../src/render/scene/scene.ts';
import { lineBy } from '../../notation/playout.ts';
import { less, median, type Figure } from '../bench.ts';
import { beside } from './beside.ts';
import { peer } from './peer.ts';

function randomScenes(id: VariantId, count: number): readonly Scene[] {
  let seed = 1;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff) >> 8;
  return Array.from({ length: count }, (_, index) => {
    const choices = Array.from({ length: 30 }, next);
    return boardScene(lineBy(id, next() % 60, choices), index % 2 === 0 ? 'white' : 'black');
  });
}

/** As many men as in draughts, on random squares of a chessboard. */
function chessFen(seed: number): string {
  const order = (square: number): number => Math.imul((seed + 1) * 64 + square, 2_654_435_761) >>> 0;
  const squares = Array.from({ length: 64 }, (_, at) => at).toSorted((a, b) => order(a) - order(b));
  const manOn = (square: number): string => {
    const place = squares.indexOf(square);
    if (place >= 24) return '1';
    return place < 12 ? 'P' : 'p';
  };
  const row = (rank: number): string =>
    Array.from({ length: 8 }, (_, file) => manOn(rank * 8 + file)).join('');
  return `${Array.from({ length: 8 }, (_, rank) => row(rank)).join('/')} w - - 0 1`;
}

const ChessboardImage = z.object({
  generateBuffer: z.custom<(fen: string, options: { readonly size: number }) => Promise<Uint8Array>>(
    (value) => typeof value === 'function',
  ),
});

const [SIZE, WARM_UP, ROUNDS] = [800, 20, 30];

export async function* boardFigures(): AsyncGenerator<Figure> {
  const { generateBuffer } = ChessboardImage.parse(await peer('chessboard-image'));
  const scenes = randomScenes('russian', WARM_UP + ROUNDS);
  const renderer = openRenderer({ width: SIZE });
  const bytes: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
  const draw = async (round: number) => bytes.ours.push((await renderer.png(scenes[round]!)).length);
  const drawChess = async (round: number) =>
    bytes.theirs.push((await generateBuffer(chessFen(round), { size: SIZE })).length);
  yield await beside({
    name: `boards at ${SIZE} px`,
    unit: 'boards/s',
    peer: 'chessboard-image',
    ours: { work: draw, count: 1 },
    theirs: { work: drawChess, count: 1 },
    rounds: ROUNDS,
    warmUp: WARM_UP,
  });
  const [own, others] = [median(bytes.ours), median(bytes.theirs)];
  yield less(`board at ${SIZE} px, size`, 'bytes', own, 'chessboard-image', others);
}
