/** What the commands and their buttons do when all is well. */
import { describe, expect, test } from 'vitest';
import type { Screen } from '../../src/views/screen/screen.ts';
import type { Color } from '../../src/draughts/types.ts';
import { DAY } from '../../src/game/span.ts';
import { VARIANT_IDS } from '../../src/draughts/variants.ts';
import { begun } from '../app/play.ts';
import { newTable, wordsOf } from '../app/table.ts';
import { PLACE } from '../store/samples.ts';
import {
  commandNamed,
  playMoves,
  press,
  pressLabel,
  pressOn,
  refusalOf,
  screenOf,
  suggest,
  type,
} from './asks.ts';

const boris = { id: 'boris', name: 'Boris', isBot: false };

describe('/challenge', () => {
  test('invites a member, whose Accept begins the game', async () => {
    const table = await newTable();
    const invitation = await type(table, 'anna', 'challenge', { opponent: boris, color: 'black' });
    expect(invitation).toMatchObject({
      kind: 'invitation',
      challenge: { opponent: { id: 'boris' }, color: 'black', variant: 'russian' },
    });
    expect(screenOf(invitation).notifies).toEqual(['boris']);
    const begins = await pressLabel(table, 'boris', screenOf(invitation), 'Accept');
    expect(begins).toMatchObject({
      kind: 'begun',
      challenge: { state: 'accepted' },
      game: { seats: { white: { id: 'boris' }, black: { id: 'anna' } }, moves: [] },
    });
  });

  test('without an opponent invites anyone, and a coin decides', async () => {
    const table = await newTable();
    table.coin.heads = false;
    const invitation = screenOf(await type(table, 'anna', 'challenge'));
    expect(invitation.notifies).toEqual([]);
    expect(() => pressOn(invitation, 'Decline')).toThrow('no Decline');
    const begins = await pressLabel(table, 'dora', invitation, 'Accept');
    expect(begins).toMatchObject({ game: { seats: { white: { id: 'dora' }, black: { id: 'anna' } } } });
  });

  test.each([
    ['boris', 'Decline', 'declined'],
    ['anna', 'Cancel', 'cancelled'],
  ])('%s closes it by %s', async (who, label, state) => {
    const table = await newTable();
    const invitation = screenOf(await type(table, 'anna', 'challenge', { opponent: boris }));
    const reply = await pressLabel(table, who, invitation, label);
    expect(reply).toMatchObject({ kind: 'invitation', challenge: { state } });
    expect(screenOf(reply).blocks.map(({ kind }) => kind)).toEqual(['text']);
  });

  test('from a position begins a casual game there, with the side to move that it says', async () => {
    const table = await newTable();
    const asked = { variant: 'bashni', color: 'white', position: 'b:b4_Wb, b8_bw' };
    const invitation = await type(table, 'anna', 'challenge', asked);
    expect(invitation).toMatchObject({ challenge: { start: 'B:b4_Wb,b8_bw', rated: false } });
    await pressLabel(table, 'boris', screenOf(invitation), 'Accept');
    const reply = await type(table, 'boris', 'move', { move: 'b8-c7' });
    expect(reply).toMatchObject({
      kind: 'card',
      game: { variant: 'bashni', start: 'B:b4_Wb,b8_bw', rated: false, moves: ['b8-c7'] },
    });
    expect(screenOf(reply).notifies).toEqual(['anna']);
  });

  test('with a time shows it, and the game has its clock', async () => {
    const table = await newTable();
    const asked = { color: 'white', time: '3 days', weekends: true };
    const invitation = screenOf(await type(table, 'anna', 'challenge', asked));
    expect(wordsOf(invitation)).toContain('⏱️ 3 days per move, weekends off');
    const begins = await pressLabel(table, 'boris', invitation, 'Accept');
    expect(begins).toMatchObject({
      game: { time: { kind: 'correspondence', perMove: 3 * DAY, restsWeekendsIn: 'UTC' } },
    });
    const reply = await type(table, 'anna', 'move', { move: 'c3-d4' });
    expect(reply).toMatchObject({ game: { turns: [{ ply: 0 }, { ply: 1, from: table.time.now }] } });
    expect(wordsOf(screenOf(reply))).toContain('-# 3 days per move, weekends off');
  });

  test('offers the usual times, and any that is typed', async () => {
    const table = await newTable();
    const offered = await suggest(table, 'anna', 'challenge', 'time', '');
    expect(offered).toHaveLength(15);
    expect(offered[2]).toEqual({ label: '5+3: 5 min each, +3 s per move', value: '5+3' });
    expect(await suggest(table, 'anna', 'challenge', 'time', '7+7')).toEqual([
      { label: '7+7: 7 min each, +7 s per move', value: '7+7' },
    ]);
  });

  test('accepted by anyone names who it was', async () => {
    const table = await newTable();
    const invitation = screenOf(await type(table, 'anna', 'challenge'));
    const begins = await pressLabel(table, 'dora', invitation, 'Accept');
    if (begins.kind !== 'begun') throw new Error(begins.kind);
    expect(wordsOf(screenOf({ kind: 'invitation', challenge: begins.challenge }))).toBe(
      '-# ⚔️ <@anna> and <@dora> are playing. Good game!',
    );
  });

  test('offers all variants, as many as Discord lists', () => {
    const option = commandNamed('challenge').options.find(({ name }) => name === 'variant');
    expect(option?.choices).toEqual(VARIANT_IDS);
    expect(VARIANT_IDS.length).toBeLessThanOrEqual(25);
  });
});

