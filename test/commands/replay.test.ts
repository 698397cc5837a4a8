/** Replaying a game: step by step with all state in the buttons, as an animation, and as files. */
import { presses } from '../../src/app/presses.ts';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { taskOf } from '../../src/app/answer/perform.ts';
import { isRefusal } from '../../src/app/ports/command.ts';
import type { Screen } from '../../src/views/screen/screen.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { unbroken } from '../../src/views/game/clock.ts';
import type { TimeControl } from '../../src/game/clock/time.ts';
import { parseTime } from '../../src/game/clock/timeText.ts';
import { recordOf } from '../../src/game/record.ts';
import { unwrap } from '../../src/kit/result.ts';
import { writtenMoves } from '../../src/features/guess/view.ts';
import { showingGame } from '../../src/views/replay/showing.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { parseFen } from '../../src/notation/fen.ts';
import { pdnLine } from '../../src/notation/pdn/game.ts';
import { parsePdn } from '../../src/notation/pdn/parsePdn.ts';
import { tagValue } from '../../src/notation/pdn/tags.ts';
import { makePdn } from '../../src/notation/pdn/writer.ts';
import { finish, player } from '../app/finished.ts';
import { begun } from '../app/play.ts';
import { scripted } from '../app/scripted.ts';
import { asking, newTable, type Table, wordsOf } from '../app/table.ts';
import { lineBy } from '../notation/playout.ts';
import { sampleGame } from '../store/samples.ts';
import { asPosted, labelsOf, menusOf, picturesOf } from '../views/screens.ts';
import { BOARD, PRIVACY, REPLAY } from '../../src/views/presses/declarations.ts';
import { playMoves, press, pressLabel, pressOn, refusalOf, screenOf, suggest, type } from './asks.ts';

const MOVES = ['c3-d4', 'b6-a5', 'd4-c5', 'd6:b4', 'a3:c5'];

async function played(): Promise<Table> {
  const table = await newTable();
  await begun(table);
  await playMoves(table, MOVES);
  return table;
}

const plyOf = (screen: Screen): number | undefined => picturesOf(screen)[0]?.scene.ply;

const bottomOf = (screen: Screen) => picturesOf(screen)[0]?.scene.bottom;

const disabledOn = ({ blocks }: Screen): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'buttons'
      ? block.buttons.flatMap(({ emoji = '', isDisabled }) => (isDisabled ? [emoji] : []))
      : [],
  );

test('/replay begins at the start, privately, and has no steps beyond its ends', async () => {
  const table = await played();
  const reply = await type(table, 'anna', 'replay');
  expect(reply.kind).toBe('private');
  let screen = screenOf(reply);
  expect([plyOf(screen), wordsOf(screen)]).toEqual([0, expect.stringContaining('The starting position.')]);
  expect(wordsOf(screen)).toContain('Russian draughts · 3 moves');
  const seen = [[plyOf(screen), ...disabledOn(screen)]];
  for (const label of ['Forward', 'Forward', 'Last', 'Back', 'First']) {
    screen = screenOf(await pressLabel(table, 'anna', screen, label, true));
    seen.push([plyOf(screen), ...disabledOn(screen)]);
  }
  expect(seen).toEqual([[0, '⏮️', '◀️'], [1], [2], [5, '▶️', '⏭️'], [4], [0, '⏮️', '◀️']]);
});

test('/replay has the reader’s side at the bottom until they flip the board, or White’s side for spectators', async () => {
  const table = await played();
  const [{ value: id } = { value: '' }] = await suggest(table, 'anna', 'replay', 'game', '');
  const resigned = screenOf(await type(table, 'boris', 'games', { do: 'resign' }));
  await pressLabel(table, 'boris', resigned, 'Yes, resign', true);
  for (const [who, side] of [
    ['anna', 'white'],
    ['boris', 'black'],
    ['carl', 'white'],
  ] as const) {
    const typed = screenOf(await type(table, who, 'replay'));
    const film = screenOf(await type(table, who, 'replay', { as: 'film' }));
    const ofCard = screenOf(await press(table, who, REPLAY.to.open({ id, ply: 0, bottom: 'white' })));
    const filmOfCard = screenOf(await press(table, who, REPLAY.to.film({ id, ply: 0, bottom: 'white' })));
    const more = screenOf(await press(table, who, BOARD.to.turn({ id, ply: 5, bottom: 'white' })));
    expect([typed, film, ofCard, filmOfCard, more].map(bottomOf)).toEqual(Array(5).fill(side));
    const turned = screenOf(await pressLabel(table, who, typed, 'Flip', true));
    const next = screenOf(await pressLabel(table, who, turned, 'Forward', true));
    const other = side === 'white' ? 'black' : 'white';
    expect([turned, next].map(bottomOf)).toEqual([other, other]);
  }
});

