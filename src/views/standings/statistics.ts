/** What a server plays, when, with which results and by whom: in words, and in pictures for when. */
import { chartBlocks, type Shape } from '../board/shape.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Player } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Activity } from '../../rating/activity.ts';
import type { Outcome } from '../../rating/entry.ts';
import type { Count } from '../../rating/replay.ts';
import { everyoneButton, quiet, text, buttonBlock } from '../screen/blocks.ts';
import { playerName } from '../screen/phrases.ts';
import { dayChart, hourChart } from './activityCharts.ts';
import { countText, inColumns, type Row } from './columns.ts';
import { hourName, weekdayName, shownName } from './words.ts';
import { STATS } from '../presses/declarations.ts';

export interface StatisticsContent {
  /** The most frequent keys of each kind first. */
  readonly counts: readonly Count[];
  readonly longest: Outcome | null;
  readonly shortest: Outcome | null;
  /** The most active pairs, most games first. */
  readonly pairs: readonly { readonly players: readonly [Player, Player]; readonly games: number }[];
  /** The present instant (ms). */
  readonly now: number;
}

const MOST_VARIANTS = 6;
const MOST_MOVES = 5;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const counted = (counts: readonly Count[], activity: Activity): readonly Count[] =>
  counts.filter((count) => count.activity === activity);

/** In the order in which `stats.columns` names them. */
const results = (say: Say, { games, white, black }: Count): readonly string[] =>
  [games, white, black, games - white - black].map((count) => countText(say, count));

/** Games by day, with how many there were. */
function days(say: Say, { counts, now }: StatisticsContent, reader: Shape): readonly Block[] {
  const charted = dayChart(say, counted(counts, 'day'), now);
  if (!charted) return [text(say('stats.no-days'))];
  return [text(say('stats.by-day', { count: charted.games })), ...chartBlocks(charted, reader)];
}

/** Games by weekday and by hour; of these the most frequent comes first. */
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

const variantRows = (say: Say, counts: readonly Count[]): readonly Row[] =>
  counted(counts, 'variant')
    .slice(0, MOST_VARIANTS)
    .flatMap((count) => {
      const variant = VARIANT_IDS.find((id) => id === count.key);
      return variant ? [{ numbers: results(say, count), label: say(`variant.${variant}`) }] : [];
    });

const moveRows = (say: Say, counts: readonly Count[]): readonly Row[] =>
  counted(counts, 'first-move')
    .slice(0, MOST_MOVES)
    .flatMap((count) => {
      const [id, move = ''] = count.key.split(' ');
      const variant = VARIANT_IDS.find((each) => each === id);
      if (!variant) return [];
      const label = say('stats.first-move', { move, variant: say(`variant.${variant}`) });
      return [{ numbers: results(say, count), label }];
    });

const pairRows = (say: Say, pairs: StatisticsContent['pairs']): readonly Row[] =>
  pairs.map(({ players: [one, other], games }) => ({
    numbers: [countText(say, games)],
    label: say('stats.pair', { one: shownName(one.name), other: shownName(other.name) }),
  }));

const gameLine = (say: Say, which: 'longest' | 'shortest', game: Outcome | null): string | null =>
  game &&
  say(`stats.${which}`, {
    plies: game.plies,
    white: shownName(playerName(say, game.players.white)),
    black: shownName(playerName(say, game.players.black)),
  });

/** All of it for everyone. */
export function sharedStatisticsScreen(say: Say, content: StatisticsContent, reader: Shape = {}): Screen {
  const { counts, longest, shortest, pairs } = content;
  const total = counted(counts, 'variant').reduce((sum, { games }) => sum + games, 0);
  if (total === 0) return quiet(text(say('stats.nothing')));
  const moves = moveRows(say, counts);
  return quiet(
    text(say('stats.title'), say('stats.total', { count: total })),
    ...days(say, content, reader),
    ...rhythm(say, content, reader),
    text(say('stats.variants'), say('stats.columns'), ...inColumns(variantRows(say, counts))),
    ...(moves.length > 0 ? [text(say('stats.first-moves'), say('stats.columns'), ...inColumns(moves))] : []),
    text(
      say('stats.pairs'),
      ...inColumns(pairRows(say, pairs)),
      gameLine(say, 'longest', longest),
      gameLine(say, 'shortest', shortest),
    ),
  );
}

/** The answer to `/stats`. */
export function statisticsScreen(say: Say, content: StatisticsContent, reader: Shape = {}): Screen {
  const shown = sharedStatisticsScreen(say, content, reader);
  const buttons = [everyoneButton(say, STATS.to.post())];
  return content.counts.length === 0
    ? shown
    : { ...shown, blocks: [...shown.blocks, buttonBlock(...buttons)] };
}
