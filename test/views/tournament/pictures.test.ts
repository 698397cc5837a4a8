/**
 * Pictures of tournaments, and the words for them: played out by chance, in every form. Some were looked at and found good; after a
 * wanted change `UPDATE_PICTURES=1 npx vitest run test/views/tournament/pictures.test.ts`, and look.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { HOUR } from '../../../src/game/span.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { openRenderer } from '../../../src/render/renderer.ts';
import type { Bracket, Table } from '../../../src/render/scene/results.ts';
import type { ThemeId } from '../../../src/render/scene/theme.ts';
import { tableOf } from '../../../src/tournament/life/table.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { bracketPages, bracketPicture } from '../../../src/views/tournament/bracketPicture.ts';
import { partOf } from '../../../src/views/tournament/groups.ts';
import { podiumPicture } from '../../../src/views/tournament/podiumPicture.ts';
import { gamesScreen } from '../../../src/views/tournament/games.ts';
import { newsScreen } from '../../../src/views/tournament/news.ts';
import { standingBlocks } from '../../../src/views/tournament/standing.ts';
import { tableScreen } from '../../../src/views/tournament/table.ts';
import { tablePicture } from '../../../src/views/tournament/tablePicture.ts';
import type { Shape } from '../../../src/views/board/inShape.ts';
import type { Charted, Screen } from '../../../src/views/screen/screen.ts';
import { entered, hash, opened, termsOf } from '../../tournament/life/hall.ts';
import { faultsOf } from '../limits.ts';
import { wordsOf } from '../screens.ts';
import { before, finished } from './shown.ts';

const say = sayIn('en-US');
const renderer = openRenderer({ width: 260 });

const SWISS = finished({ kind: 'swiss', rounds: 9 }, 20);
const CROSS = finished({ kind: 'round-robin', cycles: 2, isAtOnce: false }, 16, { scoring: '1-½-0' });
const FOUR = finished({ kind: 'round-robin', cycles: 1, isAtOnce: true }, 4);
const MATCHES = finished({ kind: 'double-swiss', rounds: 3 }, 7);
const KNOCK_OUT = finished({ kind: 'knock-out', hasThirdPlace: true }, 32);
const GROUPS = finished({ kind: 'groups', size: 4, advancing: 2, finals: 1, cycles: 1, isAtOnce: false }, 16);
const ARENA = finished({ kind: 'arena', lasts: HOUR }, 10);

const tableFor = (tournament: Tournament, page = 0): Charted | null =>
  tablePicture(say, { tournament, table: tableOf(tournament, hash), round: null, page });
const podiumFor = (tournament: Tournament): Charted | null =>
  podiumPicture(say, tournament, tableOf(tournament, hash));

/** A group, or the final, as somebody in it sees it. */
function groupFor(tournament: Tournament, page: number): Charted | null {
  const view = { tournament, table: tableOf(tournament, hash), round: null, page };
  const part = partOf(say, view);
  return tablePicture(say, { ...part, reader: part.tournament.players[2]!.id });
}

function drawnTable(tournament: Tournament, page = 0): Table {
  const chart = tableFor(tournament, page)?.chart;
  if (!chart || !('kind' in chart) || chart.kind !== 'table') throw new Error('no table');
  return chart;
}

function drawnBracket(tournament: Tournament, page = 0): Bracket {
  const chart = bracketPicture(say, tournament, page)?.chart;
  if (!chart || !('kind' in chart) || chart.kind !== 'bracket') throw new Error('no bracket');
  return chart;
}

/** The share of pixels that may differ: machines draw edges differently. */
const TOLERANCE = 0.005;

test('names keep their direction to themselves in the words for a picture, too', () => {
  expect(tableFor(FOUR)?.alt).toContain('\u2068محمد عبد الرحمن الأندلس');
});

