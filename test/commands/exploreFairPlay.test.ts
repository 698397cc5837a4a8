/**
 * No screen of the explorer shows a player of a running game which moves other people played from
 * its positions. This holds for every option and button, wherever the game is played.
 */
import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { saveGame } from '../../src/app/save/saveGame.ts';
import { lastPosition } from '../../src/draughts/line.ts';
import { rotate } from '../../src/draughts/symmetry.ts';
import { variantOf } from '../../src/draughts/variants.ts';
import { seatEngine, seatPerson } from '../../src/game/seat.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf } from '../../src/game/line.ts';
import { makeFen } from '../../src/notation/fen.ts';
import { pathOf } from '../../src/features/explore/presses.ts';
import { EXPLORE } from '../../src/views/presses/declarations.ts';
import { player } from '../app/finished.ts';
import { newTable, type Table, wordsOf } from '../app/table.ts';
import { nextVersion, PLACE, sampleGame } from '../store/samples.ts';
import { picturesOf } from '../views/screens.ts';
import { NOON } from '../rating/games.ts';
import { press, refusalOf, screenOf, type } from './asks.ts';
import { someOf } from '../runs.ts';

const russian = variantOf('russian');
const MOVES = ['c3-d4', 'd6-c5', 'b2-c3', 'f6-g5', 'c3-b4', 'g5-h4', 'b4:d6', 'e7:c5'];
const CLOSED = 'You’re playing a game that went through this position or is close to it';

const PLACES = [PLACE, { ...PLACE, guildId: 'guild-2' }, { ...PLACE, guildId: null }];

async function over({ app }: Table, id: string): Promise<void> {
  const players = { white: player('carl'), black: player('dora') };
  const game = sampleGame({ id, moves: [...MOVES, 'a1-b2'], players });
  await app.store.games.add(game, 1e15);
  const result = { winner: 'white', by: 'resignation' } as const;
  await saveGame(app, nextVersion(game, { result, changedAt: NOON }), null);
}

async function scene(changes: Partial<Game>): Promise<Table> {
  const table = await newTable();
  await over(table, 'g1');
  await over(table, 'g2');
  await table.app.store.games.add(sampleGame({ id: 'running', moves: MOVES, ...changes }), 1e15);
  return table;
}

/** The texts in the menus. */
const CHOSEN: ReadonlyMap<string, string> = new Map([
  ['band', 'none'],
  ['since', 'year'],
  ['player', 'black'],
]);

/** Each way to request the position after this many plies. */
function ways(plies: number) {
  const line = lineOf(sampleGame({ moves: MOVES.slice(0, plies) }));
  const position = lastPosition(line);
  const place = { band: 'all', since: 'ever', user: '', bottom: 'white' } as const;
  const roots = [
    { root: 'russian', path: pathOf(line)! },
    { root: `g1.${plies}`, path: '' },
  ];
  const options = [
    ...(plies === 0 ? [{}, { variant: 'russian' }] : []),
    ...(plies > 0 ? [{ moves: MOVES.slice(0, plies).join(' ') }] : []),
    ...(plies === 4 ? [{ name: 'City game', since: 'ever' }] : []),
    { position: makeFen(russian, position) },
    { position: makeFen(russian, rotate(position)) },
  ];
  const presses = roots.flatMap((root) => [
    { what: EXPLORE.to.open({ ...place, ...root, user: 'carl' }), value: null },
    ...(['open', 'first', 'back', 'on', 'turn', 'band', 'since', 'player'] as const).map((action) => ({
      what: EXPLORE.to[action]({ ...place, ...root }),
      value: CHOSEN.get(action) ?? null,
    })),
  ]);
  const last = roots[0]!.path.slice(-1);
  const stepped = { ...place, root: 'russian', path: roots[0]!.path.slice(0, -1) };
  return {
    options,
    presses: [...presses, ...(plies > 0 ? [{ what: EXPLORE.to.move(stepped), value: last }] : [])],
  };
}

test('the test tries every button of the explorer', () => {
  const tried = new Set(ways(3).presses.map(({ what }) => what.action));
  expect([...tried].toSorted()).toEqual(Object.keys(EXPLORE.controls).toSorted());
});

const PLIES = MOVES.map((_, ply) => ply + 1);

test.each(PLACES.map((place) => [place.guildId, place] as const))(
  'the players of a game in %s can’t see its positions, and everyone else can',
  async (_, place) => {
    const table = await scene({ place });
    for (const plies of someOf([0, ...PLIES], 4))
      for (const who of ['anna', 'boris', 'carl']) {
        const { options, presses } = ways(plies);
        const replies = [
          ...(await Promise.all(options.map((given) => type(table, who, 'openings', given)))),
          ...(await Promise.all(presses.map(({ what, value }) => press(table, who, what, value)))),
        ];
        for (const reply of replies) {
          expect(reply.kind).toBe('private');
          const screen = screenOf(reply);
          const isShown = /[⬜🟫⬛]/u.test(wordsOf(screen));
          expect([who, plies, isShown]).toEqual([who, plies, who === 'carl']);
          if (who === 'carl') continue;
          expect(refusalOf(reply)).toContain(CLOSED);
          expect(picturesOf(screen)).toEqual([]);
        }
      }
  },
);

test('positions a few moves later are hidden too, but a game against the engine hides nothing', async () => {
  const ahead = { moves: [...MOVES, 'a1-b2'].join(' ') };
  expect(refusalOf(await type(await scene({}), 'anna', 'openings', ahead))).toContain(CLOSED);
  const seats = { white: seatPerson(player('anna')), black: seatEngine(player('crownhead'), 3) };
  const alone = await scene({ seats });
  const shown = screenOf(await type(alone, 'anna', 'openings', { name: 'City game', since: 'ever' }));
  expect(wordsOf(shown)).toMatch(/[⬜🟫⬛]/u);
});

test('the players of a game don’t even learn that nobody has played its position', async () => {
  const table = await newTable();
  await table.app.store.games.add(sampleGame({ id: 'running', moves: MOVES }), 1e15);
  for (const plies of someOf(PLIES, 4))
    for (const given of ways(plies).options) {
      expect(refusalOf(await type(table, 'anna', 'openings', given))).toContain(CLOSED);
      expect(wordsOf(screenOf(await type(table, 'carl', 'openings', given)))).toMatch(
        /^.*no(body| game) in this server/isu,
      );
    }
});

test('no other command, button, picture, export or page uses the explorer’s data', async () => {
  const files = await Array.fromAsync(glob('{src,commands}/**/*.ts'));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const sources = (pattern: RegExp): readonly string[] =>
    files.filter((_, at) => pattern.test(texts[at] ?? '')).toSorted();
  expect(sources(/explorer\s*\.\s*(?:played|gamesOf)\b/u)).toEqual(['src/features/explore/use.ts']);
  expect(sources(/import \{[^}]*\b(?:explorerScreen|ExplorerContent|explore as contentAt)\b/u)).toEqual([
    'src/features/explore/answers.ts',
    'src/features/explore/use.ts',
  ]);
  const reading = /import \{[^}]*\b(?:playedFrom|exploredGamesOf)\b/u;
  expect(sources(reading)).toEqual(['src/features/explore/store.ts']);
});
