/** What a page opens and presses, carried out as everywhere else. */
import type { Answer } from '../../app/answer/answer.ts';
import { carryOut } from '../../app/answer/carryOut.ts';
import { type Conversation, type Request, taskOf } from '../../app/answer/perform.ts';
import { newHeadway } from '../../app/answer/waiting.ts';
import type { App } from '../../app/ports/app.ts';
import type { Asker, Refusal } from '../../app/ports/command.ts';
import { refused } from '../../kit/attempt.ts';
import { COLORS } from '../../draughts/types.ts';
import { colorOf } from '../../game/decision.ts';
import type { Game, GameId, Place, UserId } from '../../game/game.ts';
import { placesOf } from '../../game/place.ts';
import { peopleOf } from '../../game/seat.ts';
import { sayIn } from '../../i18n/say.ts';
import type { Actor } from '../../app/ports/actor.ts';
import type { Visitor } from '../../app/ports/authorizing.ts';
import type { FromPage } from '../protocol.ts';
import type { Watching } from '../watching.ts';
import { askerAt } from './asker.ts';
import { type PageLine, pageExchange } from './exchange.ts';
import type { OpenedScreen } from './opened.ts';
import { pressedOn } from './screens.ts';

export interface Talking {
  readonly app: App;
  readonly conversation: Conversation;
  readonly answer: Answer;
}

/** Each is what a command shows. */
const requestFor = (screen: OpenedScreen, game: GameId): Request => {
  switch (screen) {
    case 'guess':
      return { kind: 'typed', command: 'watch', values: { game, guess: true } };
  }
};

/** A page owes no late answers. */
const waitsForNothing = async (): Promise<void> => undefined;

const carry = async (
  { app, conversation, answer }: Talking,
  line: PageLine,
  asker: Asker,
  request: Request,
  from: number | null,
): Promise<void> => {
  const exchange = pageExchange(line, from);
  const asking = { exchange, asker, headway: newHeadway(), renew: waitsForNothing };
  await carryOut(app, answer, taskOf(conversation, request, asker), asking);
};

/** Someone beside a game, on one connection. */
export interface Beside extends Pick<PageLine, 'screens' | 'tell'> {
  readonly watching: Watching;
  readonly visitor: Visitor;
  readonly by: Actor;
  readonly game: GameId;
}

/** Where they would see the game in Discord; `null`: nowhere. */
async function placeOf({ watching, visitor }: Beside, game: Game): Promise<Place | null> {
  if (colorOf(game, visitor.id) !== null) return game.place;
  for (const place of placesOf(game))
    if (place.guildId !== null && (await watching.isMember(place.guildId, visitor))) return place;
  return null;
}

const namesOf = (game: Game): ReadonlyMap<UserId, string> =>
  new Map(COLORS.flatMap((color) => peopleOf(game.seats[color]).map(({ id, name }) => [id, name] as const)));

function lineFor({ screens, tell, watching, by }: Beside, game: Game, { guildId }: Place): PageLine {
  const seated = namesOf(game);
  const nameOf = async (user: UserId): Promise<string> => {
    const member = seated.has(user) || guildId === null ? null : await watching.memory.member(guildId, user);
    const name = typeof member === 'object' ? member?.name : undefined;
    return seated.get(user) ?? name ?? sayIn(by.locale)('privacy.former');
  };
  return { screens, tell, guildId, nameOf };
}

/** Returns why nothing can be shown. A screen that the bot no longer knows is shut. */
export async function converse(
  talking: Talking,
  beside: Beside,
  message: Extract<FromPage, { kind: 'open' | 'press' }>,
): Promise<Refusal | null> {
  const game = (await talking.app.store.games.load(beside.game))?.game;
  const place = game && (await placeOf(beside, game));
  if (!game || !place) return refused({ code: 'unknown-game' });
  const line = lineFor(beside, game, place);
  const asker = askerAt(beside.by, place);
  if (message.kind === 'open') await carry(talking, line, asker, requestFor(message.screen, game.id), null);
  else {
    const pressed = pressedOn(line.screens, message);
    if (pressed) await carry(talking, line, asker, { kind: 'pressed', pressed }, message.screen);
    else line.tell({ kind: 'shut', number: message.screen });
  }
  return null;
}
