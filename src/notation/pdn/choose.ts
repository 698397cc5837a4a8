/**
 * Decides the variant of a game that doesn't name it. It is the likeliest variant whose rules the
 * game follows, if that is much likelier than all others.
 *
 * The evidence is a sum of natural logarithms of probabilities: the base rate for this notation,
 * names in tags, how well the rules explain the moves and the winner, and the other games in the
 * file. The moves are evidence because players use the choices they have.
 */
import type { AnyVariant, Variant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../draughts/variants.ts';
import {
  BASE_RATES,
  emptiness,
  resultEvidence,
  variantsMentioned,
  studyEvidence,
  baseRateOf,
} from './evidence.ts';
import { isClearlyStated, names, statedVariants } from './gameType.ts';
import { alike, conventionsFor, readBy, tryRules, type Trial, type Written } from './trial.ts';

// The weight of a name in the tags. Some names are also countries; the unmistakable ones aren't.
const SPOKEN_OF = 7;
const NAMED_AFTER = 12;
const UNMISTAKABLE: ReadonlySet<VariantId> = new Set(['poddavki', 'antidraughts', 'bashni', 'frysk']);
/** The margin that makes one variant much likelier than another. */
const BY_FAR = 2.5;
/** Variants that are this much less likely are not offered as choices. */
const UNLIKELY = 5;
const RARE = 8;
const MOST_OTHERS = 5;
const CLEARLY_WON = 5;
const FILE_SPEAKS = 10;

export type How =
  /** Chosen by the player, stated in the tags, or suggested by other games in the file. */
  | 'chosen'
  | 'tags'
  | 'file'
  /**
   * No other variant explains the moves; a tag contains the name; or only these rules make the
   * stated winner the real winner.
   */
  | 'rules'
  | 'event'
  | 'result'
  /** Other variants fit too, but they are rare in this notation. */
  | 'usual';

export type FilePrior = ReadonlyMap<VariantId, number>;

export interface Choice<V extends AnyVariant = Variant> {
  readonly trial: Trial<V>;
  readonly how: How;
  readonly others: readonly VariantId[];
}

export type Verdict<V extends AnyVariant = Variant> =
  | { readonly kind: 'chosen'; readonly choice: Choice<V> }
  | { readonly kind: 'several'; readonly trials: readonly Trial<Variant>[] }
  | None<V>;

/** The game breaks the rules of `tried`, but follows those of `better`. */
export interface None<V extends AnyVariant> {
  readonly kind: 'none';
  readonly tried: V;
  readonly better: VariantId | null;
}

export interface Hints<V extends AnyVariant = Variant> {
  readonly chosen?: V | null | undefined;
  /** Whether the choice was only a guess, so that alternatives are listed. */
  readonly isTentative?: boolean | undefined;
  readonly prior?: FilePrior | undefined;
  readonly fileName?: string | undefined;
}

interface Candidate {
  readonly id: VariantId;
  readonly trial: Trial<Variant>;
  readonly evidence: number;
  /** `own` is based on moves, notation and result; `whole` on everything that is known. */
  readonly own: number;
  readonly whole: number;
}

const weightOf = (id: VariantId): number => (UNMISTAKABLE.has(id) ? NAMED_AFTER : SPOKEN_OF);

/** Whether the game continues after the first king, although that king has won. */
const isOverBefore = ({ convention, moves }: Trial): boolean =>
  convention.variant.goal === 'first-king' && moves.slice(0, -1).some(({ move }) => move.promotes);

const candidatesFor = (
  written: Written,
  { prior = new Map(), fileName }: Omit<Hints, 'chosen'>,
  among: readonly VariantId[] = VARIANT_IDS,
): readonly Candidate[] => {
  const spoken = variantsMentioned(written, fileName);
  return among
    .flatMap((id) => {
      const trial = readBy(written, variantOf(id));
      if (trial === null || isOverBefore(trial)) return [];
      const evidence = resultEvidence(written, trial);
      const own = baseRateOf(written, trial) + trial.likelihood + evidence;
      const whole = own + (spoken.has(id) ? weightOf(id) : 0) + (prior.get(id) ?? 0);
      return [{ id, trial, evidence, own, whole }];
    })
    .toSorted((a, b) => b.whole - a.whole);
};

const howOf = (best: Candidate, rivals: readonly Candidate[], spoken: ReadonlySet<VariantId>): How => {
  const without = (part: (candidate: Candidate) => number): boolean =>
    rivals.every((rival) => part(best) - part(rival) >= BY_FAR);
  if (without(({ trial }) => trial.likelihood)) return 'rules';
  if (spoken.has(best.id)) return 'event';
  if (rivals.some(({ own, evidence }) => own - evidence > best.own - best.evidence)) return 'result';
  return without(({ own }) => own) ? 'usual' : 'file';
};

// Other variants worth mentioning. Variants with the same moves as the chosen one come first.
const othersThan = (variant: AnyVariant, candidates: readonly Candidate[]): readonly VariantId[] => {
  const most = candidates[0]?.whole ?? 0;
  const near = candidates.filter(({ id, whole }) => id !== variant.id && most - whole < RARE);
  const twins = new Set(alike(variant));
  const first = near.toSorted((a, b) => Number(twins.has(b.id)) - Number(twins.has(a.id)));
  const told = new Set(first.slice(0, MOST_OTHERS));
  return near.filter((other) => told.has(other)).map((other) => other.id);
};

const asFile = (
  written: Written,
  hints: Omit<Hints, 'chosen'>,
  spoken: ReadonlySet<VariantId>,
): Choice | null => {
  const rank = written.isNumeric ? 'numbered' : 'named';
  const sums = [...(hints.prior ?? [])]
    .map(([id, sum]) => ({ id, sum: sum + BASE_RATES[id][rank] }))
    .toSorted((a, b) => b.sum - a.sum);
  const [favorite, second] = sums;
  const isClear = favorite && second && favorite.sum - second.sum >= BY_FAR;
  if (!isClear || (spoken.size > 0 && !spoken.has(favorite.id))) return null;
  const near = sums.filter(({ sum }) => favorite.sum - sum < RARE).map(({ id }) => id);
  const candidates = candidatesFor(written, hints, near);
  const own = candidates.find(({ id }) => id === favorite.id);
  return own
    ? { trial: own.trial, how: 'file', others: othersThan(variantOf(favorite.id), candidates) }
    : null;
};

const favoriteOf = (prior: FilePrior, { isNumeric }: Written): VariantId | undefined => {
  const rank = isNumeric ? 'numbered' : 'named';
  const [favorite] = [...prior].toSorted(
    ([a, one], [b, other]) => other + BASE_RATES[b][rank] - one - BASE_RATES[a][rank],
  );
  return favorite?.[0];
};

const weigh = <V extends AnyVariant>(
  written: Written,
  hints: Omit<Hints, 'chosen'>,
  first: V | undefined,
): Exclude<Verdict, None<Variant>> | None<V | Variant> => {
  const spoken = variantsMentioned(written, hints.fileName);
  const choice = asFile(written, hints, spoken);
  if (choice) return { kind: 'chosen', choice };
  const prior: FilePrior = hints.prior ?? new Map();
  const favorite = favoriteOf(prior, written);
  const candidates = candidatesFor(written, hints);
  const [best, ...rivals] = candidates;
  if (best === undefined) {
    const tried = first ?? (favorite && variantOf(favorite)) ?? likeliestUnread(written);
    return { kind: 'none', tried, better: null };
  }
  // In a file of English games, a faulty game isn't pool checkers just because it fits its rules.
  const isFavoriteOut = favorite && !candidates.some(({ id }) => id === favorite);
  const lead = (prior.get(favorite ?? best.id) ?? 0) - (prior.get(best.id) ?? 0);
  if (isFavoriteOut && lead >= FILE_SPEAKS)
    return { kind: 'none', tried: variantOf(favorite), better: best.id };
  const near = rivals.filter(({ whole }) => best.whole - whole < BY_FAR);
  if (near.length > 0) {
    const several = candidates.filter(({ whole }) => best.whole - whole < UNLIKELY).slice(0, 5);
    return { kind: 'several', trials: several.map(({ trial }) => trial) };
  }
  const how = howOf(best, rivals, spoken);
  return {
    kind: 'chosen',
    choice: { trial: best.trial, how, others: othersThan(variantOf(best.id), candidates) },
  };
};

const likeliestUnread = (written: Written): Variant => {
  const plies = (variant: Variant): number => {
    const [convention] = conventionsFor(written, variant);
    const trial = convention && tryRules(written, convention);
    return trial?.ok === false ? trial.problem.plies : -1;
  };
  const rank = (variant: Variant): number => {
    const { named, numbered } = BASE_RATES[variant.id];
    return written.isNumeric ? numbered : named;
  };
  const [first] = VARIANT_IDS.map(variantOf).toSorted((a, b) => plies(b) - plies(a) || rank(b) - rank(a));
  return first ?? variantOf('russian');
};

// Many programs use one tag for variants that differ only in their goal. Returns the variants where
// the stated winner really won.
const betterWon = (written: Written, trial: Trial): readonly VariantId[] => {
  const evidence = resultEvidence(written, trial);
  if (evidence > -CLEARLY_WON) return [];
  const { variant } = trial.convention;
  const others = candidatesFor(written, {}, alike(variant));
  return others.filter((other) => other.evidence - evidence > CLEARLY_WON).map(({ id }) => id);
};

const asStated = <V extends AnyVariant>(written: Written, chosen: V | null): Choice<V | Variant> | null => {
  const own = chosen && names(written.tags, chosen) ? [chosen] : [];
  for (const variant of [...own, ...statedVariants(written.tags)]) {
    const trial = readBy(written, variant);
    if (trial !== null) return { trial, how: 'tags', others: betterWon(written, trial) };
  }
  return null;
};

/** The player's choice, with alternatives if that choice was only a guess. */
const asChosen = <V extends AnyVariant>(
  written: Written,
  hints: Hints<V>,
  stated: Choice<AnyVariant> | null,
): Choice<V> | null => {
  const { chosen, isTentative } = hints;
  const trial = chosen && readBy(written, chosen);
  if (!trial || !chosen) return null;
  if (!isTentative) return { trial, how: 'chosen', others: [] };
  const others = stated
    ? [...VARIANT_IDS.filter((id) => id === stated.trial.convention.variant.id), ...stated.others].filter(
        (id) => id !== chosen.id,
      )
    : othersThan(chosen, candidatesFor(written, hints));
  return { trial, how: 'chosen', others };
};

/** Games with fewer moves fit the rules of many variants. */
const TELLING = 12;

/**
 * Decides by the tags, then the player's choice, then likelihood. The moves can overrule all three.
 */
export const choose = <V extends AnyVariant>(written: Written, hints: Hints<V>): Verdict<V | Variant> => {
  const { chosen = null } = hints;
  const stated = asStated(written, chosen);
  const isDoubted = chosen !== null && stated?.others.some((id) => id === chosen.id) === true;
  if (stated && isClearlyStated(written.tags) && !isDoubted) return { kind: 'chosen', choice: stated };
  const own = asChosen(written, hints, stated);
  if (own) return { kind: 'chosen', choice: own };
  if (stated) return { kind: 'chosen', choice: stated };
  const first = chosen ?? statedVariants(written.tags)[0];
  const verdict = weigh(written, hints, first);
  if (first === undefined || verdict.kind === 'none') return verdict;
  const better = verdict.kind === 'chosen' ? verdict.choice.trial : verdict.trials[0];
  const isTold = chosen === null && verdict.kind === 'chosen' && verdict.choice.trial.moves.length >= TELLING;
  return isTold ? verdict : { kind: 'none', tried: first, better: better?.convention.variant.id ?? null };
};

const BREAKS = 12;

/** What a sample of a file's games says about the file's other games. */
export const filePriorOf = (sample: readonly Written[]): FilePrior => {
  const sums = new Map<VariantId, number>();
  for (const written of sample) {
    const [stated] = statedVariants(written.tags);
    const scores = stated
      ? new Map([[stated.id, 3]])
      : new Map(
          candidatesFor(written, {}).map(({ id, trial, evidence }) => [
            id,
            trial.likelihood + evidence + studyEvidence(written, id) + emptiness(written, variantOf(id)),
          ]),
        );
    if (scores.size === 0) continue;
    const best = Math.max(...scores.values());
    // A game can contain errors, so a violation counts against a variant but doesn't exclude it.
    for (const id of VARIANT_IDS) {
      const score = stated ? (scores.get(id) ?? 0) : Math.max(-BREAKS, (scores.get(id) ?? -Infinity) - best);
      sums.set(id, (sums.get(id) ?? 0) + score);
    }
  }
  const most = Math.max(...sums.values());
  return new Map([...sums].map(([id, sum]) => [id, sum - most]));
};
