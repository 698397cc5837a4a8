/**
 * Which variant a game is, when nobody says so: of those whose rules it obeys the likeliest, if one is likelier by far.
 *
 * What counts, as natural logarithms of chances: how usual a variant is among games that are written so (named or numbered squares,
 * counted from this corner or that), what its tags speak of, how well the rules explain the moves (where rules leave a choice, players
 * use it), and what the other games of its file are.
 */
import type { Variant } from '../../draughts/variant.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../draughts/variants.ts';
import { conventionOf, isClearlyStated, statedVariants } from './gameType.ts';
import { tagValue } from './tags.ts';
import { conventionsFor, tryRules, type Trial, type Written } from './trial.ts';
import { variantsNamed } from './variantNames.ts';

/** How usual: games with named squares, games with numbers from 1 to 32 or 64, and positions in such numbers without a move. */
const USUAL: Readonly<
  Record<VariantId, { readonly named: number; readonly numbered: number; readonly bare: number }>
> = {
  russian: { named: 0, numbered: -2, bare: -1 },
  poddavki: { named: -6, numbered: -8, bare: -7 },
  bashni: { named: -7, numbered: -9, bare: -9 },
  international: { named: -6, numbered: 0, bare: 0 },
  brazilian: { named: -3.5, numbered: -2.5, bare: -2.5 },
  antidraughts: { named: -9, numbered: -6, bare: -6 },
  frisian: { named: -8, numbered: -3, bare: -3 },
  frysk: { named: -9, numbered: -6, bare: -6 },
  breakthrough: { named: -9, numbered: -7, bare: -7 },
  english: { named: -7, numbered: 0, bare: 0 },
  pool: { named: -8, numbered: -4, bare: -3.5 },
  italian: { named: -6, numbered: 0, bare: -2 },
  spanish: { named: -6, numbered: 0, bare: -2 },
  czech: { named: -4, numbered: -4, bare: -3.5 },
  thai: { named: -8, numbered: -4.5, bare: -4 },
  canadian: { named: -6, numbered: 0, bare: 0 },
  turkish: { named: -0.5, numbered: -1, bare: -1 },
  armenian: { named: -6, numbered: -6, bare: -6 },
};

/** Counted from a corner that is not the variant's own. */
const OTHER_CORNER = -3;
/** Pieces on the upper half of a larger board only. */
const HALF_EMPTY = -4;
/** Named in the tags of the event. */
const SPOKEN_OF = 7;
/** From here on one variant is likelier than another by far. */
const BY_FAR = 2.5;
/** Of these nobody need be asked. */
const UNLIKELY = 5;
/** Of these nobody need be told. */
const RARE = 8;
/** A file speaks for its games this clearly. */
const FILE_SPEAKS = 10;

export type How =
  /** By whoever brought it, by its tags, by the other games of its file. */
  | 'chosen'
  | 'tags'
  | 'file'
  /** It obeys no other rules, or these explain it far better; or what its tags speak of. */
  | 'rules'
  | 'event'
  /** Others would do, but games that are written so are hardly ever those. */
  | 'usual';

/** What the other games of a file make likely. */
export type Leaning = ReadonlyMap<VariantId, number>;

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

/** A game that obeys a variant's rules, and how likely that makes it one. */
interface Candidate {
  readonly id: VariantId;
  readonly trial: Trial;
  /** By its moves and its notation; and by all that is known. */
  readonly own: number;
  readonly whole: number;
}

const SPEAKING = [
  'Event',
  'Site',
  'Opening',
  'Annotator',
  'Source',
  'Variant',
  'GameType',
  'Game',
  'Rules',
  'Board',
];

const spokenOf = ({ tags }: Written): ReadonlySet<VariantId> =>
  new Set(SPEAKING.flatMap((name) => variantsNamed(tagValue(tags, name) ?? '')));

const usualness = ({ isNumeric, steps, highest }: Written, { convention }: Trial): number => {
  const { variant } = convention;
  const { named, numbered, bare } = USUAL[variant.id];
  if (!isNumeric) return named;
  const isHalfEmpty = (variant.size > 8 && highest <= 32) || (variant.size > 10 && highest <= 50);
  if (steps.length === 0) return bare + (isHalfEmpty ? HALF_EMPTY : 0);
  const isOwn = variant.size > 8 || convention.corner === conventionOf(variant).corner;
  return numbered + (isOwn ? 0 : OTHER_CORNER);
};

/** The reading of a game by a variant's rules, by whichever convention; `null` when it breaks them. */
const readBy = (written: Written, variant: Variant): Trial | null => {
  for (const convention of conventionsFor(written, variant)) {
    const trial = tryRules(written, convention);
    if (trial.ok) return trial.value;
  }
  return null;
};

