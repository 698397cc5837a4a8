/**
 * Carries out a `Reply`: brings to the asker and to the channel what a command decided, and remembers what the channel
 * has been shown.
 *
 * The change itself is saved before this begins and is due for announcing, so nothing here has to succeed: what fails
 * or dies on the way is posted by the next sweep.
 */
import { announceChallenge, announceGame, cardKey } from '../app/announce.ts';
import type { App } from '../app/app.ts';
import type { Asker } from '../app/command.ts';
import type { Messenger } from '../app/messenger.ts';
import type { Reply } from '../app/reply.ts';
import type { Screen } from '../views/screen.ts';
import type { Card } from '../app/store.ts';
import type { Challenge } from '../game/challenge.ts';
import type { Game } from '../game/game.ts';
import { sayIn } from '../i18n/say.ts';
import { linkTo, quiet, text } from '../views/blocks.ts';
import { cardScreen } from '../views/card.ts';
import { invitationScreen } from '../views/invitation.ts';
import { retiredScreen } from '../views/retired.ts';
import type { Exchange } from './exchange.ts';
import { faultOf } from './faults.ts';
import { isOldEditRefused } from './oldEdits.ts';
import type { Present } from './present.ts';

/** What answering works with. */
export interface Voice {
  readonly app: App;
  readonly messenger: Messenger;
  readonly present: Present;
}

export type Answer = (exchange: Exchange, asker: Asker, reply: Reply) => Promise<void>;

type Shown = Pick<Extract<Reply, { kind: 'card' }>, 'game' | 'note'>;

/** The message for everyone that was pressed. */
const publicCard = ({ pressed }: Exchange): Card | null =>
  pressed && !pressed.isPrivate ? pressed.card : null;

type Rematch = Extract<Reply, { readonly kind: 'rematch' }>;

/** What a pressed message becomes when its game goes on: an old card one line, a private question its note. */
function closing({ pressed }: Exchange, { game, note }: Shown): Screen | null {
  if (!pressed) return null;
  if (!pressed.isPrivate) return retiredScreen(sayIn(game.place.locale), game, null);
  return quiet(text(note));
}

/** A messenger that leaves alone the one card that was already replaced. */
const sparing = (messenger: Messenger, spared: Card | null): Messenger => ({
  ...messenger,
  retire: async (card, screen) =>
    card.messageId === spared?.messageId ? 'done' : messenger.retire(card, screen),
});

/** Answers over the given voice. */
export function answerBy({ app, messenger, present }: Voice): Answer {
  /** Changes the pressed message, or tells that Discord no longer lets it be changed this way. */
  const replace = async (exchange: Exchange, screen: Screen): Promise<boolean> => {
    try {
      await exchange.replace(await present(screen));
      return true;
    } catch (error) {
      if (isOldEditRefused(error) || faultOf(error) === 'gone') return false;
      throw error;
    }
  };

  /** The card is drawn while the pressed message is being replaced. */
  const showGame = async (exchange: Exchange, game: Game, closed: Screen | null): Promise<void> => {
    const [fresh, isReplaced] = await Promise.all([
      present(cardScreen(sayIn(game.place.locale), game)),
      closed !== null && replace(exchange, closed),
    ]);
    const spared = isReplaced ? publicCard(exchange) : null;
    await announceGame(app, sparing(messenger, spared), game, await exchange.speak(fresh));
  };

  /** The card belongs to the game's own channel; who acts from elsewhere is told in private that it was done, and where. */
  const showElsewhere = async (exchange: Exchange, asker: Asker, { game, note }: Shown): Promise<void> => {
    const screen = cardScreen(sayIn(game.place.locale), game);
    const card = await messenger.post(game.place, screen, cardKey(game));
    const isPosted = typeof card === 'object';
    if (isPosted) await announceGame(app, messenger, game, card);
    const link = isPosted ? linkTo(game.place.guildId, card) : null;
    const line = link && sayIn(asker.locale)('retired.link', { link });
    await exchange.whisper(await present(quiet(text(note, line))));
  };

  /** The last board stays where it is, without the offer; what is private becomes its note. */
  const showFinished = async (exchange: Exchange, { finished, note }: Rematch): Promise<void> => {
    const screen = cardScreen(sayIn(finished.place.locale), finished);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await replace(exchange, screen));
    if (exchange.pressed?.isPrivate) await replace(exchange, quiet(text(note)));
    const shown = (await app.store.game(finished.id))?.shown.card ?? null;
    if (shown && !(isReplaced && pressed.messageId === shown.messageId))
      await messenger.retire(shown, screen);
    await app.store.gameShown(finished.id, finished.version, shown, null);
  };

  const showAll = async (exchange: Exchange, screen: Screen): Promise<void> => {
    if (exchange.pressed?.isPrivate) return void (await exchange.whisper(await present(screen)));
    const isReplaced = publicCard(exchange) !== null && (await replace(exchange, screen));
    if (!isReplaced) await exchange.speak(await present(screen));
  };

  const showInvitation = async (exchange: Exchange, challenge: Challenge): Promise<void> => {
    const screen = invitationScreen(sayIn(challenge.place.locale), challenge);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await replace(exchange, screen));
    const card = isReplaced ? pressed : await exchange.speak(await present(screen));
    await announceChallenge(app, messenger, challenge, card);
  };

  return async (exchange, asker, reply) => {
    switch (reply.kind) {
      case 'private':
        await exchange.whisper(await present(reply.screen));
        break;
      case 'public':
        await showAll(exchange, reply.screen);
        break;
      case 'card':
        if (asker.place.channelId !== reply.game.place.channelId) await showElsewhere(exchange, asker, reply);
        else await showGame(exchange, reply.game, closing(exchange, reply));
        if (reply.aside !== undefined) await exchange.whisper(await present(quiet(text(reply.aside))));
        break;
      case 'rematch':
        await showFinished(exchange, reply);
        if (asker.place.channelId !== reply.game.place.channelId) await showElsewhere(exchange, asker, reply);
        else await showGame(exchange, reply.game, null);
        break;
      case 'invitation':
        await showInvitation(exchange, reply.challenge);
        break;
      case 'begun':
        await showInvitation(exchange, reply.challenge);
        await showGame(exchange, reply.game, null);
        break;
    }
  };
}
