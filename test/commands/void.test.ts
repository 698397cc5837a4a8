/** Admins remove games from the leaderboards. */
import { expect, test } from 'vitest';
import { finish } from '../app/finished.ts';
import { asking, newChannel, wordsOf, type Table } from '../app/table.ts';
import { quiet } from '../../src/views/screen/blocks.ts';
import { writtenMoves } from '../../src/features/guess/view.ts';
import { BOARD } from '../../src/views/presses/declarations.ts';
import { lineBy } from '../notation/playout.ts';
import { labelsOf, menusOf } from '../views/screens.ts';
import { DAY, NOON } from '../rating/games.ts';
import { PLACE } from '../store/samples.ts';
import { commandNamed, press, pressLabel, pressOn, refusalOf, screenOf, suggest, type } from './asks.ts';
import { anna, boris, carl, tableAtNoon, linesOn, heardBy, linesOf } from './noon.ts';

const HOW = 'To void a game, press **More…** and then **Void…** under it, or use `/server void game:`.';
const GAME = 'ANNA – BORIS, 2–0, Russian draughts, Nov 18';

async function answer(
  table: Table,
  values: { game: string; restore?: boolean },
  label: string,
): Promise<readonly string[]> {
  const question = screenOf(await type(table, 'admin', 'server void', values));
  return linesOn(screenOf(await pressLabel(table, 'admin', question, label)));
}

test('/void asks for confirmation, removes a game from the leaderboards, stores the admin and the reason, and can restore the game', async () => {
  const table = await tableAtNoon();
  const { id } = await finish(table, [anna, boris], 'white');
  expect(await linesOf(table, 'admin', 'server void')).toEqual(['Every game in this server counts.', HOW]);
  const values = { game: id, reason: '**a|b** <@1>' };
  const escaped = String.raw`\*\*a¦b\*\* \<\@1\>`;
  expect(await linesOf(table, 'admin', 'server void', values)).toEqual([
    `Void this game? ${GAME}`,
    'Ratings and leaderboards will be as if it had never been played.',
    `-# Reason: “${escaped.replace('¦', String.raw`\|`)}”`,
  ]);
  expect(await answer(table, values, 'Leave it as it is')).toEqual(['OK, nothing changed.']);
  expect(await linesOf(table, 'admin', 'server void')).toHaveLength(2);
  expect(await answer(table, values, 'Void the game')).toEqual([
    `This game no longer counts: ${GAME}`,
    'Ratings and leaderboards are as if it had never been played.',
    '-# To undo this, use `/server void`.',
  ]);
  expect(await linesOf(table, 'anna', 'profile')).toContain('No rated games yet.');
  const at = `<t:${NOON / 1000}:R>`;
  expect(await linesOf(table, 'admin', 'server void')).toEqual([
    '### Games that don’t count',
    `${GAME}: voided by <@admin> ${at} (“${escaped}”)`,
  ]);
  table.time.now += DAY;
  expect(await answer(table, { game: id, restore: true }, 'Make it count again')).toEqual([
    `This game counts again: ${GAME}`,
    'Ratings and leaderboards have been recalculated.',
  ]);
  expect(await heardBy(table, 'anna', 'profile')).toContain(
    'Russian draughts · 1662? · 1 won, 0 drawn, 0 lost',
  );
  expect(await linesOf(table, 'admin', 'server void')).toEqual([
    'Every game in this server counts.',
    HOW,
    '**Recent decisions**',
    `<t:${(NOON + DAY) / 1000}:R>, <@admin> restored ${GAME}`,
    `${at}, <@admin> voided ${GAME} (“${escaped}”)`,
  ]);
});

test('the last board in the channel says that the game was voided, without its ratings', async () => {
  const seated = await tableAtNoon();
  const channel = newChannel(() => seated.time.now);
  const table = { ...seated, app: { ...seated.app, messenger: channel } };
  const moves = writtenMoves(lineBy('russian', 20, [0]));
  const { id, version } = await finish(table, [anna, boris], 'white', { moves });
  const card = await channel.post(PLACE, quiet(), 'card');
  if (typeof card === 'string') throw new Error(card);
  await table.app.store.games.shown(id, version, card, null);
  const shown = () => wordsOf(channel.messages.get(card.messageId));
  await answer(table, { game: id }, 'Void the game');
  expect(shown()).toContain('An admin voided this game');
  expect(shown()).not.toContain('1662');
  const list = screenOf(await type(table, 'admin', 'server void'));
  expect(menusOf(list).map(({ placeholder }) => placeholder)).toEqual(['Make a game count again…']);
  const again = screenOf(await press(table, 'admin', pressOn(list), id));
  await pressLabel(table, 'admin', again, 'Make it count again');
  expect(shown()).toContain('1662');
  expect(shown()).not.toContain('voided');
});

