/** Every folder has a README and import rules; every rule has its folder, and forbids something. */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cruise, root, rules } from './cruise.ts';

const foldersOf = (...patterns: readonly string[]): readonly string[] =>
  [...new Set(globSync(patterns, { cwd: root }).map((file) => dirname(file)))].toSorted();

const HOUSES = [
  'commands',
  ...new Set(foldersOf('src/*/**/*.ts').map((folder) => folder.split('/', 2).join('/'))),
];
/** The rooms of a folder; a single one needs no rule. */
const roomsOf = (house: string): readonly string[] => {
  const rooms = foldersOf(`${house}/*/*.ts`);
  return rooms.length > 1 ? rooms : [];
};
const RULED = [...HOUSES, ...HOUSES.flatMap(roomsOf)].toSorted();
const names = rules()
  .map(({ name }) => name)
  .filter((name) => /^(src|commands)\b/u.test(name));

test('each folder has a rule of imports, and each rule its folder', () => {
  expect(names.toSorted()).toEqual(RULED);
});

/** A house in which a file of each folder imports a file of each other folder, without cycles. */
async function chaos(): Promise<string> {
  const house = await mkdtemp(join(tmpdir(), 'house-'));
  onTestFinished(() => rm(house, { recursive: true }));
  for (const folder of RULED) {
    const reached = HOUSES.includes(folder) ? HOUSES : [dirname(folder), ...roomsOf(dirname(folder))];
    const imports = reached.map((other) => `import './${relative(folder, other)}/quiet.ts';`);
    await mkdir(join(house, folder), { recursive: true });
    await writeFile(join(house, folder, 'quiet.ts'), 'export {};\n');
    await writeFile(join(house, folder, 'reaching.ts'), `${imports.join('\n')}\n`);
  }
  await mkdir(join(house, '.ci'));
  for (const file of ['.dependency-cruiser.cjs', '.ci/rooms.cjs', 'tsconfig.json'])
    await copyFile(join(root, file), join(house, file));
  return house;
}

test('each rule forbids something', async () => {
  const { summary } = await cruise(await chaos(), ['src', 'commands']);
  const broken = new Set(summary.violations.map(({ rule }) => rule.name));
  expect(names.filter((name) => !broken.has(name))).toEqual([]);
});

test.each(['src', ...new Set([...HOUSES, ...foldersOf('src/*/**/*.ts')])])(
  '%s states its purpose in at most three lines',
  (folder) => {
    const lines = readFileSync(join(root, folder, 'README.md'), 'utf8')
      .trimEnd()
      .split('\n');
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines.filter((line) => line.length === 0 || line.length > 150)).toEqual([]);
  },
);

test('a file of commands is a declaration of at most 80 lines', () => {
  const sizes = globSync('commands/**/*.ts').map(
    (file) => [file, readFileSync(file, 'utf8').split('\n').length - 1] as const,
  );
  expect(sizes.length).toBeGreaterThan(16);
  expect(sizes.filter(([, lines]) => lines > 80)).toEqual([]);
});

test('rows and buttons of messages are made in one file', () => {
  const makers = globSync(['src/**/*.ts', 'commands/**/*.ts']).filter((file) =>
    /ComponentType\.(?:ActionRow|Button)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(makers).toEqual(['src/discord/showing/layout.ts']);
});

test.each([
  ['games.save', 'src/app/save/saveGame.ts'],
  ['games.shown', 'src/app/card/shown.ts'],
])('only one file calls %s of the store', (method, caller) => {
  const callers = globSync(['src/**/*.ts', 'commands/**/*.ts']).filter((file) =>
    readFileSync(file, 'utf8').includes(`store.${method}(`),
  );
  expect(callers).toEqual([caller]);
});

test('only the card’s protocol records what is shown', () => {
  const users = globSync(['src/**/*.ts', 'commands/**/*.ts']).filter((file) =>
    /\/shown\.ts'/u.test(readFileSync(file, 'utf8')),
  );
  expect(new Set(users.map((file) => dirname(file)))).toEqual(new Set(['src/app/card', 'src/store/games']));
});