test('/replay can be shown to everyone at one move, and each reader steps on from there in their own viewer', async () => {
  const table = await played();
  await type(table, 'anna', 'preferences', { theme: 'night' });
  let second = screenOf(await type(table, 'anna', 'replay'));
  for (let step = 0; step < 2; step += 1)
    second = screenOf(await pressLabel(table, 'anna', second, 'Forward', true));
  const shown = await pressLabel(table, 'anna', second, 'Show to everyone', true);
  expect(shown).toMatchObject({ kind: 'public', isNew: true });
  const shared = screenOf(shown);
  expect([plyOf(shared), picturesOf(shared)[0]?.look]).toEqual([2, undefined]);
  expect(wordsOf(shared)).toContain('**1. Black** of 3');
  expect(wordsOf(shared)).toContain('BORIS played **b6-a5**.');
  const own = await pressLabel(table, 'boris', shared, 'Step by step');
  expect([own.kind, plyOf(screenOf(own)), bottomOf(screenOf(own))]).toEqual(['private', 2, 'black']);
  const film = screenOf(await type(table, 'anna', 'replay', { as: 'film', from: 2, to: 2 }));
  const forAll = await pressLabel(table, 'anna', film, 'Show to everyone', true);
  expect(forAll).toMatchObject({ kind: 'public', isNew: true });
  expect(picturesOf(screenOf(forAll))[0]?.film).toMatchObject({ from: 2, to: 4, bottom: 'white' });
});

test('/replay shows an animation of the whole game, or of some moves', async () => {
  const table = await played();
  const whole = picturesOf(screenOf(await type(table, 'anna', 'replay', { as: 'film' })))[0];
  expect(whole?.film).toMatchObject({ from: 0, to: 5 });
  const some = picturesOf(screenOf(await type(table, 'anna', 'replay', { as: 'film', from: 2, to: 2 })))[0];
  expect(some?.film).toMatchObject({ from: 2, to: 4 });
  const none = picturesOf(screenOf(await type(table, 'anna', 'replay', { as: 'film', from: 90, to: -4 })))[0];
  expect(none?.film).toMatchObject({ from: 0, to: 0 });
});

test('/replay names the players on its picture and animation', async () => {
  const table = await played();
  const names = { white: 'ANNA', black: 'BORIS' };
  const viewer = screenOf(await type(table, 'anna', 'replay'));
  const film = screenOf(await type(table, 'anna', 'replay', { as: 'film' }));
  const board = screenOf(await type(table, 'anna', 'games', { do: 'board' }));
  for (const screen of [viewer, film, board]) expect(picturesOf(screen)[0]?.scene.names).toEqual(names);
  expect(picturesOf(film)[0]?.film?.names).toEqual(names);
});

test('/replay refuses games that it can’t show', async () => {
  const table = await played();
  expect(refusalOf(await type(table, 'anna', 'replay', { game: 'nothing' }))).toContain(
    'I don’t have that game',
  );
  expect(refusalOf(await type(await newTable(), 'anna', 'replay'))).toContain('no game');
  const { command, args } = pressOn(screenOf(await type(table, 'anna', 'replay')), 'Last');
  const far = await press(table, 'anna', { command, action: 'last', args: [args[0]!, '99999', 'white'] });
  expect(plyOf(screenOf(far))).toBe(5);
});

