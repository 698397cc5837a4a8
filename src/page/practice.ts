/**
 * A board without a server, for both sides or against the computer:
 * `?variant=bashni&level=3&side=black`, `?variant=russian&fen=W:Wc3:Bf6`.
 */
import { endingOf } from '../draughts/ending.ts';
import { type Line, extend, lastPosition, lineAt, startLine } from '../draughts/line.ts';
import { opponentOf } from '../draughts/piece.ts';
import { COLORS, type Color } from '../draughts/types.ts';
import { type VariantId, VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { parseStartFen } from '../notation/fen.ts';
import { openingHere } from './opening.ts';
import { button, element, link } from './parts.ts';
import { asked, query } from './query.ts';
import { makeLook } from './table/look.ts';
import { menu } from './menu.ts';
import { type Scene, type Table, makeTable } from './table/table.ts';
import { PAGE_LEVELS, type PageLevel } from './thinking/message.ts';
import type { Thinker } from './thinking/thinker.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';
import { turnText } from './words/turn.ts';

interface Wish {
  readonly variant: VariantId;
  /** `null`: both sides are the viewer's. */
  readonly level: PageLevel | null;
  readonly side: Color;
  readonly fen: string | null;
}

function wishHere(): Wish {
  const level = PAGE_LEVELS.find((each) => String(each) === query.get('level')) ?? null;
  const variant = asked('variant', VARIANT_IDS) ?? 'russian';
  return {
    variant,
    level,
    side: asked('side', COLORS) ?? variantOf(variant).begins,
    // No custom position against the computer, which would help in games that are being played.
    fen: level === null ? query.get('fen') : null,
  };
}

function startOf({ variant: id, fen }: Wish): Line {
  const variant = variantOf(id);
  const position = fen === null ? null : parseStartFen(variant, fen);
  return position?.ok ? startLine(variant, position.value) : startLine(variant);
}

function statusOf(say: PageSay, line: Line, { level, side }: Wish): string {
  const ending = endingOf(line);
  if (ending !== null) {
    const { winner, by } = ending;
    const isLost = line.variant.goal === 'lose' && (by === 'no-pieces' || by === 'no-moves');
    const won = winner === null ? say('describe.drawn') : say(`describe.won.${winner}`);
    return `${won} ${say(isLost ? `result.${by}.giveaway` : `result.${by}`)}`;
  }
  const { turn } = lastPosition(line);
  if (level === null) return say(`describe.turn.${turn}`);
  return turn === side ? turnText(say, line, say(`color.${turn}`), side) : say('page.thinking');
}

/** `given`: instead of what the address says. */
export async function openPractice(root: HTMLElement, given: Partial<Wish> = {}): Promise<void> {
  const say = await sayHere();
  let wish = { ...wishHere(), ...given };
  let line = startOf(wish);
  let table: Table | null = null;
  let thinker: Promise<Thinker> | null = null;
  const look = makeLook(openingHere().look, () => show());

  const sceneNow = (): Scene => {
    const { level, side } = wish;
    return {
      line,
      movers: level === null ? COLORS : [side],
      usual: level === null ? 'white' : side,
      status: statusOf(say, line, wish),
      sides: level === null ? null : sidesOf(say, wish, level, lastPosition(line).turn),
      tools: [
        ...(line.moves.length > 0 ? [button(say('button.offer.takeback'), takeBack)] : []),
        button(say('page.restart'), () => begin({})),
      ],
      more: choices(say, wish, begin),
    };
  };
  const show = (): void => table?.show(sceneNow());

  function play(next: Line): void {
    line = next;
    show();
    void answer();
  }

  async function answer(): Promise<void> {
    const { level, side } = wish;
    if (level === null || endingOf(line) !== null || lastPosition(line).turn === side) return;
    const before = line;
    try {
      thinker ??= import('./thinking/thinker.ts').then(({ startThinker }) =>
        startThinker(crypto.randomUUID()),
      );
      const move = await (await thinker).ask(before, level);
      if (move !== null && line === before) play(extend(line, move));
    } catch {
      thinker = null;
      table?.tell(say('page.thinking.failed'));
    }
  }

  /** Up to the viewer's own last move. */
  function takeBack(): void {
    const { level, side } = wish;
    const count = line.moves.length;
    const isOwnLast = level === null || line.positions[count - 1]?.turn === side;
    play(lineAt(line, Math.max(0, count - (isOwnLast ? 1 : 2))));
  }

  function begin(other: Partial<Wish>): void {
    wish = { ...wish, ...other };
    line = startOf(wish);
    thinker = null;
    document.title = say('page.title', { variant: say(`variant.${wish.variant}`) });
    table = makeTable(root, sceneNow(), { say, look, moved: (move) => play(extend(line, move)) });
    void answer();
  }

  begin({});
}

function sidesOf(say: PageSay, { side }: Wish, level: PageLevel, turn: Color): Scene['sides'] {
  const sideOf = (color: Color) => ({
    name:
      color === side
        ? say('page.you')
        : say('page.level', { level: String(level), name: say(`level.${level}`) }),
    rating: '',
    isYou: color === side,
    clock: '',
    isRunning: color === turn,
  });
  return { white: sideOf('white'), black: sideOf('black') };
}

/** The variant, the opponent and the viewer's side; each begins a new game. */
function choices(
  say: PageSay,
  { variant, level, side }: Wish,
  begin: (other: Partial<Wish>) => void,
): HTMLElement {
  const variants = VARIANT_IDS.map((id) => [id, say(`variant.${id}`)] as const);
  const levels = PAGE_LEVELS.map(
    (each) => [String(each), say('page.level', { level: String(each), name: say(`level.${each}`) })] as const,
  );
  const own = ['', say('page.opponent.none')] as const;
  const panel = element(
    'details',
    'page-settings',
    element('summary', '', say('page.practice')),
    menu(say('page.variant'), variants, variant, (chosen) => {
      const id = chosen ?? variant;
      begin({ variant: id, side: variantOf(id).begins, fen: null });
    }),
    menu(say('page.opponent'), [own, ...levels], level === null ? '' : String(level), (chosen) =>
      begin({ level: PAGE_LEVELS.find((each) => String(each) === chosen) ?? null, fen: null }),
    ),
  );
  const lessons = link('page-link', '/?lesson=', say('button.learn.list'));
  const puzzles = link('page-link', '/?puzzle=russian', say('puzzle.title'));
  panel.append(element('p', 'page-tools', lessons, puzzles));
  if (level !== null) {
    const other = opponentOf(side);
    panel.append(button(say('page.side', { color: say(`color.${other}`) }), () => begin({ side: other })));
  }
  return panel;
}
