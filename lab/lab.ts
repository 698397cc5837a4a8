/** The laboratory's command line: `npm run lab -- VERB`. */
import { runVerb, type Verbs } from '../src/tools/verbs.ts';

const TO = 'assets/';

const VERBS: Verbs = {
  gather: {
    does: 'plays games of the engine with itself on all cores, to learn from',
    usage: [
      [
        '--variant russian --data ../tuning --positions 30000000',
        'goes on where it was stopped; also --round, --shard, --nodes, --weights, --threads, --seed',
      ],
    ],
    start: () => import('./gather.ts'),
  },
  tune: {
    does: `learns the weights of the evaluation from these games, into ${TO}weights`,
    usage: [
      [
        '--variant russian --data ../tuning',
        'also --rounds 1,2, --positions, --passes, --trust, --scale, --seed, --out',
      ],
    ],
    start: () => import('./tune.ts'),
  },
  judge: {
    does: 'compares how weights judge positions with a deep search',
    usage: [['--variant international new.bin old.bin', 'also --data, --round, --positions, --nodes']],
    start: () => import('./judge.ts'),
  },
  match: {
    does: 'plays two players against each other, and says who is stronger, with the error',
    usage: [
      ['level:4 level:3 --variant russian --games 100', 'also --plies, --seed, --quiet'],
      ['level:4 level:3 --goal 65', 'until the share of points is clearly above or below'],
      ['level:4 level:3 --sprt 0,10', 'until it is clear whether the first is 0 or 10 Elo stronger'],
      ["nodes:20000 'hub:10000@../scan/scan hub'", 'a program that speaks Hub, from its own folder'],
    ],
    start: () => import('./match.ts'),
  },
  book: {
    does: `grows an opening book from games of the engine with itself, into ${TO}books`,
    usage: [
      ['russian --positions 2000', 'tens of minutes; also --plies, --margin, --nodes, --seed'],
      ['russian --games 100', 'how many of so many games are different with the book and without it'],
    ],
    start: () => import('./book.ts'),
  },
  puzzles: {
    does: `looks for puzzles in games of the engine with itself, into ${TO}puzzles`,
    usage: [['--variant russian --games 400', 'tens of minutes; also --most, --seed, --out']],
    start: () => import('./puzzles.ts'),
  },
  endings: {
    does: 'solves the endings of a variant and prints what they come to',
    usage: [
      ['russian 4', 'up to so many pieces: five on 8x8, four on 10x10'],
      ['russian 4 --check 2000', 'compares random positions with the rules and with a search'],
      ['russian 4 --play', 'plays out every win of three kings against one; takes minutes'],
    ],
    start: () => import('./endings.ts'),
  },
  palettes: {
    does: `mixes the palettes of all themes and sets of pieces, into ${TO}palettes.json`,
    usage: [['', 'after a change of a theme, or of what paints squares and pieces']],
    start: () => import('./palettes.ts'),
  },
  assembly: {
    does: `compiles the search of International draughts to WebAssembly, into ${TO}engine`,
    usage: [['', 'after a change in assembly/; npx fetches the compiler']],
    start: () => import('./assembly.ts'),
  },
  sheet: {
    does: 'writes what players see first as a page for native readers',
    usage: [['ru [FILE]', 'sheet-ru.html']],
    start: () => import('./sheet.ts'),
  },
};

await runVerb('lab', VERBS);
