/** Imports records, and uses them. */
import type { Screen } from '../../../src/views/screen/screen.ts';
import type { Table } from '../../app/table.ts';
import { picturesOf } from '../../views/screens.ts';
import { press, pressLabel as pressAnywhere, pressOn } from '../asks.ts';

export const GAME = `[White "Anna *A*"]
[Black "Boris"]
[Result "1-0"]
[GameType "25"]

1. c3-d4 {a quiet start} d6-c5 {[%clock w0:10:00 B0:09:58]} 2. b2-c3 *`;

export const pressLabel = (table: Table, who: string, screen: Screen, label: string) =>
  pressAnywhere(table, who, screen, label, true);

export const plyOf = (screen: Screen): number | undefined => picturesOf(screen)[0]?.scene.ply;

export const asFile = (table: Table, text: string | Uint8Array, name = 'game.pdn') => {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  table.files.set(`https://files/${name}`, bytes);
  return { name, size: bytes.length, url: `https://files/${name}` };
};

export const choicesOn = (screen: Screen) =>
  screen.blocks.flatMap((block) => (block.kind === 'menu' ? block.menu.choices : []));

export const choose = (table: Table, screen: Screen, value: string) =>
  press(table, 'anna', pressOn(screen), value, [value], true);

export const readAs = (table: Table, screen: Screen, variant: string) =>
  press(table, 'anna', pressOn(screen), variant, [variant], true);

export const COLLECTION = Array.from(
  { length: 60 },
  (_, at) =>
    `[White "White ${at + 1}"]\n[Black "Black"]\n[Date "19${at + 10}.??.??"]\n[Event "Cup"]\n\n1. 32-28 19-23 1-1`,
).join('\n\n');
