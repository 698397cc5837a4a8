/** A live game of a server: its board, its players with their clocks, and the controls. */
import { versus } from '../i18n/sentence.ts';
import { type Line, lastPosition } from '../draughts/line.ts';
import type { Color } from '../draughts/types.ts';
import { lineOf } from '../game/line.ts';
import type { GameFacts, ToPage } from '../live/protocol.ts';
import { makeFullMove } from '../notation/move.ts';
import { connect } from './connection.ts';
import { notesFor, toolsFor } from './deeds.ts';
import { homeLink, logInLink } from './links.ts';
import { openingHere } from './opening.ts';
import { button, element } from './parts.ts';
import type { Aside } from './screen/aside.ts';
import { makePlanning } from './planning.ts';
import { makePlayer, type Player } from './replay.ts';
import type { Voting } from './voting.ts';
import { lookOf, makeLook } from './table/look.ts';
import { type Sides, clockText } from './table/sides.ts';
import { type Scene, type Table, makeTable } from './table/table.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';

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
  return turn === you ? say('page.turn.yours') : say('page.turn', { name: seats[turn].name });
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
  const planning = makePlanning(
    say,
    (message) => connection.say(message),
    () => show(),
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
  let voting: Voting | null = null;
  const asides = new Map<keyof typeof ASIDES, Aside>();
  /** The bot's clock minus this device's clock (ms). */
  let ahead = 0;
  const now = (): number => Date.now() + ahead;

  const watchersNote = (): readonly HTMLElement[] =>
    watchers === 0 ? [] : [element('p', 'page-watchers', say('page.watchers', { count: watchers }))];

  function sceneOf(of: GameFacts): Scene {
    const live = lineOf(of);
    const { you, result, isPaused } = of;
    const line = planning.line ?? live;
    const guess = asides.get('guess')?.moves ?? [];
    const guesser = guess.length > 0 ? [lastPosition(live).turn] : [];
    const own = you === null ? (voting?.movers ?? guesser) : [you];
    const status = planning.line ? planning.status : (voting?.status ?? statusOf(say, live, of));
    return {
      line,
      version: of.version,
      movers: planning.line
        ? [lastPosition(line).turn]
        : result !== null || isPaused || !isConnected
          ? []
          : own,
      usual: you ?? 'white',
      opening: of.opening,
      status: isConnected ? status : say('page.connecting'),
      sides: sidesOf(of, now()),
      mainTools: voting?.mainTools ?? [],
      tools: [
        // Anyone may watch without a login; a player needs one.
        ...(isLoggedIn || result ? [] : [logInLink(say)]),
        ...(planning.line ? [] : toolsFor(say, of, connection.say, (...question) => table?.ask(...question))),
        ...(voting?.tools ?? []),
        // It comes and goes with the turn, so it moves no other button.
        ...planning.tools,
        ...(replay && live.moves.length > 0 ? [replay.button] : []),
        ...asidesFor(of).map((screen) => toggleOf(screen)),
      ],
      notes: [
        ...notesFor(say, of, connection.say),
        ...planning.notes,
        ...(voting?.notes ?? []),
        ...watchersNote(),
      ],
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
          if (planning.line) planning.moved(move);
          else if (asides.has('guess')) asides.get('guess')?.moved(move);
          else connection.say({ kind: 'move', ply: moves.length, move: makeFullMove(variant, move) });
        },
        stepped: (at) => {
          shownAt = at === facts?.moves.length ? null : at;
          replay?.stepped(at);
          for (const aside of asides.values()) aside.stepped(at);
        },
      });
    document.title = facts ? versus(facts.seats.white.name, facts.seats.black.name) : '';
  }

  /** Loaded for games of teams alone. */
  async function beginVoting(): Promise<void> {
    const { makeVoting } = await import('./voting.ts');
    voting ??= makeVoting(
      say,
      isLoggedIn ? connection.say : () => undefined,
      (...question) => table?.ask(...question),
      show,
    );
    if (facts) voting.game(facts);
    show();
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
    planning.game(of, line);
    if (of.result !== null) replay ??= makePlayer(say, line.moves.length, (ply) => table?.go(ply));
    for (const aside of asides.values()) aside.game(line, of.result !== null);
    if (voting) voting.game(of);
    else if (of.vote) void beginVoting();
    show();
  }

  function hear(message: ToPage): void {
    switch (message.kind) {
      case 'game':
        ({ watchers } = message);
        return showGame(message.facts);
      case 'plan':
        return message.game === facts?.id ? planning.hear(message) : undefined;
      case 'screen':
      case 'form':
      case 'progress':
      case 'shut':
        return asides.forEach((aside) => aside.hear(message));
      case 'vote':
      case 'doubt':
        return voting?.hear(message);
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
      show();
    },
  });
  if (opening.game) showGame(opening.game);
  setInterval(() => {
    if (facts) table?.showSides(sidesOf(facts, now()));
  }, SECOND / 2);
}

/** A game is shown to its players and to others who may see it, so the page must know the user. */
const leaveFor = (root: HTMLElement, why: string, link: HTMLElement): void =>
  root.replaceChildren(element('p', 'page-status', why), link);
