import { lastPosition } from '../../draughts/line.ts';
import { COLORS } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Game } from '../../game/game.ts';
import { isPerson } from '../../game/seat.ts';
import { vacationsOnBegin } from '../../game/clock/vacation.ts';
import type { Using, App } from '../ports/app.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import type { ChallengeTerms } from '../../game/challenge/invite.ts';
import { fullName, openingsNamed } from '../../game/match/openingNames.ts';
import { isMatchWished, offerOf, type MatchWish } from '../../game/match/offer.ts';
import { makeFen } from '../../notation/fen.ts';
import { openingCalled, openingLine } from '../../openings/names.ts';
import type { Problem } from '../problem/problem.ts';
import { newSecret, sha256 } from '../save/hash.ts';

/** A game that begins now, including the vacations of absent players. */
export async function withAbsences(app: Using<'people'>, game: Game): Promise<Game> {
  const people = COLORS.map((color) => game.seats[color]).filter(isPerson);
  const books = await Promise.all(people.map(({ id }) => app.store.people.vacations(id)));
  return { ...game, vacations: vacationsOnBegin(game, books) };
}

/** Every key is always set, so that it replaces the typed value. */
type Started = Required<Pick<ChallengeTerms, 'start' | 'opening'>>;
type Matched = Started & Required<Pick<ChallengeTerms, 'match'>>;

/** The position after the opening with this name, as `/openings` knows it; otherwise, the text. */
function startCalled(variant: Variant, text: string): string {
  const known = openingCalled(text, [variant.id]);
  return known ? makeFen(variant, lastPosition(openingLine(variant, known.opening))) : text;
}

export function startNamed({
  variant,
  start,
}: Pick<ChallengeTerms, 'variant' | 'start'>): Result<Started, Problem> {
  if (start === undefined) return done({ start, opening: undefined });
  const [named, ...others] = openingsNamed(variant, start);
  if (!named) return done({ start: startCalled(variantOf(variant), start), opening: undefined });
  if (others.length === 0) return done({ start: named.fen, opening: named.opening });
  const names = [named, ...others].map(({ opening }) => fullName(opening));
  return refused({ code: 'match-which-opening', names });
}

export function matchTerms(app: Pick<App, 'newId'>, wish: MatchWish): Result<Matched, Problem> {
  const started = startNamed(wish);
  if (!started.ok) return started;
  if (!isMatchWished(wish)) return done({ ...started.value, match: undefined });
  const secret = wish.draw === undefined ? '' : newSecret(app.newId);
  const offer = offerOf(wish, secret, sha256);
  return offer.ok ? done({ ...started.value, match: offer.value }) : offer;
}
