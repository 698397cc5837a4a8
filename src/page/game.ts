/** A live game of a server: its board, its players with their clocks, and the controls. */
import { versus } from '../i18n/sentence.ts';
import { type Line, lastPosition, lineAt } from '../draughts/line.ts';
import { opponentOf } from '../draughts/piece.ts';
import type { Color, Move } from '../draughts/types.ts';
import { lineOf } from '../game/line.ts';
import type { FromPage, GameFacts, ToPage } from '../live/protocol.ts';
import { makeFullMove } from '../notation/move.ts';
import { ASIDES, asidesFor, type AsideScreen } from './asides.ts';
import { afterFrame } from './board/motion.ts';
import { connect } from './connection.ts';
import { logInLink, waysIn } from './links.ts';
import { openingHere } from './opening.ts';
import { button, element, link } from './parts.ts';
import type { Aside } from './screen/aside.ts';
import type { BesideGame } from './screen/beside.ts';
import { makePlayer, type Player } from './table/player.ts';
import { type Look, makeLook } from './table/look.ts';
import { sidesOf } from './table/clocks.ts';
import { endingIn } from './table/ending.ts';
import { mayPlan, outcomeOf, type Premove, premovesOn, squaresOf } from './table/premove.ts';
import { statusOf } from './table/status.ts';
import { type Scene, type Table, makeTable } from './table/table.ts';
import { sayHere } from './words/here.ts';
import type { PageSay } from './words/say.ts';

interface GamePage {
  readonly root: HTMLElement;
  readonly say: PageSay;
  readonly look: Look;
  readonly isLoggedIn: boolean;
  readonly tell: (message: FromPage) => void;
  readonly asides: Map<AsideScreen, Aside>;
  readonly toggles: Map<AsideScreen, HTMLElement>;
  readonly watching: HTMLElement;
  /** What the viewer can do next with the position on the board. */
  readonly onward: (shown: () => Line) => readonly HTMLElement[];
  table: Table | null;
  facts: GameFacts | null;
  watchers: number;
  /** The ply that the viewer stepped to; `null`: the last one. */
  shownAt: number | null;
  premove: Premove | null;
  isConnected: boolean;
  replay: Player | null;
  beside: BesideGame | null;
  /** The bot's clock minus this device's clock (ms). */
  ahead: number;
}

function toggleOf(page: GamePage, screen: AsideScreen): HTMLElement {
  const toggle =
    page.toggles.get(screen) ?? button(page.say(ASIDES[screen]), () => void toggleAside(page, screen));
  page.toggles.set(screen, toggle);
  toggle.setAttribute('aria-pressed', String(page.asides.has(screen)));
  return toggle;
}

/** Opens or closes the screen, which is loaded when it is first opened. */
async function toggleAside(page: GamePage, screen: AsideScreen): Promise<void> {
  const { makeAside } = await import('./screen/aside.ts');
  const { asides, facts, shownAt } = page;
  if (!asides.delete(screen) && facts)
    asides.set(
      screen,
      makeAside(screen, lineOf(facts), shownAt, {
        ...page,
        changed: () => show(page),
        go: (ply) => page.table?.go(ply),
        closed: () => void toggleAside(page, screen),
      }),
    );
  show(page);
}

/** The public texts next to the board. */
function newsOf(
  { say, watchers, watching }: GamePage,
  { votes, rematch, result }: GameFacts,
): readonly HTMLElement[] {
  watching.textContent = say('page.watchers', { count: watchers });
  return [
    ...(rematch === null ? [] : [link('page-link', `/?game=${rematch}`, say('page.rematch'))]),
    ...(votes ?? []).map((line) => element('p', 'page-question', line)),
    ...waysIn(say),
    ...(watchers === 0 || result ? [] : [watching]),
  ];
}

