/** Actions that end, interrupt or follow a game: resignation, offers, a rematch, a vacation. */
import { expect, test } from 'vitest';
import { DAY } from '../../src/game/calendar/span.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { RESIGN } from '../../src/views/presses/declarations.ts';
import { at } from '../../src/views/presses/presses.ts';
import { begun, begunAt } from '../app/play.ts';
import { newTable, wordsOf } from '../app/table.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { playMoves, press, pressLabel, pressOn, refusalOf, screenOf, suggest, type } from './asks.ts';

const say = sayIn('en-GB');

test('resigning asks for confirmation, and then ends the game', async () => {
  const table = await newTable();
  await begun(table);
  const asked = await type(table, 'boris', 'games', { do: 'resign' });
  expect(refusalOf(asked)).toBe(
    'Resign your game against <@anna>? It ends right away, and you lose. It’s too short to count, so neither rating would change.',
  );
  const reply = await pressLabel(table, 'boris', screenOf(asked), 'Yes, resign');
  expect(reply).toMatchObject({
    kind: 'card',
    game: { result: { winner: 'white', by: 'resignation' } },
    note: 'You resigned. Thanks for the game.',
  });
  expect(screenOf(reply).notifies).toEqual(['anna']);
});

test('resigning can be canceled', async () => {
  const table = await newTable();
  const game = await begun(table);
  const more = await pressLabel(table, 'boris', screenOf({ kind: 'card', game, note: '' }), 'More…');
  const asked = await pressLabel(table, 'boris', screenOf(more), 'Resign');
  const kept = await pressLabel(table, 'boris', screenOf(asked), 'Keep playing');
  expect(kept).toEqual({ kind: 'dismissed' });
  expect((await table.app.store.games.load(game.id))?.game).toEqual(game);
});

test('a draw is offered; the opponent accepts on the card', async () => {
  const table = await newTable();
  await begun(table);
  const offered = screenOf(await type(table, 'anna', 'games', { do: 'draw' }));
  expect(offered.notifies).toEqual(['boris']);
  const reply = await pressLabel(table, 'boris', offered, 'Accept');
  expect(reply).toMatchObject({ game: { result: { winner: null, by: 'agreement' } } });
});

test('if the opponent has offered a draw, a draw command shows that offer', async () => {
  const table = await newTable();
  await begun(table);
  await type(table, 'anna', 'games', { do: 'draw' });
  const asked = await type(table, 'boris', 'games', { do: 'draw' });
  expect(refusalOf(asked)).toBe('ANNA offers you a draw. If you accept, the game ends with no winner.');
  const reply = await pressLabel(table, 'boris', screenOf(asked), 'Decline');
  expect(reply).toMatchObject({ kind: 'card', game: { offers: { white: { open: null } }, result: null } });
  expect(wordsOf(screenOf(reply))).toContain('🤝 <@boris> declined the draw. The game continues.\n');
});

test('a draw offer can be withdrawn on the player’s own board', async () => {
  const table = await newTable();
  await begun(table);
  await type(table, 'anna', 'games', { do: 'draw' });
  const own = screenOf(await type(table, 'anna', 'games', { do: 'board' }));
  expect(wordsOf(own)).toContain('Your draw offer stands until your opponent responds or moves.');
  const theirs = screenOf(await type(table, 'boris', 'games', { do: 'board' }));
  expect(wordsOf(theirs)).toContain('ANNA offers you a draw. If you accept, the game ends with no winner.');
  expect(await pressLabel(table, 'anna', own, 'Withdraw offer')).toMatchObject({
    game: { offers: { white: { open: null } } },
    note: 'You withdrew your draw offer. The game continues.',
  });
});

test('a takeback is asked for; when the opponent agrees, the move and the reply are undone', async () => {
  const table = await newTable();
  await begun(table);
  await playMoves(table, ['c3-d4', 'b6-a5']);
  const asked = screenOf(await type(table, 'anna', 'games', { do: 'takeback' }));
  expect(asked.notifies).toEqual(['boris']);
  expect(wordsOf(asked)).toContain('↩️ ANNA asks to take back c3-d4 and the reply. <@boris>, do you agree?');
  const reply = await pressLabel(table, 'boris', asked, 'Accept');
  const expected = { kind: 'card', game: { moves: [], takebacks: 1 }, note: 'You agreed to the takeback.' };
  expect(reply).toMatchObject(expected);
  expect(screenOf(reply).notifies).toEqual(['anna']);
});

test('if the opponent has asked for a takeback, a takeback command shows that request', async () => {
  const table = await newTable();
  await begun(table);
  await playMoves(table, ['c3-d4']);
  const own = screenOf(await type(table, 'anna', 'games', { do: 'takeback' }));
  expect(wordsOf(own)).toContain('ANNA asks to take back c3-d4. <@boris>, do you agree?');
  const asked = await type(table, 'boris', 'games', { do: 'takeback' });
  expect(refusalOf(asked)).toBe(
    'ANNA asks to take back the last move. If you agree, it’s ANNA’s move again, and any reply of yours is undone, too.',
  );
  const reply = await pressLabel(table, 'boris', screenOf(asked), 'Decline');
  expect(reply).toMatchObject({ kind: 'card', game: { moves: ['c3-d4'], takebacks: 0 } });
  const declined = '↩️ <@boris> declined the takeback. The game continues.';
  expect(wordsOf(screenOf(reply))).toContain(`${declined}\n**ANNA** c3-d4`);
  expect(wordsOf(screenOf((await playMoves(table, ['b6-a5'], 1))!))).not.toContain('declined');
});

