/** What the log says about errors: enough to fix them, but no names, texts or tokens. */
import { DiscordAPIError, HTTPError } from 'discord.js';
import { expect, test } from 'vitest';
import { openLog } from '../src/log.ts';

const TOKEN = 'MTIwMjQwMjkzODA2NDk5NDMw.GxYzAb.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const USER = '120240293806499430';
const INTERACTION = 'aW50ZXJhY3Rpb246secretsecretsecret';
const URL = `https://discord.com/api/v10/webhooks/${USER}/${INTERACTION}/messages/@original`;
const WORDS = 'my secret words';
const REQUEST = { files: undefined, body: { content: WORDS, token: TOKEN } };

/** An error as PostgreSQL's driver creates it. */
const violation = Object.assign(new Error('duplicate key value violates unique constraint "game_pkey"'), {
  code: '23505',
  table: 'game',
  constraint: 'game_pkey',
  detail: `Key (white_id)=(${USER}) already exists: ${WORDS}`,
  where: WORDS,
  parameters: [USER, WORDS],
});
const refusal = new DiscordAPIError(
  { code: 50035, message: `Invalid Form Body for ${USER}` },
  50035,
  400,
  'POST',
  URL,
  REQUEST,
);
const limit = Object.assign(new Error('rate limited'), { url: URL, majorParameter: INTERACTION, route: URL });
const address = new Error(`cannot reach postgres://bot:pa55word@db/games and ${URL} by ${TOKEN}`);

const ERRORS: Readonly<Record<string, Error>> = {
  'a refusal of Discord': refusal,
  'a fault of Discord': new HTTPError(502, 'Bad Gateway', 'POST', URL, REQUEST),
  'a rate limit': limit,
  'a violation of PostgreSQL': violation,
  'addresses in a message': address,
  'several in one': new AggregateError([violation, refusal], 'two failed'),
  'one that another caused': new Error('not saved', { cause: refusal }),
  'one deep within others': new AggregateError([
    new Error('outer', { cause: new AggregateError([limit, address]) }),
  ]),
};

function written(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog('trace', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test.each(Object.entries(ERRORS))('%s is logged without secrets', (_name, error) => {
  const lines = written((log) => {
    log.error({ err: error, id: 'g1' }, `it failed at ${URL}`);
    log.warn({ reason: error, place: URL });
    log.error(error);
  });
  for (const secret of [TOKEN, USER, INTERACTION, WORDS, 'pa55word']) expect(lines).not.toContain(secret);
  expect(lines.trim().split('\n')).toHaveLength(3);
});

test('the details needed for a fix are logged: codes, table, stack, and nested errors', () => {
  const error = new AggregateError([violation, refusal], 'two failed');
  const line = JSON.parse(written((log) => log.error({ err: error, bug: 'abc' }, 'a bug')));
  const expected = { bug: 'abc', msg: 'a bug', err: { type: 'AggregateError', message: 'two failed' } };
  expect(line).toMatchObject(expected);
  expect(line.err.stack).toContain('log.test.ts');
  expect(line.err.errors).toMatchObject([
    { code: '23505', table: 'game', constraint: 'game_pkey' },
    { code: 50035, status: 400, method: 'POST' },
  ]);
});