/** Every variant whose rules the game obeys, the likeliest first. */
export const candidatesFor = (written: Written, leaning: Leaning = new Map()): readonly Candidate[] => {
  const spoken = spokenOf(written);
  return VARIANT_IDS.flatMap((id) => {
    const trial = readBy(written, variantOf(id));
    if (trial === null) return [];
    const own = usualness(written, trial) + trial.likelihood;
    const whole = own + (spoken.has(id) ? SPOKEN_OF : 0) + (leaning.get(id) ?? 0);
    return [{ id, trial, own, whole }];
  }).toSorted((a, b) => b.whole - a.whole);
};

const howOf = (best: Candidate, rivals: readonly Candidate[], spoken: ReadonlySet<VariantId>): How => {
  const without = (part: (candidate: Candidate) => number): boolean =>
    rivals.every((rival) => part(best) - part(rival) >= BY_FAR);
  if (without(({ trial }) => trial.likelihood)) return 'rules';
  if (spoken.has(best.id)) return 'event';
  return without(({ own }) => own) ? 'usual' : 'file';
};

/** Decides by everything that is known. */
const weigh = (written: Written, leaning: Leaning, first: Variant | undefined): Verdict => {
  const spoken = spokenOf(written);
  const rank = written.isNumeric ? 'numbered' : 'named';
  const [favorite, second] = [...leaning]
    .map(([id, sum]) => [id, sum + USUAL[id][rank]] as const)
    .toSorted(([, a], [, b]) => b - a);
  const isClear = favorite && second && favorite[1] - second[1] >= BY_FAR;
  if (isClear && (spoken.size === 0 || spoken.has(favorite[0]))) {
    const trial = readBy(written, variantOf(favorite[0]));
    if (trial) return { kind: 'chosen', choice: { trial, how: 'file', others: [] } };
  }
  const candidates = candidatesFor(written, leaning);
  const [best, ...rivals] = candidates;
  if (best === undefined) {
    const tried = first ?? (favorite && variantOf(favorite[0])) ?? likeliestUnread(written);
    return { kind: 'none', tried, better: null };
  }
  // In a file of English games a faulty one is no game of pool checkers because it happens to obey those rules.
  const isFavoriteOut = favorite && !candidates.some(({ id }) => id === favorite[0]);
  const lead = (leaning.get(favorite?.[0] ?? best.id) ?? 0) - (leaning.get(best.id) ?? 0);
  if (isFavoriteOut && lead >= FILE_SPEAKS)
    return { kind: 'none', tried: variantOf(favorite[0]), better: best.id };
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
  const others = how === 'rules' ? [] : rivals.filter(({ whole }) => best.whole - whole < RARE);
  return { kind: 'chosen', choice: { trial: best.trial, how, others: others.map(({ id }) => id) } };
};

/** Whose rules it breaks last, or whose board at least it needs. */
const likeliestUnread = (written: Written): Variant => {
  const plies = (variant: Variant): number => {
    const [convention] = conventionsFor(written, variant);
    const trial = convention && tryRules(written, convention);
    return trial?.ok === false ? trial.problem.plies : -1;
  };
  const rank = (variant: Variant): number => {
    const { named, numbered } = USUAL[variant.id];
    return written.isNumeric ? numbered : named;
  };
  const [first] = VARIANT_IDS.map(variantOf).toSorted((a, b) => plies(b) - plies(a) || rank(b) - rank(a));
  return first ?? variantOf('russian');
};

/** As the tags say, if the game obeys those rules. */
const asStated = (written: Written): Choice | null => {
  for (const variant of statedVariants(written.tags)) {
    const trial = readBy(written, variant);
    if (trial !== null) return { trial, how: 'tags', others: [] };
  }
  return null;
};

/** Shorter games obey the rules of many a variant. */
const TELLING = 12;

/** Decides which variant a game is: as its tags say, as its bringer chose, by what is likely; its moves have the last word. */
export const choose = (written: Written, chosen: Variant | null, leaning: Leaning): Verdict => {
  const stated = asStated(written);
  if (stated && isClearlyStated(written.tags)) return { kind: 'chosen', choice: stated };
  const own = chosen && readBy(written, chosen);
  if (own) return { kind: 'chosen', choice: { trial: own, how: 'chosen', others: [] } };
  if (stated) return { kind: 'chosen', choice: stated };
  const first = chosen ?? statedVariants(written.tags)[0];
  const verdict = weigh(written, leaning, first);
  if (first === undefined || verdict.kind === 'none') return verdict;
  const better =
    verdict.kind === 'chosen' ? verdict.choice.trial.convention.variant.id : (verdict.variants[0] ?? null);
  const isTold = chosen === null && verdict.kind === 'chosen' && verdict.choice.trial.moves.length >= TELLING;
  return isTold ? verdict : { kind: 'none', tried: first, better };
};

/** How much a game that breaks its rules counts against a variant. */
const BREAKS = 12;

/** What a sample of a file's games makes likely for the others. */
export const leaningOf = (sample: readonly Written[]): Leaning => {
  const sums = new Map<VariantId, number>();
  for (const written of sample) {
    const [stated] = statedVariants(written.tags);
    const scores = stated
      ? new Map([[stated.id, 3]])
      : new Map(candidatesFor(written).map(({ id, trial }) => [id, trial.likelihood]));
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
