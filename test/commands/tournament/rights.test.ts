/** Permissions and limits are checked at each action, because they can change. */
import { expect, test } from 'vitest';
import type { CommandOption, Values } from '../../../src/app/ports/command.ts';
import { takePart } from '../../../src/app/tournament/takePart.ts';
import { NO_SETTINGS } from '../../../src/app/ports/subjects/settings.ts';
import { commandNamed, type } from '../asks.ts';
import { asking } from '../../app/table.ts';
import { PLACE } from '../../store/samples.ts';
import { endIt, FOUR, hallWith, said, start, stateOf, type Hall } from './hall.ts';

/** A command by a member with these roles and no management permission. */
const asMember = (
  hall: Hall,
  id: string,
  roles: readonly string[],
  command: string,
  values: Values<readonly CommandOption[]> = {},
) => commandNamed(command).run({ ...asking(hall, id), mayOrganize: false, roles }, values, hall.app);

const leave = async (hall: Hall, who: string) =>
  takePart(
    hall.app,
    { ...asking(hall, who), place: { ...PLACE, guildId: 'guild-1' } },
    (await stateOf(hall)).id,
    'leave',
  );

test('an organizer who loses the permission can’t organize anymore', async () => {
  const hall = await hallWith({}, FOUR);
  const refused = await asMember(hall, 'anna', [], 'tournament manage start');
  expect(said(refused)).toContain('To host a tournament, you need one of these permissions');
  expect((await stateOf(hall)).stage).toBe('open');
  await endIt(hall, { cancel: true });
  expect((await stateOf(hall)).stage).toBe('cancelled');
});

test('an organizer by role can organize as long as they have the role', async () => {
  const hall = await hallWith({}, FOUR);
  const settings = { ...NO_SETTINGS, organizerRole: '55' };
  await hall.app.store.settings.save({ guildId: 'guild-1', version: 1, settings });
  const refused = await asMember(hall, 'anna', ['7'], 'tournament manage end', { cancel: true });
  expect(said(refused)).toContain('you need the <@&55> role');
  const other = await asMember(hall, 'boris', ['55'], 'tournament manage end', { cancel: true });
  expect(said(other)).toContain('Only the organizer can do that');
  const asked = await asMember(hall, 'anna', ['55'], 'tournament manage end', { cancel: true });
  expect(said(asked)).toContain('Cancel **Cup**?');
});

test('a player who left can only return with the required role, and only while the tournament has room', async () => {
  const hall = await hallWith({ players: 4, role: '77' });
  for (const who of FOUR) await asMember(hall, who, ['77'], 'tournament join');
  await start(hall);
  await leave(hall, 'dora');
  for (const command of ['tournament join', 'tournament resume'])
    expect(said(await asMember(hall, 'dora', [], command))).toContain('you need the <@&77> role');
  await asMember(hall, 'emil', ['77'], 'tournament join');
  for (const command of ['tournament join', 'tournament resume'])
    expect(said(await asMember(hall, 'dora', ['77'], command))).toContain('The tournament is full');
  const dora = { id: 'dora', name: 'DORA', isBot: false };
  expect(said(await type(hall, 'anna', 'tournament manage add', { player: dora }))).toContain('is full');
  await leave(hall, 'emil');
  await asMember(hall, 'dora', ['77'], 'tournament resume');
  expect((await stateOf(hall)).players.find(({ id }) => id === 'dora')?.withdrawn).toBeNull();
});

test('a player who pauses can only return with the required role', async () => {
  const hall = await hallWith({ role: '77' });
  for (const who of FOUR) await asMember(hall, who, ['77'], 'tournament join');
  await start(hall);
  await type(hall, 'dora', 'tournament pause');
  expect(said(await asMember(hall, 'dora', [], 'tournament resume'))).toContain('you need the <@&77> role');
  await asMember(hall, 'dora', ['77'], 'tournament resume');
  expect((await stateOf(hall)).players.find(({ id }) => id === 'dora')?.isPaused).toBe(false);
});