describe('/move', () => {
  test('plays the move in the only game and mentions the other', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    const reply = await type(table, 'anna', 'move', { move: 'C3 D4' });
    expect(reply).toMatchObject({ kind: 'card', game: { id, version: 2, moves: ['c3-d4'] } });
    expect(screenOf(reply).notifies).toEqual(['boris']);
  });

  test('with several games takes the only one where it is your turn', async () => {
    const table = await newTable();
    await begun(table);
    await playMoves(table, ['c3-d4']);
    const { id } = await begun(table, 'carl');
    expect(await type(table, 'anna', 'move', { move: 'g3-f4' })).toMatchObject({
      kind: 'card',
      game: { id },
    });
  });

  test('with several games that fit asks which, and goes on with the one that is chosen', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    await begun(table, 'carl');
    const asked = await type(table, 'anna', 'move', { move: 'g3-f4' });
    const reply = await press(table, 'anna', pressOn(screenOf(asked)), id);
    expect(reply).toMatchObject({
      kind: 'card',
      game: { id, moves: ['g3-f4'] },
      note: 'You played **g3-f4**.',
    });
  });

  test('takes a named game in another channel', async () => {
    const table = await newTable();
    const { id } = await begun(table, 'boris', { ...PLACE, channelId: 'channel-2' });
    await begun(table, 'carl');
    expect(await type(table, 'anna', 'move', { move: 'g3-f4', game: id })).toMatchObject({ game: { id } });
  });

  test('is made from the menu of the card', async () => {
    const table = await newTable();
    const game = await begun(table);
    const card = screenOf({ kind: 'card', game, note: '' });
    expect(await press(table, 'anna', pressOn(card), 'e3-f4')).toMatchObject({ game: { moves: ['e3-f4'] } });
  });

  test('is made by one button when it is forced', async () => {
    const table = await newTable();
    await begun(table);
    const card = await playMoves(table, ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4']);
    const reply = await pressLabel(table, 'anna', screenOf(card!), 'Play b4:d6');
    expect(reply).toMatchObject({ kind: 'card', note: 'You played **b4:d6**.' });
  });

  test('a refused move is offered right below its refusal', async () => {
    const table = await newTable();
    await begun(table);
    await playMoves(table, ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4']);
    const refused = await type(table, 'anna', 'move', { move: 'e3-f4' });
    expect(await pressLabel(table, 'anna', screenOf(refused), 'Play b4:d6')).toMatchObject({ kind: 'card' });
  });

  test('a stale click shows the board as it is now, with what can be done there', async () => {
    const table = await newTable();
    const game = await begun(table);
    const old = screenOf({ kind: 'card', game, note: '' });
    await playMoves(table, ['c3-d4', 'b6-a5']);
    const stale = await press(table, 'anna', pressOn(old), 'e3-f4');
    const now = screenOf(stale);
    expect(now.blocks.map(({ kind }) => kind)).toContain('picture');
    expect(await press(table, 'anna', pressOn(now), 'e3-f4')).toMatchObject({ kind: 'card' });
  });

  test.each([
    ['', ['a3-b4', 'c3-b4', 'c3-d4', 'e3-d4', 'e3-f4', 'g3-f4', 'g3-h4']],
    ['c3', ['c3-b4', 'c3-d4']],
    ['C3d', ['c3-d4']],
    ['22-1', ['c3-b4', 'c3-d4']],
    ['h8', []],
  ])('completes "%s"', async (typed, moves) => {
    const table = await newTable();
    await begun(table);
    const choices = await suggest(table, 'anna', 'move', 'move', typed);
    expect(choices.map(({ value }) => value).sort()).toEqual(moves);
    expect(await suggest(table, 'boris', 'move', 'move', typed)).toEqual([]);
  });

  test('completes the game by the name of the opponent', async () => {
    const table = await newTable();
    await begun(table);
    const { id } = await begun(table, 'carl');
    expect(await suggest(table, 'anna', 'move', 'game', 'car')).toEqual([
      { label: 'CARL: Russian draughts, move 1', value: id, description: 'It’s your move.' },
    ]);
  });
});

