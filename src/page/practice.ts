/** One board for both sides: `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`. */
import { endingOf } from '../draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../draughts/line.ts';
import { opponentOf } from '../draughts/piece.ts';
import type { Color } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { parseStartFen } from '../notation/fen.ts';
import type { Theme } from '../render/scene/theme.ts';
import { makeBoard } from './board/board.ts';
import { boardStateOf, type BoardState } from './board/state.ts';
import { asked, button, onOtherTheme, query, themeHere } from './parts.ts';
import { boardWordsIn } from './words/board.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';

function variantHere(): Variant {
  return variantOf(asked('variant', VARIANT_IDS) ?? 'russian');
}

function lineHere(variant: Variant): Line {
  const position = parseStartFen(variant, query.get('fen') ?? '');
  return position.ok ? startLine(variant, position.value) : startLine(variant);
}

const stateOf = (line: Line, bottom: Color, theme: Theme): BoardState => ({
  ...boardStateOf(line, { movers: ['white', 'black'], bottom, theme }),
  hasCoordinates: query.get('coordinates') !== 'off',
  notation: asked('notation', ['algebraic', 'numeric'] as const) ?? 'short',
});

function statusOf(say: PageSay, line: Line): string {
  const ending = endingOf(line);
  if (ending === null) return say(`describe.turn.${lastPosition(line).turn}`);
  return ending.winner === null ? say('describe.drawn') : say(`describe.won.${ending.winner}`);
}

export async function openPractice(root: HTMLElement): Promise<void> {
  const say = await sayHere(null);
  const start = lineHere(variantHere());
  const { variant } = start;
  let line = start;
  let bottom: Color = 'white';
  let theme = themeHere();

  const heading = document.createElement('h1');
  heading.textContent = say(`variant.${variant.id}`);
  document.title = say('page.title', { variant: heading.textContent });
  const place = document.createElement('div');
  place.className = 'page-board';
  const status = document.createElement('p');
  status.className = 'page-status';
  const first = stateOf(line, bottom, theme);
  const show = (): void => {
    board.set(stateOf(line, bottom, theme));
    status.textContent = statusOf(say, line);
  };
  const board = makeBoard(place, first, boardWordsIn(say, variant.id), {
    moved: (move) => {
      line = extend(line, move);
      show();
    },
  });
  status.textContent = statusOf(say, line);
  const tools = document.createElement('div');
  tools.className = 'page-tools';
  tools.append(
    button(say('page.flip'), () => {
      bottom = opponentOf(bottom);
      show();
    }),
    button(say('page.restart'), () => {
      line = start;
      show();
    }),
  );
  onOtherTheme(() => {
    theme = themeHere();
    show();
  });
  root.replaceChildren(heading, place, status, tools);
}