test.each<readonly [string, ThemeId, Charted | null]>([
  ['swiss', 'wood', tableFor(SWISS)],
  ['cross-16', 'contrast', tableFor(CROSS)],
  ['cross-4', 'slate', tableFor(FOUR)],
  ['matches', 'safe', tableFor(MATCHES)],
  ['arena', 'night', tableFor(ARENA)],
  ['group', 'slate', groupFor(GROUPS, 1)],
  ['final', 'wood', groupFor(GROUPS, 4)],
  ['bracket', 'wood', bracketPicture(say, KNOCK_OUT, 0)],
  ['bracket-begun', 'paper', bracketPicture(say, before(KNOCK_OUT, 2), 0)],
  ['podium', 'wood', podiumFor(KNOCK_OUT)],
  ['podium-points', 'paper', podiumFor(SWISS)],
])('%s in %s looks as it should', async (name, theme, charted) => {
  const file = new URL(`../../fixtures/pictures/results-${name}.png`, import.meta.url);
  const drawn = await renderer.chart(charted!.chart, { theme });
  if (process.env['UPDATE_PICTURES'] === '1') writeFileSync(file, drawn);
  const [now, golden] = [PNG.sync.read(drawn), PNG.sync.read(readFileSync(file))];
  const { width, height } = golden;
  expect([now.width, now.height]).toEqual([width, height]);
  expect(width).toBe(390);
  const differing = pixelmatch(now.data, golden.data, undefined, width, height, { threshold: 0.1 });
  expect(differing / (width * height)).toBeLessThan(TOLERANCE);
});

/** Points, with halves as they are written in cells. */
const valueOf = (text: string): number =>
  text.endsWith('½') ? Number(text.slice(0, -1)) + 0.5 : Number(text);

/** With the longest names there are. */
const longest = (tournament: Tournament): Tournament => ({
  ...tournament,
  terms: { ...tournament.terms, name: 'W'.repeat(60) },
  players: tournament.players.map((player) => ({ ...player, name: `W${'𝕎'.repeat(40)}` })),
});

describe('a cross-table', () => {
  test('adds up to the points, and two sides of a cell to what was played for', () => {
    const { rows } = drawnTable(CROSS);
    expect(rows).toHaveLength(16);
    for (const [at, { cells, sums }] of rows.entries()) {
      const others = cells.filter(({ tone }) => tone !== 'own');
      expect(others.reduce((sum, { text }) => sum + valueOf(text), 0)).toBe(valueOf(sums[0]!));
      const pairs = cells.map(({ text }, other) => valueOf(text) + valueOf(rows[other]!.cells[at]!.text));
      expect(pairs).toEqual(rows.map((_, other) => (other === at ? 0 : 2)));
    }
  });

  test('of few has room for what tells apart those who are level', () => {
    const { sumHeads, rows } = drawnTable(FOUR);
    expect(sumHeads).toEqual(['Pts', 'S-B']);
    expect(rows.map(({ place, cells }) => [place, cells.length])).toEqual(
      ['1', '2', '3', '4'].map((place) => [place, 4]),
    );
  });
});

test('games against who left a round robin early are shown, but count for nobody', () => {
  const left = {
    ...FOUR,
    rounds: FOUR.rounds.slice(0, 1),
    players: FOUR.players.map((player) =>
      player.number === 4 ? { ...player, withdrawn: 'left' as const } : player,
    ),
  };
  const { rows } = drawnTable(left);
  const leaver = rows.findIndex(({ player }) => player.number === '#4');
  const met = rows.findIndex(({ cells }) => cells[leaver]?.text === '2' || cells[leaver]?.text === '1');
  expect(rows[met]).toMatchObject({ sums: ['0', '0'] });
  expect(rows[met]?.cells[leaver]).toMatchObject({ tone: 'none' });
});

describe('a Swiss table', () => {
  test('shows the latest rounds, each opponent by their place, who saw the contrary', () => {
    const pages = [drawnTable(SWISS), drawnTable(SWISS, 1)];
    expect(pages[0]!.heads).toEqual(['3', '4', '5', '6', '7', '8', '9']);
    const rows = pages.flatMap((page) => page.rows);
    expect(rows).toHaveLength(20);
    for (const { place, cells } of rows)
      for (const [round, { text, against, color }] of cells.entries()) {
        const answer = rows[Number(against) - 1]!.cells[round]!;
        expect(answer).toMatchObject({ against: place, color: color === 'white' ? 'black' : 'white' });
        expect(Number(text) + Number(answer.text)).toBe(2);
      }
  });

  test('says a bye as what it brings, against nobody', () => {
    const cells = drawnTable(MATCHES).rows.flatMap((row) => row.cells);
    const byes = cells.filter(({ against }) => against === '–');
    expect(byes.map(({ text }) => text)).toEqual(['3', '3', '3']);
  });
});