const bottomOf = (screen: Screen): readonly Color[] =>
  screen.blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture.scene.bottom] : []));

describe('/board', () => {
  test('shows the board from your side, to you alone', async () => {
    const table = await newTable();
    await begun(table);
    for (const [who, bottom] of [
      ['anna', 'white'],
      ['boris', 'black'],
      ['dora', 'white'],
    ] as const) {
      const reply = await type(table, who, 'board');
      expect(reply.kind).toBe('private');
      expect(bottomOf(screenOf(reply))).toEqual([bottom]);
    }
  });

  test('anyone may flip it, and flip it back', async () => {
    const table = await newTable();
    const game = await begun(table);
    const flipped = screenOf(
      await pressLabel(table, 'dora', screenOf({ kind: 'card', game, note: '' }), 'Flip'),
    );
    expect(bottomOf(flipped)).toEqual(['black']);
    expect(bottomOf(screenOf(await pressLabel(table, 'dora', flipped, 'Flip')))).toEqual(['white']);
  });
});

describe('/games', () => {
  test('lists your games, your turn first, and opens one', async () => {
    const table = await newTable();
    const theirs = await begun(table);
    await playMoves(table, ['c3-d4']);
    table.time.now += 1;
    const { id } = await begun(table, 'carl', { ...PLACE, guildId: null, channelId: 'dm' });
    await table.app.store.gameShown(id, 1, { channelId: 'dm', messageId: 'm1' }, null);
    const list = screenOf(await type(table, 'anna', 'games'));
    expect(wordsOf(list).trim()).toBe(
      [
        '### You have 2 games in progress',
        '▶️ **Your move** against <@carl> · Russian draughts, move 1 · time runs out <t:87400:R> · https://discord.com/channels/@me/dm/m1',
        '⏳ <@boris> is thinking · Russian draughts, move 1 · <#channel-1>',
      ].join('\n'),
    );
    const opened = screenOf(await press(table, 'anna', pressOn(list), theirs.id));
    expect(wordsOf(opened)).toContain('<@boris>, **it’s your move.**');
  });

  test('of this server alone, and back, with the page in the button', async () => {
    const table = await newTable();
    for (let game = 0; game < 12; game += 1) await begun(table);
    await begun(table, 'carl', { ...PLACE, guildId: 'guild-2', channelId: 'channel-3' });
    const all = screenOf(await type(table, 'anna', 'games'));
    expect(wordsOf(all)).toContain('### You have 13 games in progress\n');
    const here = screenOf(await pressLabel(table, 'anna', all, 'Only in this server'));
    expect(wordsOf(here)).toContain('### You have 12 games in progress in this server\n');
    const second = screenOf(await pressLabel(table, 'anna', here, 'Next ▶'));
    expect(wordsOf(second)).toContain('-# Page 2 of 2');
    expect(wordsOf(second).match(/Your move/gu)).toHaveLength(2);
    const first = screenOf(await pressLabel(table, 'anna', second, '◀ Previous'));
    expect(wordsOf(first)).toBe(wordsOf(here));
    const back = screenOf(await pressLabel(table, 'anna', second, 'Games everywhere'));
    expect(wordsOf(back)).toBe(wordsOf(all));
    expect(wordsOf(screenOf(await type(table, 'anna', 'games', { where: 'here' })))).toBe(wordsOf(here));
  });

  test('says how to start when there is none', async () => {
    expect(refusalOf(await type(await newTable(), 'anna', 'games'))).toBe(
      'You have no games in progress. Start one with `/challenge`.',
    );
  });
});

