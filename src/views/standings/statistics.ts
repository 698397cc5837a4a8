/** What a server plays, when and with which results: words and bars of letters, which every phone shows and reads out. */
import type { Screen } from '../screen.ts';
import { VARIANT_IDS } from '../../draughts/variants.ts';
import type { Player } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Activity } from '../../rating/activity.ts';
import type { Outcome } from '../../rating/entry.ts';
import type { Count } from '../../rating/replay.ts';
import { startOfDay } from '../../rating/span.ts';
import { quiet, text } from '../blocks.ts';
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

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 14;
const MOST_VARIANTS = 6;
const MOST_MOVES = 5;
const BARS = Array.from('▁▂▃▄▅▆▇█');
/** A Monday, to take the names of weekdays from. */
const A_MONDAY = Date.UTC(2026, 0, 5);

/** A bar a number, by its share of the greatest; a dot for none. */
export function barsOf(numbers: readonly number[]): string {
  const most = Math.max(1, ...numbers);
  const bar = (number: number): string =>
    number === 0 ? '·' : (BARS[Math.ceil((number / most) * BARS.length) - 1] ?? '·');
  return numbers.map(bar).join('');
}

const counted = (counts: readonly Count[], activity: Activity): readonly Count[] =>
  counts.filter((count) => count.activity === activity);

const gamesAt = (counts: readonly Count[], key: string): number =>
  counts.find((count) => count.key === key)?.games ?? 0;

const results = ({ games, white, black }: Count) => ({ games, white, black, drawn: games - white - black });

function times(say: Say, { counts, now }: StatisticsContent): readonly string[] {
  const days = Array.from({ length: DAYS }, (_, n) =>
    gamesAt(counted(counts, 'day'), String(startOfDay(now) - (DAYS - 1 - n) * DAY)),
  );
  const [weekdays, hours] = [counted(counts, 'weekday'), counted(counts, 'hour')];
  const range = (length: number, of: readonly Count[]): string =>
    barsOf(Array.from({ length }, (_, key) => gamesAt(of, String(key))));
  const dayName = new Intl.DateTimeFormat(say.locale, { weekday: 'long', timeZone: 'UTC' });
  return [
    say('stats.days', { bars: barsOf(days), games: days.reduce((sum, games) => sum + games, 0) }),
    say('stats.weekdays', {
      bars: range(7, weekdays),
      day: dayName.format(A_MONDAY + Number(weekdays[0]?.key ?? 0) * DAY),
    }),
    say('stats.hours', { bars: range(24, hours), hour: `${(hours[0]?.key ?? '0').padStart(2, '0')}:00` }),
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
    white: shownName(game.players.white.name),
    black: shownName(game.players.black.name),
  });

/** The answer to `/stats`. */
export function statisticsScreen(say: Say, content: StatisticsContent): Screen {
  const { counts, longest, shortest, pairs } = content;
  const total = counted(counts, 'variant').reduce((sum, { games }) => sum + games, 0);
  if (total === 0) return quiet(text(say('stats.nothing')));
  const moves = moveLines(say, counts);
  return quiet(
    text(say('stats.title'), say('stats.total', { count: total }), ...times(say, content)),
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
