/**
 * Carries out a `Reply`: brings to the asker and to the channel what a command decided, and remembers what the channel
 * has been shown.
 *
 * The change itself is saved before this begins and is due for announcing, so nothing here has to succeed: what fails
 * or dies on the way is posted by the next sweep.
 */
import { announceChallenge, announceGame, cardKey } from '../app/announce.ts';
import type { App } from '../app/app.ts';
import { callOffUnseen } from '../app/callOffUnseen.ts';
import type { Asker } from '../app/command.ts';
import { gameCard } from '../app/gameCard.ts';
import type { Messenger, MessengerFault } from '../app/messenger.ts';
import { replaceMissing } from '../app/missingCard.ts';
import type { Reply } from '../app/reply.ts';
import { settingsAt } from '../app/settingsAt.ts';
import { sayAt, sayOf } from '../app/sharedLanguage.ts';
import type { Screen } from '../views/screen.ts';
import type { Card } from '../app/store.ts';
import type { Challenge } from '../game/challenge.ts';
import { dueOf } from '../game/due.ts';
import type { Game } from '../game/game.ts';
import { sayIn, type Say } from '../i18n/say.ts';
import { linkTo, quiet, text } from '../views/blocks.ts';
import { invitationScreen } from '../views/invitation.ts';
import { retiredScreen } from '../views/retired.ts';
import { answerAnalysis } from './answerAnalysis.ts';
import type { Exchange } from './exchange.ts';
import { faultOf } from './faults.ts';
import { isOldEditRefused } from './oldEdits.ts';
import type { Voice } from './voice.ts';

export type Answer = (exchange: Exchange, asker: Asker, reply: Reply) => Promise<void>;

/** Why the board is not shown where the game is played; what fails for now is soon made up for. */
function unposted(say: Say, fault: Card | MessengerFault): string | null {
  if (fault === 'gone') return say('retired.gone');
  return fault === 'forbidden' ? say('retired.unposted') : null;
}

type Shown = Pick<Extract<Reply, { kind: 'card' }>, 'game' | 'note' | 'unseen'>;

/** The message for everyone that was pressed. */
const publicCard = ({ pressed }: Exchange): Card | null =>
  pressed && !pressed.isPrivate ? pressed.card : null;

type Rematch = Extract<Reply, { readonly kind: 'rematch' }>;

/**
 * What a pressed message becomes when its game goes on: a private question its note, an old card one line where its server
 * wants that; else the new card is the answer to the press, and what becomes of the old one is left to announcing.
 */
async function closing(app: App, { pressed }: Exchange, { game, note }: Shown): Promise<Screen | null> {
  if (!pressed) return null;
  if (pressed.isPrivate) return quiet(text(note));
  const { oldCards } = await settingsAt(app, game.place);
  return oldCards === 'line' ? retiredScreen(await sayOf(app, game), game, null) : null;
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
      gameCard(app, game).then(present),
      closed !== null && replace(exchange, closed),
    ]);
    const spared = isReplaced ? publicCard(exchange) : null;
    await announceGame(app, sparing(messenger, spared), game, await exchange.speak(fresh));
  };

  /** The card belongs to the game's own channel; who acts from elsewhere is told in private that it was done, and where. */
  const showElsewhere = async (exchange: Exchange, asker: Asker, shown: Shown): Promise<void> => {
    const { game, note, unseen } = shown;
    const screen = await gameCard(app, game);
    const card = await messenger.post(game.place, screen, cardKey(game));
    const isPosted = typeof card === 'object';
    if (isPosted) await announceGame(app, messenger, game, card);
    const link = isPosted ? linkTo(game.place.guildId, card) : null;
    const say = sayIn(asker.locale);
    const isRefused = card === 'forbidden' || card === 'gone';
    if (isRefused && unseen) {
      await callOffUnseen(app, game);
      return void (await exchange.whisper(await present(unseen)));
    }
    const line = link ? say('retired.link', { link }) : unposted(say, card);
    await exchange.whisper(await present(quiet(text(note, line))));
  };

  /** The last board stays where it is, without the offer; what is private becomes its note. */
  const showFinished = async (exchange: Exchange, { finished, note }: Rematch): Promise<void> => {
    const screen = await gameCard(app, finished);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await replace(exchange, screen));
    if (exchange.pressed?.isPrivate) await replace(exchange, quiet(text(note)));
    const shown = (await app.store.game(finished.id))?.shown.card ?? null;
    if (shown && !(isReplaced && pressed.messageId === shown.messageId))
      await messenger.retire(shown, screen);
    await app.store.gameShown(finished.id, finished.version, shown, null);
  };

  /** The card that everyone sees is brought up to date where it is: nobody need be called for this. */
  const tellOfHint = async (game: Game): Promise<void> => {
    const record = await app.store.game(game.id);
    const card = record?.shown.card;
    if (!card || record.game.version !== game.version || record.shown.version === game.version) return;
    if ((await messenger.update(card, await gameCard(app, game))) !== 'done') return;
    const next = dueOf(game, { ...record.shown, version: game.version }, app.now());
    await app.store.gameShown(game.id, game.version, card, next);
  };

  const showAll = async (exchange: Exchange, screen: Screen): Promise<void> => {
    if (exchange.pressed?.isPrivate) return void (await exchange.whisper(await present(screen)));
    const isReplaced = publicCard(exchange) !== null && (await replace(exchange, screen));
    if (!isReplaced) await exchange.speak(await present(screen));
  };

  const showInvitation = async (exchange: Exchange, challenge: Challenge): Promise<void> => {
    const screen = invitationScreen(await sayAt(app, challenge.place), challenge);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await replace(exchange, screen));
    const card = isReplaced ? pressed : await exchange.speak(await present(screen));
    await announceChallenge(app, messenger, challenge, card);
  };

  return async (exchange, asker, reply) => {
    switch (reply.kind) {
      case 'private':
        await exchange.whisper(await present(reply.screen));
        if (reply.shows !== undefined) await replaceMissing(app, messenger, reply.shows);
        break;
      case 'public':
        await showAll(exchange, reply.screen);
        break;
      case 'analysis':
        await answerAnalysis({ app, messenger, present }, exchange, asker, reply);
        break;
      case 'hint':
        await exchange.whisper(await present(reply.screen));
        await tellOfHint(reply.game);
        break;
      case 'card':
        if (asker.place.channelId !== reply.game.place.channelId) await showElsewhere(exchange, asker, reply);
        else await showGame(exchange, reply.game, await closing(app, exchange, reply));
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
        if (asker.place.channelId !== reply.game.place.channelId) await showElsewhere(exchange, asker, reply);
        else await showGame(exchange, reply.game, null);
        if (reply.aside !== undefined) await exchange.whisper(await present(quiet(text(reply.aside))));
        break;
    }
  };
}