describe('a bracket', () => {
  test('has half the ties each round, and a winner in each', () => {
    const pages = [0, 1, 2].map((page) => drawnBracket(KNOCK_OUT, page));
    for (const { rounds } of pages) expect(rounds.map((ties) => ties.length)).toEqual([8, 4, 2, 1]);
    for (const tie of pages.flatMap(({ rounds, third }) => [...rounds.flat(), ...(third ? [third.tie] : [])]))
      expect(tie?.filter(({ isWinner }) => isWinner)).toHaveLength(1);
  });

  test('leads winners on, and leaves open what is not played', () => {
    const { rounds } = drawnBracket(before(KNOCK_OUT, 2));
    const namesIn = (round: number) =>
      rounds[round]!.flatMap((tie) => tie!.map(({ player }) => player?.name));
    const winnersIn = (round: number) =>
      rounds[round]!.flatMap((tie) =>
        tie!.filter(({ isWinner }) => isWinner).map(({ player }) => player?.name),
      );
    expect(namesIn(1)).toEqual(winnersIn(0));
    expect(namesIn(2)).toEqual(winnersIn(1));
    expect(namesIn(3)).toEqual([undefined, undefined]);
  });

  test('has no tie where somebody goes on without a game', () => {
    const { rounds } = drawnBracket(finished({ kind: 'knock-out', hasThirdPlace: false }, 5));
    expect(rounds[0]!.map((tie) => tie !== null)).toEqual([false, true, false, false]);
    expect(rounds[1]!.flat()).toHaveLength(4);
  });

  test('of many has its end first, and then its parts', () => {
    const large = finished({ kind: 'knock-out', hasThirdPlace: true }, 100);
    const sizes = Array.from({ length: bracketPages(large) }, (_, page) =>
      drawnBracket(large, page).rounds.map((ties) => ties.length),
    );
    expect(sizes).toEqual(Array.from({ length: 9 }, () => [8, 4, 2, 1]));
    expect(bracketPicture(say, large, 9)).toBeNull();
  });
});

test('a podium has several on a step whom nothing tells apart', () => {
  const chart = podiumFor(finished({ kind: 'swiss', rounds: 1 }, 8))?.chart;
  expect(chart).toMatchObject({ steps: [{ place: 1, players: { length: 4 } }] });
});

test('the words for pictures name players and points, and fit', () => {
  expect(tableFor(FOUR)?.alt).toMatch(/^Standings of Friday blitz: 1\. .+ \(\d\), 2\. .+ \(\d\)/u);
  expect(podiumFor(KNOCK_OUT)?.alt).toMatch(/^Podium of Friday blitz: 1\. .+, 2\. .+, 3\. .+$/u);
  expect(bracketPicture(say, KNOCK_OUT, 0)?.alt).toMatch(/round 5: .+ – .+ \d:\d/u);
  const all = [SWISS, CROSS, ARENA].map(longest).flatMap((each) => [tableFor(each), podiumFor(each)]);
  const round = longest(before(KNOCK_OUT, 4));
  for (const charted of [...all, bracketPicture(say, round, 0)])
    expect(charted!.alt.length).toBeLessThanOrEqual(1024);
});

test('before the start the table is who has joined', () => {
  const open = entered(termsOf({ kind: 'swiss', rounds: 3 }), 3);
  const words = wordsOf(tableScreen(say, { ...told(open), round: null, page: 0 }));
  expect(words).toBe('📊 **Friday blitz**\nNo games have started yet.\n**3 players:** <@u1>, <@u2>, <@u3>');
});

