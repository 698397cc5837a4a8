import { runVerb, type Verbs } from '../src/tools/verbs.ts';

const TO = 'assets/';

const VERBS: Verbs = {
  gather: {
    does: 'plays the engine against itself on all cores and stores positions',
    usage: [
      [
        '--variant russian --data ../tuning --positions 30000000',
        'resumes where it stopped; also --round, --shard, --nodes, --weights, --threads, --seed',
      ],
    ],
    start: () => import('./gather.ts'),
  },
  tune: {
    does: `learns the evaluation's weights from these games, into ${TO}weights`,
    usage: [
      [
        '--variant russian --data ../tuning',
        'also --rounds 1,2, --positions, --passes, --trust, --network, --scale, --seed, --out',
      ],
    ],
    start: () => import('./tune.ts'),
  },
  match: {
    does: 'plays a match between two players and prints the result with its error',
    usage: [
      ['level:4 level:3 --variant russian --games 100', 'also --plies, --seed, --quiet'],
      ['level:4 level:3 --goal 65', 'stops when the share of points is clearly above or below'],
      ['level:4 level:3 --sprt 0,10', 'stops when it is clear whether the first is 0 or 10 Elo stronger'],
      ["nodes:20000 'hub:nodes=10000@cd ../scan && ./scan hub'", 'a Hub program in its own folder'],
      ["ms:60 'hub:move-time=0.06@…' --equal", 'adjusts its time until both use the same CPU time'],
    ],
    start: () => import('./match.ts'),
  },
  book: {
    does: `grows an opening book from self-play games, into ${TO}books`,
    usage: [
      ['russian --positions 2000', 'tens of minutes; also --plies, --margin, --nodes, --seed'],
      ['russian --games 100', 'counts how many of 100 games differ, with and without the book'],
    ],
    start: () => import('./book.ts'),
  },
  puzzles: {
    does: `finds puzzles in self-play games, into ${TO}puzzles`,
    usage: [['--variant russian --games 400', 'tens of minutes; also --most, --seed, --out']],
    start: () => import('./puzzles.ts'),
  },
  endings: {
    does: 'solves a variant’s endings and prints the totals',
    usage: [
      ['russian 4', 'with up to four pieces; at most five on 8x8, four on 10x10'],
      ['russian 4 --check 2000', 'compares random positions with the rules and with a search'],
      ['russian 4 --play', 'plays out every win of three kings against one (minutes)'],
    ],
    start: () => import('./endings.ts'),
  },
  palettes: {
    does: `computes the palettes of all themes and sets of pieces, into ${TO}palettes.json`,
    usage: [['', 'run it after changing a theme or the painting code']],
    start: () => import('./palettes.ts'),
  },
  assembly: {
    does: `compiles the search of each board to WebAssembly, into ${TO}engine`,
    usage: [['', 'run it after changing assembly/; npx downloads the compiler']],
    start: () => import('./assembly.ts'),
  },
  zones: {
    does: `collects what time zones are called in other languages, into ${TO}zones`,
    usage: [['FOLDER', 'of the npm package cldr-dates-full']],
    start: () => import('./zones.ts'),
  },
  cities: {
    does: `collects in which zones large cities are, into ${TO}zones`,
    usage: [['FILE FOLDER', 'cities500.txt of GeoNames; locale of Debian’s libgeonames-common']],
    start: () => import('./cities.ts'),
  },
  library: {
    does: 'packs the rules and notations as a library, and writes its API page',
    usage: [['[FOLDER]', 'into dist/library; run it after changing a public function or its comment']],
    start: () => import('./library.ts'),
  },
  pictures: {
    does: 'takes the README’s pictures in the playground, into docs/pictures',
    usage: [['', 'run it after changing boards or cards; needs Chromium']],
    start: () => import('./pictures.ts'),
  },
  sheet: {
    does: 'writes a page of the sentences that players see first, for native readers',
    usage: [['ru [FILE]', 'sheet-ru.html']],
    start: () => import('./sheet.ts'),
  },
};

await runVerb('lab', VERBS);
