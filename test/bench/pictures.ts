/**
 * What a board picture costs, in CPU time and bytes, against npm's chessboard-image at the same width and against
 * encoding the very same picture from a plain canvas. Every measured picture shows a position not seen before, after as
 * many others as a bot draws in its first minutes: nobody is measured by a picture that lies ready in a cache.
 */
import { createCanvas } from '@napi-rs/canvas';
import { generateBuffer } from 'chessboard-image';
import type { VariantId } from '../../src/draughts/variants.ts';
import { boardScene } from '../../src/render/boardScene.ts';
import { composePicture } from '../../src/render/compose.ts';
import { layoutOf } from '../../src/render/layout.ts';
import { planStrips } from '../../src/render/plan.ts';
import { openRenderer } from '../../src/render/renderer.ts';
import type { Scene } from '../../src/render/scene.ts';
import { THEMES } from '../../src/render/theme.ts';
import { byList, lineBy } from '../render/scenes.ts';
import { alone, less, median, race } from './bench.ts';
import type { Bench } from './bench.ts';

const WARM_UP = 60;
const ROUNDS = 60;

const SIZES: readonly (readonly [id: VariantId, width: number])[] = [
  ['russian', 512],
  ['russian', 720],
  ['international', 720],
];

/** Positions of chess with the usual numbers of pieces, from the opening to the ending. */
const CHESS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  'r1bqkb1r/pp2pppp/2np1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R',
  'r2q1rk1/pp1nbppp/2p1pn2/8/2BP4/2N1PN2/PP3PPP/R2Q1RK1',
  '2r3k1/1p3ppp/p3p3/3n4/3P4/1P3N2/P4PPP/2R3K1',
] as const;

/** Games of random moves, from 0 to 59 plies long; the same in every run. */
function randomScenes(id: VariantId, count: number): readonly Scene[] {
  let seed = 1;
  const next = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff) >> 8;
  return Array.from({ length: count }, (_, index) => {
    const choices = Array.from({ length: 30 }, next);
    return boardScene(lineBy(id, next() % 60, byList(choices)), index % 2 === 0 ? 'white' : 'black');
  });
}

/** The same picture, painted afresh on one canvas and encoded by it. */
async function plainCanvas(scene: Scene, width: number): Promise<Buffer> {
  const picture = composePicture(scene);
  const labelledAbove = picture.above.some((label) => label !== '');
  const layout = layoutOf(width, picture.ranks.length, labelledAbove);
  const canvas = createCanvas(layout.width, layout.height);
  const brush = canvas.getContext('2d');
  let top = 0;
  for (const { height, cells } of planStrips(THEMES.wood, layout, picture)) {
    let left = 0;
    for (const cell of cells) {
      brush.save();
      brush.translate(left, top);
      brush.beginPath();
      brush.rect(0, 0, cell.width, height);
      brush.clip();
      cell.paint(brush, cell.width, height);
      brush.restore();
      left += cell.width;
    }
    top += height;
  }
  return canvas.encode('png');
}

async function measure(id: VariantId, width: number) {
  const scenes = randomScenes(id, WARM_UP + ROUNDS);
  const sceneOf = (round: number): Scene => scenes[round % scenes.length]!;
  const renderer = openRenderer({ width });
  const bytes = { ours: [] as number[], chess: [] as number[], plain: [] as number[] };
  const cpu = await race(
    {
      ours: async (round) => bytes.ours.push((await renderer.png(sceneOf(round))).length),
      chess: async (round) => {
        const fen = `${CHESS[round % CHESS.length]} w - - 0 1`;
        bytes.chess.push((await generateBuffer(fen, { size: width, showCoordinates: true })).length);
      },
      plain: async (round) => bytes.plain.push((await plainCanvas(sceneOf(round), width)).length),
    },
    ROUNDS,
    WARM_UP,
  );
  return { cpu, bytes };
}

/** The first picture of a fresh renderer, with everything still to be painted. */
async function coldMs(): Promise<number> {
  const [scene] = randomScenes('russian', 1);
  const times = await race({ cold: () => openRenderer().png(scene!) }, 5, 1);
  return times('cold');
}

/** CPU ms and bytes of a board, by size and width. */
export const pictures: Bench = async function* () {
  for (const [id, width] of SIZES) {
    const { cpu, bytes } = await measure(id, width);
    const name = `${id} at ${width} px`;
    yield less(`${name}, CPU`, 'ms', cpu('ours'), 'chessboard-image', cpu('chess'));
    yield less(`${name}, CPU`, 'ms', cpu('ours'), "canvas.encode('png')", cpu('plain'));
    yield less(`${name}, size`, 'bytes', median(bytes.ours), 'chessboard-image', median(bytes.chess));
    yield less(`${name}, size`, 'bytes', median(bytes.ours), "canvas.encode('png')", median(bytes.plain));
  }
  yield alone('first picture of a fresh renderer, CPU', 'ms', await coldMs());
};
