/**
 * The three leaderboards, a profile and the statistics on a phone and on a desktop, in servers of
 * 0, 1, 3 and 300 players with odd names.
 */
import { legalMoves } from '../../src/draughts/moves.ts';
import { extend, lastPosition, startLine } from '../../src/draughts/line.ts';
import { variantOf, type VariantId } from '../../src/draughts/variants.ts';
import { playText } from '../../src/features/learn/rules/study.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pageRoutes } from '../../playground/page.ts';
import type { Player } from '../../src/game/game.ts';
import { storeAt } from '../store/opened.ts';
import { finish } from '../app/finished.ts';
import { chance } from '../rating/season.ts';
import { sitDown, type Table } from '../story/table.ts';
import { openWindow, shootPart } from './chromium.ts';
import { browserHere } from './opened.ts';
import { ask, lastCard, option } from './seat.ts';

const browser = browserHere();

/** Names that would break a line, a list or a sentence if they were rendered as markup. */
const ODD = [
  'Wilhelmina-Alexandra von und zu',
  'שחקן דמקה מצטיין',
  'لاعب داما',
  '👨‍👩‍👧 Fire🔥',
  '**bold** ||spoiler||',
  '[link](https://example.com)',
  '<@1> @everyone `code`',
  '# Heading\n- list',
  '‮reversed‬',
  '张伟',
];

/**
 * As wide as a phone or a desktop, and as high as the longest answer, so that it is completely
 * visible.
 */
const PHONE = { width: 390, height: 2400 };
const DESK = { width: 1280, height: 2400 };

const HOUR = 60 * 60 * 1000;

function playedOn(variant: VariantId, opening: readonly string[]): readonly string[] {
  let line = opening.reduce(playText, startLine(variantOf(variant)));
  while (line.moves.length < 12) line = extend(line, legalMoves(line.variant, lastPosition(line))[0]!);
  return line.moves.map((move) => makeFullMove(line.variant, move));
}

const OPENINGS = [
  ['c3-d4', 'b6-a5', 'd4-c5', 'd6:b4'],
  ['e3-f4', 'f6-e5', 'g3-h4', 'e5:g3'],
];

async function fill(table: Table, players: readonly Player[], games: number): Promise<void> {
  const store = await storeAt(table.databasePath);
  const random = chance(3);
  const time = { now: table.discord.clock.now() - games * 5 * HOUR };
  let ids = 0;
  const seat = { app: { store: store, newId: () => `seed${(ids += 1)}` }, time };
  const place = { guildId: table.discord.guildId, channelId: table.channel, locale: 'en-US' };
  for (let n = 0; n < games; n += 1) {
    const white = Math.floor(random() ** 2 * players.length);
    const black = (white + 1 + Math.floor(random() * (players.length - 1))) % players.length;
    const [one, other] = [players[white], players[black]];
    if (!one || !other) throw new Error('nobody plays');
    const winner = random() < 0.15 ? null : white < black === random() < 0.75 ? 'white' : 'black';
    const variant = n % 4 === 3 ? 'poddavki' : 'russian';
    const moves = playedOn(variant, OPENINGS[n % 3 === 0 ? 1 : 0] ?? []);
    const turns = [...moves, ''].map((_, ply) => ({
      ply,
      from: time.now - ((moves.length - ply) / moves.length) * 4 * HOUR * random(),
    }));
    const sorted = turns.map(({ ply }, index) => ({
      ply,
      from: Math.round(turns.map(({ from }) => from).toSorted((a, b) => a - b)[index] ?? 0),
    }));
    await finish(seat, [one, other], winner, { place, moves, variant, turns: sorted });
    time.now += 5 * HOUR;
  }
  await store.close();
}

async function look(page: Page, command: string, name?: string, value = ''): Promise<void> {
  await ask(page, command, name === undefined ? undefined : () => option(page, name, value));
  await page.waitForLoadState('networkidle');
}

async function lookAround(page: Page, shot: string, games: number): Promise<void> {
  for (const by of ['Rating', 'Wins', 'Games played']) {
    await look(page, 'leaderboard', 'by', by);
    await shootPart(lastCard(page), `${shot}-by-${by.toLowerCase().replace(' ', '-')}`);
  }
  const board = lastCard(page);
  expect(await board.getByRole('link').count()).toBe(0);
  expect(await board.locator('h1, ul, strong:text-is("bold")').count()).toBe(0);
  for (const part of ['profile', 'server']) {
    await look(page, 'profile', ...(part === 'server' ? ['server', 'True'] : []));
    await shootPart(lastCard(page), `${shot}-${part}`);
    expect(
      await lastCard(page)
        .getByRole('img', { name: /^(?:Games by|The rating over)/u })
        .count(),
    ).toBe(games < 10 ? 0 : part === 'server' ? 2 : 1);
  }
}

test.each([
  [0, 0, [PHONE]],
  [1, 1, [PHONE]],
  [3, 24, [PHONE]],
  [300, 600, [PHONE, DESK]],
])('a server of %i players after %i games', { timeout: 240_000 }, async (size, games, viewports) => {
  const more = Array.from({ length: Math.max(0, size - ODD.length - 3) }, (_, n) => `Player ${n}`);
  const names = [...ODD, ...more];
  const table = await sitDown({}, { page: await pageRoutes(), people: names });
  const { anna, boris, chidi, discord } = table;
  const guests = names.map((name) => discord.visitor(name));
  const all = [anna, boris, chidi, ...guests].map(({ person: { id, name } }) => ({ id, name }));
  if (games > 0) await fill(table, all.slice(0, Math.max(2, size)), games);
  for (const viewport of viewports) {
    const { page, faults } = await openWindow(browser(), discord.url, viewport);
    await lookAround(page, `standings-${size}-${viewport === PHONE ? 'phone' : 'desk'}`, games);
    expect(faults).toEqual([]);
  }
  expect(discord.refusals).toEqual([]);
});