describe('/game', () => {
  test('shows the board, every move in the reader’s notation, and their controls', async () => {
    const table = await newTable();
    await begun(table);
    await playMoves(table, ['c3-d4', 'b6-a5', 'g3-h4']);
    const own = screenOf(await type(table, 'boris', 'game'));
    expect(wordsOf(own)).toContain('**1.** c3-d4 b6-a5 **2.** g3-h4');
    expect(own.notifies).toEqual([]);
    await type(table, 'boris', 'notation', { style: 'numeric' });
    expect(wordsOf(screenOf(await type(table, 'boris', 'game')))).toContain('**1.** 22-18 9-13');
    expect(await press(table, 'boris', pressOn(own), 'a5-b4')).toMatchObject({ kind: 'card' });
  });

  test('is opened from the list of games, and may be over', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
    const choices = await suggest(table, 'anna', 'game', 'game', 'bor');
    expect(choices).toEqual([
      { label: 'BORIS: Russian draughts, move 1', value: id, description: 'This game is over.' },
    ]);
    const over = screenOf(await type(table, 'anna', 'game', { game: id }));
    expect(wordsOf(over)).toContain('-# No moves yet.');
    expect(wordsOf(over)).toContain('<@anna> wins!');
  });

  test('and every other command completes games everywhere, the nearest first', async () => {
    const table = await newTable();
    await begun(table, 'carl', { ...PLACE, guildId: 'guild-2', channelId: 'channel-3' });
    await begun(table, 'dora', { ...PLACE, channelId: 'channel-2' });
    await begun(table, 'boris');
    for (const command of ['game', 'move', 'board', 'resign', 'draw', 'takeback']) {
      const choices = await suggest(table, 'anna', command, 'game', '');
      expect(choices.map(({ label }) => label.split(':')[0])).toEqual(['BORIS', 'DORA', 'CARL']);
    }
  });
});

describe('/resign', () => {
  test('asks first, and then ends the game', async () => {
    const table = await newTable();
    await begun(table);
    const asked = await type(table, 'boris', 'resign');
    expect(refusalOf(asked)).toBe('Resign against <@anna>? The game ends right away, and you lose it.');
    const reply = await pressLabel(table, 'boris', screenOf(asked), 'Yes, resign');
    expect(reply).toMatchObject({
      kind: 'card',
      game: { result: { winner: 'white', by: 'resignation' } },
      note: 'You resigned. Thanks for the game.',
    });
    expect(screenOf(reply).notifies).toEqual(['anna']);
  });

  test('can be thought better of', async () => {
    const table = await newTable();
    const game = await begun(table);
    const asked = await pressLabel(table, 'boris', screenOf({ kind: 'card', game, note: '' }), 'Resign');
    const kept = await pressLabel(table, 'boris', screenOf(asked), 'Keep playing');
    expect(refusalOf(kept)).toBe('OK, the game goes on.');
    expect((await table.app.store.game(game.id))?.game).toEqual(game);
  });
});

