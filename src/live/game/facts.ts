/** The facts of a game that the page shows to a viewer. */
import { voteFactsOf } from '../../app/card/voteFacts.ts';
import type { Using } from '../../app/ports/app.ts';
import { isolated } from '../../i18n/sentence.ts';
import { byColor, opponentOf } from '../../draughts/piece.ts';
import type { ByColor, Color } from '../../draughts/types.ts';
import { variantOf } from '../../draughts/variants.ts';
import { timeLeft } from '../../game/clock/clock.ts';
import { clockOf } from '../../game/clock/timeOf.ts';
import { ballotOf } from '../../game/ballot.ts';
import { colorOf } from '../../game/decision.ts';
import { engineSeat } from '../../game/engine/engine.ts';
import type { Game, UserId } from '../../game/game.ts';
import { SECOND } from '../../game/calendar/span.ts';
import { absentIn, lineOf, sideToMove } from '../../game/line.ts';
import { pauseOf } from '../../game/offers/pause.ts';
import { clocksAt } from '../../game/record.ts';
import { isEngine, isGone, peopleOf, seatPerson, type Seat } from '../../game/seat.ts';
import { cardFactsOf } from '../../app/card/gameCard.ts';
import type { Names } from '../../render/scene/scene.ts';
import { type CardFacts, ratingTexts } from '../../views/game/cardFacts.ts';
import { voteNews } from '../../views/game/vote.ts';
import { contextLine, uncountedLine } from '../../views/game/status.ts';
import { bothInWords, outcomeOf } from '../../views/screen/phrases.ts';
import { type Say, sayIn } from '../../i18n/say.ts';
import { plainText } from '../plain.ts';
import type { VoteFacts } from '../../game/vote/count.ts';
import type { ClockFacts, GameFacts } from '../protocol.ts';

function clocksBefore(game: Game, ply: number): ByColor<number> | null {
  const { white = null, black = null } = clocksAt(game, ply) ?? {};
  return white === null || black === null ? null : { white: white * SECOND, black: black * SECOND };
}

function clockFacts(game: Game, at: number): ClockFacts | null {
  const { time, result } = game;
  if (!time || !clockOf(game)) return null;
  const isRunning = !result && !pauseOf(game);
  const seen = result ? game.changedAt : at;
  return {
    left: byColor((color) => timeLeft(game, color, seen) ?? 0),
    at,
    running: isRunning && game.moves.length > 0 ? sideToMove(game) : null,
    past: result && time.kind === 'live' ? game.moves.map((_, ply) => clocksBefore(game, ply)) : [],
  };
}

/** The mark of a sentence, such as the winner's color, which the page shows in its own way. */
const MARK = /^\p{Extended_Pictographic}\uFE0F? /u;

/** How the game ended. In a tournament, a player who is absent loses. `null`: it is running. */
export function outcomeIn(
  say: Say,
  game: Game,
  names: ByColor<string> = bothInWords(say, game),
): string | null {
  const absent = absentIn(game);
  const outcome = absent
    ? say('card.beat.forfeit', { winner: names[opponentOf(absent)], loser: names[absent] })
    : game.result && outcomeOf(say, game.result, variantOf(game.variant).goal, names);
  return outcome && plainText(outcome).replace(MARK, '');
}

/** The outcome, and why a rated game doesn't count, as on the card. */
function endIn(say: Say, { game, card = {} }: Watched, seen: Game): string | null {
  const [outcome, uncounted] = [outcomeIn(say, seen), uncountedLine(say, { game }, card)];
  return outcome && uncounted ? `${outcome} ${plainText(uncounted)}` : outcome;
}

export interface Viewer {
  /** `null`: not logged in. */
  readonly user: UserId | null;
  /** Without it, they see only the names of players who allow that. */
  readonly seesNames: boolean;
  readonly locale: string;
}

/** A game, and the sides whose names anyone may see. */
export interface Watched {
  readonly game: Game;
  readonly isNamed: ByColor<boolean>;
  /** `null` if no team votes. */
  readonly vote: VoteFacts | null;
  /** The facts on its card, for the ratings. */
  readonly card?: CardFacts;
}

/** `isNamed`: the sides that are named. The others are called by their color. */
export type Seen = Pick<Watched, 'game' | 'isNamed'>;

