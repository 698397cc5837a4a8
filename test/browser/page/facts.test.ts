/** Discord's JSON, as it was sent, and the page's own document match the moves of the game. */
import { build } from 'esbuild';
import * as fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf } from '../../../src/discord/showing/present.ts';
import { lastPosition } from '../../../src/draughts/line.ts';
import { opponentOf } from '../../../src/draughts/piece.ts';
import { type Color, COLORS } from '../../../src/draughts/types.ts';
import { variantOf } from '../../../src/draughts/variants.ts';
import { HOUR, SECOND } from '../../../src/game/calendar/span.ts';
import { deadlineOf } from '../../../src/game/clock/clock.ts';
import type { Game } from '../../../src/game/game.ts';
import { lineOf } from '../../../src/game/line.ts';
import { sayIn } from '../../../src/i18n/say.ts';
import { factsOf } from '../../../src/live/game/facts.ts';
import type { GameFacts } from '../../../src/live/protocol.ts';
import type { ShownScreen } from '../../../src/live/screen/sent.ts';
import { type Writer, writeScreen } from '../../../src/live/screen/write.ts';
import { afterGame, isUncertain } from '../../../src/rating/glicko.ts';
import { boardScreen, cardScreen } from '../../../src/views/game/card.ts';
import type { CardFacts } from '../../../src/views/game/cardFacts.ts';
import { gameOf } from '../../views/every/game.ts';
import { openChromium } from '../chromium.ts';

/** The page of a game whose bot sends only this, with a stopped clock. */
const PAGE = `
  import { openGame } from './game.ts';
  import { setOpening } from './opening.ts';
  const look = { theme: undefined, pieces: undefined, notation: undefined };
  let given = null;
  class Scripted {
    static OPEN = 1;
    readyState = 1;
    addEventListener(kind, hear) {
      if (kind === 'open') queueMicrotask(hear);
      if (kind === 'message') this.tell = (message) => queueMicrotask(() => hear({ data: JSON.stringify(message) }));
    }
    send(text) {
      const { kind, screen } = JSON.parse(text);
      if (kind === 'hello') this.tell({ kind: 'game', facts: given.facts, watchers: 0 });
      if (screen === 'game') this.tell({ kind: 'screen', opened: screen, number: 1, instead: null, shown: given.shown });
    }
    close() {}
  }
  window.WebSocket = Scripted;
  window.fetch = async () => new Response('', { status: 401 });
  const [later, soon] = [window.setTimeout.bind(window), (work) => new Promise((done) => later(done))];
  window.setInterval = () => 0;
  window.draw = async (next) => {
    const { facts, at } = (given = next);
    Date.now = () => at;
    setOpening({ look, game: facts });
    const main = document.querySelector('main');
    await openGame(main, facts.id);
    for (let n = 0; n < 6; n += 1) await soon();
    const text = (within, name) => within.querySelector(name)?.textContent ?? '';
    const side = (color) => {
      const bar = main.querySelector('.page-bar[data-color=' + color + ']');
      return { name: text(bar, '.page-name'), rating: text(bar, '.page-rating'), clock: text(bar, '.page-clock'), isRunning: bar.classList.contains('is-running'), isRed: bar.classList.contains('is-almost-out') };
    };
    return {
      status: text(main, '.page-status'),
      about: text(main, '.page-about'),
      gain: text(main, '.page-gain'),
      sides: { white: side('white'), black: side('black') },
      lines: [...main.querySelectorAll('.page-row')].length,
      plies: [...main.querySelectorAll('.page-move')].length,
      text: text(main, '.page-side'),
      board: [...main.querySelectorAll('.board-piece')].map(({ dataset }) => dataset.tower).toSorted(),
    };
  };
`;

interface Drawn {
  readonly status: string;
  /** The variant, the mode, and the viewer's final rating. */
  readonly about: string;
  readonly gain: string;
  readonly sides: Readonly<
    Record<
      Color,
      Readonly<Record<'name' | 'rating' | 'clock', string>> & Readonly<Record<'isRunning' | 'isRed', boolean>>
    >
  >;
  readonly lines: number;
  readonly plies: number;
  readonly text: string;
  /** The square's pieces, such as `wm`, `bk`, or `wmbm` for a tower. */
  readonly board: readonly string[];
}

