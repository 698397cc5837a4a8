/** A named opening, as pictures of its line, and lists of openings. */
import { lineAt } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import { HOLDS } from '../../i18n/limits.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import {
  namedOpenings,
  OPENING_VARIANTS,
  openingKey,
  openingLine,
  type KnownOpening,
  type OpeningVariant,
} from '../../openings/names.ts';
import { numberedMoves } from '../board/scoreSheet.ts';
import type { Reader } from '../board/shape.ts';
import { OPENING } from '../presses/declarations.ts';
import { button, buttonBlock, menuBlock, quiet, text } from '../screen/blocks.ts';
import { openingName } from '../screen/phrases.ts';
import type { Block, Choice, Screen } from '../screen/screen.ts';
import { pathOf } from '../../features/explore/presses.ts';
import { exploreButton, openingsButton } from '../../features/explore/view.ts';
import type { Showing } from './showing.ts';

/** Its names other than the name in the reader's language. */
function otherNames(say: Say, { opening }: KnownOpening): readonly string[] {
  const { name, english, alias = [] } = opening;
  const shown = openingName(say, opening);
  return [name, ...(english === undefined ? [] : [english]), ...alias].filter((other) => other !== shown);
}

function heading(say: Say, known: KnownOpening): string {
  const others = otherNames(say, known).map(plain);
  return [
    `**${plain(openingName(say, known.opening))}**`,
    ...(others.length > 0 ? [say('opening.also', { names: say.list(others, 'plain') })] : []),
  ].join(' · ');
}

function sourcesLine(say: Say, { opening: { sources } }: KnownOpening): string {
  const items = sources.map(({ name, url }) => (url === undefined ? name : `[${name}](<${url}>)`));
  return say('opening.sources', { sources: say.list(items, 'plain') });
}

export function showingOpening(
  say: Say,
  known: KnownOpening,
  { style: chosen = null, ...shape }: Reader,
): Showing {
  const { variant, opening } = known;
  const line = openingLine(variantOf(variant), opening);
  const style = chosen ?? line.variant.notation.squares;
  const id = { variant, name: openingKey(opening) };
  return {
    heading: heading(say, known),
    names: { white: '', black: '' },
    players: { white: say('color.white'), black: say('color.black') },
    own: null,
    line,
    style,
    shape,
    ending: null,
    outcome: [numberedMoves(line, style), sourcesLine(say, known)].join('\n'),
    noteAt: () => null,
    buttonsAt: ({ ply, bottom }) => {
      const path = pathOf(lineAt(line, ply));
      return path === null ? [] : [exploreButton(say, { root: variant, path, bottom })];
    },
    below: () => [buttonBlock(openingsButton(say, variant))],
    press: (action, ply, bottom) => OPENING.to[action]({ ...id, ply, bottom }),
    sharedFilm: (stretch, bottom) => OPENING.to['film-everyone']({ ...id, ...stretch, bottom }),
  };
}

const valueOf = ({ variant, opening }: KnownOpening): string => `${variant}/${openingKey(opening)}`;

export function openingCompletion(say: Say, known: KnownOpening): Choice {
  const names = [openingName(say, known.opening), ...otherNames(say, known)];
  const label = [say(`variant.${known.variant}`), ...names].join(' · ');
  return { label: cut(label, HOLDS.choice), value: valueOf(known) };
}

function choiceOf(say: Say, known: KnownOpening): Choice {
  const about = [...otherNames(say, known), known.opening.moves].join(' · ');
  return {
    label: openingName(say, known.opening),
    value: valueOf(known),
    description: cut(about, HOLDS.choice),
  };
}

function menus(say: Say, openings: readonly KnownOpening[]): readonly Block[] {
  const pages = Array.from({ length: Math.ceil(openings.length / HOLDS.choices) }, (_, page) => page);
  return pages.map((page) => {
    const choices = openings
      .slice(page * HOLDS.choices, (page + 1) * HOLDS.choices)
      .map((known) => choiceOf(say, known));
    const [first, last] = [choices[0]?.label ?? '', choices.at(-1)?.label ?? ''];
    return menuBlock(OPENING.to.pick({ page }), cut(`${first} – ${last}`, HOLDS.placeholder), choices);
  });
}

/** All openings of a variant. */
export function openingsScreen(say: Say, variant: OpeningVariant): Screen {
  const names = new Intl.Collator(say.locale);
  const openings = namedOpenings(variantOf(variant))
    .map((opening) => ({ variant, opening }))
    .toSorted((a, b) => names.compare(openingName(say, a.opening), openingName(say, b.opening)));
  const others = OPENING_VARIANTS.filter((other) => other !== variant);
  return quiet(
    text(say('opening.list', { variant: say(`variant.${variant}`), count: openings.length })),
    ...menus(say, openings),
    buttonBlock(
      ...others.map((other) => button(OPENING.to.list({ variant: other }), say(`variant.${other}`))),
    ),
  );
}

/** The openings whose names contain the typed text. */
export const openingsFoundScreen = (say: Say, typed: string, found: readonly KnownOpening[]): Screen =>
  quiet(text(say('opening.found', { count: found.length, text: plain(typed) })), ...menus(say, found));
