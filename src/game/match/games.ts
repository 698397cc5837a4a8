import { variantOf } from '../../draughts/variants.ts';
import { mayDo } from '../actions.ts';
import { type Act, decide, type Decision } from '../decision.ts';
import type { Game, GameId } from '../game.ts';
import type { Draw, Match, MatchOffer, MatchStop } from './match.ts';
import { colorOfFirst, gamesOf, isMatched, type MatchedGame } from './matchScore.ts';
import { newGame, secondSwapped } from '../newGame.ts';
import { deal, type Hash } from '../../openings/deal.ts';
import { fenOf } from '../../openings/position.ts';
import { tableOf } from '../../openings/tables.ts';
import { drawFrom } from './offer.ts';
import { lotOf, nextSecret, seedOf } from './seeds.ts';

/** `mixed` has ids that Discord chose after the seal was shown. */
export const firstGame = (
  game: Game,
  { length, rest, draw }: MatchOffer,
  mixed: readonly string[],
  hash: Hash,
): Game => {
  const open = draw && { ...draw, mixed, dealt: [] };
  return withDeal({ ...game, match: { length, rest, number: 1, before: [], draw: open } }, hash);
};

interface Following {
  readonly finished: Game;
  readonly next: Game;
}

export function nextGame(game: MatchedGame, id: GameId, at: number, hash: Hash): Following {
  const { match, seats } = game;
  const begun = newGame(
    id,
    { ...game, second: secondSwapped(game) },
    { white: seats.black, black: seats.white },
    at,
  );
  const { asked: _, ...agreed } = match;
  const next = { ...agreed, number: match.number + 1, before: gamesOf(game) };
  return {
    finished: {
      ...game,
      version: game.version + 1,
      rematch: id,
      latest: 'next-begun',
      changedAt: Math.max(game.changedAt, at),
    },
    next: withDeal({ ...begun, opening: game.opening, match: next }, hash),
  };
}

export function rematchGame({ match }: MatchedGame, next: Game, mixed: readonly string[], hash: Hash): Game {
  const { length, rest } = match;
  return firstGame(next, { length, rest, draw: rematchDraw(match, hash) }, mixed, hash);
}

export const rematchDraw = ({ draw, length }: Match, hash: Hash): Draw | null =>
  draw && drawFrom(draw.table, nextSecret(draw.secret, hash), length, hash);

export const stopMatch = (game: MatchedGame, by: MatchStop): Game => ({
  ...game,
  version: game.version + 1,
  match: { ...game.match, stopped: by },
});

const isFirstOfPair = ({ number }: Match): boolean => number % 2 === 1;

function withDeal(game: MatchedGame, hash: Hash): Game {
  const { match, variant } = game;
  const { draw, length } = match;
  if (!draw || !isFirstOfPair(match)) return game;
  const number = draw.dealt.length + 1;
  const seed = seedOf(draw.secret, length, number, hash);
  const before = draw.dealt.map(({ row }) => row);
  const lot = lotOf(seed, draw.mixed);
  const row = deal({ table: tableOf(draw.table), seed: lot, number, before }, hash);
  return {
    ...game,
    start: fenOf(variantOf(variant), row),
    opening: { table: draw.table, row: row.name },
    match: { ...match, draw: { ...draw, dealt: [...draw.dealt, { row: row.name, seed }] } },
  };
}

/** The score becomes final after the current game. The request lapses when the next game starts. */
export function endMatch(game: Game, act: Act): Decision {
  const side = mayDo(game, act, 'end match');
  if (!side.ok) return side;
  if (!isMatched(game)) throw new Error(`expected a game that is part of a match, got ${game.id}`);
  const { match, changedAt } = game;
  const { asked, ...rest } = match;
  const own = colorOfFirst(match) === side.value ? 'first' : 'second';
  const news: Match = asked === undefined ? { ...rest, asked: own } : { ...rest, stopped: 'agreed' };
  const kind = asked === undefined ? 'match-end-asked' : 'match-end-agreed';
  const decision = decide(game, act, { match: news }, [{ kind }]);
  if (!decision.ok || !game.result) return decision;
  return { ...decision, value: { ...decision.value, game: { ...decision.value.game, changedAt } } };
}
