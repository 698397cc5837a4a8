/**
 * Reads every game of a PDN text, or explains why a game can't be read. Each game is read
 * separately, so that a bad game doesn't affect the others. Never throws.
 *
 * The text is split into tokens (`tokens.ts`), the tokens into games (`split.ts`), and each game
 * becomes a tree (`items.ts`). The variant is chosen (`choose.ts`) by trying rules (`trial.ts`),
 * which finds the moves (`mainLine.ts`). The annotations are then added (`lineReader.ts`).
 */
import { done, refused, type Result } from '../../kit/result.ts';
import { startPosition } from '../../draughts/position.ts';
import type { AnyVariant, Variant } from '../../draughts/variant.ts';
import type { VariantId } from '../../draughts/variants.ts';
import { isOwnGame, isUnknownGame, looksLikeChess, saysChess } from './gameType.ts';
import { choose, filePriorOf, type Choice, type Hints, type How, type None, type Verdict } from './choose.ts';
import { asResult, asTag, type Convention } from './convention.ts';
import type { PdnGame, PdnTag } from './game.ts';
import { lineWith } from './lineReader.ts';
import type { Failure } from './mainLine.ts';
import { placed, type PdnProblem, type PdnStop } from './problem.ts';
import { customaryResult, exchanged, parseResult, resultIn } from './result.ts';
import { withProse } from './prose.ts';
import { extentOf, splitGames, type RawGame } from './split.ts';
import { parseTag, tagValue } from './tags.ts';
import { endOf, type Token } from './token.ts';
import { tokensOf } from './tokens.ts';
import { conventionOfHead, conventionsFor, readBy, tryRules, writtenOf, type Written } from './trial.ts';

export interface Skipped {
  readonly line: number;
  readonly text: string;
}

export interface ReadPdn<V extends AnyVariant = Variant> {
  readonly game: PdnGame<V>;
  readonly how: How;
  readonly others: readonly VariantId[];
  readonly skipped: readonly Skipped[];
}

/** The most moves per game, including variations, because checking them takes time. */
const MOST_MOVES = 5000;

const DERIVED = new Set(['GameType', 'Variant', 'FEN', 'SetUp', 'Result']);

/** Keeps the text of a result only if it isn't in the customary form. */
const resultTextOf = (convention: Convention, text: string): string | undefined => {
  const ours = convention.exchanged ? exchanged(text) : text;
  const result = parseResult(text);
  const isCustomary =
    text === '' || text === '*' || text === customaryResult(convention.variant, result ?? '*');
  return isCustomary ? undefined : ours;
};

const textOf = (text: string): string =>
  (text.length > 40 ? `${text.slice(0, 39)}…` : text).replace(/\s+/g, ' ');

interface Part {
  readonly offset: number;
  readonly end: number;
}