let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  const made = await build({
    stdin: { contents: PAGE, resolveDir: `${import.meta.dirname}/../../../src/page`, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'silent',
  });
  browser = await openChromium();
  // Everything is drawn at once.
  page = await browser.newPage({ reducedMotion: 'reduce' });
  page.on('pageerror', (error) => faults.push(error.message));
  const body = '<!doctype html><html lang="en"><title>Game</title><main></main></html>';
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://page.example/');
  await page.addScriptTag({ content: made.outputFiles[0]!.text });
});

afterAll(() => browser.close());

const draw = (facts: GameFacts, shown: ShownScreen, at: number): Promise<Drawn> =>
  page.evaluate(`window.draw(${JSON.stringify({ facts, shown, at }).replaceAll('<', String.raw`\u003c`)})`);

const SEATS = {
  white: { kind: 'person', id: '2', name: 'Anna' },
  black: { kind: 'person', id: '3', name: 'Boris' },
} as const;
const NAMES = { white: 'Anna', black: 'Boris' } as const;
const BOTH = { white: true, black: true } as const;
const WRITER: Writer = {
  nameOf: async (id) => COLORS.map((color) => SEATS[color]).find((seat) => seat.id === id)?.name ?? '',
  guildId: '1',
  channelId: '1',
  locale: 'en-US',
};
const VIEWER = { user: '2', seesNames: true, locale: 'en-US' };

/** Each side requests at most one thing. A running game has no rematch. */
function asked({
  offers: { white, black },
  result,
  rematch,
}: Pick<Game, 'offers' | 'result' | 'rematch'>): Pick<Game, 'offers' | 'rematch'> {
  const isAsked = ({ open }: Game['offers'][Color]): boolean => result === null && open !== 'rematch';
  const quiet: Game['offers'][Color] = { ...white, open: null };
  const [own, other] = [isAsked(white) ? white : quiet, isAsked(black) ? black : quiet];
  const offers = { white: own, black: own.open ? quiet : other };
  return { offers, rematch: result === null ? null : rematch };
}

const games = gameOf(12).map(({ pauses, ...game }): Game => {
  const now = pauses.filter(({ from }) => from === game.changedAt);
  const isOff = game.result?.by === 'aborted' || game.result?.by === 'annulled';
  const result = isOff && game.result ? { ...game.result, winner: null } : game.result;
  const alone = { voting: undefined, lapsed: undefined, match: undefined };
  return { ...game, ...alone, ...asked(game), result, seats: SEATS, vacations: [], pauses: now };
});

/** The side of each move, from the position before the first. */
const moversOf = ({ variant, start, moves }: Game): readonly Color[] => {
  const begins = variantOf(variant).begins;
  const first = start === null ? begins : start.startsWith('W') ? 'white' : 'black';
  return moves.map((_, ply) => (ply % 2 === 0 ? first : opponentOf(first)));
};

const nextIn = (game: Game): Color => moversOf({ ...game, moves: [...game.moves, 'any'] }).at(-1) ?? 'white';

/** As on a score sheet: a line per move of the side that begins, or for a lone first reply. */
const movesIn = (game: Game): number =>
  moversOf(game).filter((color, ply) => ply === 0 || color === variantOf(game.variant).begins).length;

const boardOf = (game: Game): readonly string[] =>
  lastPosition(lineOf(game))
    .board.flatMap(
      (tower) => tower?.map(({ color, role }) => color.charAt(0) + role.charAt(0)).join('') ?? [],
    )
    .toSorted();

type End = Color | 'draw' | 'canceled';

function endOf({ result, tournament, ...game }: Game): End | null {
  if (!result) return null;
  const [first = 'white'] = moversOf({ ...game, result, moves: ['any'] });
  if (result.by === 'aborted' && tournament) return opponentOf(first);
  if (result.by === 'aborted' || result.by === 'annulled') return 'canceled';
  return result.winner ?? 'draw';
}

/** Both ratings before the game, with the deviation of a newcomer or of a regular. */
const strengths = fc.tuple(
  ...COLORS.map(() =>
    fc.record({ value: fc.integer({ min: 900, max: 2300 }), deviation: fc.integer({ min: 50, max: 350 }) }),
  ),
);

/** Ratings as they were, or with the changes from a result on the board. */
function ratedIn(game: Game, [white, black]: readonly { value: number; deviation: number }[]): CardFacts {
  const [at, end] = [game.changedAt, endOf(game)];
  const since = { volatility: 0.06, at };
  const ratings = { white: { ...white!, ...since }, black: { ...black!, ...since } };
  if (!game.rated || end === 'canceled') return {};
  if (end === null) return { ratings };
  const change = (color: Color) => {
    const score = end === 'draw' ? 0.5 : end === color ? 1 : 0;
    const { value, deviation } = afterGame(ratings[color], ratings[opponentOf(color)], score, at);
    return { before: ratings[color].value, after: Math.round(value), deviation };
  };
  return { changes: { white: change('white'), black: change('black') } };
}

