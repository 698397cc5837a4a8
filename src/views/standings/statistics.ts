/** What a server plays, when, with which results and by whom: in words, and in pictures for when. */
import type { Shape } from '../board/inShape.ts';
import type { Block, Screen } from '../screen/screen.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Player } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Activity } from '../../rating/activity.ts';
import type { Outcome } from '../../rating/entry.ts';
import type { Count } from '../../rating/replay.ts';
import { quiet, text } from '../screen/blocks.ts';
import { playerName } from '../screen/playerName.ts';
import { dayChart, hourChart } from './activityCharts.ts';
import { chartBlocks } from '../board/chartBlocks.ts';
import { hourName, weekdayName } from './days.ts';
import { shownName } from './words.ts';

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

const results = ({ games, white, black }: Count) => ({ games, white, black, drawn: games - white - black });

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

const variantLines = (say: Say, counts: readonly Count[]): readonly string[] =>
  counted(counts, 'variant')
    .slice(0, MOST_VARIANTS)
    .flatMap((count) => {
      const variant = VARIANT_IDS.find((id) => id === count.key);
      return variant ? [say('stats.variant', { variant: say(`variant.${variant}`), ...results(count) })] : [];
    });

const moveLines = (say: Say, counts: readonly Count[]): readonly string[] =>
  counted(counts, 'first-move')
    .slice(0, MOST_MOVES)
    .flatMap((count) => {
      const [id, move = ''] = count.key.split(' ');
      const variant = VARIANT_IDS.find((each) => each === id);
      return variant
        ? [say('stats.first-move', { move, variant: say(`variant.${variant}`), ...results(count) })]
        : [];
    });

const gameLine = (say: Say, which: 'longest' | 'shortest', game: Outcome | null): string | null =>
  game &&
  say(`stats.${which}`, {
    plies: game.plies,
    white: shownName(playerName(say, game.players.white)),
    black: shownName(playerName(say, game.players.black)),
  });

/** The answer to `/stats`. */
export function statisticsScreen(say: Say, content: StatisticsContent, reader: Shape = {}): Screen {
  const { counts, longest, shortest, pairs } = content;
  const total = counted(counts, 'variant').reduce((sum, { games }) => sum + games, 0);
  if (total === 0) return quiet(text(say('stats.nothing')));
  const moves = moveLines(say, counts);
  return quiet(
    text(say('stats.title'), say('stats.total', { count: total })),
    ...days(say, content, reader),
    ...rhythm(say, content, reader),
    text(say('stats.variants'), ...variantLines(say, counts)),
    ...(moves.length > 0 ? [text(say('stats.first-moves'), ...moves)] : []),
    text(
      say('stats.pairs'),
      ...pairs.map(({ players: [one, other], games }) =>
        say('stats.pair', { one: shownName(one.name), other: shownName(other.name), games }),
      ),
      gameLine(say, 'longest', longest),
      gameLine(say, 'shortest', shortest),
    ),
  );
}