test('/replay uses the reader’s theme in private messages, even for steps', async () => {
  const table = await played();
  await type(table, 'boris', 'preferences', { notation: 'numeric', theme: 'night', board: 'both' });
  const alone = screenOf(await type(table, 'anna', 'replay'));
  const viewer = screenOf(await pressLabel(table, 'anna', alone, 'Show to everyone', true));
  expect(picturesOf(viewer)[0]?.look).toBeUndefined();
  const stepped = await pressLabel(table, 'boris', viewer, 'Step by step');
  expect(stepped.kind).toBe('private');
  const shared = screenOf(stepped);
  expect(picturesOf(shared)[0]?.look).toEqual({ theme: 'night' });
  const film = screenOf(await pressLabel(table, 'boris', shared, 'Animation'));
  expect(picturesOf(film)[0]).toMatchObject({ look: { theme: 'night' }, film: { notation: 'numeric' } });
  const own = await pressLabel(table, 'boris', film, 'Step by step', true);
  expect(own.kind).toBe('private');
  expect(picturesOf(screenOf(own))[0]?.look).toEqual({ theme: 'night' });
  expect(wordsOf(screenOf(own))).toContain('```');
});

test('/replay names the winner, even if the goal is to lose all pieces', async () => {
  const table = await newTable();
  const game = await begun(table, 'boris', undefined, 'poddavki');
  const result = { winner: 'black', by: 'no-pieces' } as const;
  const { outcome } = showingGame(sayIn('en-GB'), { ...game, result }, {});
  expect(asPosted(outcome ?? '')).toBe(
    '⚫ **BORIS won.** The winner got rid of every piece, which is the goal here.',
  );
});

test('/replay shows the clock at each move', async () => {
  const table = await newTable();
  const game = await begun(table);
  const turns = [0, 10, 70, 75].map((seconds, ply) => ({ ply, from: 1000 * seconds }));
  const at = (time: TimeControl) =>
    showingGame(sayIn('en-GB'), { ...game, moves: MOVES.slice(0, 3), turns, time }, {}).noteAt;
  const live = at({ kind: 'live', initial: 300_000, increment: 3000 });
  expect([0, 1, 2, 3].map(live)).toEqual([
    null,
    unbroken('⏱️ ⚪ 5:00 · ⚫ 5:00'),
    unbroken('⏱️ ⚪ 5:00 · ⚫ 4:03'),
    unbroken('⏱️ ⚪ 4:58 · ⚫ 4:03'),
  ]);
  const daily = at({ kind: 'correspondence', perMove: 86_400_000, restsWeekendsIn: null });
  expect([0, 1, 2, 3].map(daily)).toEqual([null, null, '⏱️ 1:00 for this move', '⏱️ 0:05 for this move']);
});