class Skips {
  readonly #source: string;
  readonly #parts: Part[] = [];
  readonly #kept: (Part & { readonly isLost: boolean })[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  add(token: Token): void {
    this.#parts.push({ offset: token.offset, end: endOf(token) });
  }

  /** Records text that became a comment. It is reported only if moves were lost. */
  keep(offset: number, end: number, isLost: boolean): void {
    this.#kept.push({ offset, end, isLost });
  }

  #all(): readonly Part[] {
    const kept = this.#kept.toSorted(byOffset);
    let next = 0;
    const outside = this.#parts.toSorted(byOffset).filter(({ offset }) => {
      while ((kept[next]?.end ?? Infinity) <= offset) next += 1;
      return offset < (kept[next]?.offset ?? Infinity);
    });
    return [...outside, ...kept.filter(({ isLost }) => isLost)].toSorted(byOffset);
  }

  list(): readonly Skipped[] {
    const joined: { offset: number; end: number }[] = [];
    for (const part of this.#all()) {
      const last = joined.at(-1);
      if (last && /^[ \t]*$/.test(this.#source.slice(last.end, part.offset)))
        last.end = Math.max(last.end, part.end);
      else joined.push({ offset: part.offset, end: part.end });
    }
    let [line, at] = [1, 0];
    return joined.map(({ offset, end }) => {
      line += this.#source.slice(at, offset).split(/\r\n|\r|\n/).length - 1;
      at = offset;
      return { line, text: textOf(this.#source.slice(offset, end)) };
    });
  }
}

const byOffset = (one: Part, other: Part): number => one.offset - other.offset;

const gameOf = <V extends AnyVariant>(
  source: string,
  written: Written,
  { trial, how, others }: Choice<V>,
): ReadPdn<V> => {
  const { convention, start, moves } = trial;
  const { variant } = convention;
  const skips = new Skips(source);
  [...written.raw.prose, ...written.tree.stray, ...trial.left].forEach((token) => skips.add(token));
  const keep = (offset: number, end: number, isLost: boolean): void => skips.keep(offset, end, isLost);
  const context = { convention, source, keep };
  const line = lineWith(context, written.tree.items, moves, start ?? startPosition(variant));
  const { text, result } = resultIn(written);
  const head = conventionOfHead(written, convention);
  const resultText = resultTextOf(head, text);
  const isNamed = written.isByTurn || written.tags.some(({ name }) => name === 'White' || name === 'Black');
  const all = [...(isNamed ? [] : written.players), ...written.tags];
  const tags: readonly PdnTag[] = all.filter(({ name }) => !DERIVED.has(name));
  const game = {
    variant,
    tags: tags.map((tag) => asTag(head, tag)),
    start,
    line,
    result: asResult(head, result),
    ...(resultText !== undefined && { resultText }),
  };
  return { game, how, others, skipped: skips.list() };
};

/** The move number before this place in the main line. */
const numberBefore = (body: readonly Token[], place: number): number | null => {
  let [depth, last]: [number, string | null] = [0, null];
  for (const { kind, text, offset } of body) {
    if (offset >= place) break;
    if (kind === 'open') depth += 1;
    else if (kind === 'close') depth -= 1;
    else if (kind === 'number' && depth === 0 && /^\d/.test(text)) last = text;
  }
  return last === null ? null : Number.parseInt(last, 10);
};

const refusalOf = <V extends AnyVariant>(written: Written, { tried, better }: None<V>): PdnStop<V['id']> => {
  const failures: Failure[] = conventionsFor(written, tried).flatMap((convention) => {
    const trial = tryRules(written, convention);
    return trial.ok ? [] : [trial.problem];
  });
  const [furthest] = failures.toSorted((a, b) => b.plies - a.plies);
  const stop: PdnStop = furthest?.stop ?? { code: 'pdn-character', offset: 0, text: '' };
  const { move } = stop;
  const number = numberBefore(written.raw.body, stop.offset);
  return {
    ...stop,
    ...(move && { move: { ...move, number: number ?? move.number } }),
    variant: tried.id,
    readsAs: better === null ? [] : [better],
  };
};

const isGame = ({ steps, tags }: Written): boolean =>
  steps.length > 0 || tags.length > 0 || tagValue(tags, 'FEN') !== undefined;

const PLAYED = /^[a-l]?\d{1,2}[-x:][a-l]?\d{1,2}$/i;

/** A move in a line that looked like prose, in a game without any other moves. */
const lostIn = ({ raw, tags, steps }: Written): Token | undefined =>
  steps.length > 0 || tagValue(tags, 'FEN') !== undefined
    ? undefined
    : raw.prose.find(({ text }, at) => PLAYED.test(text) && PLAYED.test(raw.prose[at + 1]?.text ?? ''));

const stopped = (written: Written): PdnStop | null => {
  const { raw } = written;
  if (!isGame(written)) {
    const word = raw.body.find(({ kind }) => kind === 'unknown');
    if (word) return { code: 'pdn-character', offset: word.offset, text: word.text };
  }
  if (raw.isTooLong) return { code: 'pdn-too-long', offset: extentOf(raw)[0], text: '' };
  const tooMany = raw.body.filter(({ kind }) => kind === 'move')[MOST_MOVES];
  if (tooMany) return { code: 'pdn-too-many-moves', offset: tooMany.offset, text: tooMany.text };
  const move = raw.isNote ? raw.body.find(({ kind }) => kind === 'move') : undefined;
  const doubt = written.doubt ?? move ?? lostIn(written);
  if (doubt) return { code: 'pdn-words', offset: doubt.offset, text: doubt.text };
  return null;
};

const gameTypeStop = ({ raw }: Written): PdnStop | null => {
  const type = raw.tags.find(({ text }) => parseTag(text).name === 'GameType');
  return type ? { code: 'pdn-game-type', offset: type.offset, text: type.text } : null;
};

const unknownGame = (written: Written): PdnStop | null =>
  isUnknownGame(written.tags) ? gameTypeStop(written) : null;

const chessIn = (raw: RawGame): Result<never, PdnStop> =>
  refused({ code: 'pdn-chess', offset: extentOf(raw)[0], text: '' });

const severalFor = (written: Written, { trials }: Extract<Verdict, { kind: 'several' }>): PdnStop => {
  const extent = extentOf(written.raw);
  const finals = trials.map(({ convention: { variant }, start, moves }) => ({
    variant: variant.id,
    position: moves.at(-1)?.after ?? start ?? startPosition(variant),
  }));
  return {
    code: 'pdn-variant',
    offset: extent[0],
    text: '',
    readsAs: finals.map(({ variant }) => variant),
    finals,
    extent,
  };
};

const attempt = <V extends AnyVariant>(
  source: string,
  written: Written,
  hints: Hints<V>,
): Result<ReadPdn<V | Variant>, PdnStop<V['id'] | VariantId>> => {
  const isTheirs = !hints.chosen && isOwnGame(written.tags);
  const stop = stopped(written) ?? (isTheirs ? gameTypeStop(written) : null);
  if (stop) return refused(stop);
  const verdict = choose(written, hints);
  if (verdict.kind === 'chosen') return done(gameOf(source, written, verdict.choice));
  if (verdict.kind === 'several') return refused(severalFor(written, verdict));
  const trial = verdict.better === null ? readBy(written, verdict.tried, true) : null;
  if (trial === null) return refused(unknownGame(written) ?? refusalOf(written, verdict));
  return done(gameOf(source, written, { trial, how: hints.chosen ? 'chosen' : 'rules', others: [] }));
};

export const readGame = <V extends AnyVariant = Variant>(
  source: string,
  raw: RawGame,
  hints: Hints<V> = {},
): Result<ReadPdn<V | Variant>, PdnProblem<V['id'] | VariantId>> => {
  const written = writtenOf(source, raw);
  const told = !hints.chosen && saysChess(written.tags) ? chessIn(raw) : attempt(source, written, hints);
  const isNone = !told.ok && told.problem.code !== 'pdn-variant';
  const read = isNone && looksLikeChess(raw) ? chessIn(raw) : told;
  return read.ok ? read : refused(placed(source, read.problem));
};

/** Splits a text into games. If there is only prose, any moves in it count as a game. */
export function* gamesIn(source: string): Generator<RawGame> {
  let isNone = true;
  for (const game of splitGames(withProse(tokensOf(source), source))) {
    isNone = false;
    yield game;
  }
  if (isNone) yield* splitGames(tokensOf(source));
}

/** The sample size for a file. The sample is spread evenly. */
const SAMPLE = 30;

const sampleOf = (games: readonly RawGame[]): readonly RawGame[] => {
  const step = Math.max(1, games.length / SAMPLE);
  return games.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
};

export const readPdn = <V extends AnyVariant = Variant>(
  source: string,
  chosen: V | null = null,
): readonly Result<ReadPdn<V | Variant>, PdnProblem<V['id'] | VariantId>>[] => {
  const games = [...gamesIn(source)];
  const prior =
    games.length > 1 ? filePriorOf(sampleOf(games).map((raw) => writtenOf(source, raw))) : undefined;
  return games.map((raw) => readGame(source, raw, { chosen, prior }));
};
