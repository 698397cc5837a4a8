/** One board for both sides: `?variant=bashni&fen=W:a1_w:…&theme=night&pieces=stone`. */
import { endingOf } from '../draughts/ending.ts';
import { type Line, extend, lastPosition, startLine } from '../draughts/line.ts';
import { COLORS } from '../draughts/types.ts';
import type { Variant } from '../draughts/variant.ts';
import { VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { parseStartFen } from '../notation/fen.ts';
import { asked, button, query } from './parts.ts';
import { makeLook } from './table/look.ts';
import { type Scene, makeTable } from './table/table.ts';
import { sayHere } from './words/here.ts';
import { resultText } from './words/result.ts';
import type { PageSay } from './words/say.ts';

function variantHere(): Variant {
  return variantOf(asked('variant', VARIANT_IDS) ?? 'russian');
}

function lineHere(variant: Variant): Line {
  const position = parseStartFen(variant, query.get('fen') ?? '');
  return position.ok ? startLine(variant, position.value) : startLine(variant);
}

function statusOf(say: PageSay, line: Line): string {
  const ending = endingOf(line);
  if (ending === null) return say(`describe.turn.${lastPosition(line).turn}`);
  const won = ending.winner === null ? say('describe.drawn') : say(`describe.won.${ending.winner}`);
  return `${won} ${resultText(say, line.variant, ending)}`;
}

export async function openPractice(root: HTMLElement): Promise<void> {
  const say = await sayHere(null);
  const start = lineHere(variantHere());
  let line = start;
  document.title = say('page.title', { variant: say(`variant.${start.variant.id}`) });
  const again = button(say('page.restart'), () => {
    line = start;
    show();
  });
  const sceneNow = (): Scene => ({
    line,
    movers: COLORS,
    usual: 'white',
    status: statusOf(say, line),
    sides: null,
    tools: [again],
  });
  const show = (): void => table.show(sceneNow());
  const look = makeLook(null, () => show());
  const table = makeTable(root, sceneNow(), {
    say,
    look,
    moved: (move) => {
      line = extend(line, move);
      show();
    },
  });
}
