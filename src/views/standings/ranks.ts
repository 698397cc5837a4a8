/** Tables: a picture with headings above its columns, its alt text, and lines for text readers. */
import type { TableRow } from '../../render/scene/results.ts';
import { isolated } from '../../i18n/sentence.ts';
import type { Say } from '../../i18n/say.ts';
import { chartBlocks, type Shape } from '../board/shape.ts';
import type { Block } from '../screen/screen.ts';
import { cutName, shownName } from './words.ts';

export interface Ranked {
  /** `null` for a player who is not ranked yet. */
  readonly place: number | null;
  readonly name: string;
  readonly numbers: readonly string[];
  /** The row in words. */
  readonly inWords: (holes: { readonly place: string; readonly name: string }) => string;
  readonly isOwn?: boolean;
  /** Whether there is a gap between this row and the one above it. */
  readonly isApart?: boolean;
}

/** Leaves room for two columns of numbers on a phone. */
const LONGEST_NAME = 18;
const UNRANKED = '?';

export const MEDALS: ReadonlyMap<number, string> = new Map([
  [1, '🥇'],
  [2, '🥈'],
  [3, '🥉'],
]);

function placeText(place: number | null): string {
  if (place === null) return UNRANKED;
  return MEDALS.get(place) ?? `${place}.`;
}

const rowOf = ({ place, name, numbers, isOwn, isApart }: Ranked): TableRow => ({
  place: place === null ? UNRANKED : String(place),
  player: { name: cutName(name, LONGEST_NAME), number: '·' },
  cells: [],
  sums: numbers,
  ...(isOwn && { isOwn: true }),
  ...(isApart && { isApart: true }),
});

export function rankBlocks(
  say: Say,
  heads: readonly string[],
  ranked: readonly Ranked[],
  shape: Shape,
): readonly Block[] {
  const lines = ranked.map(({ place, name, inWords }) => {
    const inside = { place: placeText(place) };
    return {
      said: inWords({ ...inside, name: isolated(cutName(name, LONGEST_NAME)) }),
      written: inWords({ ...inside, name: shownName(name, LONGEST_NAME) }),
    };
  });
  const alt = lines.map(({ said }, at) => (ranked[at]?.isOwn ? say('board.row.own', { line: said }) : said));
  const words = lines.map(({ written }, at) => (ranked[at]?.isOwn ? `**${written}**` : written));
  const chart = { kind: 'table', heads: [], sumHeads: heads, rows: ranked.map(rowOf) } as const;
  return chartBlocks({ chart, alt: alt.join('\n') }, shape, words.join('\n'));
}

export interface Figures {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly inWords: string;
}

/** A table of numbers without ranks. */
export function figureBlocks(
  heads: readonly string[],
  figures: readonly Figures[],
  shape: Shape,
): readonly Block[] {
  const rows = figures.map(({ label, numbers }) => ({
    place: '',
    player: { name: label, number: '·' },
    cells: [],
    sums: numbers,
  }));
  const alt = figures.map(({ inWords }) => inWords).join('\n');
  return chartBlocks({ chart: { kind: 'table', heads: [], sumHeads: heads, rows }, alt }, shape);
}
