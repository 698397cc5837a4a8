/** The command-line tool for operators and other programs: `npx crownhead VERB`. */
import { runVerb, type Verbs } from './verbs.ts';

const BY_LINES = 'reads one request per line from standard input and prints one answer per line, in order';

const VERBS: Verbs = {
  backup: {
    does: 'makes a backup of the database, also while the bot runs, and checks it',
    usage: [
      ['', 'into BACKUP_FOLDER (data/backups unless .env names another), of which BACKUP_KEEP are kept'],
      ['FOLDER', 'into this folder, where all are kept'],
    ],
    start: () => import('./backup.ts'),
  },
  restore: {
    does: 'puts a backup in the place of the database: stop the bot first',
    usage: [
      ['', 'the newest of BACKUP_FOLDER (data/backups unless .env names another)'],
      ['FILE', 'this one; a database file that was there is kept beside the new one'],
      ['FILE --yes', 'without asking'],
    ],
    start: () => import('./restore.ts'),
  },
  copy: {
    does: 'moves the bot from one database to an empty one: stop the bot first',
    usage: [
      ['FROM TO', 'each a file, a postgres:// address, DATABASE_PATH or DATABASE_URL; every row is compared'],
    ],
    exits: '1 nothing was copied',
    start: () => import('./copy.ts'),
  },
  doctor: {
    does: 'looks for what is wrong with the bot of this folder, and says how to mend it; it changes nothing',
    usage: [['', 'a line for each fault']],
    exits: '1 something is wrong',
    start: () => import('./doctor.ts'),
  },
  health: {
    does: 'asks the bot that runs here whether it is ready',
    usage: [['', 'a line for each thing that was looked at']],
    exits: '1 the bot is not ready or not running',
    start: () => import('./health.ts'),
  },
  due: {
    does: 'shows and frees due work that rests because it went wrong three times',
    usage: [
      ['--list', 'what rests'],
      ['--free KIND NAME', 'tries this again at once, three times at most'],
      ['--free all', 'tries all of it again'],
    ],
    exits: '1 it could not be done',
    start: () => import('./due.ts'),
  },
  ratings: {
    does: 'compares ratings, boards and statistics of every server with its games, also while the bot runs',
    usage: [
      ['--check', 'says what differs'],
      ['--rebuild', 'makes what differs what the games say'],
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
    does: 'reads PDN files as the bot does',
    usage: [
      [
        'FILE…',
        'one JSON line for every game: its variant and moves, or why it is none, with line and column',
      ],
      ['-', 'from standard input'],
      ['FILE… --variant russian', 'what the games are if they do not say'],
      ['FILE… --write', 'clean PDN 3.0 instead; refusals on the error stream'],
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
    does: 'counts lines of play',
    usage: [
      ['VARIANT [DEPTH]', 'from the start, one row per depth: depth, nodes, ms, nodes/s'],
      ['--all [--budget 1e6]', 'every published figure of at most so many nodes (1e9): ok or WRONG'],
    ],
    exits: '1 a figure is wrong, or none was compared',
    start: () => import('./perft.ts'),
  },
  draw: {
    does: 'draws a board, or a game as a film',
    usage: [
      [
        '--fen "W:Wc3,Kd4:Bb8" --out board.png',
        'a position; also --variant, --theme, --pieces, --side, --width',
      ],
      ['--moves "c3-d4 b6-a5" --out board.png', 'plays moves first, the last of which is marked'],
      ['--pdn game.pdn --out game.gif', 'the first game of a file as a film'],
      ['--sheet sheet.png', 'every theme and every set of pieces side by side'],
    ],
    exits: '1 it could not be drawn',
    start: () => import('./draw.ts'),
  },
  engine: {
    does: 'the engine for other programs, by the Hub protocol (version 2) or DXP',
    usage: [
      ['', 'speaks Hub on standard input and output'],
      [
        'dxp VARIANT [PORT]',
        'waits on a port of this machine (27531) for programs that ask for games by DXP',
      ],
      ['dxp VARIANT PORT --call HOST', 'asks a program that waits there; also --games, --minutes, --moves'],
    ],
    start: () => import('./engine.ts'),
  },
  locales: {
    does: 'for translators: what a language still lacks, and how its sentences look',
    usage: [
      ['', 'what is wrong in every language, and how much is still to be translated'],
      ['ru', 'the same for one, with the keys that are to be translated'],
      ['--release', 'fails unless nothing is to be translated'],
      ['ru --show [rules]', 'its sentences (whose keys begin so) beside English, with examples in the holes'],
      ['ru --todo', 'what is to be translated, as JSON: the English, and what stood there before'],
      ['ru --merge [FILE]', 'takes a JSON file of translations into its catalogue, and puts that in order'],
      ['ru --confirm KEY…', 'these translations are right as they stand, though English has changed'],
      ['--glossary', 'the words of the field in all languages, as docs/GLOSSARY.md'],
    ],
    exits: '1 something is wrong',
    start: () => import('./locales.ts'),
  },
};

await runVerb('crownhead', VERBS);
