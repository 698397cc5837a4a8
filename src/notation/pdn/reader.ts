/**
 * Reads PDN: every game of a text, or why it is none, each game for itself, so that one bad game does not cost the
 * others. Takes any text whatever and never throws.
 *
 * A game ends with a result or `*`, and also where tags begin again, because many files leave the result out.
 */
import { done, refused } from '../../draughts/attempt.ts';
import type { Attempt } from '../../draughts/attempt.ts';
import { startPosition } from '../../draughts/position.ts';
import type { Position } from '../../draughts/types.ts';
import type { Variant } from '../../draughts/variant.ts';
import { parseFen } from '../fen.ts';
import type { PdnGame, PdnResult, PdnTag } from './game.ts';
import { asFen, asResult, asTag } from './convention.ts';
import type { Convention } from './convention.ts';
import { conventionIn } from './gameType.ts';
import { readLine } from './lineReader.ts';
import { placed } from './problem.ts';
import type { PdnProblem, PdnStop } from './problem.ts';
import { parseTag, tagValue } from './tags.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

const DEPTH_STEP: Readonly<Partial<Record<Token['kind'], number>>> = { open: 1, close: -1 };

/** The tokens of each game; words outside every game (a closing remark) are left out. */
function* gamesOf(tokens: Iterable<Token>): Generator<readonly Token[]> {
  let game: Token[] = [];
  let [begun, played, depth] = [false, false, 0];
  for (const token of tokens) {
    if (token.kind === 'tag' && played) {
      yield game;
      [game, begun, played, depth] = [[], false, false, 0];
    }
    game.push(token);
    begun ||= token.kind !== 'comment';
    played ||= token.kind === 'move';
    depth = Math.max(0, depth + (DEPTH_STEP[token.kind] ?? 0));
    if (token.kind === 'result' && depth === 0) {
      yield game;
      [game, begun, played] = [[], false, false];
    }
  }
  if (begun) yield game;
}

const RESULTS: Readonly<Record<string, PdnResult>> = {
  '1-0': '1-0',
  '2-0': '1-0',
  '0-1': '0-1',
  '0-2': '0-1',
  '1/2-1/2': '1/2-1/2',
  '½-½': '1/2-1/2',
  '1-1': '1/2-1/2',
  '0-0': '0-0',
};

const resultOf = (tags: readonly PdnTag[], tokens: readonly Token[]): PdnResult =>
  RESULTS[tagValue(tags, 'Result')?.replace(/\s/g, '') ?? ''] ??
  RESULTS[tokens.findLast(({ kind }) => kind === 'result')?.text ?? ''] ??
  '*';

/** The tags that a `PdnGame` tells by its own fields. */
const DERIVED = new Set(['GameType', 'Variant', 'FEN', 'SetUp', 'Result']);

const startOf = (
  convention: Convention,
  tags: readonly PdnTag[],
  token: Token,
): Attempt<Position | null, PdnStop> => {
  const fen = tagValue(tags, 'FEN');
  if (fen === undefined || fen.trim() === '') return done(null);
  const position = parseFen(convention.variant, asFen(convention, fen));
  if (position.ok) return done(position.value);
  return refused({ code: 'pdn-fen', offset: token.offset, text: fen, reason: position.problem });
};

const tagToken = (tokens: readonly Token[], name: string): Token =>
  tokens.find(({ kind, text }) => kind === 'tag' && parseTag(text).name === name) ?? {
    kind: 'tag',
    text: '',
    offset: tokens[0]?.offset ?? 0,
  };

const readGame = (tokens: readonly Token[], fallback: Variant): Attempt<PdnGame, PdnStop> => {
  const tags = tokens.filter(({ kind }) => kind === 'tag').map(({ text }) => parseTag(text));
  const convention = conventionIn(tags, fallback);
  if (convention === null) {
    const { offset, text } = tagToken(tokens, 'GameType');
    return refused({ code: 'pdn-game-type', offset, text });
  }
  const { variant } = convention;
  const start = startOf(convention, tags, tagToken(tokens, 'FEN'));
  if (!start.ok) return start;
  const body = tokens.filter(({ kind }) => kind !== 'tag');
  const line = readLine({ convention, tokens: body, next: 0 }, start.value ?? startPosition(variant));
  if (!line.ok) return line;
  return done({
    variant,
    tags: tags.filter(({ name }) => !DERIVED.has(name)).map((tag) => asTag(convention, tag)),
    start: start.value,
    line: line.value,
    result: asResult(convention, resultOf(tags, tokens)),
  });
};

const readPlaced = (
  source: string,
  tokens: readonly Token[],
  fallback: Variant,
): Attempt<PdnGame, PdnProblem> => {
  const game = readGame(tokens, fallback);
  return game.ok ? game : refused(placed(source, game.problem));
};

/** The most moves that `parsePdnGame` reads of a game, with all variations: finding them legal takes time. */
const MOST_MOVES = 1500;

/** One game of a text, counted from 1 (`null` when there is none), and how many there are; the others are not read. */
export function parsePdnGame(
  source: string,
  fallback: Variant,
  number: number,
): { readonly count: number; readonly game: Attempt<PdnGame, PdnProblem> | null } {
  const games = [...gamesOf(tokensOf(source))];
  const tokens = games[number - 1];
  if (tokens === undefined) return { count: games.length, game: null };
  const tooMany = tokens.filter(({ kind }) => kind === 'move')[MOST_MOVES];
  const game = tooMany
    ? refused(placed(source, { ...tooMany, code: 'pdn-too-many-moves' }))
    : readPlaced(source, tokens, fallback);
  return { count: games.length, game };
}

/** Every game of a PDN text in order; games without a `GameType` are taken for games of `fallback`. */
export const parsePdn = (source: string, fallback: Variant): readonly Attempt<PdnGame, PdnProblem>[] =>
  Array.from(gamesOf(tokensOf(source)), (tokens) => readPlaced(source, tokens, fallback));
