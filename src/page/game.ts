/** A live game of a server: its board, its players with their clocks, and the controls. */
import { versus } from '../i18n/sentence.ts';
import { type Line, lastPosition } from '../draughts/line.ts';
import type { Color } from '../draughts/types.ts';
import { lineOf } from '../game/line.ts';
import type { GameFacts, ToPage } from '../live/protocol.ts';
import { makeFullMove } from '../notation/move.ts';
import { connect } from './connection.ts';
import { homeLink, logInLink } from './links.ts';
import { openingHere } from './opening.ts';
import { button, element } from './parts.ts';
import type { Aside } from './screen/aside.ts';
import type { BesideGame } from './screen/beside.ts';
import { makePlayer, type Player } from './replay.ts';
import { lookOf, makeLook } from './table/look.ts';
import { type Sides, clockText } from './table/sides.ts';
import { type Scene, type Table, makeTable } from './table/table.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';
import { yourTurn } from './words/turn.ts';

const SECOND = 1000;

const ASIDES = {
  guess: 'button.guess',
  analysis: 'button.analyze',
  explorer: 'button.explore',
} as const;

function statusOf(say: PageSay, line: Line, { outcome, isPaused, you, seats }: GameFacts): string {
  if (outcome !== null) return outcome;
  if (isPaused) return say('page.paused');
  const { turn } = lastPosition(line);
  return turn === you ? yourTurn(say, line) : say('page.turn', { name: seats[turn].name });
}

/** A team that votes has until the end of the vote. */
function sidesOf({ seats, clock, ballot, you }: GameFacts, now: number): Sides {
  const side = (color: Color): Sides[Color] => {
    const votesUntil = ballot?.color === color ? ballot.until : null;
    const isRunning = votesUntil !== null || clock?.running === color;
    const left =
      votesUntil === null
        ? clock && (isRunning ? clock.left[color] - (now - clock.at) : clock.left[color])
        : votesUntil - now;
    return {
      name: seats[color].name,
      isYou: you === color,
      clock: left === null ? '' : clockText(left),
      isRunning,
    };
  };
  return { white: side('white'), black: side('black') };
}

