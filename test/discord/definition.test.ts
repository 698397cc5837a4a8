/** Who is offered a command, and where: as Discord is told when it is registered. */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { definitionsOf } from '../../src/discord/definition.ts';

const definitions = definitionsOf(commands);
const contextsOf = (name: string) => definitions.find((each) => each.name === name)?.contexts;

test('what is for admins is offered only to those who may manage the server', () => {
  const limited = definitions.filter((each) => 'default_member_permissions' in each);
  expect(limited.map(({ name, default_member_permissions: bits }) => [name, bits])).toEqual(
    commands.filter(({ forAdmins }) => forAdmins).map(({ name }) => [name, '32']),
  );
  expect(limited.map(({ name }) => name)).toEqual(expect.arrayContaining(['void', 'settings']));
});

test('boards are offered in servers only, and games wherever someone brings the bot along', () => {
  for (const name of ['leaderboard', 'profile', 'stats', 'void', 'settings'])
    expect(contextsOf(name)).toEqual([0]);
  expect(contextsOf('move')).toEqual([0, 1, 2]);
});
