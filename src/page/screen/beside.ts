/**
 * The bot's screens next to a game: the game's own screen, which is kept current, and the last
 * screen that came from it, such as a question or a plan. An interactive picture on them uses the
 * game's board.
 */
import type { OpenedScreen } from '../../live/screen/opened.ts';
import type { ShownBlock, ShownPicture, ShownScreen } from '../../live/screen/sent.ts';
import type { GameFacts, ToPage } from '../../live/protocol.ts';
import { extend, lastPosition, type Line } from '../../draughts/line.ts';
import { legalMoves } from '../../draughts/moves.ts';
import type { Color } from '../../draughts/types.ts';
import type { Arrow } from '../../render/scene/arrowShapes.ts';
import { makeFullMove } from '../../notation/move.ts';
import { afterFrame } from '../board/motion.ts';
import { button, element, fill, reveal } from '../parts.ts';
import { type Drawing, drawScreen } from './blocks.ts';
import { openForm } from './form.ts';
import type { PanelParts } from './panel.ts';

export type BesideGame = ReturnType<typeof makeBeside>;

interface Shown {
  readonly number: number;
  readonly screen: ShownScreen;
}

interface Drawn {
  readonly tools: readonly HTMLElement[];
  readonly notes: readonly HTMLElement[];
  /** The other screen, which is one of the notes. */
  readonly other: HTMLElement | null;
}

/** The picture that offers moves or, as a hint, points at one. */
const forBoardIn = ({ screen }: Shown): ShownPicture | undefined =>
  screen.blocks
    .flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
    .find(({ play, scene }) => play ?? scene.arrows);

/** A question and its answers, above the list of moves, and the other controls, below it. */
function parted({ blocks }: ShownScreen): readonly [readonly ShownBlock[], readonly ShownBlock[]] {
  const last = blocks.findLastIndex(({ kind, isForBoard }) => kind === 'text' && !isForBoard);
  const to = last === -1 ? 0 : last + 2;
  return [blocks.slice(0, to), blocks.slice(to)];
}

function withMove(line: Line, text: string): Line {
  const legal = legalMoves(line.variant, lastPosition(line));
  const move = legal.find((each) => makeFullMove(line.variant, each) === text);
  return move ? extend(line, move) : line;
}

/** A question and its answers replace the controls, so that nothing moves under the finger. */
const isConfirmation = ({ screen: { blocks, renewal } }: Shown): boolean =>
  renewal === undefined &&
  blocks.every(({ kind }) => kind === 'text' || kind === 'buttons') &&
  blocks.some((block) => block.kind === 'buttons' && block.buttons.some(({ style }) => style === 'danger'));

/** Whether it has a button that changes nothing, such as *Keep playing*. */
const hasWayBack = ({ screen: { blocks } }: Shown): boolean =>
  blocks.some((block) => block.kind === 'buttons' && block.buttons.some(({ style }) => style !== 'danger'));

const isOurs = (opened: OpenedScreen): boolean => opened === 'game' || opened === 'vote';

interface State {
  facts: GameFacts | null;
  own: Shown | null;
  other: Shown | null;
  progress: string;
  /** Whether the viewer has pressed something and is waiting. */
  isAsked: boolean;
}

const isVoterIn = ({ facts }: State): boolean => facts?.you === null && facts.ballot !== null;

/** The picture that the game's board shows. A player's own moves need no screen. */
function liveIn({
  facts,
  own,
  other,
}: State): { readonly shown: Shown; readonly picture: ShownPicture } | null {
  for (const shown of facts?.you === null ? [other, own] : [other]) {
    const picture = shown && forBoardIn(shown);
    const ply = (facts?.moves.length ?? 0) + (picture?.ahead?.length ?? 0);
    if (shown && picture?.scene.ply === ply) return { shown, picture };
  }
  return null;
}

type Press = (on: Shown, control: number, values?: readonly string[]) => void;

type Kept = ReturnType<typeof keptOf>;

const keptOf = (say: PanelParts['say'], close: () => void) => ({
  asked: new Map<string, readonly HTMLElement[]>(),
  rest: new Map<string, readonly HTMLElement[]>(),
  other: new Map<string, readonly HTMLElement[]>(),
  /** Of the other screen. */
  section: element('section', 'screen'),
  close: button(say('page.close'), close),
});

