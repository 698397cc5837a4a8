/** `.env` files as people write them: encodings, and warnings about possible surprises. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Environment } from '../src/config.ts';
import { type Variables, meantBy, readEnvFile, remarksOn } from '../src/envFile.ts';
import { pathInNewFolder } from './store/folder.ts';

const KNOWN = Object.keys(Environment.shape);
const TEXT = 'DISCORD_TOKEN=abc.def.ghi\r\n# Größe\r\nPORT=4000\r\n';

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();

test.each([
  ['UTF-8', Buffer.from(TEXT), false],
  ['UTF-8 with a mark, as Notepad writes it', Buffer.from(`\uFEFF${TEXT}`), false],
  ['UTF-16, as PowerShell’s > writes it', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), true],
  ['UTF-16 without a mark', Buffer.from(TEXT, 'utf16le'), true],
  ['UTF-16, big-endian', swapped(Buffer.from(`\uFEFF${TEXT}`, 'utf16le')), true],
  ['UTF-16, big-endian, without a mark', swapped(Buffer.from(TEXT, 'utf16le')), true],
])('%s is read', async (_, bytes, isUtf16) => {
  const path = await pathInNewFolder('.env');
  writeFileSync(path, bytes);
  const variables = { DISCORD_TOKEN: 'abc.def.ghi', PORT: '4000' };
  const file = { text: TEXT, isUtf16, variables };
  expect(readEnvFile(dirname(path))).toEqual({ ok: true, value: file });
  const remarks = remarksOn(file, variables, KNOWN, ['.env']);
  expect(remarks.map((words) => words.includes('Save it as UTF-8.'))).toEqual(isUtf16 ? [true] : []);
});

test.each([
  ['without a mark', Buffer.from(TEXT, 'utf16le')],
  ['with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['big-endian', swapped(Buffer.from(TEXT, 'utf16le'))],
])('UTF-16 appended to UTF-8 is reported, %s', async (_, appended) => {
  const path = await pathInNewFolder('.env');
  writeFileSync(path, Buffer.concat([Buffer.from('# Größe\r\n'), appended]));
  const file = readEnvFile(dirname(path));
  if (!file.ok || file.value === null) throw new Error('unread');
  const remarks = remarksOn(file.value, {}, KNOWN, ['.env']);
  expect(remarks.filter((words) => !/overrides/u.test(words))).toEqual([
    'A part of .env is in UTF-16, which >> in PowerShell appends. Write it again, and save it as UTF-8.',
  ]);
});

test('a folder without the file has no settings; a folder named `.env` is refused', async () => {
  const folder = dirname(await pathInNewFolder('.env'));
  expect(readEnvFile(folder)).toEqual({ ok: true, value: null });
  mkdirSync(join(folder, '.env'));
  expect(readEnvFile(folder)).toEqual({ ok: false, problem: expect.stringContaining('.env is a folder') });
});

test('an unreadable file is refused instead of being treated as empty', async () => {
  const path = await pathInNewFolder('.env');
  symlinkSync(path, path);
  expect(readEnvFile(dirname(path))).toEqual({ ok: false, problem: expect.stringContaining('ELOOP') });
});

const fileOf = async (text: string) => {
  const path = await pathInNewFolder('.env');
  writeFileSync(path, text);
  const read = readEnvFile(dirname(path));
  if (!read.ok || read.value === null) throw new Error('not read');
  return read.value;
};

test.each<[string, string, Variables, readonly string[]]>([
  ['a setting', 'PORT=4000', {}, []],
  ['settings of other programs', 'POSTGRES_PASSWORD=x\nTZ=UTC\nNODE_ENV=production\nEDITOR=vi', {}, []],
  ['a key', 'MAIL="one\ntwo\nthree"\nPORT=4000', {}, []],
  [
    'a typing mistake',
    'DISCORD_TOKNE=x',
    {},
    ['DISCORD_TOKNE in .env is not a setting. Did you mean DISCORD_TOKEN?'],
  ],
  [
    'a name without its beginning',
    'TOKEN=x',
    {},
    ['TOKEN in .env is not a setting. Did you mean DISCORD_TOKEN?'],
  ],
  [
    'a name of other bots',
    'BOT_TOKEN=x',
    {},
    ['BOT_TOKEN in .env is not a setting. Did you mean DISCORD_TOKEN?'],
  ],
  [
    'small letters',
    'discord_token=x',
    {},
    ['discord_token in .env is not a setting. Did you mean DISCORD_TOKEN?'],
  ],
  [
    'the copied line below the own one',
    'PORT=1\nPORT=',
    {},
    ['PORT is in .env more than once. The last line counts.'],
  ],
  ['only the token', '# here\nabc.def.ghi', {}, ['Line 2 of .env has no name. Write NAME=value.']],
  ['a name without a sign', 'DISCORD_TOKEN abc', {}, ['Line 1 of .env has no name. Write NAME=value.']],
  [
    'another value in the environment',
    'PORT=1',
    { PORT: '2' },
    ['The environment variable PORT overrides .env.'],
  ],
  ['an empty one', 'PORT=1', { PORT: '' }, ['The environment variable PORT is empty, and overrides .env.']],
])('there is a warning about %s', async (_, text, given, remarks) => {
  const file = await fileOf(text);
  expect(remarksOn(file, { ...file.variables, ...given }, KNOWN, ['.env', '.env.example'])).toEqual(remarks);
});

test.each([
  ['.env.txt', true],
  ['env', true],
  ['.env.local', true],
  ['.env.example.txt', true],
  ['.env.example', false],
  ['environment.md', false],
])('without .env, whether %s is probably meant: %s', (name, isMeant) => {
  const said = [`The settings are read from .env, not from ${name}. Rename it to .env.`];
  expect(remarksOn(null, {}, KNOWN, ['README.md', name])).toEqual(isMeant ? said : []);
});

test('in the environment, only long names that resemble a setting are reported', () => {
  const environment = { DISCORD_TOKE: 'x', POST: 'x', GITHUB_TOKEN: 'x', LOGNAME: 'x', DATABASE_URL: 'x' };
  expect(remarksOn(null, environment, KNOWN, [])).toEqual([
    'DISCORD_TOKE in the environment is not a setting. Did you mean DISCORD_TOKEN?',
  ]);
});

/** One letter missing, doubled, wrong, or swapped with the next letter, at each position. */
const mistakesIn = (name: string): readonly string[] =>
  name.split('').flatMap((letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    return [
      before + after,
      before + letter + letter + after,
      `${before}Q${after}`,
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
  });

test('every typo in the name of a setting is reported', () => {
  const mistakes = KNOWN.flatMap((name) =>
    mistakesIn(name)
      .filter((mistake) => !KNOWN.includes(mistake))
      .map((mistake) => [mistake, name] as const),
  );
  expect(mistakes.length).toBeGreaterThan(1000);
  expect(mistakes.filter(([mistake, name]) => meantBy(mistake, KNOWN) !== name)).toEqual([]);
});
