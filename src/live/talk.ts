/** One page's connection: it opens with a hello, follows a game, and acts for its user's side. */
import { z } from 'zod';
import { done, refused, type Attempt } from '../kit/attempt.ts';
import { maySee } from '../game/maySee.ts';
import { resign } from '../game/play/otherEnds.ts';
import type { Game, GameId } from '../game/game.ts';
import { PUZZLE_VARIANTS } from '../game/puzzle.ts';
import { LESSON_IDS } from '../learn/lesson.ts';
import { resume } from '../game/offers/pause.ts';
import { acceptOffer, declineOffer, makeOffer, withdrawOffer } from '../game/offers/offering.ts';
import { gameCard } from '../app/card/gameCard.ts';
import { keepCard, postCard } from '../app/card/show.ts';
import { act, playMove } from '../app/play/act.ts';
import { rematchAct } from '../app/play/rematch.ts';
import { PIECE_CHOICES, THEME_CHOICES } from '../app/ports/people.ts';
import type { Problem } from '../app/problem/problem.ts';
import { refusal } from '../app/reader/refusal.ts';
import { LONGEST_LINE, MOST_LINES } from '../game/plan/plan.ts';
import type { Actor } from '../app/ports/actor.ts';
import type { App } from '../app/ports/app.ts';
import type { Visitor } from '../app/ports/authorizing.ts';
import type { Reply } from '../app/ports/command.ts';
import { readingIn } from '../i18n/locales.ts';
import type { Screen } from '../views/screen/screen.ts';
import { answerAside, answerLearning, isAside, isLearning, type Aside, type Learning } from './asides.ts';
import type { Hub } from './hub.ts';
import { DEEDS, type Deed, type FromPage, type Refused, type ToPage } from './protocol.ts';
import { readSession, type Key } from './session.ts';
import { studyOf } from './study.ts';

/** In characters; a capture on the largest board is shorter. */
const LONGEST_MOVE = 120;
const LONGEST_SESSION = 1000;
const LONGEST_LOCALE = 35;
const LONGEST_LESSON = 10;
const LONGEST_PLAN = LONGEST_MOVE * LONGEST_LINE;

const id = z.string().regex(/^[a-z0-9]{1,20}$/u);
const move = z.string().min(1).max(LONGEST_MOVE);
const ply = z.number().int().min(0).max(10_000);

const Message: z.ZodType<FromPage> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    session: z.string().max(LONGEST_SESSION).nullable(),
    game: id,
    locale: z.string().max(LONGEST_LOCALE).optional(),
  }),
  z.strictObject({ kind: z.literal('move'), ply, move }),
  z.strictObject({
    kind: z.literal('offer'),
    ply,
    deed: z.enum(DEEDS),
    offer: z.enum(['draw', 'takeback', 'pause', 'rematch']),
  }),
  z.strictObject({ kind: z.literal('resign'), ply }),
  z.strictObject({ kind: z.literal('resume'), ply }),
  z.strictObject({
    kind: z.literal('puzzle'),
    session: z.string().max(LONGEST_SESSION),
    variant: z.enum(PUZZLE_VARIANTS),
    deed: z.strictObject({ id, ply, move: move.nullable() }).nullable(),
  }),
  z.strictObject({
    kind: z.literal('lesson'),
    session: z.string().max(LONGEST_SESSION).nullable(),
    locale: z.string().max(LONGEST_LOCALE),
    lesson: z.enum(LESSON_IDS).nullable(),
    path: z.array(move).max(LONGEST_LESSON),
    move: move.nullable(),
  }),
  z.strictObject({ kind: z.literal('analyze') }),
  z.strictObject({ kind: z.literal('plans') }),
  z.strictObject({ kind: z.literal('plan'), ply, line: z.string().min(1).max(LONGEST_PLAN) }),
  z.strictObject({ kind: z.literal('unplan'), ply, line: z.number().int().min(0).max(MOST_LINES) }),
  z.strictObject({
    kind: z.literal('look'),
    theme: z.enum(THEME_CHOICES).nullable(),
    pieces: z.enum(PIECE_CHOICES).nullable(),
  }),
  z.strictObject({ kind: z.literal('ping') }),
]);

