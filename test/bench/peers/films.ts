/** Drawing and encoding an animation, beside a package that only encodes finished frames. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { z } from 'zod';
import { openRenderer } from '../../../src/render/renderer.ts';
import { filmOf, filmScenes } from '../../../src/render/scene/lineScenes.ts';
import { lineBy } from '../../notation/playout.ts';
import { less, type Figure } from '../bench.ts';
import { beside } from './beside.ts';
import { peer } from './peer.ts';

const [SIZE, COLORS] = [512, 64];

type Palette = readonly (readonly number[])[];
const called = <T>() => z.custom<T>((value) => typeof value === 'function');
const Gifenc = z.object({
  GIFEncoder: called<
    () => {
      writeFrame(
        index: Uint8Array,
        width: number,
        height: number,
        options: { readonly palette: Palette },
      ): void;
      finish(): void;
      bytes(): Uint8Array;
    }
  >(),
  quantize: called<(data: Uint8ClampedArray, colors: number) => Palette>(),
  applyPalette: called<(data: Uint8ClampedArray, palette: Palette) => Uint8Array>(),
});

interface Frame {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export async function* filmFigures(): AsyncGenerator<Figure> {
  const { GIFEncoder, quantize, applyPalette } = Gifenc.parse(await peer('gifenc'));
  const renderer = openRenderer();
  const line = lineBy('russian', 60, [7, 3, 1, 4, 1, 5, 9, 2, 6]);
  const film = filmOf(line, 'white', null);
  const frames: Frame[] = [];
  for (const scene of filmScenes(film)) {
    const image = await loadImage(await renderer.png(scene, { width: SIZE }));
    const { width, height } = image;
    const context = createCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    frames.push({ data: context.getImageData(0, 0, width, height).data, width, height });
  }
  const sizes = { ours: 0, theirs: 0 };
  const draw = async (): Promise<void> => void (sizes.ours = (await renderer.gif(film)).length);
  const encode = (): void => {
    const gif = GIFEncoder();
    const palette = quantize(frames[0]!.data, COLORS);
    for (const { data, width, height } of frames)
      gif.writeFrame(applyPalette(data, palette), width, height, { palette });
    gif.finish();
    sizes.theirs = gif.bytes().length;
  };
  const count = frames.length;
  yield await beside({
    name: 'frames of a film (theirs only encoded)',
    unit: 'frames/s',
    peer: 'gifenc',
    ours: { work: draw, count },
    theirs: { work: encode, count },
  });
  yield less('film, size', 'bytes', sizes.ours, 'gifenc', sizes.theirs);
}