test('a takeback request stays on the card until the next move', async () => {
  const table = await newTable();
  const game = await begun(table);
  const more = async (screen: Screen) => screenOf(await pressLabel(table, 'anna', screen, 'More…'));
  const first = await more(screenOf({ kind: 'card', game, note: '' }));
  expect(() => pressOn(first, 'Take back')).toThrow('no Take back');
  const moved = await more(screenOf((await playMoves(table, ['c3-d4']))!));
  const asked = screenOf(await pressLabel(table, 'anna', moved, 'Take back'));
  const again = await more(asked);
  expect(() => pressOn(again, 'Take back')).toThrow('no Take back');
  const own = screenOf(await type(table, 'anna', 'games', { do: 'board' }));
  expect(pressOn(own, 'Withdraw request')).toMatchObject({ command: 'takeback', action: 'withdraw' });
  const answered = await type(table, 'boris', 'move', { move: 'b6-a5' });
  expect(answered).toMatchObject({ game: { offers: { white: { open: null } } } });
});

test('a rematch is offered and accepted on the last card, and begins with swapped colors', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  const over = screenOf(
    await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] }),
  );
  const offered = screenOf(await pressLabel(table, 'anna', over, 'Rematch'));
  expect(offered.notifies).toEqual(['boris']);
  expect(wordsOf(offered)).toContain('🔁 ANNA offers a rematch. <@boris>, do you accept?');
  const reply = await pressLabel(table, 'boris', offered, 'Accept');
  expect(reply).toMatchObject({
    kind: 'card',
    finished: { id, rematch: reply.kind === 'card' && reply.game.id },
    game: { seats: { white: { id: 'boris' }, black: { id: 'anna' } }, moves: [], version: 1 },
    note: 'The rematch is on, with colors swapped. Have a good game!',
  });
  const last = screenOf(await type(table, 'dora', 'games', { do: 'board', game: id }));
  expect(wordsOf(last)).toContain(say('card.rematch-begun'));
  expect(await type(table, 'boris', 'move', { move: 'c3-d4' })).toMatchObject({ kind: 'card' });
});

test('a rematch of the latest game here begins at once if both players type it', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
  expect(await type(table, 'boris', 'games', { do: 'rematch' })).toMatchObject({
    kind: 'card',
    game: { id },
  });
  expect(await type(table, 'anna', 'games', { do: 'rematch' })).toMatchObject({
    kind: 'card',
    finished: { id },
  });
  expect(await suggest(table, 'anna', 'games', 'game', 'bor', { do: 'rematch' })).toHaveLength(1);
});

test('the first board of a rematch shows who is on vacation', async () => {
  const table = await newTable();
  const opponent = { id: 'boris', name: 'BORIS', isBot: false };
  const asked = await type(table, 'anna', 'play', { opponent, time: '3d' });
  const accepted = await pressLabel(table, 'boris', screenOf(asked), 'Accept');
  if (accepted.kind !== 'card') throw new Error('no game');
  await press(table, 'boris', RESIGN.to.confirm(at(accepted.game)));
  await type(table, 'anna', 'preferences', { vacation: 'start', days: 4 });
  await type(table, 'boris', 'games', { do: 'rematch' });
  const rematch = screenOf(await type(table, 'anna', 'games', { do: 'rematch' }));
  expect(wordsOf(rematch)).toContain('🏖️ <@anna> is on vacation until');
});

test('a rematch is declined without a notification', async () => {
  const table = await newTable();
  const { id } = await begun(table);
  await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
  const offered = screenOf(await type(table, 'anna', 'games', { do: 'rematch' }));
  const declined = await pressLabel(table, 'boris', offered, 'Decline');
  expect(declined).toMatchObject({ kind: 'card', note: 'You declined the rematch.' });
  expect(screenOf(declined).notifies).toEqual([]);
});

test('a vacation can be started, shown and ended', async () => {
  const table = await newTable();
  const says = async (values: Parameters<typeof type>[3]): Promise<string> =>
    refusalOf(await type(table, 'anna', 'preferences', values));
  expect(await says({ open: 'vacation' })).toBe(
    'You’re not on vacation.\nGoing away? Choose how long to stop your clocks in correspondence games.\n-# You have 30 days of vacation left this year. Games with a real-time clock aren’t affected.',
  );
  expect(await says({ vacation: 'start', days: 4 })).toContain('You’re on vacation until <t:346600:f>.');
  expect(await says({ open: 'vacation' })).toContain('-# You have 26 days of vacation left');
  table.time.now += DAY;
  expect(await says({ vacation: 'end' })).toContain('-# You have 29 days of vacation left');
});

test('a player with many games resumes the paused game without naming it', async () => {
  const table = await newTable();
  await begunAt(table, '1d');
  await begunAt(table, '2d');
  await type(table, 'anna', 'games', { do: 'pause', game: 'id4' });
  const asked = await type(table, 'boris', 'games', { do: 'pause', game: 'id4' });
  await pressLabel(table, 'boris', screenOf(asked), 'Accept');
  const moved = await type(table, 'anna', 'move', { move: 'c3-d4', game: 'id4' });
  expect(refusalOf(moved)).toMatch(/<t:\d+:f>/u);
  const reply = await type(table, 'anna', 'games', { do: 'resume' });
  expect(reply).toMatchObject({ kind: 'card', game: { id: 'id4', latest: 'resumed' } });
});