export async function openGame(root: HTMLElement, id: string): Promise<void> {
  const opening = openingHere();
  const say = await sayHere();
  const isLoggedIn = opening.look !== null;
  const look = makeLook(
    opening.look,
    () => show(),
    (choices) => {
      if (isLoggedIn) connection.say(lookOf(choices));
    },
  );
  const waiting = element('p', 'page-status', say('page.connecting'));
  root.replaceChildren(waiting);
  let table: Table | null = null;
  let facts: GameFacts | null = null;
  let watchers = 0;
  /** The ply that was stepped to; `null`: the last one. */
  let shownAt: number | null = null;
  let isConnected = false;
  let replay: Player | null = null;
  let beside: BesideGame | null = null;
  const asides = new Map<keyof typeof ASIDES, Aside>();
  /** The bot's clock minus this device's clock (ms). */
  let ahead = 0;
  const now = (): number => Date.now() + ahead;

  const watching = element('p', 'page-watchers');
  /** What everyone sees beside the board. */
  function news({ votes, rematch }: GameFacts): readonly HTMLElement[] {
    watching.textContent = say('page.watchers', { count: watchers });
    const next = element('a', 'page-link', say('page.rematch'));
    next.href = `/?game=${rematch ?? ''}`;
    return [
      ...(rematch === null ? [] : [next]),
      ...(votes ?? []).map((line) => element('p', 'page-question', line)),
      ...(watchers === 0 ? [] : [watching]),
    ];
  }

  function sceneOf(of: GameFacts): Scene {
    const live = lineOf(of);
    const { you, result, isPaused } = of;
    const offered = beside?.movers ?? [];
    const guess = asides.get('guess')?.moves ?? [];
    const guesser = guess.length > 0 ? [lastPosition(live).turn] : [];
    const others = guess.length > 0 ? guesser : offered;
    const own = offered.length > 0 || you === null || isPaused ? others : [you];
    const status = statusOf(say, live, of);
    return {
      line: beside?.ahead(live) ?? live,
      version: of.version,
      movers: result !== null || !isConnected ? [] : own,
      usual: you ?? 'white',
      opening: of.opening,
      status: isConnected ? status : say('page.connecting'),
      sides: sidesOf(of, now()),
      tools: [
        // Anyone may watch without a login; a player needs one.
        ...(isLoggedIn || result ? [] : [logInLink(say)]),
        ...(beside?.tools ?? []),
        ...(replay && live.moves.length > 0 ? [replay.button] : []),
        ...asidesFor(of).map((screen) => toggleOf(screen)),
      ],
      notes: [...(beside?.notes ?? []), ...news(of)],
      ...(guess.length > 0 && { legal: guess }),
      asides: [...asides.values()].map(({ element: each }) => each),
      arrowsAt: (at) =>
        [...asides.values()].map((aside) => aside.arrowsAt(at)).find(({ length }) => length > 0) ?? [],
      ...(isLoggedIn && { more: homeLink(say) }),
    };
  }

  function show(): void {
    if (!facts) return;
    const scene = sceneOf(facts);
    if (table) table.show(scene);
    else
      table = makeTable(root, scene, {
        say,
        look,
        moved: (move, { variant, moves }) => {
          const text = makeFullMove(variant, move);
          if (asides.has('guess')) asides.get('guess')?.moved(move);
          else if (!beside?.moved(text)) connection.say({ kind: 'move', ply: moves.length, move: text });
        },
        stepped: (at) => {
          shownAt = at === facts?.moves.length ? null : at;
          replay?.stepped(at);
          for (const aside of asides.values()) aside.stepped(at);
        },
      });
    document.title = facts ? versus(facts.seats.white.name, facts.seats.black.name) : '';
  }

  /** Loaded for people who are logged in alone: others only watch. */
  async function beginBeside(): Promise<void> {
    const { makeBeside } = await import('./screen/beside.ts');
    beside ??= makeBeside({ say, look, tell: connection.say, changed: show });
    if (facts && isConnected) beside.game(facts);
  }

  /** For people who are logged in: guesses in others' games, and a finished game studied. */
  function asidesFor({ you, result, ballot, moves }: GameFacts): readonly (keyof typeof ASIDES)[] {
    if (!isLoggedIn) return [];
    if (result !== null) return moves.length > 0 ? ['analysis', 'explorer'] : [];
    return you === null && ballot === null ? ['guess'] : [];
  }

  function toggleOf(screen: keyof typeof ASIDES): HTMLElement {
    const toggle = button(say(ASIDES[screen]), () => void toggleAside(screen));
    toggle.setAttribute('aria-pressed', String(asides.has(screen)));
    return toggle;
  }

  /** Loaded when somebody wants it. */
  async function toggleAside(screen: keyof typeof ASIDES): Promise<void> {
    const { makeAside } = await import('./screen/aside.ts');
    if (!asides.delete(screen) && facts)
      asides.set(
        screen,
        makeAside(screen, lineOf(facts), shownAt, {
          say,
          look,
          tell: connection.say,
          changed: show,
          go: (ply) => table?.go(ply),
          closed: () => void toggleAside(screen),
        }),
      );
    show();
  }

  function showGame(of: GameFacts): void {
    const at = of.clock?.at ?? of.ballot?.at;
    ahead = at === undefined ? ahead : at - Date.now();
    facts = of;
    const line = lineOf(of);
    if (of.result !== null) replay ??= makePlayer(say, line.moves.length, (ply) => table?.go(ply));
    for (const aside of asides.values()) aside.game(line, of.result !== null);
    if (isConnected) beside?.game(of);
    show();
  }

  function hear(message: ToPage): void {
    switch (message.kind) {
      case 'game':
        ({ watchers } = message);
        return showGame(message.facts);
      case 'screen':
      case 'form':
      case 'progress':
      case 'shut':
        beside?.hear(message);
        return asides.forEach((aside) => aside.hear(message));
      case 'refused':
        if (message.why === 'session' || (message.why === 'unknown-game' && !isLoggedIn))
          return leaveFor(root, say('page.log-in.why'), logInLink(say));
        if (message.why === 'unknown-game') return leaveFor(root, say('page.hidden.game'), homeLink(say));
        // The board waits for an answer to its move.
        show();
        return table?.tell(message.text || say('page.refused'));
      case 'watchers':
        ({ watchers } = message);
        return show();
      case 'home':
      case 'pong':
        return undefined;
    }
  }

  const connection = connect(id, {
    told: hear,
    connected: (isOpen) => {
      isConnected = isOpen;
      beside?.again();
      show();
    },
  });
  if (opening.game) showGame(opening.game);
  if (isLoggedIn) void beginBeside();
  setInterval(() => {
    if (facts) table?.showSides(sidesOf(facts, now()));
  }, SECOND / 2);
}

/** A game is shown to its players and to others who may see it, so the page must know the user. */
const leaveFor = (root: HTMLElement, why: string, link: HTMLElement): void =>
  root.replaceChildren(element('p', 'page-status', why), link);
