import { chartBlocks, type Shape } from '../board/shape.ts';
import type { Block, Screen, Charted } from '../screen/screen.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Player, UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Activity } from '../../rating/activity.ts';
import type { RatedResult } from '../../rating/entry.ts';
import type { Count } from '../../rating/replay.ts';
import { button, everyoneButton, quiet, text, buttonBlock } from '../screen/blocks.ts';
import { hourName, playerName } from '../screen/phrases.ts';
import { countText } from './columns.ts';
import { figureBlocks, type Figures } from './ranks.ts';
import { LEAST_CHARTED, weekdayName, shownName, dayName, shortDay } from './words.ts';
import { PROFILE, STATS } from '../presses/declarations.ts';
import { startOfDay } from '../../rating/span.ts';
import { type Tick, barAxis, roundAxis } from '../../render/scene/chart.ts';

export interface StatisticsContent {
  readonly counts: readonly Count[];
  readonly longest: RatedResult | null;
  readonly shortest: RatedResult | null;
  readonly pairs: readonly { readonly players: readonly [Player, Player]; readonly games: number }[];
  readonly now: number;
}

const MOST_VARIANTS = 6;
const MOST_MOVES = 5;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const counted = (counts: readonly Count[], activity: Activity): readonly Count[] =>
  counts.filter((count) => count.activity === activity);

const isCharted = (games: number): boolean => games >= LEAST_CHARTED;

function daysOf(say: Say, { counts, now }: StatisticsContent, reader: Shape): readonly Block[] {
  const charted = dayChart(say, counted(counts, 'day'), now);
  if (!charted) return [text(say('stats.no-days'))];
  const drawn = isCharted(charted.games) ? chartBlocks(charted, reader) : [];
  return [text(say('stats.by-day', { count: charted.games })), ...drawn];
}

/** By weekday and hour; the most frequent hour first. */
function rhythm(say: Say, { counts }: StatisticsContent, reader: Shape): readonly Block[] {
  const [weekdays, hours] = [counted(counts, 'weekday'), counted(counts, 'hour')];
  const list = WEEKDAYS.map((weekday) => {
    const games = weekdays.find(({ key }) => key === String(weekday))?.games ?? 0;
    return say('stats.weekday', { day: weekdayName(say, weekday), games });
  });
  return [
    text(
      say('stats.weekdays', { days: say.list(list, 'plain') }),
      say('stats.by-hour', { hour: hourName(Number(hours[0]?.key ?? 0)) }),
    ),
    ...chartBlocks(hourChart(say, hours), reader),
  ];
}

function figuresOf(say: Say, label: string, { games, white, black }: Count): Figures {
  const results = {
    white: countText(say, white),
    black: countText(say, black),
    draws: countText(say, games - white - black),
  };
  return {
    label,
    numbers: [countText(say, games), ...Object.values(results)],
    inWords: say('stats.line', { ...results, name: label, count: games }),
  };
}

const variantFigures = (say: Say, counts: readonly Count[]): readonly Figures[] =>
  counted(counts, 'variant')
    .slice(0, MOST_VARIANTS)
    .flatMap((count) => {
      const variant = VARIANT_IDS.find((id) => id === count.key);
      return variant ? [figuresOf(say, say(`variant.${variant}`), count)] : [];
    });

const moveFigures = (say: Say, counts: readonly Count[]): readonly Figures[] =>
  counted(counts, 'first-move')
    .slice(0, MOST_MOVES)
    .flatMap((count) => {
      const [id, move = ''] = count.key.split(' ');
      const variant = VARIANT_IDS.find((each) => each === id);
      if (!variant) return [];
      return [figuresOf(say, say('stats.first-move', { move, variant: say(`variant.${variant}`) }), count)];
    });

function tableOf(say: Say, heading: string, figures: readonly Figures[], reader: Shape): readonly Block[] {
  const heads = (['games', 'white', 'black', 'draws'] as const).map((head) => say(`stats.head.${head}`));
  return figures.length === 0 ? [] : [text(heading), ...figureBlocks(heads, figures, reader)];
}

const pairLines = (say: Say, pairs: StatisticsContent['pairs']): readonly string[] =>
  pairs.map(({ players: [one, other], games: count }) =>
    say('stats.pair', { one: shownName(one.name), other: shownName(other.name), count }),
  );