/** The sides whose pieces the viewer may move, by the rules or on a screen next to the game. */
function moversOf(
  { beside, isConnected }: GamePage,
  { you, result, isPaused }: GameFacts,
  guesser: Color | null,
): readonly Color[] {
  if (result !== null || !isConnected) return [];
  const offered = beside?.movers ?? [];
  if (offered.length === 0 && you !== null && !isPaused) return [you];
  return guesser ? [guesser] : offered;
}

function sceneOf(page: GamePage, facts: GameFacts): Scene {
  const { say, isLoggedIn, beside, replay } = page;
  const live = lineOf(facts);
  const asides = [...page.asides.values()];
  const pointing = beside ? [beside, ...asides] : asides;
  const guess = page.asides.get('guess')?.moves ?? [];
  const movers = moversOf(page, facts, guess.length > 0 ? lastPosition(live).turn : null);
  return {
    line: beside?.ahead(live) ?? live,
    subject: [facts.version, page.isConnected, page.premove?.ply].join(),
    movers,
    ...(mayPlan(live, movers, facts.you) && { premoves: () => premovesOn(live) }),
    premove: page.premove?.move ?? null,
    usual: facts.you ?? 'white',
    about: facts.about,
    ending: endingIn(facts),
    status: () => statusOf(page, live, facts),
    sides: sidesOf(facts, Date.now() + page.ahead, page.shownAt),
    tools: () => [
      // Anyone may watch without a login; a player needs one.
      ...(isLoggedIn || facts.result ? [] : [logInLink(say)]),
      ...(beside?.tools ?? []),
      ...page.onward(() => lineAt(live, page.shownAt ?? live.moves.length)),
      ...(replay && live.moves.length > 0 ? [replay.button] : []),
      ...asidesFor(page, facts).map((screen) => toggleOf(page, screen)),
    ],
    notes: () => [...(beside?.notes ?? []), ...newsOf(page, facts)],
    ...(guess.length > 0 && { legal: guess }),
    asides: () => asides.map((aside) => aside.element),
    chanceAt: (at) => asides.map((aside) => aside.chanceAt(at)).find((chance) => chance !== null) ?? null,
    arrowsAt: (at) => pointing.map((each) => each.arrowsAt(at)).find(({ length }) => length > 0) ?? [],
  };
}

/** Plans a move, or cancels the planned move. */
function plan(page: GamePage, line: Line, move: Move | null): void {
  page.premove = move && { move, ply: line.moves.length };
  show(page);
  if (!move) page.table?.tell(page.say('page.premove.canceled'));
}

/** Sends the planned move on the viewer's turn. Returns a message if it can't be played. */
function playPremove(page: GamePage, line: Line, facts: GameFacts): string {
  const { premove, look, say } = page;
  const move = premove && outcomeOf(premove, line, facts);
  if (premove === null || move === 'waits') return '';
  page.premove = null;
  if (move) page.tell({ kind: 'move', ply: line.moves.length, move: makeFullMove(line.variant, move) });
  const isOver = facts.result !== null;
  return move || isOver ? '' : say('page.premove.void', squaresOf(premove, line, look.choices.notation));
}

const showClocks = ({ facts, table, ahead, shownAt }: GamePage): void => {
  if (facts) table?.showSides(sidesOf(facts, Date.now() + ahead, shownAt));
};

function show(page: GamePage): void {
  const { root, facts, asides, tell } = page;
  if (!facts) return;
  const scene = sceneOf(page, facts);
  if (page.table) return page.table.show(scene);
  if (!openingHere().shared) document.title = versus(facts.seats.white.name, facts.seats.black.name);
  page.table = makeTable(root, scene, {
    ...page,
    moved: (move, line) => {
      const text = makeFullMove(line.variant, move);
      if (asides.has('guess')) asides.get('guess')?.moved(move);
      else if (page.beside?.moved(text)) return;
      else if (page.facts?.you === opponentOf(lastPosition(line).turn)) plan(page, line, move);
      else tell({ kind: 'move', ply: line.moves.length, move: text });
    },
    canceled: (line) => {
      if (page.premove === null) return false;
      plan(page, line, null);
      return true;
    },
    stepped: (at) => {
      page.shownAt = at === page.facts?.moves.length ? null : at;
      showClocks(page);
      page.replay?.stepped(at);
      for (const aside of asides.values()) aside.stepped(at);
    },
  });
}