/** A team's name reveals who plays in it, so all of its members must allow it. */
export async function watchedOf(
  app: Using<'people' | 'personal' | 'standings' | 'votes'>,
  game: Game,
): Promise<Watched> {
  const isNamed = async (seat: Seat): Promise<boolean> => {
    const choices = await Promise.all(peopleOf(seat).map(({ id }) => app.store.people.preference(id)));
    return choices.every((choice) => choice.isNamed ?? false);
  };
  const [white, black] = await Promise.all([isNamed(game.seats.white), isNamed(game.seats.black)]);
  const [vote, card] = await Promise.all([voteFactsOf(app, game), cardFactsOf(app, game)]);
  return { game, isNamed: { white, black }, vote, card };
}

/** The game without the names that the viewer may not see. */
export function asSeen({ game, isNamed }: Seen, { seesNames, locale }: Omit<Viewer, 'user'>): Game {
  const seat = (color: Color): Seat => {
    const held = game.seats[color];
    if (isGone(held)) return { ...held, name: sayIn(locale)('privacy.former') };
    if (seesNames) return held;
    if (isEngine(held))
      return { ...held, name: sayIn(locale)('share.computer', { level: String(held.level) }) };
    if (isNamed[color]) return held;
    return seatPerson({ id: HIDDEN[color], name: sayIn(locale)(`color.${color}`) });
  };
  return { ...game, seats: byColor(seat) };
}

export const seenElsewhere = (say: Say, watched: Seen): Game =>
  asSeen(watched, { seesNames: false, locale: say.locale });

/** The ids of players whose names are hidden. */
const HIDDEN = { white: '0', black: '1' } as const;

export const seatOf = (game: Game, { user }: Viewer): Color | null =>
  user === null ? null : colorOf(game, user);

/** The number of viewers without a seat. Each user counts once. */
export function countOf({ game }: Watched, viewers: Iterable<Viewer>): number {
  const users = new Set<UserId>();
  let strangers = 0;
  for (const viewer of viewers) {
    if (viewer.user === null) strangers += 1;
    else if (seatOf(game, viewer) === null) users.add(viewer.user);
  }
  return users.size + strangers;
}

/** If a player's name is hidden, the rating is too, because it could reveal who they are. */
const ratingsFor = ({ game, card = {}, isNamed }: Watched, { seesNames, locale }: Viewer): Partial<Names> => {
  const texts = ratingTexts(sayIn(locale), game, card);
  return texts && (seesNames || (isNamed.white && isNamed.black)) ? texts : {};
};

/** The reasons for votes are left out for strangers, because they may name people. */
function votesFor({ game, vote }: Watched, { seesNames, locale }: Viewer): readonly string[] | null {
  const seen = seesNames || !vote?.last ? vote : { ...vote, last: { ...vote.last, reasons: [] } };
  return seen && voteNews(sayIn(locale), game, seen).map(plainText);
}

/** Strangers don't see which tournament the game belongs to. */
const aboutFor = ({ game }: Watched, { seesNames, locale }: Viewer): string =>
  plainText(
    contextLine(sayIn(locale), {
      game: seesNames ? game : { ...game, tournament: undefined },
      line: lineOf(game),
    }),
  );

/** `at` is in ms. */
export function factsOf(watched: Watched, viewer: Viewer, at: number): GameFacts {
  const seen = asSeen(watched, viewer);
  const { seats, ...game } = seen;
  const you = seatOf(watched.game, viewer);
  const ratings = ratingsFor(watched, viewer);
  const say = sayIn(viewer.locale);
  const [engine, ballot] = [engineSeat(watched.game), ballotOf(watched.game)];
  const changes = ratings.white === undefined ? null : watched.card?.changes;
  return {
    id: game.id,
    version: game.version,
    variant: game.variant,
    about: aboutFor(watched, viewer),
    start: game.start,
    moves: game.moves,
    seats: byColor((color) => ({
      name: isolated(seats[color].name),
      rating:
        ratings[color] ?? (viewer.seesNames && engine?.color === color ? say(`level.${engine.level}`) : ''),
      before: changes?.[color].before ?? null,
    })),
    you,
    clock: clockFacts(watched.game, at),
    ballot: ballot && { color: ballot.color, until: ballot.until, at },
    votes: votesFor(watched, viewer),
    isPaused: pauseOf(watched.game) !== null,
    result: game.result,
    outcome: endIn(say, watched, seen),
    rematch: game.rematch,
  };
}
