/** Tables, brackets and podiums in a tournament's messages. */
import { expect, test } from 'vitest';
import { sayIn } from '../../../src/i18n/say.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { announcementScreen } from '../../../src/views/tournament/announcement.ts';
import { gamesScreen } from '../../../src/views/tournament/games.ts';
import { newsScreen } from '../../../src/views/tournament/news.ts';
import { standingBlocks } from '../../../src/views/tournament/standing.ts';
import { tablePicture } from '../../../src/views/tournament/tableLooks.ts';
import { tableScreen } from '../../../src/views/tournament/table.ts';
import type { Shape } from '../../../src/views/board/shape.ts';
import type { Screen } from '../../../src/views/screen/screen.ts';
import { entered, hash, termsOf } from '../../tournament/life/hall.ts';
import { faultsOf } from '../limits.ts';
import { wordsOf } from '../screens.ts';
import { ARENA, before, finished, FOUR, KNOCK_OUT, SWISS } from './shown.ts';

const say = sayIn('en-US');

const drawnIn = ({ blocks }: Screen): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'chart' && 'kind' in block.charted.chart ? [block.charted.chart.kind] : [],
  );

const told = (tournament: Tournament, shape: Shape = {}) => ({
  tournament,
  table: tableOf(tournament, hash),
  shape,
});

const reasons = (screen: Screen): number | undefined =>
  wordsOf(screen).match(/is ahead of|share a place/gu)?.length;

test('before the start, the table lists the players', () => {
  const open = entered(termsOf({ kind: 'swiss', rounds: 3 }), 3);
  const words = wordsOf(tableScreen(say, { ...told(open), round: null, page: 0 }));
  expect(words).toBe('📊 **Friday blitz**\nNo games have started yet.\n**3 players:** <@u1>, <@u2>, <@u3>');
});

const END = { key: 'end', kind: 'end' } as const;
const TABLE = { key: 'end-table', kind: 'end-table' } as const;

test('each round’s message has its table as a picture in the server’s colors, and doesn’t repeat its numbers', () => {
  const notice = { key: 'table-3', kind: 'table', round: 3 } as const;
  const screen = newsScreen(say, told(before(SWISS, 6), { look: { theme: 'night' } }), notice);
  expect(drawnIn(screen)).toEqual(['table']);
  expect(screen.blocks).toContainEqual(
    expect.objectContaining({ charted: expect.objectContaining({ look: { theme: 'night' } }) }),
  );
  expect(wordsOf(screen)).not.toContain('-# Place');
  expect(wordsOf(newsScreen(say, told(before(SWISS, 6), { board: 'text' }), notice))).toContain('-# Place');
});

test('if a win is worth 2 points, the table says so', () => {
  const asked = { round: null, page: 0 } as const;
  const worth = 'Win: 2 points · draw: 1 point';
  expect(wordsOf(tableScreen(say, { ...told(SWISS), ...asked }))).toContain(worth);
  expect(wordsOf(newsScreen(say, told(SWISS), TABLE))).toContain(worth);
  const halves = { ...SWISS, terms: { ...SWISS.terms, scoring: '1-½-0' } as const };
  expect(wordsOf(tableScreen(say, { ...told(halves), ...asked }))).not.toContain(worth);
});

test('tie-breaks for the first places are explained publicly, and other tie-breaks privately', () => {
  expect(reasons(newsScreen(say, told(SWISS), TABLE))).toBe(5);
  expect(reasons(tableScreen(say, { ...told(SWISS), round: null, page: 0 }))).toBe(7);
});

test('the final message has the winner and the podium, and the thread has the bracket or the table', () => {
  expect([END, TABLE].map((notice) => drawnIn(newsScreen(say, told(KNOCK_OUT), notice)))).toEqual([
    ['podium'],
    ['bracket'],
  ]);
  expect([END, TABLE].map((notice) => drawnIn(newsScreen(say, told(ARENA), notice)))).toEqual([
    ['podium'],
    ['table'],
  ]);
});