describe('/draw', () => {
  test('offers; the other side accepts on the card', async () => {
    const table = await newTable();
    await begun(table);
    const offered = screenOf(await type(table, 'anna', 'draw'));
    expect(offered.notifies).toEqual(['boris']);
    const reply = await pressLabel(table, 'boris', offered, 'Accept draw');
    expect(reply).toMatchObject({ game: { result: { winner: null, by: 'agreement' } } });
  });

  test('with an offer of the other side open shows it to be answered', async () => {
    const table = await newTable();
    await begun(table);
    await type(table, 'anna', 'draw');
    const asked = await type(table, 'boris', 'draw');
    expect(refusalOf(asked)).toBe('<@anna> offers you a draw. If you accept, the game ends with no winner.');
    const reply = await pressLabel(table, 'boris', screenOf(asked), 'Decline draw');
    expect(reply).toMatchObject({ kind: 'card', game: { offers: { white: { open: null } }, result: null } });
  });

  test('an offer can be taken back on one’s own board', async () => {
    const table = await newTable();
    await begun(table);
    await type(table, 'anna', 'draw');
    const own = screenOf(await type(table, 'anna', 'board'));
    expect(await pressLabel(table, 'anna', own, 'Withdraw offer')).toMatchObject({
      game: { offers: { white: { open: null } } },
      note: 'You withdrew your draw offer. The game goes on.',
    });
  });
});

describe('/takeback', () => {
  test('asks; when the other side agrees, the move and its answer are undone', async () => {
    const table = await newTable();
    await begun(table);
    await playMoves(table, ['c3-d4', 'b6-a5']);
    const asked = screenOf(await type(table, 'anna', 'takeback'));
    expect(asked.notifies).toEqual(['boris']);
    expect(wordsOf(asked)).toContain('↩️ <@anna> asks to take back the last move. <@boris>, do you agree?');
    const reply = await pressLabel(table, 'boris', asked, 'Accept takeback');
    expect(reply).toMatchObject({
      kind: 'card',
      game: { moves: [], takebacks: 1 },
      note: 'You agreed to the takeback.',
    });
    expect(screenOf(reply).notifies).toEqual(['anna']);
  });

  test('with a wish of the other side open shows it to be answered', async () => {
    const table = await newTable();
    await begun(table);
    await playMoves(table, ['c3-d4']);
    await type(table, 'anna', 'takeback');
    const asked = await type(table, 'boris', 'takeback');
    expect(refusalOf(asked)).toBe(
      '<@anna> asks to take back the last move. If you agree, it’s <@anna>’s move again, and any reply of yours is undone, too.',
    );
    const reply = await pressLabel(table, 'boris', screenOf(asked), 'Decline takeback');
    expect(reply).toMatchObject({ kind: 'card', game: { moves: ['c3-d4'], takebacks: 0 } });
  });

  test('stands on the card until it is overtaken by a move', async () => {
    const table = await newTable();
    const game = await begun(table);
    expect(() => pressOn(screenOf({ kind: 'card', game, note: '' }), 'Take back')).toThrow('no Take back');
    const moved = screenOf((await playMoves(table, ['c3-d4']))!);
    const asked = screenOf(await pressLabel(table, 'anna', moved, 'Take back'));
    expect(() => pressOn(asked, 'Take back')).toThrow('no Take back');
    const own = screenOf(await type(table, 'anna', 'board'));
    expect(pressOn(own, 'Withdraw takeback')).toMatchObject({ command: 'takeback', action: 'withdraw' });
    const answered = await type(table, 'boris', 'move', { move: 'b6-a5' });
    expect(answered).toMatchObject({ game: { offers: { white: { open: null } } } });
  });
});

