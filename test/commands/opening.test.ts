/** `/openings`: openings by name and from lists, as pictures and as animations. */
import { expect, test } from 'vitest';
import { begun } from '../app/play.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { PLACE } from '../store/samples.ts';
import { menusOf, picturesOf } from '../views/screens.ts';
import { namedOpenings, openingCalled, openingsLike } from '../../src/openings/names.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { showingOpening } from '../../src/views/replay/opening.ts';
import { playMoves, press, pressLabel, pressOn, refusalOf, screenOf, suggest, type } from './asks.ts';

const CITY = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5'];

const named = async (table: Table, name: string, variant?: string) =>
  type(table, 'anna', 'openings', { name, ...(variant !== undefined && { variant }) });

test('an opening is shown at its position, privately, with its names, moves and sources', async () => {
  const reply = await named(await newTable(), 'city game');
  expect(reply.kind).toBe('private');
  const words = wordsOf(screenOf(reply));
  expect(words).toContain('**City game** · also Городская партия');
  expect(words).toContain('**1.** c3-d4 d6-c5 **2.** b2-c3 f6-g5');
  expect(words).toContain('[draughts.narod.ru, О теории шашечных начал](<https://draughts.narod.ru/');
  expect(picturesOf(screenOf(reply))[0]?.scene.ply).toBe(4);
});

test('an opening’s line can be stepped through, flipped, animated, and shown to everyone', async () => {
  const table = await newTable();
  let screen = screenOf(await named(table, 'City game'));
  const seen = [];
  for (const label of ['First', 'Forward', 'Flip', 'Last', 'Back']) {
    screen = screenOf(await pressLabel(table, 'anna', screen, label, true));
    const scene = picturesOf(screen)[0]?.scene;
    seen.push([scene?.ply, scene?.bottom]);
  }
  const turned = [1, 4, 3].map((ply) => [ply, 'black']);
  expect(seen).toEqual([[0, 'white'], [1, 'white'], ...turned]);
  const film = screenOf(await pressLabel(table, 'anna', screen, 'Animation', true));
  expect(picturesOf(film)[0]?.film).toMatchObject({ from: 0, to: 4, bottom: 'black' });
  const filmForAll = await pressLabel(table, 'anna', film, 'Show to everyone', true);
  expect(filmForAll).toMatchObject({ kind: 'public', isNew: true });
  const forAll = await pressLabel(table, 'anna', screen, 'Show to everyone', true);
  expect(forAll).toMatchObject({ kind: 'public', isNew: true });
  expect(picturesOf(screenOf(forAll))[0]?.scene.ply).toBe(3);
  const own = await pressLabel(table, 'boris', screenOf(forAll), 'Step by step');
  expect([own.kind, picturesOf(screenOf(own))[0]?.scene.ply]).toEqual(['private', 3]);
});

test('a game’s moves and its replay name the opening', async () => {
  const table = await newTable();
  await begun(table);
  await playMoves(table, CITY);
  await playMoves(table, ['c3-b4']);
  expect(wordsOf(screenOf(await type(table, 'anna', 'games', { do: 'moves' })))).toContain('City game');
  const start = screenOf(await type(table, 'anna', 'replay'));
  const end = screenOf(await pressLabel(table, 'anna', start, 'Last', true));
  expect([wordsOf(start), wordsOf(end)].map((words) => words.includes('City game'))).toEqual([false, true]);
});

const DIRECT = { ...PLACE, guildId: null };

test('in direct messages, the list has openings of Russian draughts unless a variant is named', async () => {
  const table = await newTable();
  const first = screenOf(await type(table, 'anna', 'openings', {}, DIRECT));
  expect(wordsOf(first)).toContain('**Russian draughts** has 34 named openings.');
  const english = screenOf(await pressLabel(table, 'anna', first, 'English draughts (checkers)', true));
  const lists = [
    first,
    english,
    screenOf(await type(table, 'anna', 'openings', { variant: 'international' }, DIRECT)),
  ];
  const offered = lists.flatMap(menusOf).flatMap(({ choices }) => choices.map(({ value }) => value));
  expect(new Set(offered).size).toBe(107);
  for (const value of offered) {
    const shown = screenOf(await press(table, 'anna', pressOn(first), value));
    expect(picturesOf(shown)).toHaveLength(1);
  }
  for (const given of [{ moves: 'c3-d4' }, { name: 'City game', since: 'year' }])
    expect(refusalOf(await type(table, 'anna', 'openings', given, DIRECT))).toContain(
      'This only works in servers',
    );
});

test('a name is found in both languages, by an alias, and without accents, in the chosen variant', () => {
  const found = ['Городская партия', 'CITY GAME', 'bay state', 'Zephyrus'].map(
    (text) => openingCalled(text)?.opening.name,
  );
  expect(found).toEqual(['Городская партия', 'Городская партия', 'Double Corner', 'Double Corner']);
  expect(openingCalled('Double Corner', ['russian'])).toBeNull();
  for (const id of ['russian', 'english', 'international'] as const)
    for (const opening of namedOpenings(variantOf(id)))
      for (const name of [opening.name, opening.english ?? opening.name])
        expect(openingCalled(name, [id])?.opening).toBe(opening);
});

test('text that occurs in several names gives a list to choose from; unknown words are refused', async () => {
  const table = await newTable();
  const many = screenOf(await named(table, 'single'));
  const count = openingsLike('single').length;
  expect(wordsOf(many)).toContain(`${count} openings have “single” in their names.`);
  const [menu] = menusOf(many);
  expect(menu?.choices).toHaveLength(count);
  const chosen = screenOf(await press(table, 'anna', pressOn(many), menu!.choices[0]!.value));
  expect(picturesOf(chosen)).toHaveLength(1);
  const none = await named(table, 'Sicilian');
  expect(refusalOf(none)).toBe('I don’t know an opening called “Sicilian”. The ones I know are below.');
  expect(wordsOf(screenOf(await pressLabel(table, 'anna', screenOf(none), 'All openings', true)))).toContain(
    '34 named openings',
  );
});

test('while typing, names are suggested with their variant, and choosing a suggestion shows its opening', async () => {
  const table = await newTable();
  const typed = await suggest(table, 'anna', 'openings', 'name', 'edinb');
  expect(typed).toEqual([
    { label: 'English draughts (checkers) · Edinburgh', value: 'english/Edinburgh' },
    { label: 'English draughts (checkers) · Edinburgh Single', value: 'english/Edinburgh Single' },
  ]);
  expect(await suggest(table, 'anna', 'openings', 'name', '')).toHaveLength(25);
  expect(wordsOf(screenOf(await named(table, 'english/Edinburgh')))).toContain('**Edinburgh**');
});

test('readers of Russian see the Russian name first', () => {
  const known = openingCalled('City game')!;
  expect(showingOpening(sayIn('ru'), known, {}).heading).toContain('**Городская партия** · ');
});

test('if a variant’s openings have no names, the refusal lists the variants with names', async () => {
  const table = await newTable();
  for (const given of [{}, { name: 'City game' }])
    expect(
      refusalOf(await type(table, 'anna', 'openings', { ...given, variant: 'frisian' }, DIRECT)),
    ).toContain('I only know opening names for Russian draughts, English draughts');
});