test('exporting gives the position, and a record that can be read back as the same game', async () => {
  const table = await played();
  const reply = await type(table, 'anna', 'replay', { as: 'export' });
  expect(reply.kind).toBe('private');
  const file = screenOf(reply).blocks.find((block) => block.kind === 'file');
  const [game] = parsePdn(String(file?.content), variantOf('russian'));
  if (!game?.ok) throw new Error('no game');
  const line = pdnLine(game.value);
  expect(line.moves).toHaveLength(MOVES.length);
  expect(game.value.tags).toContainEqual({ name: 'White', value: expect.any(String) });
  const fen = /`([WB]:[^`]+)`/u.exec(wordsOf(screenOf(reply)))?.[1] ?? '';
  expect(parseFen(line.variant, fen)).toEqual({ ok: true, value: line.positions.at(-1) });
});

const tagsIn = (text: string, ...names: readonly string[]) => {
  const { tags } = unwrap(parsePdn(text)[0]!);
  return names.map((name) => tagValue(tags, name));
};

test.each([
  ['5+3', { winner: 'white', by: 'resignation' }, ['300+3', 'normal']],
  ['10+0', { winner: 'black', by: 'flag' }, ['600', 'time forfeit']],
  ['3d', { winner: null, by: 'adjudication' }, ['1/259200', 'adjudication']],
  ['none', { winner: 'white', by: 'no-moves' }, ['-', 'normal']],
  ['none', null, ['-', 'unterminated']],
] as const)(
  'a record of a game with the time control %s and the end %j has tags that can be read back',
  (text, result, tags) => {
    const game = sampleGame({ moves: ['c3-d4'], time: unwrap(parseTime(text)), result });
    expect(tagsIn(makePdn(recordOf(game)), 'TimeControl', 'Termination')).toEqual(tags);
  },
);

test('a record has the ratings before the game, unless a player is hidden', async () => {
  const table = await newTable();
  const moves = writtenMoves(lineBy('russian', 30, [2, 7, 1]));
  const { id } = await finish(table, [player('anna'), player('boris')], 'white', { moves });
  const ratings = async () => {
    const screen = screenOf(await type(table, 'anna', 'replay', { as: 'export', game: id }));
    const file = screen.blocks.find((block) => block.kind === 'file');
    return tagsIn(String(file?.content), 'WhiteRating', 'BlackRating');
  };
  expect(await ratings()).toEqual(['1500', '1500']);
  await press(table, 'boris', PRIVACY.to.hide());
  expect(await ratings()).toEqual([undefined, undefined]);
});

test('exporting asks which game is meant if several are running, and names its players', async () => {
  const table = await newTable();
  const games = [await begun(table, 'boris'), await begun(table, 'carl')];
  const asked = screenOf(await type(table, 'anna', 'replay', { as: 'export' }));
  expect(wordsOf(asked)).toContain('You have several games here. Which one do you mean?');
  const [menu] = menusOf(asked);
  expect(menu?.choices.map(({ value }) => value).toSorted()).toEqual(games.map(({ id }) => id).toSorted());
  const given = await press(table, 'anna', menu!.press, games[0]!.id);
  expect(wordsOf(screenOf(given))).toContain('ANNA  –  ⚫ BORIS');
  expect(JSON.stringify(screenOf(given))).toContain(`russian-1970-01-01-${games[0]!.id}.pdn`);
});

test('without a choice, /replay exports the game that has just finished, even if another is running', async () => {
  const table = await newTable();
  const { id } = await begun(table, 'boris');
  await playMoves(table, MOVES);
  const resigned = screenOf(await type(table, 'anna', 'games', { do: 'resign' }));
  await pressLabel(table, 'anna', resigned, 'Yes, resign', true);
  await begun(table, 'carl');
  const given = screenOf(await type(table, 'anna', 'replay', { as: 'export' }));
  expect(JSON.stringify(given)).toContain(id);
});

test('a game is shown to everyone if requested; a game from here and a game from elsewhere can’t be combined', async () => {
  const table = await played();
  for (const as of ['steps', 'film', 'export']) {
    const shown = await type(table, 'anna', 'replay', { as, public: true });
    expect([as, shown.kind]).toEqual([as, 'public']);
    expect(labelsOf(screenOf(shown))).not.toContain('Show to everyone');
  }
  expect(refusalOf(await type(table, 'anna', 'replay', { game: 'id2', number: 3 }))).toBe(
    'Send only one of these: a game from here, some text, or a file.',
  );
});

const FILE = { name: 'games.pdn', size: 10, url: 'https://files/games.pdn' };

test.each([
  [{}, null],
  [{ as: 'steps', game: 'id2' }, null],
  [{ as: 'film' }, 'film'],
  [{ as: 'analysis' }, 'analysis'],
  [{ as: 'export' }, 'export'],
  [{ text: '1. c3-d4' }, 'reading'],
  [{ file: FILE, as: 'export' }, 'reading'],
  [{ file: FILE, as: 'film' }, 'film'],
  [{ text: '1. c3-d4', as: 'analysis', public: true }, 'analysis'],
])('/replay %o waits its turn in the queue %s', async (values, share) => {
  const asker = asking(await newTable(), 'anna');
  expect(taskOf({ commands, presses }, { kind: 'typed', command: 'replay', values }, asker).share).toBe(
    share,
  );
});

test('reading a message waits its turn in the reading queue', async () => {
  const asker = asking(await newTable(), 'anna');
  const message = { texts: ['1. c3-d4'], files: [] };
  const request = { kind: 'on-message', command: 'replay', message } as const;
  expect(taskOf({ commands, presses }, request, asker).share).toBe('reading');
});

test.each([
  [{}, true],
  [{ public: true }, false],
  [{ public: true, text: '1. c3-d4' }, true],
  [{ public: true, text: '1. c3-d4', as: 'analysis' }, false],
  [{ text: '1. c3-d4', as: 'analysis' }, true],
])('where other members can’t see the bot, /replay %o works: %s', async (values, isDone) => {
  const table = await played();
  const asker = { ...asking(table, 'anna'), rights: { mayManage: false, unseen: 'apps-unseen' as const } };
  const task = taskOf({ commands, presses }, { kind: 'typed', command: 'replay', values }, asker);
  const reply = await task.run({ ...table.app, engine: scripted() });
  expect(isRefusal(reply) && reply.problem.code === 'apps-unseen').toBe(!isDone);
});
