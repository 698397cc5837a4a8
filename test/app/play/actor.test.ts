/** An actor outside of any channel plays a whole game by its id. */
import { expect, test } from 'vitest';
import { act, playMove } from '../../../src/app/play/act.ts';
import { gameNamed, shown, typed } from '../../../src/app/play/find.ts';
import { hintFor } from '../../../src/app/play/hint.ts';
import type { Actor } from '../../../src/app/ports/actor.ts';
import type { Reply } from '../../../src/app/ports/command.ts';
import { acceptOffer, makeOffer } from '../../../src/game/offers/offering.ts';
import { refusalOf } from '../../commands/asks.ts';
import { scripted } from '../scripted.ts';
import { newTable } from '../table.ts';
import { begun } from '../play.ts';

const onPage = (id: string, at = 1): Actor => ({
  user: { id, name: id.toUpperCase(), isBot: false },
  at,
  locale: 'en-GB',
  place: null,
  isAlone: false,
  roles: [],
  membership: null,
  mayOrganize: false,
});

const gameIn = (reply: Reply) => {
  if (reply.kind !== 'card') throw new Error(refusalOf(reply));
  return reply.game;
};

test('a rated game is played by its id without hints, and drawn by agreement from a page', async () => {
  const table = await newTable();
  const app = { ...table.app, engine: scripted() };
  const { id, place } = await begun(table);
  const [anna, boris] = [onPage('anna'), onPage('boris')];
  const moved = gameIn(await playMove(app, anna, id, { text: 'c3-d4', ply: 0 }));
  expect([moved.moves, moved.place]).toEqual([['c3-d4'], place]);
  const late = await playMove(app, anna, id, { text: 'e3-f4', ply: 0 });
  expect(late).toMatchObject({ problem: { code: 'stale-click' }, game: id });
  expect(await hintFor(app, boris, moved)).toMatchObject({ problem: { code: 'hint-rated' } });
  gameIn(await act(app, anna, id, (game) => makeOffer(game, { by: 'anna', at: 2 }, 'draw')));
  const drawn = await act(app, boris, id, (game) => acceptOffer(game, { by: 'boris', at: 3 }, 'draw'));
  expect(gameIn(drawn).result).toEqual({ winner: null, by: 'agreement' });
});

test('a stranger on a page can’t see a game by its id, except in the channel where it is shown', async () => {
  const table = await newTable();
  const { app } = table;
  const game = await begun(table);
  expect(await gameNamed(app, onPage('dora'), typed(game.id)!)).toMatchObject({ ok: false });
  expect(await gameNamed(app, onPage('dora'), shown(game.id))).toMatchObject({ ok: true });
  expect(await gameNamed(app, onPage('boris'), typed(game.id)!)).toMatchObject({ ok: true });
});
