/** Who is offered a command, and where: as Discord is told when it is registered. */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { definitionOf } from '../../src/discord/definition.ts';

const definitions = commands.map(definitionOf);
const contextsOf = (name: string) => definitions.find((each) => each.name === name)?.contexts;

test('only those who may manage the server are offered /void', () => {
  const limited = definitions.filter((each) => 'default_member_permissions' in each);
  expect(limited.map(({ name, default_member_permissions: bits }) => [name, bits])).toEqual([['void', '32']]);
});

test('boards are offered in servers only, and games in direct messages with the bot too', () => {
  for (const name of ['leaderboard', 'profile', 'stats', 'void']) expect(contextsOf(name)).toEqual([0]);
  expect(contextsOf('move')).toEqual([0, 1]);
});
