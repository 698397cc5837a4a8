/**
 * The direction of imports: which folders each folder may import, and which rooms each room.
 * `test/house/folders.test.ts` requires a rule for each folder.
 */
const { LAYERS, LISTS, ROOMS } = require('./.ci/rooms.cjs');

const LEVELS = 'src/engine/play/levels\\.ts$';
const LEARNED = 'src/engine/learned\\.ts$';
const SCENE = 'src/render/scene/';
const TABLE = 'src/openings/table\\.ts$';
const LOG = 'src/log\\.ts$';
const CACHE = 'src/cache\\.ts$';
const FILES = 'src/files\\.ts$';
const THREADS = 'src/threads/';

const FEATURE = 'src/features/[^/]+/';
const layers = (names) => `${FEATURE}(${names.join('|')})(\\.ts$|/)`;
/** The pattern of a folder, with the layers of features that obey its rules. */
const whole = (folder) => {
  const path = folder.replace(/\/$/, '');
  return path in LAYERS ? `(${path}/|${layers(LAYERS[path])})` : folder;
};

/** Path patterns of the pure folders. */
const RULES = ['src/draughts/', 'src/notation/'];
const BETWEEN_PEOPLE = [...RULES, 'src/game/', 'src/rating/', 'src/analysis/'];
const SHOWN = [...BETWEEN_PEOPLE, 'src/openings/', 'src/tournament/', 'src/i18n/', LEVELS, SCENE];
const PURE = `^src/(kit|draughts|notation|library|openings|tournament|game|analysis|i18n|turns|views|render/scene)/|^src/engine/(search|evaluate|endings|play|puzzles)/|^${layers([...LAYERS['src/game'], ...LAYERS['src/i18n'], ...LAYERS['src/views']])}`;

