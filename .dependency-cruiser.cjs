/**
 * The direction of imports. Each layer lists what it may NOT reach; `test/house/imports.test.ts` keeps it so and
 * fails when nothing at all was read.
 */
const PURE =
  '^src/(draughts|notation|game|learn|analysis|i18n|views)/|^src/engine/(ground|draws|search|evaluate|endings|play|puzzles)/|^src/render/(scene|boardScene|lineScenes|coordinates|pieceSetIds|theme|chart/chart|chart/axis)\\.ts$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const layer = (folder, allowed) =>
  forbid(
    `layer-${folder.replaceAll('/', '-')}`,
    `${folder} may import only ${allowed.length > 0 ? allowed.join(', ') : 'itself'}`,
    { path: `^${folder}/` },
    { path: '^(src|commands|playground|test)/', pathNot: [folder, ...allowed].map((place) => `^${place}`) },
  );

const LEVELS = 'src/engine/play/levels\\.ts$';
const LEARNED = 'src/engine/learned\\.ts$';
const SCENE =
  'src/render/(scene|boardScene|lineScenes|coordinates|pieceSetIds|theme|chart/chart|chart/axis)\\.ts$';

module.exports = {
  forbidden: [
    forbid('no-cycles', 'a circle of imports has no first page', {}, { circular: true }),
    layer('src/draughts', []),
    layer('src/notation', ['src/draughts/']),
    layer('src/game', ['src/draughts/', 'src/notation/', LEVELS]),
    layer('src/learn', ['src/draughts/', 'src/notation/']),
    layer('src/analysis', ['src/draughts/', 'src/notation/', 'src/engine/search/score\\.ts$']),
    layer('src/rating', ['src/draughts/', 'src/game/']),
    layer('src/engine', ['src/draughts/']),
    layer('src/brain', ['src/draughts/', 'src/engine/', 'src/game/', 'src/app/']),
    layer('src/i18n', [
      LEVELS,
      'src/draughts/',
      'src/game/',
      'src/learn/',
      'src/rating/',
      'src/analysis/',
      'assets/locales/',
    ]),
    layer('src/views', [
      'src/draughts/',
      'src/notation/',
      'src/game/',
      'src/learn/',
      'src/rating/',
      'src/analysis/',
      'src/i18n/',
      LEVELS,
      LEARNED,
      SCENE,
    ]),
    layer('src/app', [
      'src/engine/puzzles/',
      'src/draughts/',
      'src/notation/',
      'src/game/',
      'src/learn/',
      'src/rating/',
      'src/analysis/',
      'src/i18n/',
      'src/views/',
      LEVELS,
      SCENE,
    ]),
    layer('commands', [
      'src/draughts/',
      'src/notation/',
      'src/game/',
      'src/learn/',
      'src/rating/',
      'src/analysis/',
      'src/i18n/',
      'src/views/',
      'src/app/',
      LEVELS,
      SCENE,
    ]),
    layer('src/render', ['src/draughts/', 'src/notation/', 'assets/']),
    layer('src/store', [
      'src/draughts/',
      'src/game/',
      'src/learn/',
      'src/rating/',
      'src/analysis/',
      'src/app/',
      LEVELS,
    ]),
    forbid(
      'discord-only-at-the-rim',
      'discord.js stays in src/discord',
      { path: '^(src|commands)/', pathNot: '^src/discord/' },
      { path: 'node_modules/(@discordjs|discord\\.js)/' },
    ),
    forbid(
      'sql-only-in-the-store',
      'databases stay in src/store',
      { path: '^(src|commands)/', pathNot: '^src/store/' },
      { path: 'node_modules/(kysely|better-sqlite3|pg)/' },
    ),
    forbid(
      'canvas-only-in-render',
      'pixels stay in src/render',
      { path: '^(src|commands)/', pathNot: '^src/render/' },
      { path: 'node_modules/@napi-rs/' },
    ),
    forbid(
      'pure-core',
      'a pure folder reaches neither Node nor a package',
      { path: PURE },
      { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional'] },
    ),
    forbid(
      'pure-ratings',
      'ratings reach nothing but their formula, which is as pure as they are',
      { path: '^src/rating/' },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional'],
        pathNot: 'node_modules/glicko2-lite/',
      },
    ),
    forbid(
      'playground-stands-apart',
      'the product never imports the playground or the tests',
      { path: '^(src|commands)/' },
      { path: '^(playground|test)/' },
    ),
    forbid(
      'no-development-in-product',
      'what ships needs no development dependency',
      { path: '^(src|commands)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid('resolvable', 'every import leads somewhere', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^playground/page/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
