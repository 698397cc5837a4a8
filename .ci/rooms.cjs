/**
 * The layers of a feature (`src/features/<name>/`): files or folders that follow the rules of
 * another folder.
 */
exports.LAYERS = {
  'src/game': ['rules'],
  'src/i18n': ['words'],
  'src/views': ['presses', 'view'],
  'src/app': ['use', 'answers', 'due'],
  'src/store': ['table', 'store'],
};

/** The lists that give the rest of the bot access to what features do and store. */
exports.LISTS = [
  'src/app/audience\\.ts',
  'src/app/presses\\.ts',
  'src/app/due/[^/]+\\.ts',
  'src/app/standings/leaderboard\\.ts',
  'src/store/personal/[^/]+\\.ts',
  'src/store/subjects\\.ts',
  'src/store/servers/settings\\.ts',
  'src/store/due/kinds\\.ts',
  'src/store/standings/(consequences|standings)\\.ts',
  'src/store/readers\\.ts',
  'src/store/tables/tables\\.ts',
];

/** Rooms of the store whose rows are due or belong to a user. */
const KEPT = ['games', 'tournaments', 'standings', 'personal'];
const STORED = ['tables', 'database', 'people', 'servers', ...KEPT];

/** Rooms of the app that most other rooms import. */
const BELOW = ['problem', 'ports', 'save', 'reader'];

/**
 * The other rooms that each room may import. `.` is the files next to the rooms. There are no
 * cycles.
 */
exports.ROOMS = {
  'src/draughts': { draws: ['.'], variants: ['.', 'draws'], numeric: ['.'] },
  'src/tournament': {
    matching: [],
    swiss: ['.', 'matching'],
    dutch: ['.', 'matching', 'swiss'],
    doubleSwiss: ['.', 'matching', 'swiss'],
    roundRobin: ['.'],
    knockOut: ['.'],
    standings: ['.'],
    trf: ['.', 'swiss', 'roundRobin', 'knockOut'],
    arena: ['.'],
    ladder: ['.'],
    life: [
      '.',
      'swiss',
      'dutch',
      'doubleSwiss',
      'roundRobin',
      'knockOut',
      'standings',
      'arena',
      'ladder',
      'trf',
    ],
  },
  'src/game': {
    calendar: [],
    clock: ['.', 'calendar'],
    match: ['.', 'calendar'],
    offers: ['.', 'calendar', 'match'],
    play: ['.', 'calendar', 'clock', 'offers'],
    plan: ['.', 'play'],
    engine: ['.', 'calendar', 'offers', 'play', 'plan'],
    vote: ['.', 'calendar', 'offers', 'play', 'plan'],
    challenge: ['.', 'calendar', 'clock', 'match'],
    meet: ['.', 'calendar', 'clock'],
    calls: ['.', 'calendar', 'clock', 'offers'],
  },
  'src/engine': {
    search: [],
    evaluate: [],
    endings: ['search'],
    play: ['search', 'learned\\.ts$'],
    puzzles: ['search'],
    thread: ['.', 'search'],
  },
  'src/views': {
    presses: [],
    screen: ['presses'],
    board: ['presses', 'screen'],
    person: ['presses', 'screen'],
    server: ['presses', 'screen'],
    game: ['presses', 'screen', 'board'],
    rules: ['presses', 'screen', 'board'],
    standings: ['presses', 'screen', 'board'],
    tournament: ['presses', 'screen', 'board', 'game', 'standings'],
    replay: ['presses', 'screen', 'board', 'game'],
    analysis: ['presses', 'screen', 'board', 'replay'],
  },
  'src/render': {
    scene: [],
    picture: ['scene'],
    letters: [],
    paint: ['scene', 'picture', 'letters'],
    palette: ['scene', 'picture'],
    results: ['scene', 'picture', 'paint', 'letters'],
    chart: ['scene', 'paint', 'letters', 'results'],
    png: [],
    sprite: ['scene', 'picture', 'paint', 'palette', 'png'],
    film: ['scene', 'palette', 'png', 'sprite'],
    thread: ['.', 'scene'],
  },
  'src/app': {
    problem: [],
    ports: ['problem'],
    save: ['problem', 'ports'],
    reader: ['problem', 'ports'],
    fairPlay: ['problem', 'ports'],
    card: ['problem', 'ports', 'reader', 'analysis'],
    analysis: ['problem', 'ports', 'save'],
    server: [...BELOW, 'card'],
    play: [...BELOW, 'fairPlay', 'analysis', 'card', 'server'],
    replay: [...BELOW, 'fairPlay', 'analysis', 'play'],
    standings: [...BELOW, 'server'],
    tournament: [...BELOW, 'server'],
    person: [...BELOW, 'card', 'server', 'tournament'],
    answer: ['problem', 'ports', 'reader', 'card', 'analysis', 'play', 'server'],
    due: [...BELOW, 'fairPlay', 'card', 'analysis', 'server', 'play', 'standings', 'tournament', 'person'],
  },
  'src/store': {
    tables: [],
    database: ['tables'],
    people: ['tables', 'database'],
    interactions: ['tables', 'database'],
    servers: ['tables', 'database'],
    games: ['tables', 'database', 'servers', 'people'],
    tournaments: ['tables', 'database', 'servers', 'games'],
    standings: ['tables', 'database', 'people', 'servers', 'games', 'tournaments'],
    personal: ['tables', 'database', 'people', 'games', 'tournaments', 'standings'],
    due: [...STORED, 'interactions'],
    migrations: ['tables', 'database', 'games'],
    opening: [...STORED, 'subjects\\.ts$', 'migrations', 'due', 'interactions'],
    backup: [...STORED, '.', 'due', 'opening'],
    looking: [...STORED, 'subjects\\.ts$', 'due', 'opening'],
  },
  commands: { team: [], tournament: [] },
  'src/live': {
    door: ['(messages|protocol)\\.ts$'],
    game: ['door', '(plain|protocol)\\.ts$'],
    document: ['door', 'game', 'protocol\\.ts$'],
    screen: ['door', 'game', '(messages|plain|protocol)\\.ts$'],
    talk: ['door', 'game', 'screen', '(messages|plain|protocol)\\.ts$'],
  },
  'src/page': {
    board: [],
    words: ['board'],
    table: ['board', 'words', '(menu|parts|query)\\.ts$'],
    thinking: ['connection\\.ts$'],
    screen: ['board', 'words', 'table', '(connection|links|menu|opening|parts)\\.ts$'],
    home: ['screen', 'words', '(connection|links|menu|opening|parts|table/look)\\.ts$'],
  },
  'src/discord': {
    showing: ['.'],
    outgoing: ['.', 'showing'],
    incoming: ['.', 'showing', 'outgoing'],
    door: ['.', 'incoming', 'outgoing'],
  },
  'src/tools': {
    hub: [],
    dxp: ['hub'],
    locales: ['.'],
    pairings: ['.'],
    records: [],
    doctor: [],
  },
};
