/** The legal moves that fit what has been typed so far, in any notation and with any separators. */
import type { Choice } from '../screen/screen.ts';
import type { Move } from '../../draughts/types.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove, makeMove } from '../../notation/move.ts';
import { moveText } from './look.ts';
import type { Choosing } from './look.ts';
import { MOST_CHOICES, moveLabel } from './moveMenus.ts';

/** Only what tells moves apart: letters and digits. */
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^0-9a-z]/gu, '');

/** All ways to write a move, bare. */
const spellings = ({ variant, legal }: Choosing, move: Move): readonly string[] =>
  (['algebraic', 'numeric', 'short'] as const).flatMap((style) => [
    bare(makeMove(variant, move, legal, style)),
    bare(makeFullMove(variant, move, style)),
  ]);

/** At most 25 legal moves that begin as typed; all when nothing is typed. */
export const completeMove = (say: Say, look: Choosing, typed: string): readonly Choice[] =>
  look.legal
    .filter((move) => spellings(look, move).some((spelling) => spelling.startsWith(bare(typed))))
    .slice(0, MOST_CHOICES)
    .map((move) => ({ label: moveLabel(say, look, move), value: moveText(look, move) }));