function drawnIn(
  state: State,
  { say, look }: Pick<PanelParts, 'say' | 'look'>,
  press: Press,
  { section, close, ...kept }: Kept,
): Drawn {
  const { own, other, progress } = state;
  const live = liveIn(state)?.picture ?? null;
  function blocksOf(part: 'asked' | 'rest' | 'other', blocks: readonly ShownBlock[]) {
    const pressed: Drawing['press'] = (...values) => {
      const shown = part === 'other' ? state.other : state.own;
      if (shown) press(shown, ...values);
    };
    return drawScreen({ say, look, press: pressed, live, hasBoard: true, kept: kept[part] }, { blocks });
  }
  /** A voter's vote stays visible. */
  function otherNote(shown: Shown): HTMLElement {
    const isPart = isVoterIn(state) && shown.screen.renewal !== undefined;
    const stays = isPart || (isConfirmation(shown) && hasWayBack(shown));
    fill(section, [...blocksOf('other', shown.screen.blocks), ...(stays ? [] : [close])]);
    return section;
  }
  const [asked, rest] = own ? parted(own.screen) : [[], []];
  const answer = other && otherNote(other);
  const inPlace = other && answer && isConfirmation(other) ? [answer] : null;
  return {
    other: answer,
    tools: inPlace ?? blocksOf('rest', rest),
    notes: [
      ...blocksOf('asked', asked),
      ...(answer && !inPlace ? [answer] : []),
      ...(progress ? [element('p', 'page-watchers', progress)] : []),
    ],
  };
}

export function makeBeside({ say, look, tell, changed }: PanelParts) {
  const state: State = { facts: null, own: null, other: null, progress: '', isAsked: false };
  let drawn: Drawn | null = null;
  let theme = look.theme;
  const kept = keptOf(say, close);

  const open = (screen: OpenedScreen): void => tell({ kind: 'open', screen });
  const press: Press = ({ number }, control, values = []) =>
    tell({ kind: 'press', screen: number, control, values: [...values], answers: {} });

  const ask: Press = (...pressed) => {
    state.isAsked = true;
    press(...pressed);
  };

  function close(): void {
    [state.other, drawn] = [null, null];
    if (isVoterIn(state)) open('vote');
    changed(false);
  }

  function drawNow(): Drawn {
    if (theme !== look.theme) drawn = null;
    ({ theme } = look);
    return (drawn ??= drawnIn(state, { say, look }, ask, kept));
  }

  return {
    /** The line, including the planned moves on the board. */
    ahead: (line: Line): Line => (liveIn(state)?.picture.ahead ?? []).reduce(withMove, line),
    /** The side whose moves a screen offers. */
    get movers(): readonly Color[] {
      const { play, scene } = liveIn(state)?.picture ?? {};
      return play && scene ? [scene.position.turn] : [];
    },
    arrowsAt(ply: number): readonly Arrow[] {
      const { play, scene } = liveIn(state)?.picture ?? {};
      return !play && scene?.ply === ply ? (scene.arrows ?? []) : [];
    },
    /** The controls of the game's screen. */
    get tools(): readonly HTMLElement[] {
      return drawNow().tools;
    },
    /** The questions of the game's screen, and the other screen. */
    get notes(): readonly HTMLElement[] {
      return drawNow().notes;
    },
    game(next: GameFacts): void {
      const [before, isVoted] = [state.facts, next.votes !== null];
      state.facts = next;
      if (next.version !== before?.version) drawn = null;
      const isMoved = next.moves.length !== before?.moves.length;
      const acts = next.you !== null || next.ballot !== null || next.result !== null;
      if (next.version !== before?.version && (acts || !before)) open('game');
      if (isMoved && (isVoted || state.other?.screen.renewal === undefined)) state.other = null;
      const { other } = state;
      if (other?.screen.renewal !== undefined) press(other, other.screen.renewal);
      else if (!other && isVoterIn(state)) open('vote');
    },
    /** The connection is a new one, so the bot has forgotten the earlier screens. */
    again(): void {
      Object.assign(state, { facts: null, own: null, other: null });
      drawn = null;
    },
    /** A move on the board, in full notation; false if no screen offers it. */
    moved(move: string): boolean {
      const { shown, picture } = liveIn(state) ?? {};
      const played = picture?.play?.find((each) => each.move === move);
      if (shown && played) press(shown, played.control);
      return played !== undefined;
    },
    hear(message: ToPage): void {
      if (message.kind !== 'shut' && (!('opened' in message) || !isOurs(message.opened))) return;
      drawn = null;
      if (message.kind === 'progress') state.progress = message.text;
      else if (message.kind === 'form')
        openForm(say, message.shown, (answers) =>
          tell({ kind: 'press', screen: message.number, control: 0, values: [], answers }),
        );
      else if (message.kind === 'screen') {
        const isOwn = message.opened === 'game' && message.instead === null;
        state.progress = '';
        state[isOwn ? 'own' : 'other'] = { number: message.number, screen: message.shown };
      } else if (message.kind === 'shut') {
        // The screen is too old, or was answered, so the current screen replaces it.
        if (state.other?.number === message.number) close();
        else if (state.own?.number === message.number) open('game');
      }
      changed(false);
      // On a phone, it may be far above the button that was pressed.
      if (state.isAsked && message.kind === 'screen') {
        state.isAsked = false;
        const { other } = drawNow();
        if (other && state.other?.number === message.number) afterFrame(() => reveal(other));
      }
    },
  };
}