const unsure = (deviation: number): string => (isUncertain(deviation) ? '?' : '');

/**
 * A rating as both the message and the page should write it, such as `1512? (+12)`, without the very
 * large changes of the first games; empty without a rating.
 */
function ratingBy({ ratings, changes }: CardFacts, color: Color): string {
  if (ratings) return `${ratings[color].value}${unsure(ratings[color].deviation)}`;
  if (!changes) return '';
  const { before, after, deviation } = changes[color];
  const change = deviation >= 200 ? '' : ` (${after < before ? '−' : '+'}${Math.abs(after - before)})`;
  return `${after}${unsure(deviation)}${change}`;
}

/** The texts and descriptions of the message, with names for mentions. */
const sentOf = (game: Game, facts: CardFacts): string =>
  JSON.stringify(bodyOf(cardScreen(sayIn('en-US'), game, { facts })))
    .replaceAll('<@2>', NAMES.white)
    .replaceAll('<@3>', NAMES.black)
    .replaceAll(/\*\*/gu, '');

const CHANNEL: Readonly<Record<End, RegExp>> = {
  white: /🏆 Anna (?:beat|wins)/u,
  black: /🏆 Boris (?:beat|wins)/u,
  draw: /🤝 Anna and Boris drew/u,
  canceled: /⌛ (?:Game voided|(?:Anna|Boris) didn’t make the first move)/u,
};
const STATUS: Readonly<Record<End, RegExp>> = {
  white: /Anna\S* wo?i?ns?\b/u,
  black: /Boris\S* wo?i?ns?\b/u,
  draw: /The game was drawn/u,
  canceled: /Game canceled/u,
};
const ALT: Readonly<Record<End, RegExp>> = {
  white: /White won\./u,
  black: /Black won\./u,
  draw: /The game was drawn\./u,
  canceled: /The game was canceled\./u,
};
const ENDS = ['white', 'black', 'draw', 'canceled'] as const;

const told = (words: Readonly<Record<End, RegExp>>, text: string): readonly End[] =>
  ENDS.filter((each) => words[each].test(text));

/** The time that each side of a live game had left when the turn began, without pauses. */
function clockAtTurn(game: Game, color: Color): number | null {
  const { time, turns } = game;
  if (time?.kind !== 'live') return null;
  const own = moversOf(game).flatMap((mover, ply) => (mover === color && ply > 0 ? [ply] : []));
  const thought = own.map((ply) => (turns[ply + 1]?.from ?? 0) - (turns[ply]?.from ?? 0));
  return time.initial + own.length * time.increment - thought.reduce((sum, ms) => sum + ms, 0);
}

/** Isolating characters separate names from the surrounding text. */
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/gu, '');

/** In seconds, as written `1:05` or `2:00:00`. */
const secondsOf = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

const OFFERED = {
  draw: /draw/iu,
  takeback: /take ?back|takeback/iu,
  pause: /pause/iu,
  rematch: /rematch/iu,
} as const;

/** The facts that follow from the moves. */
function factsByMoves(game: Game, at: number) {
  const [end, next] = [endOf(game), nextIn(game)];
  const [isOver, isPaused] = [game.result !== null, game.pauses.length > 0];
  const isRunning = !isOver && !isPaused && game.moves.length > 0;
  const deadline = isOver || isPaused ? null : deadlineOf(game);
  // Weekends lie between now and the deadline; `clock.laws.test.ts` proves such clocks.
  const hasWeekends = game.time?.kind === 'correspondence' && game.time.restsWeekendsIn !== null;
  const left = (color: Color): number | null => {
    if (hasWeekends) return null;
    if (isRunning && color === next && deadline !== null) return Math.max(0, deadline - at);
    const before = clockAtTurn(game, color);
    // Some generated games continued after a flag fell.
    return before !== null && before >= 0 ? before : null;
  };
  const offers = COLORS.flatMap((color) => (isOver ? [] : (game.offers[color].open ?? [])));
  return { end: end === null ? [] : [end], next, isOver, isPaused, isRunning, deadline, left, offers };
}

type Facts = ReturnType<typeof factsByMoves>;

