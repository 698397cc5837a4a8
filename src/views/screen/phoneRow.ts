/** Buttons in one row on a phone, with emoji only where the reader's language has room. */
import { buttonBlock, withoutEmoji } from './blocks.ts';
import type { Block, Button } from './screen.ts';

/** In px, on a screen that is 390 px wide. */
const ROOM = 268;

const [GAP, FRAME, LEAST, EMOJI] = [8, 32, 60, 26];

/** Widths in 14 px Noto Sans, whose letters are slightly wider than those of Discord's font. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー？⋯ШЩЮ]/u, 14],
  [/[mwMWшщюжЖФ…]/u, 12],
  [/[ijlíìîіїłI.,’ ]/u, 3.7],
  [/[ftr-]/u, 5],
  [/[cszvyćzżсзёэГLFJ?]/u, 6.9],
  [/\p{Lu}/u, 9],
];

const widthOf = (letter: string): number => WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 8.1;

const buttonWidth = ({ label, emoji }: Button): number => {
  const text = Array.from(label).reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.max(LEAST, FRAME + text + (emoji === undefined ? 0 : EMOJI));
};

const fits = (row: readonly Button[]): boolean =>
  row.reduce((sum, button) => sum + GAP + buttonWidth(button), -GAP) <= ROOM;

/** Buttons that don't fit lose their emoji. If they still don't fit, they wrap. */
export function phoneRow(...all: readonly Button[]): Block {
  const row = buttonBlock(...all);
  return fits(row.buttons) ? row : buttonBlock(...all.map(withoutEmoji));
}
