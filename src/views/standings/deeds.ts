import { COLORS } from '../../draughts/types.ts';
import type { ThinkingTime } from '../../game/clock/thinkingTime.ts';
import type { Say } from '../../i18n/say.ts';
import type { PlayerRecord, Pool } from '../../rating/record.ts';
import { durationName, playerName, shownRating } from '../screen/phrases.ts';
import { countText } from './columns.ts';
import type { Figures } from './ranks.ts';
import { poolName, shownName } from './words.ts';
import type { VariantId } from '../../draughts/variants.ts';
import type { UserId } from '../../game/game.ts';
import type { RatedResult } from '../../rating/entry.ts';

export function poolFigures(say: Say, pool: Pool, { rating, spans }: PlayerRecord, now: number): Figures {
  const { games, wins, draws } = spans.ever;
  const results = {
    rating: shownRating(rating, now),
    wins: countText(say, wins),
    draws: countText(say, draws),
    losses: countText(say, games - wins - draws),
  };
  const label = poolName(say, pool);
  return {
    label,
    numbers: Object.values(results),
    inWords: say('profile.pool', { ...results, pool: label }),
  };
}

function streakLine(say: Say, { streak }: PlayerRecord): string | null {
  if (streak === 0) return null;
  return say(streak > 0 ? 'profile.streak.won' : 'profile.streak.lost', { count: Math.abs(streak) });
}

const thoughtLine = (say: Say, kind: 'live' | 'slow', { moves, ms }: ThinkingTime): string | null =>
  moves === 0 ? null : say(`profile.thought.${kind}`, { time: durationName(say, ms / moves) });

/** A color that was never played is left out. */
function colorsLine(say: Say, colors: PlayerRecord['colors']): string | null {
  const played = COLORS.filter((color) => colors[color].games > 0);
  return played.length === 0
    ? null
    : played.map((color) => say(`profile.color.${color}`, colors[color])).join(' · ');
}

/** Facts in a record beyond its rating; `null` for a line that does not apply. */
export function deeds(say: Say, record: PlayerRecord): readonly (string | null)[] {
  const { colors, longestStreak, bestWin, thought } = record;
  return [
    colorsLine(say, colors),
    streakLine(say, record),
    longestStreak > 1 ? say('profile.longest', { count: longestStreak }) : null,
    bestWin &&
      say('profile.best', {
        name: shownName(playerName(say, bestWin.opponent)),
        rating: String(Math.round(bestWin.value)),
      }),
    thoughtLine(say, 'live', thought.live),
    thoughtLine(say, 'slow', thought.slow),
  ];
}

interface Opening {
  readonly variant: VariantId;
  readonly move: string;
  readonly times: number;
  readonly games: number;
}

/** An opening played only once may be chance. */
const LEAST_TIMES = 2;

/** The opening most played as White; `null` if none was played twice. Among equals, the latest. */
export function favouriteOpening(latestFirst: readonly RatedResult[], user: UserId): Opening | null {
  const own = latestFirst.flatMap(({ players, variant, firstMove: move }) =>
    players.white.id === user && move !== null ? [{ variant, move }] : [],
  );
  const times = ({ variant, move }: (typeof own)[number]): number =>
    own.filter((other) => other.variant === variant && other.move === move).length;
  const [best] = own.toSorted((a, b) => times(b) - times(a));
  if (!best || times(best) < LEAST_TIMES) return null;
  return { ...best, times: times(best), games: own.filter(({ variant }) => variant === best.variant).length };
}
