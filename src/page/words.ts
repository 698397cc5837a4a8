/** The sentences of the page, from the catalog of the bot. */
import { runsOf } from '../draughts/piece.ts';
import type { Tower } from '../draughts/types.ts';
import type { VariantId } from '../draughts/variantIds.ts';
import { legalMoves } from '../draughts/moves.ts';
import { boardWords as board } from '../i18n/en/board.ts';
import { pageWords } from '../i18n/en/page.ts';
import { type Holes, type Sentences, type Values, fill } from '../i18n/sentence.ts';
import { own } from '../kit/own.ts';
import { makeMove } from '../notation/move.ts';
import { makeSquare } from '../notation/square.ts';
import type { BoardState, BoardWords, SquareFacts } from './board/state.ts';

const ENGLISH = { ...board, ...pageWords } as const;
type English = typeof ENGLISH;
type Key = keyof English;

type Rest<K extends Key> = [Holes<English[K]>] extends [never] ? [] : [values: Values<English[K]>];

export interface PageSay {
  <K extends Key>(key: K, ...rest: Rest<K>): string;
  list(items: readonly string[], joint: 'conjunction' | 'disjunction'): string;
}

/** Missing translations are shown in English. */
export function makePageSay(locale: string, translated: Sentences = {}): PageSay {
  const plurals = new Intl.PluralRules(locale);
  const say = <K extends Key>(key: K, ...rest: Rest<K>): string => {
    const values: Readonly<Record<string, string | number>> = rest[0] ?? {};
    const sentence = own(translated, key) ?? ENGLISH[key];
    const text =
      typeof sentence === 'string'
        ? sentence
        : (own(sentence, plurals.select(Number(values['count']))) ?? sentence.other);
    return fill(text, (hole) => {
      const value = own(values, hole);
      return value === undefined ? undefined : String(value);
    });
  };
  return Object.assign(say, {
    list: (items: readonly string[], type: 'conjunction' | 'disjunction') =>
      new Intl.ListFormat(locale, { type }).format(items),
  });
}

function pieceOn(say: PageSay, square: string, tower: Tower): string {
  const [{ color, role }] = tower;
  if (tower.length === 1) return say(`page.square.${color}.${role}`, { square });
  const runs = runsOf(tower).map(({ piece, count }) =>
    say(`describe.run.${piece.color}.${piece.role}`, { count }),
  );
  return say('page.square.tower', { square, pieces: runs.join(', ') });
}

function squareText(say: PageSay, { name, tower, part }: SquareFacts): string {
  const square = tower === null ? say('page.square.empty', { square: name }) : pieceOn(say, name, tower);
  return part === null ? square : say(`page.part.${part}`, { square });
}

function lastText(say: PageSay, { variant, last, notation }: BoardState): string {
  if (last === null) return '';
  const { move: played, before } = last;
  const move = makeMove(variant, played, legalMoves(variant, before), notation);
  const count = played.taken.length;
  if (count === 0) return say(`describe.last.${before.turn}`, { move });
  const squares = say.list(
    played.taken.map((square) => makeSquare(variant, square, notation)),
    'conjunction',
  );
  return say(`describe.last-capture.${before.turn}`, { move, count, squares });
}

export const boardWordsIn = (say: PageSay, variant: VariantId): BoardWords => ({
  board: say('page.board', { variant: say(`variant.${variant}`) }),
  released: say('page.released'),
  square: (facts) => squareText(say, facts),
  played: (played) => lastText(say, played),
  chosen: (square, targets) => say('page.chosen', { square, squares: say.list(targets, 'disjunction') }),
  onward: (square, targets) => say('page.onward', { square, squares: say.list(targets, 'disjunction') }),
  unclear: (square, stops) => say('page.unclear', { square, squares: say.list(stops, 'disjunction') }),
});
