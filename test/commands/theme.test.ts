/** The look of boards for each reader, which nobody else sees: colors, pieces, or text. */
import { expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/say.ts';
import type { Sample } from '../../src/render/scene/results.ts';
import { cardScreen } from '../../src/views/game/card.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { begun } from '../app/play.ts';
import { newTable, wordsOf } from '../app/table.ts';
import { press, pressLabel, screenOf, type } from './asks.ts';
import { heardOf, menusOf, picturesOf } from '../views/screens.ts';

const NAMES = ['Wood', 'Slate', 'Printed page', 'Night', 'High contrast', 'Color-blind safe'];
const PIECES = ['Turned wood', 'Polished stones', 'Printed in ink', 'Milled edges'];
const samplesOn = ({ blocks }: Screen): readonly Sample[] =>
  blocks.flatMap((block) =>
    block.kind === 'chart' && 'samples' in block.charted.chart ? block.charted.chart.samples : [],
  );
const chosenOn = (screen: Screen) => samplesOn(screen).find(({ isChosen }) => isChosen)?.caption;
const heldIn = (screen: Screen) =>
  menusOf(screen).map(({ choices }) => choices.find(({ isChosen }) => isChosen)?.value);

test('/theme without a choice shows every theme in one picture and one menu, and then the pieces', async () => {
  const table = await newTable();
  const themes = screenOf(await type(table, 'anna', 'preferences', { open: 'theme' }));
  expect(samplesOn(themes).map(({ caption }) => caption)).toEqual(NAMES);
  expect([chosenOn(themes), heldIn(themes)]).toEqual(['Wood', ['wood']]);
  expect(heardOf(themes).split('\n')).toContain('Night with these pieces: Turned wood.');
  expect(picturesOf(themes)).toEqual([]);
  const pieces = screenOf(await pressLabel(table, 'anna', themes, 'Pieces, or text instead…'));
  expect(samplesOn(pieces).map(({ caption, theme }) => [caption, theme])).toEqual(
    PIECES.map((caption) => [caption, 'wood']),
  );
  expect([chosenOn(pieces), heldIn(pieces)]).toEqual(['Turned wood', ['matching', 'picture']]);
  expect(samplesOn(screenOf(await pressLabel(table, 'anna', pieces, 'Themes')))).toHaveLength(6);
});

test('choosing a theme leads to its pieces, and menus and frames show the current choice', async () => {
  const table = await newTable();
  let screen = screenOf(await type(table, 'anna', 'preferences', { open: 'theme' }));
  const choose = async (menu: number, value: string): Promise<void> => {
    screen = screenOf(await press(table, 'anna', menusOf(screen)[menu]!.press, value, [value], true));
  };
  await choose(0, 'night');
  expect([chosenOn(screen), heldIn(screen)]).toEqual(['Turned wood', ['matching', 'picture']]);
  expect(new Set(samplesOn(screen).map(({ theme }) => theme))).toEqual(new Set(['night']));
  await choose(0, 'stone');
  expect([chosenOn(screen), heldIn(screen)]).toEqual(['Polished stones', ['stone', 'picture']]);
  await choose(1, 'text');
  const expected = { notation: 'variant', theme: 'night', pieces: 'stone', board: 'text' };
  expect(await table.app.store.people.preference('anna')).toEqual(expected);
  expect([samplesOn(screen), heldIn(screen)]).toEqual([[], ['stone', 'text']]);
  await choose(0, 'matching');
  await choose(1, 'picture');
  expect(heldIn(screen)).toEqual(['matching', 'picture']);
  screen = screenOf(await pressLabel(table, 'anna', screen, 'Themes'));
  expect([chosenOn(screen), heldIn(screen)]).toEqual(['Night', ['night']]);
});

test('a chosen look is stored only for its reader', async () => {
  const table = await newTable();
  const game = await begun(table);
  const reply = await type(table, 'anna', 'preferences', { theme: 'night', pieces: 'ink' });
  expect(picturesOf(screenOf(reply))[0]?.look).toEqual({ theme: 'night', pieces: 'ink' });
  const lookOf = async (who: string) =>
    picturesOf(screenOf(await type(table, who, 'games', { do: 'board' })))[0]?.look;
  expect(await lookOf('anna')).toEqual({ theme: 'night', pieces: 'ink' });
  expect(await lookOf('boris')).toEqual({});
  expect(picturesOf(cardScreen(sayIn('en-GB'), game))[0]?.look).toBeUndefined();
});

test('changing the theme also changes the pieces, but no other choices', async () => {
  const table = await newTable();
  await type(table, 'anna', 'preferences', { notation: 'numeric' });
  await type(table, 'anna', 'preferences', { theme: 'night', pieces: 'ink' });
  await type(table, 'anna', 'preferences', { theme: 'slate' });
  await type(table, 'anna', 'preferences', { board: 'both' });
  const expected = { notation: 'numeric', theme: 'slate', board: 'both' };
  expect(await table.app.store.people.preference('anna')).toEqual(expected);
});

test('a text board can be shown with the picture or instead of it', async () => {
  const table = await newTable();
  await begun(table);
  for (const [board, pictures, letters] of [
    ['text', 0, true],
    ['both', 1, true],
    ['picture', 1, false],
  ] as const) {
    await type(table, 'anna', 'preferences', { board });
    const screen = screenOf(await type(table, 'anna', 'games', { do: 'board' }));
    expect(picturesOf(screen)).toHaveLength(pictures);
    expect(wordsOf(screen).includes('```')).toBe(letters);
  }
});
