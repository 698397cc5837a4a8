/** Reads a screen as its reader does. */
import { MARKUP } from '../../src/discord/showing/text.ts';
import type { Chart } from '../../src/render/scene/chart.ts';
import type { Button, Charted, Menu, Picture, Screen } from '../../src/views/screen/screen.ts';
import { renderText } from '../../src/views/screen/tokens.ts';

/** The screen as sent to Discord. */
export const asPosted = (text: string): string => renderText(text, MARKUP);

/** All words on the screen, without its pictures and controls. */
export const wordsOf = ({ blocks }: Screen): string =>
  blocks.flatMap((block) => ('text' in block ? [asPosted(block.text)] : [])).join('\n');

/** All words, and the alt texts of charts and tables, in the order of screen readers. */
export const heardOf = ({ blocks }: Screen): string =>
  blocks
    .flatMap((block) => {
      if ('text' in block) return [asPosted(block.text)];
      return block.kind === 'chart' ? [block.charted.alt] : [];
    })
    .join('\n')
    .replaceAll(/[\u2068\u2069]/gu, '');

export const buttonsOf = ({ blocks }: Screen): readonly Button[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'section') return 'press' in block.beside ? [block.beside] : [];
    return block.kind === 'buttons' ? block.buttons : [];
  });

export const labelsOf = (screen: Screen): readonly string[] => buttonsOf(screen).map(({ label }) => label);

export const menusOf = ({ blocks }: Screen): readonly Menu[] =>
  blocks.flatMap((block) => (block.kind === 'menu' ? [block.menu] : []));

/** The charts, without the results of tournaments. */
export const chartsOf = ({ blocks }: Screen): readonly (Charted & { readonly chart: Chart })[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'chart') return [];
    const { chart, ...rest } = block.charted;
    return 'kind' in chart ? [] : [{ ...rest, chart }];
  });

export const picturesOf = ({ blocks }: Screen): readonly Picture[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'gallery') return block.pictures;
    if (block.kind === 'section') return 'press' in block.beside ? [] : [block.beside];
    return block.kind === 'picture' ? [block.picture] : [];
  });