test('medals are in the picture, and only text readers get them in words', () => {
  const [drawn, written] = [{}, { board: 'text' }] as const;
  const words = [drawn, written].map((shape) => wordsOf(newsScreen(say, told(SWISS, shape), END)));
  expect(words.map((each) => each.match(/🥇|🥈|🥉/gu)?.length)).toEqual([undefined, 3]);
  expect(words.map((each) => each.split('\n')[0])).toEqual(Array.from({ length: 2 }, () => words[0]?.trim()));
  const announced = announcementScreen(say, SWISS, tableOf(SWISS, hash));
  expect(wordsOf(announced)).not.toMatch(/🥇|🥈|🥉/u);
});

const pagesIn = (shape: Shape): readonly Screen[] =>
  [0, 1, 9].map((page) => tableScreen(say, { ...told(SWISS, shape), round: null, page }));

test('a reader gets the places as a picture, or as text instead, page by page', () => {
  const [drawn, written] = [pagesIn({}), pagesIn({ board: 'text' })];
  expect(drawn.map((screen) => drawnIn(screen))).toEqual([['table'], ['table'], ['table']]);
  expect(drawn.map((screen) => wordsOf(screen).includes('`'))).toEqual([false, false, false]);
  expect(written.map((screen) => drawnIn(screen))).toEqual([[], [], []]);
  expect(written.map((screen) => wordsOf(screen).match(/^`/gmu)?.length)).toEqual([16, 4, 4]);
  expect([...drawn, ...written].flatMap((screen) => faultsOf(screen))).toEqual([]);
});

test('a long table shows which places it lists, and the reader’s own place', () => {
  const { tournament, table } = told(SWISS);
  const reader = tournament.players.find(({ number }) => number === table.rows[17]!.number)!.id;
  const [first, second] = [0, 1].map((page) =>
    tableScreen(say, { ...told(SWISS), reader, round: null, page }),
  );
  const menu = first!.blocks.flatMap((block) => (block.kind === 'menu' ? [block.menu] : []));
  expect(menu[0]?.choices).toEqual([
    { label: 'Places 1 to 16', value: '0', isChosen: true },
    { label: 'Places 17 to 20', value: '1', isChosen: false, description: 'You’re here' },
  ]);
  const marked = [first, second].map((screen) =>
    screen!.blocks.flatMap((block) =>
      block.kind === 'chart' && 'rows' in block.charted.chart
        ? block.charted.chart.rows.flatMap(({ place, isOwn }) => (isOwn ? [place] : []))
        : [],
    ),
  );
  expect(marked).toEqual([[], ['18']]);
});

test('every game in a large round can be found, page by page', () => {
  const large = finished({ kind: 'swiss', rounds: 1 }, 64);
  const round = large.rounds[0]!;
  const links = new Map(
    round.meetings.flatMap(({ games }) => games.map(({ id }) => [id!, `https://example.org/${id}`] as const)),
  );
  const pages = [0, 1, 7].map((page) => gamesScreen(say, { tournament: large, round, page, links }));
  expect(pages.map((screen) => wordsOf(screen).match(/https:/gu)?.length)).toEqual([18, 14, 14]);
  expect(wordsOf(pages[1]!)).toContain('-# Page 2 of 2');
  expect(pages.flatMap((screen) => faultsOf(screen))).toEqual([]);
});

test('a table after a round contains nothing from later rounds', () => {
  const early = { ...FOUR, rounds: FOUR.rounds.slice(0, 1) };
  const view = { tournament: FOUR, table: tableOf(FOUR, hash, 1), round: 1, page: 0 };
  const [block] = standingBlocks(say, view);
  const drawn = tablePicture(say, { ...told(early), round: null, page: 0 });
  expect(drawn?.chart).toBeDefined();
  expect(block).toMatchObject({ kind: 'chart', charted: { chart: drawn?.chart } });
});
