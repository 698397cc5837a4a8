/** Every folder has a README and import rules; every rule has its folder, and forbids something. */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cruise, layers, root, rules } from './cruise.ts';
import { slowTest } from '../runs.ts';

const foldersOf = (...patterns: readonly string[]): readonly string[] =>
  [...new Set(globSync(patterns, { cwd: root }).map((file) => dirname(file)))].toSorted();

const HOUSES = [
  'commands',
  ...new Set(foldersOf('src/*/**/*.ts').map((folder) => folder.split('/', 2).join('/'))),
];
/** The subfolders of a folder. A single one needs no rule; a feature's rules are by layer. */
const roomsOf = (house: string): readonly string[] => {
  const rooms = house === 'src/features' ? [] : foldersOf(`${house}/*/*.ts`);
  return rooms.length > 1 ? rooms : [];
};
const RULED = [...HOUSES, ...HOUSES.flatMap(roomsOf)].toSorted();
const names = rules()
  .map(({ name }) => name)
  .filter((name) => /^(src|commands)\b/u.test(name));

test('each folder has an import rule, and each rule has its folder', () => {
  expect(names.toSorted()).toEqual(RULED);
});

const LAYERS = Object.entries(layers()).flatMap(([folder, files]) =>
  files.map((layer) => ({ folder, layer, file: `src/features/one/${layer}.ts` })),
);

/** A project where a file in each folder imports a file from each other folder, without cycles. */
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
  await mkdir(join(house, 'src/features/one/view'), { recursive: true });
  await writeFile(join(house, 'src/features/one/view/deep.ts'), 'export {};\n');
  const all = HOUSES.map((folder) => `import '../../../${folder}/quiet.ts';`).join('\n');
  for (const { file } of LAYERS) await writeFile(join(house, file), `${all}\n`);
  await mkdir(join(house, 'src/features/two'));
  await writeFile(join(house, 'src/features/two/view.ts'), `import '../one/view/deep.ts';\n`);
  const inside = `import '../features/one/view/deep.ts';\nimport '../features/one/use.ts';\n`;
  await writeFile(join(house, 'src/app/curious.ts'), inside);
  await mkdir(join(house, '.ci'));
  for (const file of ['.dependency-cruiser.cjs', '.ci/rooms.cjs', 'tsconfig.json'])
    await copyFile(join(root, file), join(house, file));
  return house;
}

slowTest(
  'each rule forbids something, and each layer of a feature obeys the rule of its folder',
  async () => {
    const { summary } = await cruise(await chaos(), ['src', 'commands']);
    const broken = new Set(summary.violations.map(({ rule }) => rule.name));
    const faces = rules().filter(({ name }) => name.startsWith('features-'));
    expect(faces).toHaveLength(3 + Object.keys(layers()).length);
    expect([...names, ...faces.map(({ name }) => name)].filter((name) => !broken.has(name))).toEqual([]);
    const byLayer = new Set(summary.violations.map(({ from, rule }) => `${from} ${rule.name}`));
    expect(LAYERS.filter(({ file, folder }) => !byLayer.has(`${file} features-as-${folder}`))).toEqual([]);
  },
);

/** Folders in features are left out, because their layer states their purpose. */
const TOLD = [...HOUSES, ...foldersOf('src/*/**/*.ts')].filter(
  (folder) => !/^src\/features\/\w+\/\w/u.test(folder),
);

test.each(['src', ...new Set(TOLD)])('%s states its purpose in at most three lines', (folder) => {
  const lines = readFileSync(join(root, folder, 'README.md'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(lines.filter((line) => line.length === 0 || line.length > 150)).toEqual([]);
});

/** Folders with more than 20 files. No other folder may grow to that size. */
const HALLS = ['src/app/play', 'src/app/tournament', 'src/notation/pdn', 'src/tools', 'src/views/tournament'];

test('a folder has at most 20 files, apart from known exceptions', () => {
  const crowded = foldersOf('src/**/*.ts').filter((folder) => globSync(`${folder}/*.ts`).length > 20);
  expect(crowded).toEqual(HALLS);
});

test('a command file is a declaration of at most 80 lines', () => {
  const sizes = globSync('commands/**/*.ts').map(
    (file) => [file, readFileSync(file, 'utf8').split('\n').length - 1] as const,
  );
  expect(sizes.length).toBeGreaterThan(16);
  expect(sizes.filter(([, lines]) => lines > 80)).toEqual([]);
});

test('button rows and buttons in messages are made in one file', () => {
  const makers = globSync(['src/**/*.ts', 'commands/**/*.ts']).filter((file) =>
    /ComponentType\.(?:ActionRow|Button)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(makers).toEqual(['src/discord/showing/layout.ts']);
});

test.each([
  ['games.save', 'src/app/save/saveGame.ts'],
  ['games.shown', 'src/app/card/shown.ts'],
])('only one file calls the store’s %s', (method, caller) => {
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
