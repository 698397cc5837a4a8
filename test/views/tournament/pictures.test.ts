/**
 * Pictures of random tournaments in every format, with their texts. Some are compared with reviewed
 * pictures. After an intended change, run `UPDATE_PICTURES=1 npx vitest run
 * test/views/tournament/pictures.test.ts` and look at the new pictures.
 */
import { expect, test } from 'vitest';
import { sayIn } from '../../../src/i18n/say.ts';
import { openRenderer } from '../../../src/render/renderer.ts';
import type { Bracket, Table } from '../../../src/render/scene/results.ts';
import type { ThemeId } from '../../../src/render/scene/theme.ts';
import { tableOf } from '../../../src/tournament/life/table/table.ts';
import type { Tournament } from '../../../src/tournament/life/tournament.ts';
import { bracketPages, bracketPicture } from '../../../src/views/tournament/bracketPicture.ts';
import { partOf } from '../../../src/views/tournament/standing.ts';
import { podiumPicture } from '../../../src/views/tournament/podium.ts';
import { tablePicture } from '../../../src/views/tournament/tableLooks.ts';
import type { Charted } from '../../../src/views/screen/screen.ts';
import { hash, opened, termsOf } from '../../tournament/life/hall.ts';
import { ARENA, before, CROSS, finished, FOUR, GROUPS, KNOCK_OUT, LADDER, MATCHES, SWISS } from './shown.ts';
import { expectAsLooked } from '../../render/looked.ts';

const say = sayIn('en-US');
const renderer = openRenderer({ width: 390 });

const tableFor = (tournament: Tournament, page = 0): Charted | null =>
  tablePicture(say, { tournament, table: tableOf(tournament, hash), round: null, page });
const podiumFor = (tournament: Tournament): Charted | null =>
  podiumPicture(say, tournament, tableOf(tournament, hash));

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

test('names don’t change the text direction of a picture’s description', () => {
  expect(tableFor(FOUR)?.alt).toContain('\u2068محمد عبد الرحمن الأندلس');
});

test.each<readonly [string, ThemeId, Charted | null]>([
  ['swiss', 'wood', tableFor(SWISS)],
  ['cross-16', 'contrast', tableFor(CROSS)],
  ['cross-4', 'slate', tableFor(FOUR)],
  ['matches', 'safe', tableFor(MATCHES)],
  ['arena', 'night', tableFor(ARENA)],
  ['ladder', 'paper', tableFor(LADDER)],
  ['group', 'slate', groupFor(GROUPS, 1)],
  ['final', 'wood', groupFor(GROUPS, 4)],
  ['bracket', 'wood', bracketPicture(say, KNOCK_OUT, 0)],
  ['bracket-begun', 'paper', bracketPicture(say, before(KNOCK_OUT, 2), 0)],
  ['podium', 'wood', podiumFor(KNOCK_OUT)],
  ['podium-points', 'paper', podiumFor(SWISS)],
])('%s in %s matches its reviewed picture', async (name, theme, charted) => {
  const drawn = await renderer.chart(charted!.chart, { theme });
  expect(expectAsLooked(`results-${name}`, drawn).width).toBe(390);
});

test('players who share a place have the same number in the picture and in its cells', () => {
  const drawn = [SWISS, CROSS, FOUR, MATCHES, before(SWISS, 1), before(CROSS, 1)].map((tournament) => ({
    places: drawnTable(tournament).rows.map(({ place }) => place),
    ranks: tableOf(tournament, hash).rows.map(({ rank }) => String(rank)),
  }));
  for (const { places, ranks } of drawn) expect(places).toEqual(ranks.slice(0, places.length));
  // Before anything is decided, some players are tied.
  expect(drawn.some(({ places }) => new Set(places).size < places.length)).toBe(true);
});

/** Points, written with halves as in table cells. */
const valueOf = (text: string): number =>
  text.endsWith('½') ? Number(text.slice(0, -1)) + 0.5 : Number(text);

const longest = (tournament: Tournament): Tournament => ({
  ...tournament,
  terms: { ...tournament.terms, name: 'W'.repeat(60) },
  players: tournament.players.map((player) => ({ ...player, name: `W${'𝕎'.repeat(40)}` })),
});

test('each row of a cross-table adds up to the points, and two opposite cells to the points at stake', () => {
  const { rows } = drawnTable(CROSS);
  expect(rows).toHaveLength(16);
  for (const [at, { cells, sums }] of rows.entries()) {
    const others = cells.filter(({ tone }) => tone !== 'own');
    expect(others.reduce((sum, { text }) => sum + valueOf(text), 0)).toBe(valueOf(sums[0]!));
    const pairs = cells.map(({ text }, other) => valueOf(text) + valueOf(rows[other]!.cells[at]!.text));
    expect(pairs).toEqual(rows.map((_, other) => (other === at ? 0 : 2)));
  }
});