/** Loaded only for users who are logged in, because others only watch. */
async function beginBeside(page: GamePage): Promise<void> {
  const { makeBeside } = await import('./screen/beside.ts');
  page.beside ??= makeBeside({ ...page, changed: () => show(page) });
  if (page.facts && page.isConnected) page.beside.game(page.facts);
}

function showGame(page: GamePage, facts: GameFacts): void {
  const at = facts.clock?.at ?? facts.ballot?.at;
  page.ahead = at === undefined ? page.ahead : at - Date.now();
  page.facts = facts;
  const line = lineOf(facts);
  if (facts.result !== null)
    page.replay ??= makePlayer(page.say, 0, line.moves.length, (ply) => page.table?.go(ply));
  for (const aside of page.asides.values()) aside.game(line, facts.result !== null);
  const missed = playPremove(page, line, facts);
  if (page.isConnected) page.beside?.game(facts);
  const draw = (): void => {
    show(page);
    if (missed !== '') page.table?.tell(missed);
  };
  // The messages of a move have a frame of their own.
  if (page.table) afterFrame(draw);
  else draw();
}

function hear(page: GamePage, message: ToPage): void {
  switch (message.kind) {
    case 'game':
      page.watchers = message.watchers;
      return showGame(page, message.facts);
    case 'screen':
    case 'form':
    case 'progress':
    case 'shut':
      page.beside?.hear(message);
      return page.asides.forEach((aside) => aside.hear(message));
    case 'refused':
      return hearRefusal(page, message);
    case 'watchers':
      page.watchers = message.watchers;
      return show(page);
    case 'home':
    case 'pong':
      return undefined;
  }
}

/** Only players and permitted viewers see a game, so the page must know the user. */
function hearRefusal(page: GamePage, { why, text }: Extract<ToPage, { kind: 'refused' }>): void {
  const { root, say, isLoggedIn, table } = page;
  const leaveFor = (reason: string, ...ways: readonly HTMLElement[]): void =>
    root.replaceChildren(element('p', 'page-status', reason), ...ways);
  if (why === 'session' || (why === 'unknown-game' && !isLoggedIn))
    return leaveFor(say('page.log-in.why'), logInLink(say));
  if (why === 'unknown-game') return leaveFor(say('page.hidden.game'));
  // The board is waiting for an answer to its move.
  show(page);
  return table?.tell(text || say('page.refused'));
}

export async function openGame(
  root: HTMLElement,
  id: string,
  onward: GamePage['onward'] = () => [],
): Promise<void> {
  const { look, game } = openingHere();
  const say = await sayHere();
  const tell = (message: FromPage): void => connection.say(message);
  const page: GamePage = {
    root,
    say,
    look: makeLook(look, () => show(page), tell),
    isLoggedIn: look !== null,
    tell,
    asides: new Map(),
    toggles: new Map(),
    watching: element('p', 'page-watchers'),
    onward,
    table: null,
    facts: null,
    watchers: 0,
    shownAt: null,
    premove: null,
    isConnected: false,
    replay: null,
    beside: null,
    ahead: 0,
  };
  root.replaceChildren(element('p', 'page-status', say('page.connecting')));
  const connection = connect(id, {
    told: (message) => hear(page, message),
    connected: (isOpen) => {
      page.isConnected = isOpen;
      page.beside?.again();
      show(page);
    },
  });
  if (game) showGame(page, game);
  if (page.isLoggedIn) void beginBeside(page);
  setInterval(() => showClocks(page), 500);
}
