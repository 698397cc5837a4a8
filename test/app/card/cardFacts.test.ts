/** The ratings on a card, and their changes after the game. */
import { expect, test } from 'vitest';
import { cardFactsOf } from '../../../src/app/card/gameCard.ts';
import type { Game } from '../../../src/game/game.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { cardScreen } from '../../../src/views/game/card.ts';
import { sampleGame } from '../../store/samples.ts';
import { finish, player } from '../finished.ts';
import { picturesOf } from '../../views/screens.ts';
import { newTable, wordsOf, type Table } from '../table.ts';

const PLAYERS = [player('anna'), player('boris')] as const;
const [white, black] = PLAYERS;

const factsOf = ({ app }: Table, game: Game) => cardFactsOf(app, game);

async function cardOf(table: Table, changes: Partial<Game>): Promise<string> {
  const game = sampleGame({ players: { white, black }, changedAt: table.time.now, ...changes });
  const screen = cardScreen(sayIn('en-US'), game, { facts: await factsOf(table, game) });
  return [wordsOf(screen), ...picturesOf(screen).map(({ alt }) => alt)].join('\n');
}

test('while the game counts, both ratings are shown; before anyone has a rating, none are', async () => {
  const table = await newTable();
  expect(await cardOf(table, {})).not.toContain('Ratings');
  await finish(table, PLAYERS, 'white');
  expect(await cardOf(table, {})).toContain('Ratings: White 1662?, Black 1338?.');
  expect(await cardOf(table, { rated: false })).toContain('-# Russian draughts · casual · move 1');
});

test('at the end, both rating changes are shown, and the score if the players met before', async () => {
  const table = await newTable();
  // These moves are illegal, but the card doesn't need them.
  const last = async (winner: 'white' | null) => {
    const over = await finish(table, PLAYERS, winner);
    return cardOf(table, { id: over.id, result: over.result });
  };
  const first = await last('white');
  expect(first).toContain(`\n${white.name} 1662? · ${black.name} 1338?\n`);
  expect(first).not.toContain('Head-to-head');
  expect(await last(null)).toContain(`-# Head-to-head: ${white.name} 1½ – ½ ${black.name}`);
});

test('the card says nothing about players who hide their ratings', async () => {
  const table = await newTable();
  await finish(table, PLAYERS, 'white');
  await table.app.store.personal.setHidden(white.id, true);
  expect(await factsOf(table, sampleGame({ players: { white, black } }))).toEqual({});
});
