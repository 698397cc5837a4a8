/** Private answers below a board, in the order in which their interactions began and ended. */
import { InteractionType, REST } from 'discord.js';
import { expect, test } from 'vitest';
import { asidesOver } from '../../src/discord/incoming/asides.ts';
import { readInteraction, type Answerable } from '../../src/discord/interaction.ts';
import { madeAt } from '../../src/discord/snowflake.ts';

const [EARLIER, LATER] = ['1200000000000000000', '1200000000000000001'];

function asked(id: string): Answerable {
  const { data } = readInteraction({
    id,
    application_id: '1',
    type: InteractionType.ApplicationCommand,
    token: `token-${id}`,
    user: { id: '2', username: 'anna' },
    locale: 'en-US',
    channel: { id: '3', type: 0 },
    app_permissions: '0',
    authorizing_integration_owners: {},
    data: { id: '4', name: 'games', type: 1, options: [{ name: 'do', type: 3, value: 'board' }] },
  });
  if (data?.type !== InteractionType.ApplicationCommand) throw new Error('no command was read');
  return data;
}

test.each([
  ['the earlier answer goes when the later one comes', [EARLIER, LATER], [EARLIER]],
  ['the later answer stays when an earlier interaction ends after it', [LATER, EARLIER], []],
])('%s', async (_, ended, removed) => {
  const paths: string[] = [];
  const makeRequest = async (url: string): Promise<Response> => {
    paths.push(url);
    return new Response(null, { status: 204 });
  };
  const asides = asidesOver(new REST({ makeRequest }), () => madeAt(LATER));
  for (const id of ended) await asides.leave(asked(id), { message: '@original', isAnother: true });
  expect(paths.map((path) => /token-(\d+)/u.exec(path)?.[1])).toEqual(removed);
});
