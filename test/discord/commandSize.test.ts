/** Each command as it is registered keeps to Discord's rules, its 8,000 characters with the longest translation of each text among them. */
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { checkCommand, sizeOf } from '../../playground/server/rules/commands.ts';
import { definitionsOf } from '../../src/discord/definition.ts';

test.each(definitionsOf(commands).map((definition) => [definition.name, definition] as const))(
  '/%s is registered as Discord takes it, in every language',
  (_, definition) => {
    expect(() => checkCommand(definition)).not.toThrow();
    expect(sizeOf(definition)).toBeLessThanOrEqual(8000);
  },
);
