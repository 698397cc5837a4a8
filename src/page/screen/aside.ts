/**
 * A screen next to a game. A picture of the position on the game's own board is not drawn again.
 * Its arrows and its moves appear on that board.
 */
import type { Line } from '../../draughts/line.ts';
import type { Move } from '../../draughts/types.ts';
import type { OpenedScreen } from '../../live/screen/opened.ts';
import type { ShownPicture } from '../../live/screen/sent.ts';
import type { ToPage } from '../../live/protocol.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import type { Theme } from '../../render/scene/theme.ts';
import { isSameBoard } from '../board/changes.ts';
import { afterFrame } from '../board/motion.ts';
import { button, element, fill } from '../parts.ts';
import { makePanel, type PanelParts } from './panel.ts';
import { movesOn } from './played.ts';

export type Aside = ReturnType<typeof makeAside>;

interface Parts extends PanelParts {
  /** Shows a position of the game. */
  readonly go: (ply: number) => void;
  /** The viewer has closed it. */
  readonly closed: () => void;
}

/** How long (ms) a position is shown before it is requested, so quick steps send one request. */
const REST = 200;

/** The number of plies that the explorer knows. */
const EXPLORED = 24;

export function makeAside(
  screen: OpenedScreen,
  first: Line,
  shownAt: number | null,
  { go, closed, ...parts }: Parts,
) {
  let line = first;
  let at = shownAt ?? line.moves.length;
  let wasOver = screen !== 'guess';
  let rest: ReturnType<typeof setTimeout> | undefined;
  const section = element('section', 'screen');
  section.tabIndex = -1;
  const close = button(parts.say('page.close'), closed);
  /** Its contents stay while nothing in them changes, together with an open menu. */
  let drawn: Theme | null = null;
  const isOn = ({ scene }: ShownPicture, ply: number): boolean => {
    const position = scene.ply === ply ? line.positions[ply] : undefined;
    return position !== undefined && isSameBoard(position.board, scene.position.board);
  };
  const liveAt = (ply: number): ShownPicture | null =>
    panel.pictures.find((picture) => isOn(picture, ply)) ?? null;
  /** The picture of a position of the game, which its own board can show. */
  const ofGame = (): ShownPicture | null =>
    panel.pictures.find((picture) => isOn(picture, picture.scene.ply)) ?? null;
  const liveNow = (): ShownPicture | null => liveAt(at) ?? ofGame();
  /** Shows the board's position on the chart. */
  const showHere = (): void =>
    section.querySelector<HTMLElement>('.screen-here')?.style.setProperty('--ply', String(at));
  /** Whether the board is past everything that the screen knows. */
  let isBeyond = screen === 'explorer' && at > EXPLORED;

  const panel = makePanel(screen, {
    ...parts,
    changed: (isAnswer) => {
      drawn = null;
      const there = ofGame();
      if ((isAnswer || isBeyond) && there && there.scene.ply !== at) {
        isBeyond = false;
        go(there.scene.ply);
        // On a phone, the button may be far below the board that it changes.
        if (isAnswer) document.querySelector('.page-play')?.scrollIntoView({ block: 'nearest' });
      }
      parts.changed(isAnswer);
      // The pressed button may be gone, and the focus with it.
      if (isAnswer) afterFrame(keepKeyboard);
    },
  });

  function keepKeyboard(): void {
    if (document.activeElement === document.body) section.focus({ preventScroll: true });
  }

  const follows = (): boolean =>
    screen === 'explorer' ? at <= EXPLORED : screen === 'analysis' && panel.curve !== null;

  panel.open(screen === 'explorer' ? { ply: at } : {});
  return {
    /** The moves that the screen offers on the game's board. */
    get moves(): readonly Move[] {
      const live = liveAt(line.moves.length);
      return live ? movesOn(live) : [];
    },
    get element(): HTMLElement {
      const { theme } = parts.look;
      if (drawn === theme) return section;
      drawn = theme;
      fill(section, [...panel.draw(liveNow(), { go }), close]);
      showHere();
      return section;
    },
    /** White's winning chances (%), if the position was analyzed. */
    chanceAt: (ply: number): number | null => panel.chanceAt(ply),
    arrowsAt: (ply: number): readonly Arrow[] => liveAt(ply)?.scene.arrows ?? [],
    /** The game has changed. */
    game(next: Line, isOver: boolean): void {
      const isNew = next.moves.length !== line.moves.length || isOver !== wasOver;
      wasOver = isOver;
      if (at === line.moves.length) at = next.moves.length;
      [line, drawn] = [next, null];
      if (isNew) panel.open();
    },
    /** The board shows another position. */
    stepped(ply: number): void {
      const before = liveNow();
      at = ply;
      if (liveNow() !== before) drawn = null;
      showHere();
      clearTimeout(rest);
      if (follows() && !liveAt(at)) rest = setTimeout(() => panel.open({ ply: at }), REST);
    },
    moved(move: Move): void {
      const live = liveAt(line.moves.length);
      if (live) panel.moved(live, move);
    },
    hear: (message: ToPage): void => panel.hear(message),
  };
}