describe('/rematch', () => {
  test('is offered and accepted on the last card, and begins with colours swapped', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    const over = screenOf(
      await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] }),
    );
    const offered = screenOf(await pressLabel(table, 'anna', over, 'Rematch'));
    expect(offered.notifies).toEqual(['boris']);
    expect(wordsOf(offered)).toContain('🔁 <@anna> offers a rematch. <@boris>, do you accept?');
    const reply = await pressLabel(table, 'boris', offered, 'Accept rematch');
    expect(reply).toMatchObject({
      kind: 'rematch',
      finished: { id, rematch: reply.kind === 'rematch' && reply.game.id },
      game: { seats: { white: { id: 'boris' }, black: { id: 'anna' } }, moves: [], version: 1 },
      note: 'The rematch is on, with colors swapped. Good game!',
    });
    expect(await type(table, 'boris', 'move', { move: 'c3-d4' })).toMatchObject({ kind: 'card' });
  });

  test('begins at once when both type it, of the game that ended last here', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
    expect(await type(table, 'boris', 'rematch')).toMatchObject({ kind: 'card', game: { id } });
    expect(await type(table, 'anna', 'rematch')).toMatchObject({ kind: 'rematch', finished: { id } });
    expect(await suggest(table, 'anna', 'rematch', 'game', 'bor')).toHaveLength(1);
  });

  test('is declined quietly', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
    const offered = screenOf(await type(table, 'anna', 'rematch'));
    const declined = await pressLabel(table, 'boris', offered, 'Decline rematch');
    expect(declined).toMatchObject({ kind: 'card', note: 'You declined the rematch.' });
    expect(screenOf(declined).notifies).toEqual([]);
  });

  test('wanted by both at the same instant begins one game', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    await press(table, 'boris', { command: 'resign', action: 'confirm', args: [id, '0'] });
    await Promise.all([type(table, 'anna', 'rematch'), type(table, 'boris', 'rematch')]);
    expect(await table.app.store.games({ player: 'anna', state: 'running' })).toHaveLength(1);
  });
});

describe('/move … draw:yes', () => {
  test('offers a draw with the move', async () => {
    const table = await newTable();
    await begun(table);
    const offered = screenOf(await type(table, 'anna', 'move', { move: 'c3-d4', draw: true }));
    expect(wordsOf(offered)).toContain('🤝 <@anna> offers a draw. <@boris>, do you accept?');
    expect(offered.notifies).toEqual(['boris']);
    const reply = await pressLabel(table, 'boris', offered, 'Accept draw');
    expect(reply).toMatchObject({ game: { moves: ['c3-d4'], result: { by: 'agreement' } } });
  });

  test('is not forgotten while the game is asked for', async () => {
    const table = await newTable();
    const { id } = await begun(table);
    await begun(table, 'carl');
    const asked = await type(table, 'anna', 'move', { move: 'g3-f4', draw: true });
    const reply = await press(table, 'anna', pressOn(screenOf(asked)), id);
    expect(reply).toMatchObject({ game: { id, moves: ['g3-f4'], offers: { white: { open: 'draw' } } } });
  });
});

test('/vacation begins, tells and ends a vacation', async () => {
  const table = await newTable();
  const says = async (values: Parameters<typeof type>[3]): Promise<string> =>
    refusalOf(await type(table, 'anna', 'vacation', values));
  expect(await says({})).toBe(
    'You’re not on vacation.\n-# You have 30 days of vacation left this year. Live games aren’t affected.',
  );
  expect(await says({ do: 'start', days: 4 })).toContain('You’re on vacation until <t:346600:f>.');
  expect(await says({ do: 'status' })).toContain('-# You have 26 days of vacation left');
  table.time.now += DAY;
  expect(await says({ do: 'end' })).toContain('-# You have 29 days of vacation left');
});
