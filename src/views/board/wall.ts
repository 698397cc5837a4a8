/** Games as one picture of small boards with numbers, and the same in words. */
import { type ByColor, type Color, COLORS } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import { HOLDS } from '../../i18n/limits.ts';
import type { Say } from '../../i18n/say.ts';
import { cut } from '../../kit/cut.ts';
import type { SmallBoard } from '../../render/scene/results.ts';
import { bothInWords, namesOf } from '../screen/phrases.ts';
import type { Block } from '../screen/screen.ts';
import { lookAt, moveNumberOf, type Look } from './look.ts';
import { chartBlocks, type Shape } from './shape.ts';

/** The longest name in an alt text, where six boards have little room. */
const LONGEST_NAME = 20;

const shortNames = (say: Say, game: Game): ByColor<string> => {
  const { white, black } = namesOf(say, game);
  return { white: cut(white, LONGEST_NAME), black: cut(black, LONGEST_NAME) };
};

export interface Hung {
  readonly game: Game;
  /** The side at the bottom; White by default. */
  readonly bottom?: Color;
}

function smallBoard(say: Say, { game, line, position }: Look, number: number, bottom: Color): SmallBoard {
  const names = namesOf(say, game);
  const [white, black] = COLORS.map((color) => ({ name: names[color], number: say(`color.${color}`) }));
  const before = line.positions.at(-2);
  const move = line.moves.at(-1);
  const unnamed = { name: '', number: '' };
  return {
    variant: game.variant,
    position,
    bottom,
    last: move && before ? { move, before } : null,
    number,
    players: { white: white ?? unnamed, black: black ?? unnamed },
    game: game.id,
  };
}

/** The text for readers who can't see the picture. */
function wordsOf(say: Say, { game, turn, last }: Look, number: number, names: ByColor<string>): string {
  const about = {
    ...names,
    place: number,
    variant: say(`variant.${game.variant}`),
    number: moveNumberOf(game),
    player: names[turn],
  };
  return last ? say('now.words-moved', { ...about, move: last.text }) : say('now.words', about);
}

export function wall(say: Say, games: readonly Hung[], shape: Shape): readonly Block[] {
  if (games.length === 0) return [];
  const looks = games.map(({ game }) => lookAt(game));
  const chart = {
    kind: 'boards',
    boards: looks.map((look, at) => smallBoard(say, look, at + 1, games[at]?.bottom ?? 'white')),
  } as const;
  const alt = looks.map((look, at) => wordsOf(say, look, at + 1, shortNames(say, look.game))).join('\n');
  const inText = looks.map((look, at) => wordsOf(say, look, at + 1, bothInWords(say, look.game)));
  return chartBlocks({ chart, alt: cut(alt, HOLDS.alt) }, shape, inText.join('\n'));
}
