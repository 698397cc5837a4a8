/**
 * Which variant a game is, when nobody says so: of those whose rules it obeys the likeliest, if one is likelier by far.
 *
 * What counts, as natural logarithms of chances: how usual a variant is among games that are written so (named or numbered squares,
 * counted from this corner or that), what its tags speak of, how well the rules explain the moves (where rules leave a choice, players
 * use it), how well they explain who has won, and what the other games of its file are. Where others would do as well, they are named.
 */
import type { Variant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../draughts/variants.ts';
import { resultEvidence, spokenOf, studyEvidence } from './evidence.ts';
import { isClearlyStated, statedVariants } from './gameType.ts';
import { alike, conventionsFor, tryRules, type Trial, type Written } from './trial.ts';
import { BASE_RATES, emptiness, usualness } from './baseRates.ts';

/** Named in the tags of the event; some names are also those of countries, others mean nothing else. */
const SPOKEN_OF = 7;
const NAMED_AFTER = 12;
const UNMISTAKABLE: ReadonlySet<VariantId> = new Set(['poddavki', 'antidraughts', 'bashni', 'frysk']);
/** From here on one variant is likelier than another by far. */
const BY_FAR = 2.5;
/** Of these nobody need be asked. */
const UNLIKELY = 5;
/** Of these nobody need be told, nor of more. */
const RARE = 8;
const MOST_OTHERS = 5;
/** The result speaks this clearly against what the tags say. */
const CLEARLY_WON = 5;
/** A file speaks for its games this clearly. */
const FILE_SPEAKS = 10;

export type How =
  /** By whoever brought it, by its tags, by the other games of its file. */
  | 'chosen'
  | 'tags'
  | 'file'
  /** It obeys no other rules, or these explain it far better; or what its tags speak of; or only so the winner has won. */
  | 'rules'
  | 'event'
  | 'result'
  /** Others would do, but games that are written so are hardly ever those. */
  | 'usual';

/** What the other games of a file make likely. */
export type FilePrior = ReadonlyMap<VariantId, number>;

export interface Choice {
  readonly trial: Trial;
  readonly how: How;
  /** Whose rules it obeys as well, the likeliest first. */
  readonly others: readonly VariantId[];
}

export type Verdict =
  | { readonly kind: 'chosen'; readonly choice: Choice }
  /** Several are as likely. */
  | { readonly kind: 'several'; readonly variants: readonly VariantId[]; readonly trials: readonly Trial[] }
  /** It obeys the rules of none of `tried`, which come first; `better` are others whose rules it does obey. */
  | { readonly kind: 'none'; readonly tried: Variant; readonly better: VariantId | null };

/** What is known beside the game itself. */
export interface Hints {
  /** The variant that its bringer chose. */
  readonly chosen?: Variant | null | undefined;
  /** That was only found out, and others are to be named. */
  readonly isTentative?: boolean | undefined;
  readonly prior?: FilePrior | undefined;
  /** What its file is called. */
  readonly fileName?: string | undefined;
}

/** A game that obeys a variant's rules, and how likely that makes it one. */
interface Candidate {
  readonly id: VariantId;
  readonly trial: Trial;
  /** Who has won, by its rules. */
  readonly evidence: number;
  /** By its moves, its notation and its result; and by all that is known. */
  readonly own: number;
  readonly whole: number;
}

/** The reading of a game by a variant's rules, by whichever convention; `null` when it breaks them. */
const readBy = (written: Written, variant: Variant): Trial | null => {
  for (const convention of conventionsFor(written, variant)) {
    const trial = tryRules(written, convention);
    if (trial.ok) return trial.value;
  }
  return null;
};

const weightOf = (id: VariantId): number => (UNMISTAKABLE.has(id) ? NAMED_AFTER : SPOKEN_OF);

/** Nobody goes on when the first king has won. */
const isOverBefore = ({ convention, moves }: Trial): boolean =>
  convention.variant.goal === 'first-king' && moves.slice(0, -1).some(({ move }) => move.promotes);

/** Those of the variants whose rules the game obeys, the likeliest first. */
const candidatesFor = (
  written: Written,
  { prior = new Map(), fileName }: Hints,
  among: readonly VariantId[] = VARIANT_IDS,
): readonly Candidate[] => {
  const spoken = spokenOf(written, fileName);
  return among
    .flatMap((id) => {
      const trial = readBy(written, variantOf(id));
      if (trial === null || isOverBefore(trial)) return [];
      const evidence = resultEvidence(written, trial);
      const own = usualness(written, trial) + trial.likelihood + evidence;
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

/** The others that people may be told of, beside the one that it is taken for; those with the same moves in any case. */
const othersThan = (id: VariantId, candidates: readonly Candidate[]): readonly VariantId[] => {
  const most = candidates[0]?.whole ?? 0;
  const near = candidates.filter((other) => other.id !== id && most - other.whole < RARE);
  const twins = new Set(alike(variantOf(id)));
  const first = near.toSorted((a, b) => Number(twins.has(b.id)) - Number(twins.has(a.id)));
  const told = new Set(first.slice(0, MOST_OTHERS));
  return near.filter((other) => told.has(other)).map((other) => other.id);
};

/** What the other games of its file make of it, if they are clear. */
const asFile = (written: Written, hints: Hints, spoken: ReadonlySet<VariantId>): Choice | null => {
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
  return own ? { trial: own.trial, how: 'file', others: othersThan(favorite.id, candidates) } : null;
};

/** The variant of most of its file. */
const favoriteOf = (prior: FilePrior, { isNumeric }: Written): VariantId | undefined => {
  const rank = isNumeric ? 'numbered' : 'named';
  const [favorite] = [...prior].toSorted(
    ([a, one], [b, other]) => other + BASE_RATES[b][rank] - one - BASE_RATES[a][rank],
  );
  return favorite?.[0];
};

/** Decides by everything that is known. */
const weigh = (written: Written, hints: Hints, first: Variant | undefined): Verdict => {
  const spoken = spokenOf(written, hints.fileName);
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
  // In a file of English games a faulty one is no game of pool checkers because it happens to obey those rules.
  const isFavoriteOut = favorite && !candidates.some(({ id }) => id === favorite);
  const lead = (prior.get(favorite ?? best.id) ?? 0) - (prior.get(best.id) ?? 0);
  if (isFavoriteOut && lead >= FILE_SPEAKS)
    return { kind: 'none', tried: variantOf(favorite), better: best.id };
  const near = rivals.filter(({ whole }) => best.whole - whole < BY_FAR);
  if (near.length > 0) {
    const several = candidates.filter(({ whole }) => best.whole - whole < UNLIKELY).slice(0, 5);
    return {
      kind: 'several',
      variants: several.map(({ id }) => id),
      trials: several.map(({ trial }) => trial),
    };
  }
  const how = howOf(best, rivals, spoken);
  return { kind: 'chosen', choice: { trial: best.trial, how, others: othersThan(best.id, candidates) } };
};

/** Whose rules it breaks last, or whose board at least it needs. */
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

/** Many programs have one tag for games that differ in their goal only: those by whose rules the winner has won after all. */
const betterWon = (written: Written, trial: Trial): readonly VariantId[] => {
  const evidence = resultEvidence(written, trial);
  if (evidence > -CLEARLY_WON) return [];
  const { variant } = trial.convention;
  const others = candidatesFor(written, {}, alike(variant));
  return others.filter((other) => other.evidence - evidence > CLEARLY_WON).map(({ id }) => id);
};

/** As the tags say, if the game obeys those rules. */
const asStated = (written: Written): Choice | null => {
  for (const variant of statedVariants(written.tags)) {
    const trial = readBy(written, variant);
    if (trial !== null) return { trial, how: 'tags', others: betterWon(written, trial) };
  }
  return null;
};

/** As its bringer chose; others are named where that was no more than a guess that they were shown. */
const asChosen = (written: Written, hints: Hints, stated: Choice | null): Choice | null => {
  const { chosen, isTentative } = hints;
  const trial = chosen && readBy(written, chosen);
  if (!trial || !chosen) return null;
  if (!isTentative) return { trial, how: 'chosen', others: [] };
  const others = stated
    ? [stated.trial.convention.variant.id, ...stated.others].filter((id) => id !== chosen.id)
    : othersThan(chosen.id, candidatesFor(written, hints));
  return { trial, how: 'chosen', others };
};

/** Shorter games obey the rules of many a variant. */
const TELLING = 12;

/** Decides which variant a game is: as its tags say, as its bringer chose, by what is likely; its moves have the last word. */
export const choose = (written: Written, hints: Hints): Verdict => {
  const { chosen = null } = hints;
  const stated = asStated(written);
  const isDoubted = chosen !== null && stated?.others.includes(chosen.id) === true;
  if (stated && isClearlyStated(written.tags) && !isDoubted) return { kind: 'chosen', choice: stated };
  const own = asChosen(written, hints, stated);
  if (own) return { kind: 'chosen', choice: own };
  if (stated) return { kind: 'chosen', choice: stated };
  const first = chosen ?? statedVariants(written.tags)[0];
  const verdict = weigh(written, hints, first);
  if (first === undefined || verdict.kind === 'none') return verdict;
  const better =
    verdict.kind === 'chosen' ? verdict.choice.trial.convention.variant.id : (verdict.variants[0] ?? null);
  const isTold = chosen === null && verdict.kind === 'chosen' && verdict.choice.trial.moves.length >= TELLING;
  return isTold ? verdict : { kind: 'none', tried: first, better };
};

/** How much a game that breaks its rules counts against a variant. */
const BREAKS = 12;

/** What a sample of a file's games makes likely for the others. */
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
    // A game may be faulty: it counts against a variant, but is not its end.
    for (const id of VARIANT_IDS) {
      const score = stated ? (scores.get(id) ?? 0) : Math.max(-BREAKS, (scores.get(id) ?? -Infinity) - best);
      sums.set(id, (sums.get(id) ?? 0) + score);
    }
  }
  const most = Math.max(...sums.values());
  return new Map([...sums].map(([id, sum]) => [id, sum - most]));
};
