import { isFormer } from '../../game/player.ts';
import {
  type Game,
  isCalledOff,
  type Player,
  type GameResult,
  type TournamentPlace,
} from '../../game/game.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Names } from '../../render/scene/scene.ts';
import type { NamedOpening } from '../../openings/names.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { isProvisional, type Rating } from '../../rating/glicko.ts';
import { once } from '../../draughts/once.ts';
import type { ByColor, Color } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';

/** The name at the start of the game, for texts without mentions. A deleted player has none. */
export const playerName = (say: Say, { id, name }: Player): string =>
  isFormer(id) ? say('privacy.former') : name;

/**
 * The name without a mention. A sentence mentions only the side to notify, and a board's bars have
 * the names.
 */
export const inWords = (say: Say, player: Player): string => plain(playerName(say, player));

export const bothInWords = (say: Say, { seats }: Pick<Game, 'seats'>): ByColor<string> => ({
  white: inWords(say, seats.white),
  black: inWords(say, seats.black),
});

export const namesOf = (say: Say, { seats: { white, black } }: Pick<Game, 'seats'>): Names => ({
  white: playerName(say, white),
  black: playerName(say, black),
});

/** Readers of Russian know the openings of Russian draughts by their Russian names. */
export const openingName = (say: Say, { name, english }: NamedOpening): string =>
  say.locale === 'ru' ? name : (english ?? name);

export const variantList = (say: Say, ids: readonly VariantId[], word: 'and' | 'or'): string =>
  say.list(
    ids.map((id) => say(`variant.${id}`)),
    word,
  );

/** A rating in whole points, with a question mark while it is provisional at `now` (ms). */
export const shownRating = (rating: Rating, now: number): string =>
  `${Math.round(rating.value)}${isProvisional(rating, now) ? '?' : ''}`;

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

const UNITS = [
  ['days', 24 * 60 * 60],
  ['hours', 60 * 60],
  ['minutes', 60],
  ['seconds', 1],
] as const;

/** Making a format takes longer than a query. */
const durations = once((say: Say) => new Intl.DurationFormat(say.locale, { style: 'short' }));
const percents = once((say: Say) => new Intl.NumberFormat(say.locale, { style: 'percent' }));

/** A duration in ms, in its two largest units, and at least one second. */
export function durationName(say: Say, ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const largest = UNITS.findIndex(([, length]) => seconds >= length);
  const shown = UNITS.slice(largest, largest + 2);
  const least = shown.at(-1)?.[1] ?? 1;
  let left = Math.round(seconds / least) * least;
  const parts = shown.map(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return [unit, count] as const;
  });
  return durations(say).format(Object.fromEntries(parts));
}

const LOSER: Readonly<Record<Color, Color>> = { white: 'black', black: 'white' };

/** The reason. Giveaway has its own sentences. Without names, players are named by color. */
export function reasonOf(
  say: Say,
  { winner, by }: GameResult,
  goal: Variant['goal'] = 'win',
  names: ByColor<string> | null = null,
): string {
  const isOnBoard = by === 'no-pieces' || by === 'no-moves';
  if (goal === 'lose' && isOnBoard) return say(`result.${by}.giveaway`);
  const loser = LOSER[winner ?? 'white'];
  if (by === 'resignation' || by === 'flag')
    return names ? say(`result.${by}.player`, { player: names[loser] }) : say(`result.${by}.${loser}`);
  return names && isOnBoard ? say(`result.${by}.player`, { player: names[loser] }) : say(`result.${by}`);
}

/** The winner and the reason, because the reason alone doesn't always name the winner. */
export function outcomeOf(
  say: Say,
  result: GameResult,
  goal: Variant['goal'] = 'win',
  names: ByColor<string> | null = null,
): string {
  const { winner } = result;
  const outcome =
    names && winner && !isCalledOff(result)
      ? say(`outcome.player.${winner}`, { player: names[winner] })
      : say(`outcome.${isCalledOff(result) ? 'aborted' : (winner ?? 'draw')}`);
  return [outcome, reasonOf(say, result, goal, names)].join(' ');
}

export const hourName = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** A tournament and its round; `null` for games from before names were kept. */
export function tournamentName(say: Say, { name, round, rounds: total }: TournamentPlace): string | null {
  if (name === undefined) return null;
  // A ladder or an arena has no rounds.
  if (total === undefined && round === 1) return plain(name);
  return total === undefined
    ? say('card.round', { name: plain(name), round })
    : say('card.round-of', { name: plain(name), round, total });
}

export const percent = (say: Say, part: number, whole: number): string =>
  percents(say).format(whole === 0 ? 0 : part / whole);
