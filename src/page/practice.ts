/**
 * A board without a server, against the computer or for both sides:
 * `?level=3&variant=bashni&side=black`, `?variant=russian&fen=W:Wc3:Bf6`.
 */
import { endingOf } from '../draughts/ending.ts';
import { type Line, extend, lastPosition, lineAt } from '../draughts/line.ts';
import { opponentOf } from '../draughts/piece.ts';
import { COLORS, type Color, type Move } from '../draughts/types.ts';
import { type VariantId, VARIANT_IDS, variantOf } from '../draughts/variants.ts';
import { parseStartFen } from '../notation/fen.ts';
import { lineOf } from '../game/line.ts';
import { makeFullMove } from '../notation/move.ts';
import { afterFrame } from './board/motion.ts';
import { makeChoices } from './choices.ts';
import { keepFocus } from './focus.ts';
import { inviteLink, logInLink } from './links.ts';
import { openingHere } from './opening.ts';
import { button, element, link } from './parts.ts';
import { asked, query } from './query.ts';
import { makeLook } from './table/look.ts';
import { type Scene, type Table, makeTable } from './table/table.ts';
import { PAGE_LEVELS, type PageLevel } from './thinking/message.ts';
import type { Thinker } from './thinking/thinker.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';
import { turnText } from './words/turn.ts';

/** A visitor who has chosen nothing plays against a beginner. */
const FIRST_LEVEL = 2;
/** The number of finished games after which the page suggests playing with a friend. */
const ENOUGH = 3;

interface Wish {
  readonly variant: VariantId;
  /** `null`: the viewer plays both sides. */
  readonly level: PageLevel | null;
  readonly side: Color;
  readonly fen: string | null;
}

function wishHere(): Wish {
  const isForTwo = !query.has('level') && (query.has('variant') || query.has('fen'));
  const wanted = PAGE_LEVELS.find((each) => String(each) === query.get('level')) ?? FIRST_LEVEL;
  const level = isForTwo ? null : wanted;
  const variant = asked('variant', VARIANT_IDS) ?? 'russian';
  const fen = query.get('fen');
  return {
    variant,
    level,
    side: asked('side', COLORS) ?? variantOf(variant).begins,
    // No custom positions against the computer, which would then help in running games.
    fen: fen !== null && level === null && parseStartFen(variantOf(variant), fen).ok ? fen : null,
  };
}

const lineFrom = ({ variant, fen }: Wish, moves: readonly string[] = []): Line =>
  lineOf({ id: '', variant, start: fen, moves });

/** The running game, in the browser's history, which keeps it when the page is loaded again. */
export interface Kept {
  readonly wish: Wish;
  readonly moves: readonly string[];
}

