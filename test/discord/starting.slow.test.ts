/** Starting while Discord is not there: the bot waits, says so, and goes on. */
import { expect, test } from 'vitest';
import type { RestFault } from '../../playground/server/faults.ts';
import { openTable } from '../story/table.ts';
import { openNotebook } from './notebook.ts';

const PAGE = '<html><body>502 Bad Gateway</body></html>';
const WHERE = {
  'where the gateway is': /GET \/gateway\/bot/u,
  'which commands there are': /PUT .*commands/u,
};
const WHAT: Readonly<Record<string, RestFault['effect']>> = {
  'a connection that breaks before': { drop: 'before' },
  'a connection that breaks after': { drop: 'after' },
  'a fault of Discord': { status: 503 },
  'a page of the front': { status: 502, page: PAGE },
  'a page of the front that tells of success': { status: 200, page: PAGE },
  'a rate limit that tells no end': { status: 429, retryAfterMs: null },
  'a stray refusal of the token': { status: 401, body: { code: 0, message: '401: Unauthorized' } },
};
const CASES = Object.entries(WHERE).flatMap(([where, on]) =>
  Object.entries(WHAT).map(([what, effect]) => [what, where, { on, effect }] as const),
);

test.each(CASES)('%s on asking %s is waited out', async (_what, _where, fault) => {
  const table = await openTable();
  const { anna, channel, discord } = table;
  const log = openNotebook();
  discord.faults.rest(fault);
  await table.startBot({ log });
  expect((await anna.command(channel, 'help')).message).not.toBeNull();
  const said = log.entries.filter(({ level }) => level === 'warn').map(({ details }) => details['msg']);
  expect(said).toEqual([expect.stringMatching(/^Discord cannot be reached at .*; trying again in 1 s$/u)]);
});