const gameLine = (say: Say, which: 'longest' | 'shortest', game: RatedResult | null): string | null =>
  game &&
  say(`stats.${which}`, {
    count: Math.ceil(game.plies / 2),
    white: shownName(playerName(say, game.players.white)),
    black: shownName(playerName(say, game.players.black)),
  });

export function sharedStatisticsScreen(say: Say, content: StatisticsContent, reader: Shape = {}): Screen {
  const { counts, longest, shortest, pairs } = content;
  const total = counted(counts, 'variant').reduce((sum, { games }) => sum + games, 0);
  if (total === 0) return quiet(text(say('stats.nothing')));
  return quiet(
    text(say('stats.title'), say('stats.total', { count: total }), say('stats.counts')),
    ...(isCharted(total) ? [...daysOf(say, content, reader), ...rhythm(say, content, reader)] : []),
    ...tableOf(say, say('stats.variants'), variantFigures(say, counts), reader),
    ...tableOf(say, say('stats.first-moves'), moveFigures(say, counts), reader),
    text(
      say('stats.pairs'),
      ...pairLines(say, pairs),
      ...(total > 1 ? [gameLine(say, 'longest', longest), gameLine(say, 'shortest', shortest)] : []),
    ),
  );
}

/** `user`: the reader, whose profile is one press away. */
export function statisticsScreen(
  say: Say,
  content: StatisticsContent,
  user: UserId,
  reader: Shape = {},
): Screen {
  const { blocks, ...rest } = sharedStatisticsScreen(say, content, reader);
  const profile = button(PROFILE.to.show({ user, pool: 'all' }), say('button.profile'), { emoji: '◀️' });
  const post = content.counts.length === 0 ? null : everyoneButton(say, STATS.to.post());
  return { ...rest, blocks: [...blocks, buttonBlock(post, profile)] };
}

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 30;
const HOURS = 24;
const MOST_STEPS = 4;

const gamesAt = (counts: readonly Count[], key: number): number =>
  counts.find((count) => count.key === String(key))?.games ?? 0;

function bars(title: string, values: readonly number[], ticks: readonly Tick[], alt: string): Charted {
  const chart = {
    x: barAxis(values.length, ticks),
    y: { ...roundAxis([0, ...values], MOST_STEPS), title },
    drawn: { kind: 'bars', values },
  } as const;
  return { chart, alt };
}

const everyFromLast = (length: number, step: number): readonly number[] =>
  Array.from({ length: Math.ceil(length / step) }, (_, n) => length - 1 - n * step).toReversed();

/** Games by day with their sum; `null` if there are none. */
function dayChart(
  say: Say,
  counts: readonly Count[],
  now: number,
): (Charted & { readonly games: number }) | null {
  const days = Array.from({ length: DAYS }, (_, n) => startOfDay(now) - (DAYS - 1 - n) * DAY);
  const games = days.map((day) => gamesAt(counts, day));
  const first = days[0];
  if (first === undefined || games.every((count) => count === 0)) return null;
  const said = days.flatMap((day, index) =>
    games[index] ? [say('stats.day', { day: dayName(say, day), games: games[index] })] : [],
  );
  const ticks = everyFromLast(DAYS, 7).flatMap((at) => {
    const day = days[at];
    return day === undefined ? [] : [{ at, label: shortDay(say, day) }];
  });
  const [from, to] = [dayName(say, first), dayName(say, now)];
  const alt = say('describe.days', { from, to, days: say.list(said, 'plain') });
  return {
    ...bars(say('chart.days'), games, ticks, alt),
    games: games.reduce((sum, count) => sum + count, 0),
  };
}

function hourChart(say: Say, counts: readonly Count[]): Charted {
  const games = Array.from({ length: HOURS }, (_, hour) => gamesAt(counts, hour));
  const said = games.flatMap((count, hour) =>
    count > 0 ? [say('stats.hour', { hour: hourName(hour), games: count })] : [],
  );
  const ticks = [0, 6, 12, 18].map((at) => ({ at, label: hourName(at) }));
  return bars(say('chart.hours'), games, ticks, say('describe.hours', { hours: say.list(said, 'plain') }));
}
