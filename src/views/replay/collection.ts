import { isolated, versus } from '../../i18n/sentence.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { cleanName } from '../../game/cleanName.ts';
import { cut } from '../../kit/cut.ts';
import type { Contents, Entry } from '../../notation/pdn/contents.ts';
import { IMPORT } from '../presses/declarations.ts';
import { quiet, text, button, buttonBlock, menuBlock, choicesOf } from '../screen/blocks.ts';
import type { Press } from '../presses/presses.ts';
import type { Block, Button, Choice, Screen } from '../screen/screen.ts';
import { HOLDS } from '../../i18n/limits.ts';

/** Games per page: the number that one menu holds. */
export const COLLECTION_PAGE = HOLDS.choices;

interface Listing {
  readonly id: string;
  /** The variant of games that don't name one; empty if nobody chose. */
  readonly variant: VariantId | '';
  readonly who: 'me' | 'all';
  /** The player whose games are listed, as typed; empty for all. */
  readonly player: string;
}

export interface Listed extends Listing {
  readonly page: number;
}

/** The part of a name that fits in a button's id, without its separator. */
export const playerOf = (typed: string): string => cut(cleanName(typed.replaceAll('|', ' ')), LONGEST_NAME);
const LONGEST_NAME = 32;

const PRESSES = {
  page: (listing: Listing, page: number, label: string): Press => {
    const { player, ...all } = listing;
    return player === ''
      ? IMPORT.to.page({ ...all, page, label })
      : IMPORT.to['of-page']({ ...listing, page, label });
  },
  pick: (listing: Listing, page: number): Press => {
    const { player, ...all } = listing;
    return player === '' ? IMPORT.to.pick({ ...all, page }) : IMPORT.to['of-pick']({ ...listing, page });
  },
  jump: (listing: Listing): Press => {
    const { player, ...all } = listing;
    return player === '' ? IMPORT.to.jump(all) : IMPORT.to['of-jump'](listing);
  },
} as const;

function choiceOf({ number, white, black, date, event, result, opening }: Entry): Choice {
  const players = versus(white || '?', black || '?');
  const hasPlayers = white !== '' || black !== '';
  const about = [date, result, event]
    .filter((part) => part !== '')
    .map(isolated)
    .join(' · ');
  const description = cut(about || opening, HOLDS.choice);
  return {
    label: cut(`${number}. ${hasPlayers ? players : about || opening || '?'}`, HOLDS.choice),
    value: String(number),
    ...(hasPlayers && description !== '' && { description }),
  };
}

function turning(listing: Listing, page: number, pages: number): readonly Block[] {
  const to = (label: 'first' | 'back' | 'forward' | 'last', target: number, emoji: string): Button =>
    button(PRESSES.page(listing, target, label), '', { emoji });
  if (pages === 1) return [];
  return [
    buttonBlock(
      to('first', 0, '⏮️'),
      to('back', Math.max(0, page - 1), '◀️'),
      to('forward', Math.min(pages - 1, page + 1), '▶️'),
      to('last', pages - 1, '⏭️'),
    ),
  ];
}

/**
 * Pages in a menu: all of them, or the first, the last, and the pages 1, 2, 4, 8 … away, so any
 * page is a few jumps away.
 */
export function pagesToJumpTo(page: number, pages: number): readonly number[] {
  if (pages <= COLLECTION_PAGE) return Array.from({ length: pages }, (_, at) => at);
  const offered = new Set([0, pages - 1, page]);
  for (let step = 1; offered.size < COLLECTION_PAGE - 1 && step < pages; step *= 2) {
    for (const target of [page - step, page + step]) if (target >= 0 && target < pages) offered.add(target);
  }
  return [...offered].toSorted((a, b) => a - b);
}

function jumping(listing: Listing, page: number, count: number): readonly Block[] {
  const pages = Math.ceil(count / COLLECTION_PAGE);
  // For two or three pages, buttons are enough.
  if (pages <= 3) return [];
  const range = (at: number): string =>
    `${at * COLLECTION_PAGE + 1}–${Math.min(count, (at + 1) * COLLECTION_PAGE)}`;
  const choices = choicesOf(pagesToJumpTo(page, pages), range, page);
  return [menuBlock(PRESSES.jump(listing), range(page), choices)];
}

const titleOf = (say: Say, count: number, { player }: Listing): string =>
  player === '' ? say('import.many', { count }) : say('import.found', { count, player: plain(player) });

export function collectionScreen(
  say: Say,
  { count, entries }: Contents,
  page: number,
  listing: Listing,
  explored = 0,
): Screen {
  const pages = Math.max(1, Math.ceil(count / COLLECTION_PAGE));
  return quiet(
    text(
      titleOf(say, count, listing),
      pages > 1 ? say('games.page', { page: page + 1, pages }) : null,
      explored > 0 ? say('import.explored', { count: explored }) : null,
    ),
    menuBlock(PRESSES.pick(listing, page), say('import.choose'), entries.map(choiceOf)),
    ...jumping(listing, page, count),
    ...turning(listing, page, pages),
  );
}

export const backToList = (say: Say, { page, ...listing }: Listed): Button =>
  button(
    PRESSES.page(listing, page, 'list'),
    say(listing.player === '' ? 'button.all-games' : 'button.games-found'),
  );