function keep(root: HTMLElement, wish: Wish, { variant, moves }: Line): void {
  const practice: Kept = { wish, moves: moves.map((move) => makeFullMove(variant, move)) };
  // After *Back*, the history is at another view.
  if (root.isConnected) history.replaceState({ ...history.state, practice }, '');
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

function friendNote(say: PageSay): HTMLElement {
  const { look, invite } = openingHere();
  const way =
    look !== null
      ? link('page-link', '/?home=', say('page.home.title'))
      : invite === null
        ? logInLink(say)
        : inviteLink(say, invite);
  return element('div', 'page-friend', element('p', 'page-question', say('page.friend')), way);
}

/** The thinker is loaded when it is first needed, and again after a failure. */
function thinkerWhenNeeded(): <T>(use: (thinker: Thinker) => Promise<T>) => Promise<T> {
  let thinker: Promise<Thinker> | null = null;
  return async (use) => {
    try {
      thinker ??= import('./thinking/thinker.ts').then(({ startThinker }) => startThinker());
      return await use(await thinker);
    } catch (error) {
      thinker = null;
      throw error;
    }
  };
}

export async function openPractice(root: HTMLElement): Promise<void> {
  const say = await sayHere();
  const kept: Kept | undefined = history.state?.practice;
  let wish = kept?.wish ?? wishHere();
  let line = lineFrom(wish, kept?.moves);
  let seed = '';
  let finished = 0;
  let table: Table | null = null;
  const withThinker = thinkerWhenNeeded();
  const look = makeLook(openingHere().look, () => show());
  const back = button(say('button.offer.takeback'), takeBack);
  const restart = button(say('page.restart'), () => begin({}));
  const friend = friendNote(say);
  const choices = makeChoices(say, wish.variant, {
    variant: (variant) => {
      table = null;
      begin({ variant, side: variantOf(variant).begins, fen: null });
    },
    level: (level) => {
      if (level === null || wish.level === null) return begin({ level, fen: null });
      wish = { ...wish, level };
      show();
    },
    side: () => begin({ side: opponentOf(wish.side) }),
  });
  const showChoices = (): void => choices.show(wish.level, opponentOf(wish.side), line.moves.length > 0);

  const more = (): readonly HTMLElement[] => (finished >= ENOUGH ? [friend] : []);
  const choosing = { choices: choices.element, choose: showChoices };
  const sceneNow = (): Scene => ({ ...choosing, ...sceneOf(say, line, wish, { back, restart, more }) });
  const keepNow = (): void => keep(root, wish, line);
  function show(): void {
    table?.show(sceneNow());
    afterFrame(keepNow);
  }

  function play(next: Line): void {
    line = next;
    afterFrame(() => void answer());
    show();
  }

  /** The press has a frame of its own. */
  const moved = (move: Move, from: Line): void =>
    afterFrame(() => {
      if (line === from) play(extend(from, move));
    });

  async function answer(): Promise<void> {
    const { level, side } = wish;
    const before = line;
    if (endingOf(line) !== null) finished += 1;
    else if (level === null || lastPosition(line).turn === side) return;
    else
      try {
        const move = await withThinker((thinker) => thinker.ask(before, level, seed));
        if (move !== null && line === before) play(extend(line, move));
      } catch {
        table?.tell(say('page.thinking.failed'));
      }
  }

  /** Undoes moves up to and including the viewer's own last move. */
  function takeBack(): void {
    const { level, side } = wish;
    const count = line.moves.length;
    if (count === 0) return;
    const isOwnLast = level === null || line.positions[count - 1]?.turn === side;
    play(lineAt(line, Math.max(0, count - (isOwnLast ? 1 : 2))));
  }

  function begin(other: Partial<Wish>): void {
    wish = { ...wish, ...other };
    line = lineFrom(wish);
    open();
  }

  function open(): void {
    seed = crypto.getRandomValues(new Uint32Array(2)).join('.');
    document.title = `${say(`variant.${wish.variant}`)} · Crownhead`;
    if (table) show();
    else {
      keepFocus(root, () => (table = makeTable(root, sceneNow(), { say, look, moved })));
      keepNow();
    }
    void answer();
  }

  open();
  const { variant, level } = wish;
  if (level === null) return;
  // Runs after the first board is drawn, so that the engine is ready when the viewer has moved.
  await new Promise(requestAnimationFrame);
  await withThinker((thinker) => thinker.prepare(variantOf(variant), level)).catch(() => undefined);
}

type Around = Readonly<Record<'back' | 'restart', HTMLElement>> & {
  /** Below a finished game. */
  readonly more: () => readonly HTMLElement[];
};

function sceneOf(say: PageSay, line: Line, wish: Wish, { back, restart, more }: Around): Scene {
  const { level, side } = wish;
  const isOver = (): boolean => endingOf(line) !== null;
  // The button keeps its space and its focus.
  back.setAttribute('aria-disabled', String(line.moves.length === 0));
  return {
    line,
    movers: level === null ? COLORS : [side],
    usual: level === null ? 'white' : side,
    status: () => statusOf(say, line, wish),
    sides: level === null ? null : sidesOf(say, wish, level, lastPosition(line).turn),
    notes: () => (isOver() ? [restart, ...more()] : []),
    tools: () => (isOver() ? [back] : [back, restart]),
  };
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