/** `null` if the text is not a valid message. */
export function readMessage(text: string): FromPage | null {
  try {
    return Message.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

const DECISIONS = {
  offer: makeOffer,
  accept: acceptOffer,
  decline: declineOffer,
  withdraw: withdrawOffer,
} as const satisfies Record<Deed, typeof makeOffer>;

export interface TalkParts {
  readonly app: App;
  readonly hub: Hub;
  readonly key: Key;
  /** Converts a refusal to plain text. */
  readonly plain: (text: string) => string;
}

export interface Talk {
  /** Handles messages one at a time. Throws only bugs and outages. */
  hear(text: string): Promise<void>;
  /** Whether its hello was from a logged-in user. */
  isLoggedIn(): boolean;
  close(): void;
}

export interface Line {
  readonly send: (text: string) => void;
  /** Called after an error from which the connection can't recover. */
  readonly hangUp: () => void;
}

/** The sentence of a refusal. The page already shows the board that may follow it. */
const firstText = ({ blocks }: Screen): string => blocks.find((block) => block.kind === 'text')?.text ?? '';

interface Joined {
  readonly game: GameId;
  /** Checked again for each action, because it ends while the page is open. */
  readonly token: string | null;
  readonly leave: () => void;
}

export function openTalk(parts: TalkParts, line: Line): Talk {
  const { app, hub, key, plain } = parts;
  let joined: Joined | null = null;
  let isClosed = false;
  let last: Promise<void> = Promise.resolve();
  /** The running analysis. */
  let aside: Promise<void> = Promise.resolve();

  const tell = (message: ToPage): void => line.send(JSON.stringify(message));
  const refuse = (why: Refused, text = ''): void => tell({ kind: 'refused', why, text });

  const sessionOf = (token: string | null): Visitor | null =>
    token === null ? null : readSession(key, token, app.now());

  async function greet({
    session: token,
    game: wanted,
  }: Extract<FromPage, { kind: 'hello' }>): Promise<void> {
    const session = sessionOf(token);
    if (token !== null && !session) return refuse('session');
    const found = await visible(parts, wanted, session);
    if (!found.ok) return refuse(found.problem);
    if (isClosed) return;
    joined?.leave();
    const leave = hub.watch(found.value, { user: session?.id ?? null, send: line.send });
    joined = { game: wanted, token, leave };
  }

  async function actor({ id: user, name, locale }: Visitor): Promise<Actor> {
    const { language } = await app.store.people.preference(user);
    return {
      user: { id: user, name, isBot: false },
      at: app.now(),
      locale: readingIn(language, locale),
      place: null,
      isAlone: true,
      roles: [],
      mayOrganize: false,
    };
  }

  async function carryOut(message: Exclude<FromPage, Learning | { kind: 'hello' | 'ping' }>): Promise<void> {
    const session = sessionOf(joined?.token ?? null);
    if (!joined || !session) return refuse('session');
    const by = await actor(session);
    if (isAside(message)) return answerAside(listener, by, joined.game, message);
    if (message.kind === 'analyze') {
      // It takes seconds, in which the page is still heard.
      aside = study(by, joined.game);
      return;
    }
    const reply = await replyTo(app, by, joined.game, message);
    // The change is saved and due; whatever fails here, the sweep does.
    if (reply.kind === 'card') {
      const { finished, game } = reply;
      if (finished) await keepCard(app, finished, await gameCard(app, finished), null);
      await postCard(app, game);
    } else if (reply.kind === 'private') refuse('deed', plain(firstText(reply.screen)));
  }

  async function study(by: Actor, game: GameId): Promise<void> {
    for await (const found of studyOf(app, by, game)) {
      if (isClosed || joined?.game !== game) return;
      if (found.ok) tell(found.value);
      else await explain(by, found.problem, game);
    }
  }

  async function explain(by: Actor, problem: Problem, game?: GameId): Promise<void> {
    const reply = await refusal(app, by, problem, game === undefined ? {} : { game });
    if (reply.kind === 'private') refuse('deed', plain(firstText(reply.screen)));
  }

  async function learn(message: Learning): Promise<void> {
    const visitor = sessionOf(message.session);
    if (message.session !== null && !visitor) return refuse('session');
    return answerLearning(listener, visitor && (await actor(visitor)), message);
  }

  const listener = { app, tell, explain };

  async function answer(text: string): Promise<void> {
    const message = readMessage(text);
    if (message === null) {
      refuse('unreadable');
      return line.hangUp();
    }
    if (isLearning(message)) return learn(message);
    if (message.kind === 'ping') return tell({ kind: 'pong', now: app.now() });
    return message.kind === 'hello' ? greet(message) : carryOut(message);
  }

  return {
    hear: (text) => {
      const heard = (async (before: Promise<void>): Promise<void> => {
        await before;
        if (!isClosed) await answer(text);
      })(last);
      last = heard.catch(() => undefined);
      return heard.then(() => aside);
    },
    isLoggedIn: () => (joined?.token ?? null) !== null,
    close: () => {
      isClosed = true;
      joined?.leave();
    },
  };
}

async function visible(
  { app }: TalkParts,
  wanted: GameId,
  session: Visitor | null,
): Promise<Attempt<Game, 'unknown-game'>> {
  const record = await app.store.games.load(wanted);
  if (!record || !session) return refused('unknown-game');
  const isSeen = maySee(record.game, { user: session.id, place: null, isShown: false });
  return isSeen ? done(record.game) : refused('unknown-game');
}

function replyTo(
  app: App,
  by: Actor,
  game: GameId,
  message: Exclude<FromPage, Aside | Learning | { kind: 'hello' | 'ping' | 'analyze' }>,
): Promise<Reply> {
  const deed = { by: by.user.id, at: by.at, ply: message.ply };
  switch (message.kind) {
    case 'move':
      return playMove(app, by, game, { text: message.move, ply: message.ply });
    case 'offer': {
      const { deed: how, offer } = message;
      return offer === 'rematch'
        ? rematchAct(app, by, game, how)
        : act(app, by, game, (now) => DECISIONS[how](now, deed, offer));
    }
    case 'resume':
      return act(app, by, game, (now) => resume(now, deed));
    case 'resign':
      return act(app, by, game, (now) => resign(now, deed));
  }
}
