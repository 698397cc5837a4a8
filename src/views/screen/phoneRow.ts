/**
 * Buttons that stay in one row on a phone: words, and signs only where the reader's language has no
 * room for the words.
 */
import type { Block, Button } from './screen.ts';

/** In px, on a screen of 390 px. */
const ROOM = 268;

const [GAP, FRAME, LEAST, EMOJI] = [8, 32, 60, 26];

/** Widths in 14 px Noto Sans, a little wider than Discord's own letters. */
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

function inWords({ press, label, style, isDisabled = false }: Button): Button {
  return { press, label, style, ...(isDisabled && { isDisabled }) };
}

/**
 * Buttons lose their emoji first; then `more` becomes an ellipsis; then those with an emoji lose
 * their words, the last before the others, but never `kept`. What can't fit keeps its words.
 */
export function phoneRow(buttons: readonly Button[], more?: Button, kept = buttons[0]): Block {
  const all = more ? [...buttons, more] : buttons;
  let row = fits(all) ? all : all.map(inWords);
  if (more && !fits(row)) row = row.with(buttons.length, { ...more, label: '⋯' });
  for (const [at, button] of [...buttons.entries()].toReversed())
    if (button !== kept && button.emoji !== undefined && !fits(row))
      row = row.with(at, { ...button, label: '' });
  return { kind: 'buttons', buttons: fits(row) ? row : all };
}
