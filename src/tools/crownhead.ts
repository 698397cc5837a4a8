import { runVerb, type Verbs } from './verbs.ts';

const BY_LINES = 'reads one request per line from standard input and prints one answer per line, in order';

const VERBS: Verbs = {
  backup: {
    does: 'backs up the database, even while the bot runs, and checks the backup',
    usage: [
      ['', 'writes to BACKUP_FOLDER (default: data/backups) and keeps the newest BACKUP_KEEP'],
      ['FOLDER', 'writes to this folder and keeps all'],
    ],
    start: () => import('./backup.ts'),
  },
  restore: {
    does: 'replaces the database with a backup; stop the bot first',
    usage: [
      ['', 'restores the newest backup in BACKUP_FOLDER (default: data/backups)'],
      ['FILE', 'restores this backup; the old database file is kept next to the new one'],
      ['FILE --yes', 'doesn’t ask for confirmation'],
    ],
    start: () => import('./restore.ts'),
  },
  copy: {
    does: 'copies the bot’s data to an empty database; stop the bot first',
    usage: [
      ['FROM TO', 'each a file, a postgres:// address, DATABASE_PATH or DATABASE_URL; every row is compared'],
    ],
    exits: '1 nothing was copied',
    start: () => import('./copy.ts'),
  },
  export: {
    does: 'writes all finished games as PDN, one file per server, even while the bot runs',
    usage: [['FOLDER', 'a new folder']],
    exits: '1 some or all games were not written',
    start: () => import('./export.ts'),
  },
  doctor: {
    does: 'finds problems with the bot in this folder and explains how to fix them; changes nothing',
    usage: [['', 'prints one line per problem']],
    exits: '1 something is wrong',
    start: () => import('./doctor.ts'),
  },
  health: {
    does: 'asks the running bot whether it is ready',
    usage: [['', 'prints one line per check']],
    exits: '1 the bot is not ready or not running',
    start: () => import('./health.ts'),
  },
  due: {
    does: 'lists and retries due work that was abandoned after it failed three times',
    usage: [
      ['--list', 'lists the abandoned work'],
      ['--free KIND NAME', 'retries this now, at most three times'],
      ['--free all', 'retries everything'],
    ],
    exits: '1 failed',
    start: () => import('./due.ts'),
  },
  ratings: {
    does: 'compares each server’s ratings, leaderboards and statistics with its games, even while the bot runs',
    usage: [
      ['--check', 'lists the differences'],
      ['--rebuild', 'corrects the differences from the games'],
    ],
    exits: '1 something differs',
    start: () => import('./ratings.ts'),
  },
  rules: {
    does: `the rules for other programs: ${BY_LINES}`,
    usage: [['', 'such as {"id":1,"variant":"russian","moves":["c3-d4"]}']],
    start: () => import('./rules.ts'),
  },
  records: {
    does: 'reads PDN files like the bot',
    usage: [
      ['FILE…', 'prints one JSON line per game: its variant and moves, or the error with line and column'],
      ['-', 'reads standard input'],
      ['FILE… --variant russian', 'the variant of games that don’t name one'],
      ['FILE… --write', 'prints clean PDN 3.0 instead; errors go to standard error'],
    ],
    exits: '1 a game could not be read',
    start: () => import('./records.ts'),
  },
  pairings: {
    does: `pairings, tables and tournament files for other programs: ${BY_LINES}`,
    usage: [['', 'such as {"id":1,"op":"trf-import","text":"…"}']],
    start: () => import('./pairings.ts'),
  },
  perft: {
    does: 'counts positions',
    usage: [
      ['VARIANT [DEPTH]', 'from the start, one row per depth: depth, nodes, ms, nodes/s'],
      ['--all [--budget 1e6]', 'checks all published counts up to this many nodes (default: 1e9)'],
    ],
    exits: '1 a count is wrong, or none was checked',
    start: () => import('./perft.ts'),
  },
  draw: {
    does: 'draws a board, or a game as an animation',
    usage: [
      [
        '--fen "W:Wc3,Kd4:Bb8" --out board.png',
        'a position; also --variant, --theme, --pieces, --side, --width',
      ],
      ['--moves "c3-d4 b6-a5" --out board.png', 'plays moves first and marks the last one'],
      ['--pdn game.pdn --out game.gif', 'the first game of a file as an animation'],
      ['', 'without --out, writes board.png and replaces any older one'],
      ['--sheet sheet.png', 'all themes and sets of pieces side by side'],
    ],
    exits: '1 nothing was drawn',
    start: () => import('./draw.ts'),
  },
  engine: {
    does: 'the engine for other programs, over the Hub protocol (version 2) or DXP',
    usage: [
      ['', 'uses the Hub protocol on standard input and output'],
      ['dxp VARIANT [PORT]', 'listens on a local port (default: 27531) for programs that play over DXP'],
      [
        'dxp VARIANT PORT --call HOST',
        'challenges a program at this address; also --games, --minutes, --moves',
      ],
    ],
    start: () => import('./engine.ts'),
  },
  locales: {
    does: 'for translators: finds missing translations and shows how sentences look',
    usage: [
      ['', 'lists the errors in all languages and counts missing translations'],
      ['ru', 'does the same for one language, and lists the missing keys'],
      ['--release', 'fails if a translation is missing'],
      [
        'ru --show [rules]',
        'shows its sentences (with this key prefix) next to English, with example values',
      ],
      ['ru --todo', 'prints the missing translations as JSON: the English and the old texts'],
      ['ru --merge [FILE]', 'adds a JSON file of translations to its catalog, and sorts it'],
      ['ru --confirm KEY…', 'keeps these translations even though the English changed'],
    ],
    exits: '1 something is wrong',
    start: () => import('./locales.ts'),
  },
};

await runVerb('crownhead', VERBS);
