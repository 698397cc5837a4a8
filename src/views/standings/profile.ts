/** A player in one message: ratings, record, streak, best win, favourite first move, and the latest games. */
import type { Screen } from '../screen.ts';
import { COLORS, type Color } from '../../draughts/types.ts';
import type { Player } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import type { Outcome } from '../../rating/entry.ts';
import type { Pool } from '../../rating/pool.ts';
import type { PlayerRecord } from '../../rating/record.ts';
import { linkTo, quiet, text } from '../blocks.ts';
import type { MessageAddress } from '../blocks.ts';
import { favouriteOpening } from './opening.ts';
import { poolName, shownName, shownRating } from './words.ts';

/** Latest games that are shown with a jump to each. */
const LATEST = 5;

export interface ProfileContent {
  readonly player: Player;
  /** In the order in which they are shown. */
  readonly records: ReadonlyMap<Pool, PlayerRecord>;
  /** Newest first: more than are shown, so that an opening can be a favourite. */
  readonly recent: readonly { readonly outcome: Outcome; readonly card: MessageAddress | null }[];
  /** Games with the asker, as the asker sees them; `null` for one's own profile. */
  readonly between: { readonly games: number; readonly wins: number; readonly losses: number } | null;
  /** The present instant (ms). */
  readonly now: number;
}

function poolLine(say: Say, pool: Pool, { rating, spans }: PlayerRecord, now: number): string {
  const { games, wins, draws } = spans.ever;
  return say('profile.pool', {
    pool: poolName(say, pool),
    rating: shownRating(rating, now),
    wins,
    draws,
    losses: games - wins - draws,
  });
}

function streakLine(say: Say, { streak }: PlayerRecord): string | null {
  if (streak === 0) return null;
  return say(streak > 0 ? 'profile.streak.won' : 'profile.streak.lost', { count: Math.abs(streak) });
}

/** What one record says beyond its rating. */
function deeds(say: Say, record: PlayerRecord): readonly (string | null)[] {
  const { colors, longestStreak, bestWin } = record;
  return [
    COLORS.map((color) => say(`profile.color.${color}`, colors[color])).join(' · '),
    streakLine(say, record),
    longestStreak > 1 ? say('profile.longest', { count: longestStreak }) : null,
    bestWin &&
      say('profile.best', {
        name: shownName(bestWin.opponent.name),
        rating: String(Math.round(bestWin.value)),
      }),
  ];
}

const sideOf = ({ players }: Outcome, user: Player): Color =>
  players.white.id === user.id ? 'white' : 'black';

function noteOf(say: Say, { verdict, ratings }: Outcome, side: Color): string {
  if (verdict !== 'counted') return say(`profile.note.${verdict}`);
  const { before, after } = ratings?.[side] ?? { before: '', after: '' };
  return say('profile.note.counted', { before: String(before), after: String(after) });
}

function gameLine(say: Say, { outcome, card }: ProfileContent['recent'][number], user: Player): string {
  const side = sideOf(outcome, user);
  const { winner, players, variant, guildId } = outcome;
  const result = winner === null ? 'drawn' : winner === side ? 'won' : 'lost';
  const line = say(`profile.game.${result}`, {
    opponent: shownName(players[side === 'white' ? 'black' : 'white'].name),
    variant: say(`variant.${variant}`),
    note: noteOf(say, outcome, side),
  });
  return card ? `${line} ${linkTo(guildId, card)}` : line;
}

/** The answer to `/profile`. */
export function profileScreen(say: Say, content: ProfileContent): Screen {
  const { player, records, recent, between, now } = content;
  const name = shownName(player.name);
  if (recent.length === 0) return quiet(text(say('profile.nothing', { name })));
  const all = records.get('all');
  const opening = favouriteOpening(
    recent.map(({ outcome }) => outcome),
    player.id,
  );
  return quiet(
    text(
      say('profile.title', { name }),
      ...(all ? [] : [say('profile.uncounted')]),
      ...[...records].map(([pool, record]) => poolLine(say, pool, record, now)),
    ),
    text(
      ...(all ? deeds(say, all) : []),
      opening && say('profile.opening', { ...opening, variant: say(`variant.${opening.variant}`) }),
      between && between.games > 0
        ? say('profile.between', { count: between.games, wins: between.wins, losses: between.losses })
        : null,
      say('profile.recent'),
      ...recent.slice(0, LATEST).map((ended) => gameLine(say, ended, player)),
    ),
  );
}
