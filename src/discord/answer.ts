/**
 * Carries out a `Reply`: brings to the asker and to the channel what a command decided, and remembers what the channel
 * has been shown.
 *
 * The change itself is saved before this begins and is due for announcing, so nothing here has to succeed: what fails
 * or dies on the way is posted by the next sweep.
 */
import { announceChallenge, announceGame } from '../app/announce.ts';
import type { App } from '../app/app.ts';
import type { Messenger } from '../app/messenger.ts';
import type { Reply } from '../app/reply.ts';
import type { Screen } from '../app/screen.ts';
import type { Card } from '../app/store.ts';
import type { Challenge } from '../game/challenge.ts';
import type { Game } from '../game/game.ts';
import { sayIn } from '../i18n/say.ts';
import { quiet, text } from '../views/blocks.ts';
import { cardScreen } from '../views/card.ts';
import { invitationScreen } from '../views/invitation.ts';
import { retiredScreen } from '../views/retired.ts';
import type { Exchange } from './exchange.ts';
import type { Present } from './present.ts';

/** What answering works with. */
export interface Voice {
  readonly app: App;
  readonly messenger: Messenger;
  readonly present: Present;
}

export type Answer = (exchange: Exchange, reply: Reply) => Promise<void>;

/** The message for everyone that was pressed. */
const publicCard = ({ pressed }: Exchange): Card | null =>
  pressed && !pressed.isPrivate ? pressed.card : null;

/** What a pressed message becomes when its game goes on: an old card one line, a private question its note. */
function closing({ pressed }: Exchange, game: Game, note: string | undefined): Screen | null {
  if (!pressed) return null;
  if (!pressed.isPrivate) return retiredScreen(sayIn(game.place.locale), game, null);
  return note === undefined ? null : quiet(text(note));
}

/** Answers over the given voice. */
export function answerBy({ app, messenger, present }: Voice): Answer {
  const replace = async (exchange: Exchange, screen: Screen): Promise<void> => {
    await exchange.replace(await present(screen));
  };

  /** A messenger that changes the pressed message by the interaction's own means, which edits of old ones do not wear out. */
  const during = (exchange: Exchange): Messenger => ({
    ...messenger,
    retire: async (card, screen) => {
      if (card.messageId !== publicCard(exchange)?.messageId) return messenger.retire(card, screen);
      await replace(exchange, screen);
      return 'done';
    },
  });

  /** The card is drawn while the pressed message is being replaced. */
  const showGame = async (exchange: Exchange, game: Game, replaced: Promise<void> | null): Promise<void> => {
    const [fresh] = await Promise.all([present(cardScreen(sayIn(game.place.locale), game)), replaced]);
    await announceGame(app, during(exchange), game, await exchange.speak(fresh));
  };

  const showInvitation = async (exchange: Exchange, challenge: Challenge): Promise<void> => {
    const screen = invitationScreen(sayIn(challenge.place.locale), challenge);
    const pressed = publicCard(exchange);
    if (pressed) await replace(exchange, screen);
    const card = pressed ?? (await exchange.speak(await present(screen)));
    await announceChallenge(app, during(exchange), challenge, card);
  };

  return async (exchange, reply) => {
    switch (reply.kind) {
      case 'private':
        await exchange.whisper(await present(reply.screen));
        return;
      case 'card': {
        const closed = closing(exchange, reply.game, reply.note);
        await showGame(exchange, reply.game, closed && replace(exchange, closed));
        return;
      }
      case 'invitation':
        await showInvitation(exchange, reply.challenge);
        return;
      case 'begun':
        await showInvitation(exchange, reply.challenge);
        await showGame(exchange, reply.game, null);
    }
  };
}
