/** A game's card in the place's language and server's colors, mentioning players who chose that. */
import type { Square } from '../../draughts/types.ts';
import type { Game } from '../../game/game.ts';
import { cardScreen } from '../../views/game/card.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Using } from '../ports/app.ts';
import { mentionedOn, roleMentionedOn } from './calling.ts';
import { settingsAt, sayOf, chosenShape } from '../reader/reader.ts';
import { inOtherChannel } from '../../game/place.ts';
import { playerOf } from '../../game/seat.ts';
import { voteFactsOf } from './voteFacts.ts';
import { newRating } from '../../rating/glicko.ts';
import type { CardFacts } from '../../views/game/cardFacts.ts';

export async function gameCard(
  app: Using<'people' | 'personal' | 'settings' | 'standings' | 'votes'>,
  game: Game,
  chosen: Square | null = null,
  ratedAs: Game = game,
): Promise<Screen> {
  const settings = await settingsAt(app, game.place);
  const facts = { ...(await cardFactsOf(app, ratedAs)), vote: await voteFactsOf(app, game) };
  const style = {
    ...chosenShape(settings),
    hasRemarks: settings.personality,
    isResultOnly: settings.endAs === 'result',
    facts,
    chosen,
  };
  const screen = cardScreen(await sayOf(app, game), game, style);
  const mentioned = await mentionedOn(app, game);
  return { ...screen, notifies: mentioned.map(({ user }) => user) };
}

/** The card as a new message, which may also mention a role. */
export async function newCard(
  app: Using<'games' | 'people' | 'personal' | 'settings' | 'standings' | 'votes'>,
  game: Game,
): Promise<Screen> {
  const [screen, role] = await Promise.all([gameCard(app, game), roleMentionedOn(app, game)]);
  return role === null ? screen : { ...screen, notifiesRole: role };
}

/** The card in the game's second place, with the ratings of the first; `null`: there is none. */
export async function secondCard(
  app: Using<'people' | 'personal' | 'settings' | 'standings' | 'votes'>,
  game: Game,
): Promise<Screen | null> {
  const there = inOtherChannel(game);
  return there && gameCard(app, there, null, game);
}

type Needs = Using<'personal' | 'standings'>;

/** Facts that everyone may read. There are none outside servers, and none about hidden users. */
export async function cardFactsOf(app: Needs, game: Game): Promise<CardFacts> {
  const { guildId } = game.place;
  const [white, black] = [playerOf(game.seats.white), playerOf(game.seats.black)];
  if (guildId === null || (!game.rated && !game.result)) return {};
  const { personal, standings } = app.store;
  if ((await personal.hiddenAmong([white.id, black.id])).size > 0) return {};
  if (!game.result) return { ratings: await ratingsIn(app, guildId, game) };
  const [ended, between] = await Promise.all([
    standings.ended(guildId, game.id),
    standings.between(guildId, white.id, black.id),
  ]);
  return { changes: ended?.outcome.ratings ?? null, isVoided: Boolean(ended?.outcome.voiding), between };
}

/** Both ratings in the variant; `null` if neither player has one. */
async function ratingsIn({ store }: Needs, guildId: string, { seats, variant, createdAt }: Game) {
  const [white, black] = await Promise.all(
    [seats.white, seats.black].map((seat) => store.standings.rating(guildId, playerOf(seat).id, variant)),
  );
  if (!white && !black) return null;
  return { white: white ?? newRating(createdAt), black: black ?? newRating(createdAt) };
}
