/** The content of a link to a game, as anyone sees it: names, servers and help only if allowed. */
import { expect, test } from 'vitest';
import { ANALYSIS_VERSION } from '../../src/analysis/finding.ts';
import { legalMoves } from '../../src/draughts/moves.ts';
import type { Game } from '../../src/game/game.ts';
import { lineOf } from '../../src/game/line.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { previewOfGame } from '../../src/live/document/preview.ts';
import { openSharing } from '../../src/live/door/shared.ts';
import { sharedFacts, sharedGameOf } from '../../src/live/game/sharedGame.ts';
import { makeFullMove } from '../../src/notation/move.ts';
import { newTable, type Table } from '../app/table.ts';
import { newGame } from '../game/table.ts';
import { lineBy } from '../notation/playout.ts';

const LINE = lineBy('russian', 17, [3, 1, 4, 1, 5, 9, 2, 6]);
const MOVES = LINE.moves.map((move) => makeFullMove(LINE.variant, move));
/** White's last move lost the game. */
const PLY = 16;
const OVER = newGame({ moves: MOVES, result: { winner: 'black', by: 'resignation' } });
const DAVE = { id: '7', name: 'Dave', locale: 'en' };

async function analyzed(game: Game = OVER): Promise<Table> {
  const table = await newTable();
  const { variant, positions } = lineOf(game);
  const findings = positions.map((position, ply) => ({
    score: ply > PLY ? -400 : 0,
    best: legalMoves(variant, position)
      .map((move) => makeFullMove(variant, move))
      .filter((text) => text !== MOVES[ply]),
  }));
  const subject = { kind: 'game', id: game.id } as const;
  const analysis = { subject, version: 1, engine: ANALYSIS_VERSION, findings, post: null, forGuesses: false };
  await table.app.store.analyses.save({ ...analysis, madeAt: 1 }, null);
  await table.app.store.games.add(game, 1e15);
  return table;
}

async function told(
  { app }: Table,
  {
    game = OVER,
    by = 'erin',
    visitor = null,
  }: { game?: Game; by?: string; visitor?: typeof DAVE | null } = {},
) {
  const watching = {
    memory: app.memory,
    isMember: async () => false,
    sight: async () => ({ seesNames: false }),
  };
  const finding = { app, sharing: openSharing('secret'), watching, visitor: null };
  const pass = { by, of: `game-${game.id}`, key: 'k' };
  const found = { game, sight: { seesNames: false }, shared: { kind: 'game', id: game.id, pass } } as const;
  const shared = await sharedGameOf(finding, found, visitor);
  return { facts: sharedFacts(sayIn('en'), shared), preview: await previewOfGame(app, shared) };
}

const named = ({ app }: Table, user: string) =>
  app.store.people.savePreference({ user, version: 1, preference: { notation: 'variant', isNamed: true } });

test('players are named only if they allow it; the winner is “a player” in the server', async () => {
  const table = await analyzed();
  const { facts, preview } = await told(table);
  expect(facts.headline).toBe('A player in guild-1 won in 9 moves');
  expect(preview.title).toBe('A player in guild-1 won in 9 moves · Russian draughts');
  expect(facts.turn).toMatchObject({ ply: PLY });
  expect(preview.words).toBe(facts.turn?.question);
  expect(preview.words).toMatch(/^White played \S+ and lost\. Can you find the best move\?$/u);
  expect(preview.board).toMatchObject({ bottom: 'white', arrows: [{ tone: 'played' }] });
  expect(facts.challenge).toBeNull();
  expect(JSON.stringify([facts, preview])).not.toMatch(/Anna|Boris/u);
});

test('a winner who allows it is named, and can be challenged in a channel that everyone can read', async () => {
  const table = await analyzed();
  await named(table, 'boris');
  expect((await told(table)).facts).toMatchObject({
    headline: 'Boris won in 9 moves',
    challenge: { name: 'Boris', address: 'https://discord.com/channels/guild-1/channel-1' },
  });
  await named(table, 'anna');
  const { facts, preview } = await told(table);
  // The headline is the same as on the card.
  expect(facts.headline).toBe('Boris beat Anna by resignation after 9 moves');
  expect(preview.words).toMatch(/^Anna played/u);
  const app = { ...table.app, memory: { ...table.app.memory, readers: async () => () => false } };
  expect((await told({ ...table, app })).facts.challenge).toBeNull();
});

test('a running game shows no mistakes, only the players and the number of moves', async () => {
  const game = newGame({ moves: MOVES });
  const table = await analyzed(game);
  const { facts, preview } = await told(table, { game });
  expect(facts).toEqual({ headline: 'A game in guild-1', turn: null, level: null, challenge: null });
  expect(preview.words).toBe('In progress, after 9 moves');
  expect(preview.board).not.toHaveProperty('arrows');
  await named(table, 'anna');
  expect((await told(table, { game })).facts.headline).toBe('Anna – Black');
});

test('nobody is shown a mistake that would help them in a running game', async () => {
  for (const by of ['anna', 'erin']) {
    const table = await analyzed();
    const players = { white: { id: by, name: 'E' }, black: { id: 'finn', name: 'Finn' } };
    await table.app.store.games.add(newGame({ id: 'g2', moves: MOVES.slice(0, PLY), players }), 1e15);
    expect((await told(table)).facts.turn).toBeNull();
    expect((await told(table, { visitor: DAVE })).facts.turn).not.toBeNull();
    expect((await told(table, { visitor: { ...DAVE, id: by } })).facts.turn).toBeNull();
  }
});