/** Which other folders a folder may import, besides `src/kit/`. */
const REACHES = {
  'src/kit': [],
  'src/draughts': [],
  'src/notation': ['src/draughts/'],
  'src/library': RULES,
  'src/openings': [...RULES, 'assets/openings/', FILES],
  // Only `src/tournament/life/` needs these; the pairings don't.
  'src/tournament': ['src/draughts/', 'src/game/', 'src/openings/'],
  'src/game': [...RULES, 'src/openings/', LEVELS, FILES],
  'src/turns': [],
  'src/threads': ['src/turns/', FILES],
  'src/analysis': [...RULES, 'src/engine/search/score\\.ts$'],
  'src/rating': ['src/draughts/', 'src/game/'],
  'src/engine': ['src/draughts/', FILES],
  'src/enginePool': [
    'src/draughts/',
    'src/engine/',
    'src/game/',
    'src/turns/',
    'src/app/problem/',
    'src/app/ports/',
    THREADS,
    FILES,
  ],
  'src/reading': [...RULES, 'src/game/', 'src/app/problem/', 'src/app/ports/', THREADS, CACHE, FILES],
  'src/i18n': [...BETWEEN_PEOPLE, 'src/tournament/', LEVELS, FILES, 'assets/locales/'],
  'src/views': [...SHOWN, LEARNED],
  'src/render': [...RULES, CACHE, THREADS, FILES, 'assets/'],
  // Only the types of the store's subjects.
  'src/app': [
    ...SHOWN,
    'src/views/',
    'src/turns/',
    'src/engine/puzzles/',
    'assets/puzzles/',
    'src/store/subjects\\.ts$',
  ],
  commands: [...SHOWN, 'src/views/', 'src/app/'],
  // Only types, because the handler defines its rows.
  'src/store': [
    ...BETWEEN_PEOPLE,
    TABLE,
    'src/tournament/',
    'src/app/ports/',
    'src/app/due/kinds\\.ts$',
    LEVELS,
    THREADS,
    CACHE,
    FILES,
  ],
  'src/discord': [...SHOWN, 'src/views/', 'src/app/', 'src/turns/', 'src/web/', LOG],
  'src/health': ['src/version\\.ts$', 'src/app/', SCENE, 'src/web/'],
  'src/page': [
    ...RULES,
    SCENE,
    'src/i18n/(en/|(en|locales|sentence)\\.ts$)',
    'assets/locales/',
    'assets/(engine|puzzles|weights)/',
    'src/engine/(play|search)/',
    'src/engine/(judged|learned)\\.ts$',
    'src/live/(protocol|screen/(opened|sent))\\.ts$',
    'src/game/(line|voting)\\.ts$',
    'src/features/puzzle/rules\\.ts$',
  ],
  'src/live': [
    ...RULES,
    'src/game/',
    'src/openings/',
    'src/tournament/',
    SCENE,
    'src/i18n/',
    'src/views/',
    'src/app/',
    'src/turns/',
    'src/web/',
    CACHE,
  ],
  'src/web': [],
  'src/tools': [
    ...RULES,
    FILES,
    'src/tournament/',
    'src/engine/',
    'src/game/',
    'src/i18n/',
    'src/views/',
    'src/app/problem/',
    'src/render/',
    'src/store/',
    'src/(discord/(checkUp|showing/text|door/(place|doorState))|web/listening|health/(freeDisk|readiness)|enginePool/pool|config|version)\\.ts$',
    LOG,
  ],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const OURS = '^(src|commands)/';
const only = (name, comment, folder, packages) =>
  forbid(
    name,
    comment,
    { path: OURS, pathNot: `^${whole(`${folder}/`)}` },
    { path: `^(node_modules/${packages}/|${packages}$)` },
  );
const named = (places) => (places.length > 0 ? places.join(', ') : 'itself');

const mayOnly = (name, from, folder, reached) =>
  forbid(
    name,
    `${name} may import only ${named(reached)}`,
    { path: `^${from}` },
    {
      path: '^(src|commands|playground|lab|test|assets)/',
      pathNot: [`${folder}/`, 'src/kit/', ...reached].map((place) => `^${whole(place)}`),
    },
  );

const folders = Object.entries(REACHES).map(([folder, reached]) =>
  mayOnly(folder, `${folder}/`, folder, reached),
);
/** Besides what their folder may import, the rules of features know ratings. */
const features = Object.entries(LAYERS).map(([folder, names]) =>
  mayOnly(`features-as-${folder}`, layers(names), folder, [
    ...REACHES[folder],
    ...(folder === 'src/game' ? ['src/rating/'] : []),
  ]),
);

/** The part of a path that identifies a room. */
const pathOf = (room) => {
  if (room === '.') return '[^/]+$';
  return room.endsWith('$') ? room : `${room}/`;
};

const rooms = Object.entries(ROOMS).flatMap(([folder, plan]) =>
  Object.entries(plan).map(([room, reached]) =>
    forbid(
      `${folder}/${room}`,
      `of ${folder}, ${room} may import only ${named(reached)}`,
      { path: `^${folder}/${room}/` },
      { path: `^${folder}/`, pathNot: [room, ...reached].map((place) => `^${folder}/${pathOf(place)}`) },
    ),
  ),
);

module.exports = {
  forbidden: [
    forbid('no-cycles', 'a circle of imports has no first page', {}, { circular: true }),
    ...folders,
    ...features,
    ...rooms,
    forbid(
      'src/features',
      'a file of a feature is one of its layers',
      { path: '^src/features/', pathNot: `^${layers(Object.values(LAYERS).flat())}` },
      {},
    ),
    forbid(
      'features-by-their-faces',
      'others import the files of a feature, not those of its folders',
      { path: '^(src|commands|playground)/', pathNot: `^${FEATURE}` },
      { path: `^${FEATURE}[^/]+/` },
    ),
    forbid(
      'features-among-themselves',
      'a feature imports the files of another, not those of its folders',
      { path: '^src/features/([^/]+)/' },
      { path: `^${FEATURE}[^/]+/`, pathNot: '^src/features/$1/' },
    ),
    forbid(
      'features-in-the-lists',
      'only the lists know what a feature does and stores',
      { path: '^src/(app|store)/', pathNot: LISTS.map((list) => `^${list}$`) },
      { path: `^${layers([...LAYERS['src/app'], ...LAYERS['src/store']])}` },
    ),
    only(
      'discord-only-at-the-rim',
      'Discord’s libraries stay in src/discord',
      'src/discord',
      '(@discordjs|discord\\.js)',
    ),
    forbid(
      'handlers-not-in-the-store',
      'of due work the store knows the types, not who does it',
      { path: `^${whole('src/store/')}` },
      { path: '^src/app/due/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'store-by-its-types',
      'the app knows the types of the store, not SQL',
      { path: `^${whole('src/app/')}` },
      { path: `^${whole('src/store/')}`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'page-stands-apart',
      'the page runs in browsers; nothing imports it but what bundles and tests it',
      { path: '^(src|commands|playground|lab)/', pathNot: '^src/page/' },
      { path: '^src/page/' },
    ),
    forbid(
      'fair-play-in-one-room',
      'src/app/fairPlay decides which players the engine may help',
      { path: `^(commands/|${whole('src/app/')})`, pathNot: '^src/app/(fairPlay|ports)/' },
      { path: '^src/game/engine/running\\.ts$' },
    ),
    only('sql-only-in-the-store', 'databases stay in src/store', 'src/store', '(kysely|(node:)?sqlite|pg)'),
    only('one-canvas', 'there is one canvas, with our fonts only', 'src/render/letters', '@napi-rs'),
    only('figures-apart', 'Prometheus stays in one room', 'src/health/figures', 'prom-client'),
    forbid(
      'pure-core',
      'a pure folder reaches neither Node nor a package, but for files that are part of it and the names of time zones',
      { path: PURE, pathNot: '^src/(i18n/catalogues|game/calendar/zoneFiles|openings/tables)\\.ts$' },
      { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional'], pathNot: 'node_modules/@vvo/tzdb/' },
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
      'the product never imports the playground, the laboratory or the tests',
      { path: '^(src|commands)/' },
      { path: '^(playground|lab|test)/' },
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
