/**
 * Whole games played only with the controls of the newest card: every control that it shows must
 * work.
 */
import { expect, test } from 'vitest';
import type { Press } from '../../src/views/presses/presses.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import type { Game } from '../../src/game/game.ts';
import { sideToMove } from '../../src/game/line.ts';
import { VARIANT_IDS, type VariantId } from '../../src/draughts/variants.ts';
import { begun } from '../app/play.ts';
import { newTable, type Table } from '../app/table.ts';
import { PLACE } from '../store/samples.ts';
import { buttonsOf, menusOf, wordsOf } from '../views/screens.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { faultsOf } from '../views/limits.ts';
import { SHORT_DRAWS, gameEndingBy } from '../story/games.ts';
import { someOf } from '../runs.ts';
import { press, screenOf, type } from './asks.ts';

const LONGEST = 300;

interface Control {
  readonly press: Press;
  readonly value: string | null;
}

const waysOn = (screen: Screen): readonly Control[] => [
  ...menusOf(screen).flatMap((menu) => menu.choices.map(({ value }) => ({ press: menu.press, value }))),
  ...buttonsOf(screen)
    .filter(({ press: { action } }) => action === 'play' || action === 'from')
    .map((button) => ({ press: button.press, value: null })),
];

/** Returns the same numbers for the same seed, so that a failed game can be repeated. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

async function playOn(
  table: Table,
  game: Game,
  screen: Screen,
  roll: (sides: number) => number,
): Promise<Game> {
  const ways = waysOn(screen);
  const way = ways[roll(ways.length)];
  if (!way) throw new Error('the screen offers nothing');
  const who = game.seats[sideToMove(game)].id;
  const reply = await press(table, who, way.press, way.value);
  if (reply.kind === 'private' && (way.press.action === 'piece' || way.press.action === 'from'))
    return playOn(table, game, reply.screen, roll);
  if (reply.kind !== 'card') throw new Error(`${way.value ?? way.press.args.at(-1)} was refused`);
  return reply.game;
}

/** One seed per game: three games of the default variant, one game of every other variant. */
const GAMES: readonly (readonly [VariantId, number])[] = [
  ['russian', 1],
  ['russian', 2],
  ...VARIANT_IDS.map((id, index) => [id, index + 3] as const),
];

test.each(someOf(GAMES, 6))('%s, game %i works from the first card to the last', async (variant, seed) => {
  const table = await newTable();
  const roll = dice(seed * 7919);
  let game = await begun(table, 'boris', PLACE, variant);
  let plies = 0;
  while (!game.result && plies < LONGEST) {
    const card = screenOf({ kind: 'card', game, note: '' });
    expect(faultsOf(card)).toEqual([]);
    game = await playOn(table, game, card, roll);
    plies += 1;
    expect(game.moves).toHaveLength(plies);
  }
  expect(game.result).not.toBeNull();
  expect(waysOn(screenOf({ kind: 'card', game, note: '' }))).toEqual([]);
  expect((await table.app.store.games.load(game.id))?.game).toEqual(game);
});

test.each(SHORT_DRAWS)('a game is drawn by the rule %s, and not a move earlier', async (by) => {
  const table = await newTable();
  const { id } = await begun(table);
  const results = [];
  let words = '';
  for (const [ply, move] of gameEndingBy(by).list.entries()) {
    const reply = await type(table, ply % 2 === 0 ? 'anna' : 'boris', 'move', { move });
    if (reply.kind !== 'card') throw new Error(`${move} was refused`);
    results.push(reply.game.result);
    words = wordsOf(screenOf(reply));
  }
  expect(words).toContain(sayIn('en-GB')(`result.${by}`));
  expect(results.pop()).toEqual({ winner: null, by });
  expect(results.filter((result) => result !== null)).toEqual([]);
  expect((await table.app.store.games.load(id))?.game.result).toEqual({ winner: null, by });
});