test('the board of a finished game lets only an admin of its server void and restore the game', async () => {
  const table = await tableAtNoon();
  const moves = writtenMoves(lineBy('russian', 30, [2, 7, 1]));
  const { id } = await finish(table, [anna, boris], 'white', { moves });
  const board = async (who: string) => screenOf(await type(table, who, 'games', { do: 'board', game: id }));
  const asked = screenOf(await pressLabel(table, 'admin', await board('admin'), 'Void…'));
  await pressLabel(table, 'admin', asked, 'Void the game');
  const again = screenOf(await pressLabel(table, 'admin', await board('admin'), 'Make it count again…'));
  await pressLabel(table, 'admin', again, 'Make it count again');
  expect(labelsOf(await board('admin'))).toContain('Void…');
  const rights = { mayManage: false, unseen: null };
  const asker = { ...asking(table, 'carl'), rights };
  const plain = await commandNamed('games').run(asker, { do: 'board', game: id }, table.app);
  expect(labelsOf(screenOf(plain))).not.toContain('Void…');
  const there = { ...PLACE, guildId: 'guild-2' };
  const elsewhere = await press(
    table,
    'admin',
    BOARD.to.flip({ id, bottom: 'white' }),
    null,
    [],
    false,
    there,
  );
  expect(labelsOf(screenOf(elsewhere))).not.toContain('Void…');
});

test('/void shows a game’s tournament', async () => {
  const table = await tableAtNoon();
  const tournament = { id: 't', round: 2, rounds: 5, board: 1, name: 'Friday cup' };
  const { id } = await finish(table, [anna, boris], 'black', { tournament });
  const named = 'ANNA – BORIS, 0–2, Russian draughts, Nov 18, Friday cup · Round 2 of 5';
  expect(await linesOf(table, 'admin', 'server void', { game: id })).toContain(`Void this game? ${named}`);
  await answer(table, { game: id }, 'Void the game');
  expect(await linesOf(table, 'admin', 'server void')).toContainEqual(
    expect.stringContaining(`${named}: voided by`),
  );
});

test('/void offers games to void, and voided games to restore', async () => {
  const table = await tableAtNoon();
  const [kept, gone] = [
    await finish(table, [anna, boris], 'white'),
    await finish(table, [anna, boris], 'black'),
  ];
  await answer(table, { game: gone.id }, 'Void the game');
  const offered = async (values: { restore?: boolean }): Promise<readonly string[]> => {
    const typed = { option: 'game', text: '', values };
    const choices = await commandNamed('server void').suggest?.(asking(table, 'admin'), typed, table.app);
    return (choices ?? []).map(({ value }) => value);
  };
  expect(await offered({})).toEqual([kept.id, gone.id]);
  expect(await offered({ restore: false })).toEqual([kept.id]);
  expect(await offered({ restore: true })).toEqual([gone.id]);
});

test('/void shortens a long reason to fit a button, without cutting a character in half', async () => {
  const table = await tableAtNoon();
  const { id } = await finish(table, [anna, boris], 'white');
  const [, , why] = await linesOf(table, 'admin', 'server void', { game: id, reason: `x${'👑'.repeat(60)}` });
  expect(why).toBe(`-# Reason: “x${'👑'.repeat(29)}”`);
});

test('/void shows the quick losses that were excluded automatically', async () => {
  const table = await tableAtNoon();
  const moves = Array.from({ length: 10 }, () => 'c3-d4');
  for (let n = 0; n < 3; n += 1) await finish(table, [anna, boris], 'white', { moves });
  const lines = await linesOf(table, 'admin', 'server void');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('not counted (more than two quick losses to the same player in 30 days).');
});

test('/void offers only finished games from its own server', async () => {
  const table = await tableAtNoon();
  const { id } = await finish(table, [anna, boris], 'white', { place: { ...PLACE, guildId: 'guild-2' } });
  const own = await finish(table, [anna, carl], 'white');
  for (const reply of [
    await type(table, 'admin', 'server void', { game: id }),
    await press(table, 'admin', { command: 'void', action: 'void', args: [id] }),
  ])
    expect(refusalOf(reply)).toBe(
      `This server has no finished game \`${id}\`. Pick one from the list that appears as you type.`,
    );
  expect(await suggest(table, 'admin', 'server void', 'game', 'carl')).toEqual([
    { label: 'ANNA – CARL, 2–0 · Nov 18 · Russian draughts', value: own.id },
  ]);
  expect(await suggest(table, 'admin', 'server void', 'game', 'boris')).toEqual([]);
});
