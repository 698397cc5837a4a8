/**
 * Carries out a `Reply`: brings to the asker and to the channel what a command decided, and remembers what the channel
 * has been shown.
 *
 * The change itself is saved before this begins and is due for announcing, so nothing here has to succeed: what fails
 * or dies on the way is posted by the next sweep.
 */
import type { MessageAddress } from '../../game/messageAddress.ts';
import { announceChallenge, announceGame, cardKey } from '../card/announce.ts';
import type { App, Using } from '../ports/app.ts';
import { callOffUnseen } from '../play/callOffUnseen.ts';
import type { Asker } from '../ports/command.ts';
import { gameCard } from '../card/gameCard.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { replaceMissing } from '../card/missingCard.ts';
import type { Reply } from '../ports/reply.ts';
import { settingsAt } from '../reader/settingsAt.ts';
import { sayAt, sayOf } from '../reader/sharedLanguage.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Challenge } from '../../game/challenge.ts';
import { dueOf } from '../../game/due.ts';
import type { Game } from '../../game/game.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { linkTo, quiet, text } from '../../views/screen/blocks.ts';
import { invitationScreen } from '../../views/game/invitation.ts';
import { retiredScreen } from '../../views/game/retired.ts';
import { answerAnalysis } from './answerAnalysis.ts';
import type { Exchange } from '../ports/exchange.ts';

export type Answer = (exchange: Exchange, asker: Asker, reply: Reply) => Promise<void>;

/** Why the board is not shown where the game is played; what fails for now is soon made up for. */
function unposted(say: Say, fault: MessageAddress | MessengerFault): string | null {
  if (fault === 'gone') return say('retired.gone');
  return fault === 'forbidden' ? say('retired.unposted') : null;
}

type CardReply = Pick<Extract<Reply, { kind: 'card' }>, 'game' | 'note' | 'unseen'>;

/** The message for everyone that was pressed. */
const publicCard = ({ pressed }: Exchange): MessageAddress | null =>
  pressed && !pressed.isPrivate ? pressed.card : null;

type Rematch = Extract<Reply, { readonly kind: 'rematch' }>;

/**
 * What a pressed message becomes when its game goes on: a private question its note, an old card one line where its server
 * wants that; else the new card is the answer to the press, and what becomes of the old one is left to announcing.
 */
async function closing(
  app: Using<'people' | 'settings'>,
  { pressed }: Exchange,
  { game, note }: CardReply,
): Promise<Screen | null> {
  if (!pressed) return null;
  if (pressed.isPrivate) return quiet(text(note));
  const { oldCards } = await settingsAt(app, game.place);
  return oldCards === 'line' ? retiredScreen(await sayOf(app, game), game, null) : null;
}

/** An app whose messenger leaves alone the one card that was already replaced. */
const sparing = (app: App, spared: MessageAddress | null): App => ({
  ...app,
  messenger: {
    ...app.messenger,
    retire: async (card, screen) =>
      card.messageId === spared?.messageId ? 'done' : app.messenger.retire(card, screen),
  },
});

const showAll = async (exchange: Exchange, screen: Screen): Promise<void> => {
  if (exchange.pressed?.isPrivate) return exchange.whisper(screen);
  const isReplaced = publicCard(exchange) !== null && (await exchange.replace(screen));
  if (!isReplaced) await exchange.speak(screen);
};

/** What certainly reached nobody is shown by a sweep at once, without waiting until nobody can be at it any more. */
async function showSoon(app: Using<'games', 'now'>, { id, version }: Game): Promise<void> {
  const record = await app.store.game(id);
  if (!record || record.game.version !== version || record.shown.version === version) return;
  await app.store.wakeGame(record, app.now());
}

/** Answers with the given parts. */
export function answerBy(app: App): Answer {
  /** The card is drawn while the pressed message is being replaced. */
  const showGame = async (exchange: Exchange, game: Game, closed: Screen | null): Promise<void> => {
    try {
      const [speak, isReplaced] = await Promise.all([
        gameCard(app, game).then((screen) => exchange.prepare(screen)),
        closed !== null && exchange.replace(closed),
      ]);
      const spared = isReplaced ? publicCard(exchange) : null;
      await announceGame(sparing(app, spared), game, await speak());
    } catch (error) {
      if (exchange.isUndone(error)) await showSoon(app, game);
      throw error;
    }
  };

  /** The card belongs to the game's own channel; who acts from elsewhere is told in private that it was done, and where. */
  const showElsewhere = async (exchange: Exchange, asker: Asker, shown: CardReply): Promise<void> => {
    const { game, note, unseen } = shown;
    const screen = await gameCard(app, game);
    const card = await app.messenger.post(game.place, screen, cardKey(game));
    const isPosted = typeof card === 'object';
    if (isPosted) await announceGame(app, game, card);
    const link = isPosted ? linkTo(game.place.guildId, card) : null;
    const say = sayIn(asker.locale);
    const isRefused = card === 'forbidden' || card === 'gone';
    if (isRefused && unseen) {
      await callOffUnseen(app, game);
      return exchange.whisper(unseen);
    }
    const line = link ? say('retired.link', { link }) : unposted(say, card);
    await exchange.whisper(quiet(text(note, line)));
  };

  /** The last board stays where it is, without the offer; what is private becomes its note. */
  const showFinished = async (exchange: Exchange, { finished, note }: Rematch): Promise<void> => {
    const screen = await gameCard(app, finished);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await exchange.replace(screen));
    if (exchange.pressed?.isPrivate) await exchange.replace(quiet(text(note)));
    const shown = (await app.store.game(finished.id))?.shown.card ?? null;
    if (shown && !(isReplaced && pressed.messageId === shown.messageId))
      await app.messenger.retire(shown, screen);
    await app.store.gameShown(finished.id, finished.version, shown, null);
  };

  /** The card that everyone sees is brought up to date where it is: nobody need be called for this. */
  const tellOfHint = async (game: Game): Promise<void> => {
    const record = await app.store.game(game.id);
    const card = record?.shown.card;
    if (!card || record.game.version !== game.version || record.shown.version === game.version) return;
    if ((await app.messenger.update(card, await gameCard(app, game))) !== 'done') return;
    const next = dueOf(game, { ...record.shown, version: game.version }, app.now());
    await app.store.gameShown(game.id, game.version, card, next);
  };

  const showInvitation = async (exchange: Exchange, challenge: Challenge): Promise<void> => {
    const screen = invitationScreen(await sayAt(app, challenge.place), challenge);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await exchange.replace(screen));
    const card = isReplaced ? pressed : await exchange.speak(screen);
    await announceChallenge(app, challenge, card);
  };

  return async (exchange, asker, reply) => {
    switch (reply.kind) {
      case 'private':
        await exchange.whisper(reply.screen);
        if (reply.shows !== undefined) await replaceMissing(app, reply.shows);
        break;
      case 'public':
        await showAll(exchange, reply.screen);
        break;
      case 'post':
        await exchange.speak(reply.screen);
        break;
      case 'analysis':
        await answerAnalysis(app, exchange, asker, reply);
        break;
      case 'hint':
        await exchange.whisper(reply.screen);
        await tellOfHint(reply.game);
        break;
      case 'card':
        if (asker.place.channelId !== reply.game.place.channelId) await showElsewhere(exchange, asker, reply);
        else await showGame(exchange, reply.game, await closing(app, exchange, reply));
        if (reply.aside !== undefined) await exchange.whisper(quiet(text(reply.aside)));
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
        if (reply.aside !== undefined) await exchange.whisper(quiet(text(reply.aside)));
        break;
    }
  };
}
