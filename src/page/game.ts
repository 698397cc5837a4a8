/** A live game of a server: its board, its players with their clocks, and the controls. */
import type { Line } from '../draughts/line.ts';
import { opponentOf } from '../draughts/piece.ts';
import { COLORS, type Color } from '../draughts/types.ts';
import { lineOf } from '../game/line.ts';
import type { GameFacts, ToPage } from '../live/protocol.ts';
import { makeFullMove } from '../notation/move.ts';
import { type Board, makeBoard } from './board/board.ts';
import { boardStateOf, type BoardState } from './board/state.ts';
import { connect, visitHere } from './connection.ts';
import { button, element, onOtherTheme, themeHere } from './parts.ts';
import { boardWordsIn } from './words/board.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';

const SECOND = 1000;

const two = (number: number): string => String(number).padStart(2, '0');

/** As `1:05` or `2:00:00`, rounded up, so that a clock shows 0:00 only when the flag falls. */
function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

function stateOf(line: Line, { you, result, isPaused }: GameFacts, bottom: Color): BoardState {
  const movers = you === null || result !== null || isPaused ? [] : [you];
  return boardStateOf(line, { movers, bottom, theme: themeHere() });
}

function statusOf(say: PageSay, { result, isPaused, you, seats }: GameFacts, turn: Color): string {
  if (result !== null)
    return result.winner === null
      ? say('describe.drawn')
      : say('page.won', { name: seats[result.winner].name });
  if (isPaused) return say('page.paused');
  return turn === you ? say('page.turn.yours') : say('page.turn', { name: seats[turn].name });
}

interface Bar {
  readonly element: HTMLElement;
  show(facts: GameFacts, color: Color, now: number): void;
}

function makeBar(): Bar {
  const name = element('span', 'page-name');
  const clock = element('span', 'page-clock');
  const bar = element('div', 'page-bar');
  bar.append(name, clock);
  return {
    element: bar,
    show: ({ seats, clock: clocks, you }, color, now) => {
      bar.dataset['color'] = color;
      bar.classList.toggle('is-you', you === color);
      name.textContent = seats[color].name;
      const isRunning = clocks?.running === color;
      bar.classList.toggle('is-running', isRunning);
      const left = clocks && (isRunning ? clocks.left[color] - (now - clocks.at) : clocks.left[color]);
      clock.textContent = left === null ? '' : clockText(left);
    },
  };
}

export async function openGame(root: HTMLElement, id: string): Promise<void> {
  // The connection tries again.
  const visit = await visitHere().catch(() => null);
  const say = await sayHere(visit?.locale ?? null);
  const [above, below] = [makeBar(), makeBar()];
  const place = element('div', 'page-board');
  const status = element('p', 'page-status', say('page.connecting'));
  const told = element('p', 'page-told');
  told.setAttribute('role', 'alert');
  const tools = element('div', 'page-tools');
  let board: Board | null = null;
  let facts: GameFacts | null = null;
  let isFlipped = false;
  /** How far the bot's clock is ahead of this device's (ms). */
  let ahead = 0;

  const now = (): number => Date.now() + ahead;
  const bottomOf = ({ you }: GameFacts): Color => {
    const usual = you ?? 'white';
    return isFlipped ? opponentOf(usual) : usual;
  };

  function showBars(): void {
    if (!facts) return;
    const bottom = bottomOf(facts);
    above.show(facts, opponentOf(bottom), now());
    below.show(facts, bottom, now());
  }

  function show(): void {
    if (!facts) return;
    const line = lineOf(facts);
    const state = stateOf(line, facts, bottomOf(facts));
    if (board) board.set(state);
    else
      board = makeBoard(place, state, boardWordsIn(say, facts.variant), {
        moved: (move) => {
          const text = makeFullMove(line.variant, move);
          connection.say({ kind: 'move', ply: facts?.moves.length ?? 0, move: text });
        },
      });
    status.textContent = statusOf(say, facts, state.position.turn);
    document.title = COLORS.map((color) => facts?.seats[color].name).join(' – ');
    showBars();
    showTools(facts);
  }

  function showTools(of: GameFacts): void {
    tools.replaceChildren(...toolsFor(say, of, connection.say), flip);
  }

  const flip = button(say('page.flip'), () => {
    isFlipped = !isFlipped;
    show();
  });

  function hear(message: ToPage): void {
    switch (message.kind) {
      case 'game':
        ahead = message.facts.clock ? message.facts.clock.at - Date.now() : ahead;
        ({ facts } = message);
        told.textContent = '';
        return show();
      case 'refused':
        if (message.why === 'unknown-game' || message.why === 'session') return showLogIn(root, say, id);
        told.textContent = message.text || say('page.refused');
        // Shows the board again, which was waiting for an answer to its move.
        return show();
      case 'watchers':
      case 'pong':
        return undefined;
    }
  }

  root.replaceChildren(above.element, place, below.element, status, told, tools);
  const connection = connect(id, visit, {
    told: hear,
    connected: (isConnected) => {
      if (!isConnected) status.textContent = say('page.connecting');
    },
  });
  setInterval(showBars, SECOND / 2);
  onOtherTheme(show);
}

type Say = ReturnType<typeof connect>['say'];

/** Offers, answers to them, and resignation, which asks for confirmation. */
function toolsFor(say: PageSay, facts: GameFacts, tell: Say): readonly HTMLButtonElement[] {
  const { you, result, offers, moves } = facts;
  if (you === null || result !== null) return [];
  const ply = moves.length;
  const theirs = offers[opponentOf(you)];
  const deed = (name: string, act: 'offer' | 'accept' | 'decline' | 'withdraw', offer: 'draw' | 'takeback') =>
    button(name, () => tell({ kind: 'offer', ply, deed: act, offer }));
  const answers =
    theirs === 'draw' || theirs === 'takeback'
      ? [deed(say(`page.accept.${theirs}`), 'accept', theirs), deed(say('page.decline'), 'decline', theirs)]
      : [];
  const own = offers[you];
  const offered =
    own === 'draw' || own === 'takeback'
      ? [deed(say('page.withdraw'), 'withdraw', own)]
      : [
          deed(say('page.offer.draw'), 'offer', 'draw'),
          ...(ply > 0 ? [deed(say('page.offer.takeback'), 'offer', 'takeback')] : []),
        ];
  const resign = button(say('page.resign'), () => {
    if (confirm(say('page.resign.sure'))) tell({ kind: 'resign', ply });
  });
  return [...answers, ...offered, resign];
}

/**
 * Only players and people who may see the game get to see it, so the page needs to know who asks.
 */
function showLogIn(root: HTMLElement, say: PageSay, id: string): void {
  const link = element('a', 'page-log-in', say('page.log-in'));
  link.href = `/login?to=${encodeURIComponent(`/?game=${id}`)}`;
  root.replaceChildren(element('p', 'page-status', say('page.log-in.why')), link);
}
