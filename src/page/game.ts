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
import type { Replay } from './replay/replay.ts';
import type { Voting } from './voting.ts';
import { lookOf, makeLook } from './table/look.ts';
import { type Sides, clockText } from './table/sides.ts';
import { type Scene, type Table, makeTable } from './table/table.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';

const SECOND = 1000;

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
  let isConnected = false;
  let replay: Replay | null = null;
  let voting: Voting | null = null;
  let aside: Aside | null = null;
  /** The bot's clock minus this device's clock (ms). */
  let ahead = 0;
  const now = (): number => Date.now() + ahead;

  const watchersNote = (): readonly HTMLElement[] =>
    watchers === 0 ? [] : [element('p', 'page-watchers', say('page.watchers', { count: watchers }))];

  function sceneOf(of: GameFacts): Scene {
    const live = lineOf(of);
    const { you, result, isPaused } = of;
    const line = planning.line ?? live;
    const own = you === null ? ((voting ?? aside)?.movers ?? []) : [you];
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
        ...(mayGuess(of) && !aside ? [button(say('button.guess'), () => void openAside())] : []),
        ...(replay?.tools ?? []),
      ],
      notes: [
        ...notesFor(say, of, connection.say),
        ...planning.notes,
        ...(replay?.notes ?? []),
        ...(aside?.notes ?? []),
        ...(voting?.notes ?? []),
        ...watchersNote(),
      ],
      ...(replay && { arrowsAt: replay.arrowsAt }),
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
          else if (aside) aside.moved(makeFullMove(variant, move));
          else connection.say({ kind: 'move', ply: moves.length, move: makeFullMove(variant, move) });
        },
        stepped: (at) => replay?.stepped(at),
      });
    document.title = facts ? versus(facts.seats.white.name, facts.seats.black.name) : '';
  }

  /** Loaded for finished games alone, which never change their moves. */
  async function beginReplay({ seats }: GameFacts, line: Line): Promise<void> {
    const { makeReplay } = await import('./replay/replay.ts');
    replay ??= makeReplay({
      say,
      line,
      players: { white: seats.white.name, black: seats.black.name },
      mayAnalyze: isLoggedIn,
      tell: connection.say,
      go: (ply) => table?.go(ply),
      changed: show,
    });
    show();
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

  const mayGuess = ({ you, result, ballot }: GameFacts): boolean =>
    isLoggedIn && you === null && result === null && ballot === null;

  /** Loaded for spectators who want to guess alone. */
  async function openAside(): Promise<void> {
    const { makeAside } = await import('./screen/aside.ts');
    aside ??= makeAside('guess', {
      say,
      look,
      tell: connection.say,
      changed: show,
      closed: () => {
        aside = null;
        show();
      },
    });
    if (facts) aside.game(facts);
  }

  function showGame(of: GameFacts): void {
    const at = of.clock?.at ?? of.ballot?.at;
    ahead = at === undefined ? ahead : at - Date.now();
    facts = of;
    const line = lineOf(of);
    planning.game(of, line);
    if (of.result !== null) void beginReplay(of, line);
    aside?.game(of);
    if (voting) voting.game(of);
    else if (of.vote) void beginVoting();
    show();
  }

  function hear(message: ToPage): void {
    switch (message.kind) {
      case 'game':
        ({ watchers } = message);
        return showGame(message.facts);
      case 'analysis':
        return message.game === facts?.id ? replay?.hear(message) : undefined;
      case 'explored':
        return message.game === facts?.id ? replay?.explored(message) : undefined;
      case 'plan':
        return message.game === facts?.id ? planning.hear(message) : undefined;
      case 'screen':
      case 'form':
      case 'progress':
      case 'shut':
        return aside?.hear(message);
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
      case 'puzzle':
      case 'lesson':
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
