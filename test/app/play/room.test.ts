/** A server's limit of games per member, enforced even if two games begin at the same instant. */
import { expect, test } from 'vitest';
import { accept, makeChallenge } from '../../../src/app/play/challenges.ts';
import { beginEngineGame } from '../../../src/app/play/engineGame.ts';
import { rematchAct } from '../../../src/app/play/rematch.ts';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { change, newPlace } from '../../store/place.ts';
import { PLACE } from '../../store/samples.ts';
import { finish, player } from '../finished.ts';
import { invited } from '../play.ts';
import { scripted } from '../scripted.ts';
import { asking, newTable, type Table } from '../table.ts';

/** Prepares a game for Boris. The result starts it, and returns whether it began. */
type Way = (table: Table) => Promise<() => Promise<boolean>>;

const accepting: Way = async (table) => {
  const { id } = await invited(table);
  return async () => (await accept(table.app, asking(table, 'boris'), id)).ok;
};

const beingAccepted: Way = async (table) => {
  const wish = { variant: 'russian', opponent: null, color: 'white' } as const;
  const made = await makeChallenge(table.app, asking(table, 'boris'), wish);
  if (!made.ok) throw new Error(made.problem.code);
  return async () => (await accept(table.app, asking(table, 'carl'), made.value.id)).ok;
};

const rematch: Way = async (table) => {
  const { id } = await finish(table, [player('anna'), player('boris')], 'white');
  await rematchAct(table.app, asking(table, 'anna'), id, 'offer');
  return async () => 'finished' in (await rematchAct(table.app, asking(table, 'boris'), id, 'accept'));
};

const againstEngine: Way = async (table) => {
  const app = { ...table.app, engine: scripted() };
  const wish = { variant: 'russian', color: 'white', level: 1, place: PLACE } as const;
  return async () => (await beginEngineGame(app, asking(table, 'boris'), wish)).ok;
};

const WAYS: Readonly<Record<string, Way>> = {
  'accepting a challenge': accepting,
  'having a challenge accepted': beingAccepted,
  'a rematch': rematch,
  'a game against the engine': againstEngine,
};

const runningOf = ({ app }: Table) => app.store.games.list({ player: 'boris', state: 'running' });

test.each(Object.entries(WAYS))(
  'of three games by %s at the same time, the allowed two begin',
  async (_, way) => {
    const table = await newTable(await newPlace());
    const settings = { ...NO_SETTINGS, mostGames: 2 };
    await table.app.store.settings.save({ guildId: PLACE.guildId ?? '', version: 1, settings });
    const ready = [await way(table), await way(table), await way(table)];
    const begun = await Promise.all(ready.map((begin) => begin()));
    expect(begun.filter(Boolean)).toHaveLength(2);
    expect(await runningOf(table)).toHaveLength(2);
  },
);

test('with a limit of one, four simultaneous starts make one game; games in other servers don’t count', async () => {
  const table = await newTable(await newPlace());
  const settings = { ...NO_SETTINGS, mostGames: 1 };
  const elsewhere = await invited(table, { ...PLACE, guildId: 'guild-2' });
  await accept(table.app, asking(table, 'boris', { ...PLACE, guildId: 'guild-2' }), elsewhere.id);
  const ready: Awaited<ReturnType<Way>>[] = [];
  for (const way of Object.values(WAYS)) ready.push(await way(table));
  await table.app.store.settings.save({ guildId: PLACE.guildId ?? '', version: 1, settings });
  const begun = await Promise.all(ready.map((begin) => begin()));
  expect(begun.filter(Boolean)).toHaveLength(1);
  expect(await runningOf(table)).toHaveLength(2);
});

test('a damaged game counts, and a player at the limit is refused without a retry', async () => {
  const place = await newPlace();
  const table = await newTable(place);
  const settings = { ...NO_SETTINGS, mostGames: 1 };
  await table.app.store.settings.save({ guildId: PLACE.guildId ?? '', version: 1, settings });
  const [{ id: first }, { id: second }] = [await invited(table), await invited(table)];
  expect((await accept(table.app, asking(table, 'boris'), first)).ok).toBe(true);
  await change(place, "update game set data = '{'");
  const accepted = await accept(table.app, asking(table, 'boris'), second);
  expect(accepted).toEqual({ ok: false, problem: { code: 'too-many-games', most: 1 } });
});