test('before the start, and beyond the last page, there is no picture', () => {
  const open = opened(termsOf({ kind: 'swiss', rounds: 3 }));
  expect([tableFor(open), podiumFor(open), tableFor(SWISS, 2), tableFor(KNOCK_OUT)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(bracketPicture(say, opened(termsOf({ kind: 'knock-out', hasThirdPlace: true })), 0)).toBeNull();
});

/** What results are on a screen. */
const drawnIn = ({ blocks }: Screen): readonly string[] =>
  blocks.flatMap((block) =>
    block.kind === 'chart' && 'kind' in block.charted.chart ? [block.charted.chart.kind] : [],
  );

const told = (tournament: Tournament, shape: Shape = {}) => ({
  tournament,
  table: tableOf(tournament, hash),
  shape,
});

/** How many are told apart in words. */
const reasons = (screen: Screen): number | undefined =>
  wordsOf(screen).match(/is ahead of|share a place/gu)?.length;

describe('in messages', () => {
  const END = { key: 'end', kind: 'end' } as const;

  test('each round has its table, whose numbers are not said again, in the colors of the place', () => {
    const notice = { key: 'table-3', kind: 'table', round: 3 } as const;
    const screen = newsScreen(say, told(before(SWISS, 6), { look: { theme: 'night' } }), notice);
    expect(drawnIn(screen)).toEqual(['table']);
    expect(screen.blocks).toContainEqual(
      expect.objectContaining({ charted: expect.objectContaining({ look: { theme: 'night' } }) }),
    );
    expect(wordsOf(screen)).not.toContain('-# Place');
    expect(wordsOf(newsScreen(say, told(before(SWISS, 6), { board: 'text' }), notice))).toContain('-# Place');
  });

  test('the first of those who are level are told apart for all, the others for who asks', () => {
    expect(reasons(newsScreen(say, told(SWISS), END))).toBe(5);
    expect(reasons(tableScreen(say, { ...told(SWISS), round: null, page: 0 }))).toBe(7);
  });

  test('the end has the podium, and a bracket or a table', () => {
    expect(drawnIn(newsScreen(say, told(KNOCK_OUT), END))).toEqual(['podium', 'bracket']);
    expect(drawnIn(newsScreen(say, told(ARENA), END))).toEqual(['podium', 'table']);
  });

  test('whoever asks for a table has the picture of its places with their text, page by page', () => {
    const pages = [0, 1, 9].map((page) => tableScreen(say, { ...told(SWISS), round: null, page }));
    expect(pages.map((screen) => drawnIn(screen))).toEqual([['table'], ['table'], ['table']]);
    expect(pages.map((screen) => wordsOf(screen).match(/^`/gmu)?.length)).toEqual([16, 4, 4]);
    expect(pages.flatMap((screen) => faultsOf(screen))).toEqual([]);
  });

  test('a table of many places says which there are, and where its reader is', () => {
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

  test('every game of a large round can be found, page by page', () => {
    const large = finished({ kind: 'swiss', rounds: 1 }, 64);
    const round = large.rounds[0]!;
    const links = new Map(
      round.meetings.flatMap(({ games }) =>
        games.map(({ id }) => [id!, `https://discord.com/${id}`] as const),
      ),
    );
    const pages = [0, 1, 7].map((page) => gamesScreen(say, { tournament: large, round, page, links }));
    expect(pages.map((screen) => wordsOf(screen).match(/https:/gu)?.length)).toEqual([18, 14, 14]);
    expect(wordsOf(pages[1]!)).toContain('-# Page 2 of 2');
    expect(pages.flatMap((screen) => faultsOf(screen))).toEqual([]);
  });

  test('a table after a round knows nothing of later ones', () => {
    const early = { ...FOUR, rounds: FOUR.rounds.slice(0, 1) };
    const view = { tournament: FOUR, table: tableOf(FOUR, hash, 1), round: 1, page: 0 };
    const [block] = standingBlocks(say, view);
    expect(block).toMatchObject({ kind: 'chart', charted: { chart: drawnTable(early) } });
  });
});
