/** The message that shows a challenge. */
import type { Game, MessageAddress, Place } from '../../game/game.ts';
import { dueWhenShown, type Challenge } from '../../game/challenge/challenge.ts';
import { invitationScreen } from '../../views/game/invitation.ts';
import { challengeOn } from '../../views/presses/subject.ts';
import type { App, Using } from '../ports/app.ts';
import { newRating } from '../../rating/glicko.ts';
import { shownRating } from '../../views/screen/phrases.ts';
import { sayAt, settingsAt } from '../reader/reader.ts';
import { orDefault } from '../ports/store.ts';
import type { Screen } from '../../views/screen/screen.ts';

type Needs = Using<'personal' | 'settings' | 'standings'>;

/** A challenge without a place is shown in `elsewhere`; without the database, without ratings. */
export async function invitationNow(app: Needs, challenge: Challenge, elsewhere: Place): Promise<Screen> {
  const isOpen = challenge.state === 'open';
  const ratings = isOpen ? await orDefault(ratingsOf(app, challenge), null) : null;
  return invitationScreen(await sayAt(app, challenge.place ?? elsewhere), challenge, ratings);
}

/** Records that `card` shows this version of `challenge`. Updates an earlier message to match. */
export async function announceChallenge(
  app: Needs & Using<'challenges', 'messenger'>,
  challenge: Challenge,
  card: MessageAddress,
): Promise<void> {
  const replaced = await app.store.challenges.shown(
    challenge.id,
    challenge.version,
    card,
    dueWhenShown(challenge),
  );
  if (!replaced || !challenge.place) return;
  const latest = (await app.store.challenges.load(challenge.id))?.challenge ?? challenge;
  await app.messenger.retire(replaced, await invitationNow(app, latest, challenge.place));
}

/** Updates an invitation answered from a private message. The sweep repeats a failed update. */
export async function updateInvitation(
  app: Using<'challenges', 'messenger'>,
  challenge: Challenge,
  screen: Screen,
): Promise<void> {
  const { id, version } = challenge;
  const card = (await app.store.challenges.load(id))?.shown.card;
  if (!card || (await app.messenger.retire(card, screen)) !== 'done') return;
  await app.store.challenges.shown(id, version, card, dueWhenShown(challenge));
}

/**
 * The challenger's and the opponent's ratings in the variant; `null` outside servers, for casual
 * games, and for hidden users.
 */
async function ratingsOf(
  app: Using<'personal' | 'standings'>,
  { rated, place, variant, challenger, opponent, createdAt }: Challenge,
): Promise<readonly string[] | null> {
  const guildId = place?.guildId ?? null;
  const players = opponent ? [challenger, opponent] : [challenger];
  if (!rated || guildId === null) return null;
  if ((await app.store.personal.hiddenAmong(players.map(({ id }) => id))).size > 0) return null;
  return Promise.all(
    players.map(async ({ id }) => {
      const rating = await app.store.standings.rating(guildId, id, variant);
      return shownRating(rating ?? newRating(createdAt), createdAt);
    }),
  );
}

export async function findLostInvitation(
  app: Pick<App, 'messenger'>,
  { id, place, createdAt }: Pick<Challenge, 'id' | 'createdAt'> & { readonly place: Place },
): Promise<MessageAddress | 'later' | null> {
  const sent = await app.messenger.sentSince(place, createdAt);
  if (sent === 'later') return 'later';
  // The opponent must be notified, even if that takes a second invitation.
  if (sent === 'forbidden') return null;
  return sent.findLast(({ presses }) => challengeOn(presses) === id) ?? null;
}

/**
 * Whether the invitation is removed once its game's card is posted. An invitation with the game's
 * thread stays.
 */
export async function isReplacedByCard(
  app: Using<'settings'>,
  { place, state }: Challenge,
  game: Game,
): Promise<boolean> {
  if (state !== 'accepted' || !place || game.place.channelId !== place.channelId) return false;
  return (await settingsAt(app, place)).oldCards === 'deleted';
}