test('a small cross-table has room for the tie-breaks of tied players', () => {
  const { sumHeads, rows } = drawnTable(FOUR);
  expect(sumHeads).toEqual(['Pts', 'S-B']);
  expect(rows.map(({ place, cells }) => [place, cells.length])).toEqual(
    ['1', '2', '3', '4'].map((place) => [place, 4]),
  );
});

test('each row of a cross-table has its column, even if players share a place', () => {
  const { heads, rows } = drawnTable({ ...FOUR, rounds: [] });
  expect(rows.map(({ place }) => place)).toEqual(['1', '1', '1', '1']);
  expect(heads).toEqual(['1', '2', '3', '4']);
});

test('games against a player who left a round robin early are shown, but don’t count for anybody', () => {
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

test('a Swiss table shows the latest rounds, with opponents by place and opposite results', () => {
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

test('a Swiss table shows a bye as its points, without an opponent', () => {
  const cells = drawnTable(MATCHES).rows.flatMap((row) => row.cells);
  const byes = cells.filter(({ against }) => against === '–');
  expect(byes.map(({ text }) => text)).toEqual(['3', '3', '3']);
});

test('each round of a bracket has half as many ties as the last, and each tie has a winner', () => {
  const pages = [0, 1, 2].map((page) => drawnBracket(KNOCK_OUT, page));
  for (const { rounds } of pages) expect(rounds.map((ties) => ties.length)).toEqual([8, 4, 2, 1]);
  for (const tie of pages.flatMap(({ rounds, third }) => [...rounds.flat(), ...(third ? [third.tie] : [])]))
    expect(tie?.filter(({ isWinner }) => isWinner)).toHaveLength(1);
});

test('a bracket moves winners to the next round, and leaves unplayed ties open', () => {
  const { rounds } = drawnBracket(before(KNOCK_OUT, 2));
  const namesIn = (round: number) => rounds[round]!.flatMap((tie) => tie!.map(({ player }) => player?.name));
  const winnersIn = (round: number) =>
    rounds[round]!.flatMap((tie) =>
      tie!.filter(({ isWinner }) => isWinner).map(({ player }) => player?.name),
    );
  expect(namesIn(1)).toEqual(winnersIn(0));
  expect(namesIn(2)).toEqual(winnersIn(1));
  expect(namesIn(3)).toEqual([undefined, undefined]);
});

test('a bracket has no tie where a player advances without a game', () => {
  const { rounds } = drawnBracket(finished({ kind: 'knock-out', hasThirdPlace: false }, 5));
  expect(rounds[0]!.map((tie) => tie !== null)).toEqual([false, true, false, false]);
  expect(rounds[1]!.flat()).toHaveLength(4);
});

test('a large bracket shows its end first, and then its parts', () => {
  const large = finished({ kind: 'knock-out', hasThirdPlace: true }, 100);
  const sizes = Array.from({ length: bracketPages(large) }, (_, page) =>
    drawnBracket(large, page).rounds.map((ties) => ties.length),
  );
  expect(sizes).toEqual(Array.from({ length: 9 }, () => [8, 4, 2, 1]));
  expect(bracketPicture(say, large, 9)).toBeNull();
});

test('a podium can have several tied players on the same step', () => {
  const chart = podiumFor(finished({ kind: 'swiss', rounds: 1 }, 8))?.chart;
  expect(chart).toMatchObject({ steps: [{ place: 1, players: { length: 4 } }] });
});

test('the texts for pictures name players and points, and fit Discord’s limits', () => {
  expect(tableFor(FOUR)?.alt).toMatch(/^Standings of Friday blitz: 1\. .+ \(\d\), 2\. .+ \(\d\)/u);
  expect(podiumFor(KNOCK_OUT)?.alt).toMatch(/^Podium of Friday blitz: 1\. .+, 2\. .+, 3\. .+$/u);
  expect(bracketPicture(say, KNOCK_OUT, 0)?.alt).toMatch(/round 5: .+ – .+ \d:\d/u);
  const all = [SWISS, CROSS, ARENA].map(longest).flatMap((each) => [tableFor(each), podiumFor(each)]);
  const round = longest(before(KNOCK_OUT, 4));
  for (const charted of [...all, bracketPicture(say, round, 0)])
    expect(charted!.alt.length).toBeLessThanOrEqual(1024);
});

test('before the start, and beyond the last page, there is no picture', () => {
  const open = opened(termsOf({ kind: 'swiss', rounds: 3 }));
  const expected = [null, null, null, null];
  expect([tableFor(open), podiumFor(open), tableFor(SWISS, 2), tableFor(KNOCK_OUT, 9)]).toEqual(expected);
  expect(bracketPicture(say, opened(termsOf({ kind: 'knock-out', hasThirdPlace: true })), 0)).toBeNull();
});