/** From Discord's JSON: its texts, and the description of its picture. */
function wrongInChannel(game: Game, sent: string, facts: Facts, rated: CardFacts): readonly string[] {
  const { end, isOver, deadline, offers } = facts;
  const isTold = game.moves.length > 0 || !end.includes('canceled');
  const counted = isOver && game.moves.length > 0 ? /(?:in|after) (\d+) moves?/u.exec(sent)?.[1] : undefined;
  const instant = deadline === null ? '' : `<t:${Math.floor(deadline / SECOND)}:R>`;
  return [
    told(CHANNEL, sent).join() === end.join() || 'channel: end',
    told(ALT, sent).join() === (isTold ? end.join() : '') || 'channel: description',
    Number(counted ?? movesIn(game)) === movesIn(game) || 'channel: moves',
    sent.includes(instant) || 'channel: deadline',
    !isTold || COLORS.every((color) => plain(sent).includes(ratingBy(rated, color))) || 'channel: ratings',
    offers.every((kind) => OFFERED[kind].test(sent)) || 'channel: offers',
  ].filter((each) => each !== true);
}

/** From the page's document, with its live board. */
function wrongOnPage(game: Game, drawn: Drawn, facts: Facts, rated: CardFacts): readonly string[] {
  const { end, next, isOver, isPaused, isRunning, left, offers } = facts;
  const isFlagged = COLORS.some((color) => left(color) === 0 || drawn.sides[color].clock === '0:00');
  const turn = isOver || isPaused ? '' : next === 'white' ? 'your move' : `${NAMES[next]} to move`;
  const sides = COLORS.flatMap((color) => {
    const { name, rating, clock, isRunning: runs, isRed } = drawn.sides[color];
    const ms = left(color);
    return [
      name.includes(NAMES[color]) || `page: name of ${color}`,
      rating === ratingBy(rated, color) || `page: rating of ${color}`,
      isRed === (runs && clock !== '' && secondsOf(clock) < 20) || `page: a red clock, ${color}`,
      clock === '' || runs === (isRunning && color === next) || `page: whose clock runs, ${color}`,
      clock === '' || ms === null || secondsOf(clock) === Math.ceil(ms / SECOND) || `page: clock of ${color}`,
    ];
  });
  return [
    told(STATUS, drawn.status).join() === end.join() || 'page: end',
    drawn.plies === game.moves.length || 'page: plies',
    drawn.lines === movesIn(game) || 'page: moves',
    plain(drawn.status).includes(turn) || 'page: turn',
    drawn.about.split(' · ').includes(game.rated ? 'rated' : 'casual') || 'page: rated or casual',
    drawn.gain === (rated.changes ? ratingBy(rated, 'white') : '') || 'page: the new rating',
    // Nobody can answer once a flag has fallen.
    isFlagged || offers.every((kind) => OFFERED[kind].test(drawn.text)) || 'page: offers',
    drawn.board.join() === boardOf(game).join() || 'page: board',
    ...sides,
  ].filter((each) => each !== true);
}

test(
  'result, moves, board, turn, clocks, ratings, deadlines and offers agree',
  { timeout: 300_000 },
  async () => {
    const laters = fc.integer({ min: 0, max: HOUR });
    const generated = fc.tuple(games, laters, strengths);
    const found: Record<string, readonly string[]> = {};
    const seen = new Map<string, number>();
    for (const [game, later, before] of fc.sample(generated, { numRuns: 150, seed: 50 })) {
      const at = game.changedAt + later;
      const [known, card] = [factsByMoves(game, at), ratedIn(game, before)];
      const { shown } = await writeScreen(boardScreen(sayIn('en-US'), game, VIEWER), WRITER);
      const drawn = await draw(factsOf({ game, isNamed: BOTH, vote: null, card }, VIEWER, at), shown, at);
      const wrong = [
        ...wrongInChannel(game, sentOf(game, card), known, card),
        ...wrongOnPage(game, drawn, known, card),
        ...faults.splice(0),
      ];
      if (wrong.length > 0) found[JSON.stringify([game.variant, game.result, game.offers, drawn])] = wrong;
      const kinds = [...known.end, ...known.offers, known.isRunning && 'running', known.isPaused && 'paused'];
      for (const kind of [...kinds, known.left('white') !== null && 'clock', ...Object.keys(card)])
        if (kind !== false) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    expect(found).toEqual({});
    const wanted = [...ENDS, 'running', 'paused', 'clock', 'draw', 'takeback', 'pause', 'ratings', 'changes'];
    expect(wanted.filter((kind) => !seen.has(kind))).toEqual([]);
  },
);
