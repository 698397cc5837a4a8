/** Carries out a `Reply`. The change is saved and due already, so the sweep posts whatever fails. */
import type { Game, MessageAddress } from '../../game/game.ts';
import { announceChallenge, announceGame, cardKey, showSoon } from '../card/announce.ts';
import { clearUp, isReplacedByCard, takeAway } from '../card/oldCards.ts';
import type { App } from '../ports/app.ts';
import { callOffUnseen } from '../play/engineGame.ts';
import type { Asker, Reply } from '../ports/command.ts';
import { gameCard } from '../card/gameCard.ts';
import { rememberShown, updateCard } from '../card/shown.ts';
import { seeToCard } from '../card/missingCard.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { sayAt } from '../reader/reader.ts';
import { refusalScreen } from '../problem/refusal.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { linkBlock, linkTo, quiet, text } from '../../views/screen/blocks.ts';
import { invitationScreen } from '../../views/game/invitation.ts';
import { answerAnalysis } from './answerAnalysis.ts';
import { publicCard, showChange, showGame } from './showGame.ts';
import type { Exchange } from '../ports/exchange.ts';

export type Answer = (exchange: Exchange, asker: Asker, reply: Reply) => Promise<void>;

/** Why the board is not shown where the game is played; temporary faults are made up for soon. */
function unposted(say: Say, fault: MessageAddress | MessengerFault): string | null {
  if (fault === 'gone') return say('retired.gone');
  return fault === 'forbidden' ? say('retired.unposted') : null;
}

type CardReply = Extract<Reply, { readonly kind: 'card' }>;

const showAll = async (exchange: Exchange, screen: Screen): Promise<void> => {
  if (exchange.pressed?.isPrivate) return exchange.whisper(screen);
  const isReplaced = publicCard(exchange) !== null && (await exchange.replace(screen));
  if (!isReplaced) await exchange.speak(screen);
};

export function answerBy(app: App): Answer {
  /** Someone who acts from elsewhere gets a private note with a link. */
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
    // Players called by the card must hear of it at once in another way.
    if (card === 'gone') await showSoon(app, game);
    const below = link ? linkBlock(link, say('button.to-board')) : text(unposted(say, card));
    await exchange.whisper(quiet(text(note), below));
  };

  /** The last board stays where it is, without the offer; a pressed private message becomes its note. */
  const showFinished = async (exchange: Exchange, finished: Game, note: string): Promise<void> => {
    const screen = await gameCard(app, finished);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await exchange.replace(screen));
    if (exchange.pressed?.isPrivate) await exchange.replace(quiet(text(note)));
    const record = await app.store.games.load(finished.id);
    if (!record) return;
    const { card: shown, reminded } = record.shown;
    const left = isReplaced ? pressed : null;
    // The process that posted the pressed board may have died before it remembered that.
    if (shown && left && shown.messageId !== left.messageId) await clearUp(app, finished, shown, left);
    if (shown && !left) await app.messenger.retire(shown, screen);
    await rememberShown(app, { game: finished, shown: record.shown }, left ?? shown, { left, reminded });
  };

  /** Updates the public card in place, because nobody needs to be called. */
  const showInPlace = async (game: Game): Promise<void> => {
    const record = await app.store.games.load(game.id);
    const card = record?.shown.card;
    if (!card || record.game.version !== game.version || record.shown.version === game.version) return;
    await updateCard(app, record, card);
  };

  const showInvitation = async (exchange: Exchange, challenge: Challenge): Promise<void> => {
    const screen = invitationScreen(await sayAt(app, challenge.place), challenge);
    const pressed = publicCard(exchange);
    const isReplaced = pressed !== null && (await exchange.replace(screen));
    const card = isReplaced ? pressed : await exchange.speak(screen);
    await announceChallenge(app, challenge, card);
  };

  const removeInvitation = async (exchange: Exchange, challenge: Challenge): Promise<void> => {
    const left = await app.store.challenges.shown(challenge.id, challenge.version, null, null);
    if (!left || left.messageId === publicCard(exchange)?.messageId) return;
    await takeAway(app, { owner: 'challenge', id: challenge.id }, left);
  };

  const showCard = async (exchange: Exchange, asker: Asker, reply: CardReply): Promise<void> => {
    const { game, note, finished, challenge, aside } = reply;
    const isReplaced = challenge !== undefined && (await isReplacedByCard(app, challenge, game));
    if (finished) await showFinished(exchange, finished, note);
    else if (challenge && !isReplaced) await showInvitation(exchange, challenge);
    if (isReplaced) {
      await showChange(app, exchange, asker.user.id, reply);
      await removeInvitation(exchange, challenge);
    } else if (asker.place.channelId !== game.place.channelId) await showElsewhere(exchange, asker, reply);
    else if (finished ?? challenge) await showGame(app, exchange, game, null);
    else await showChange(app, exchange, asker.user.id, reply);
    if (aside !== undefined) await exchange.whisper(quiet(text(aside)));
  };

  return async (exchange, asker, reply) => {
    switch (reply.kind) {
      case 'private':
        await exchange.whisper((publicCard(exchange) && reply.besideCard) ?? reply.screen);
        if (reply.shows !== undefined) await seeToCard(app, reply.shows, publicCard(exchange));
        if (reply.changed) await showInPlace(reply.changed);
        break;
      case 'dismissed':
        await exchange.erase();
        break;
      case 'form':
        if (!(await exchange.ask(reply.form)))
          await exchange.whisper(refusalScreen(sayIn(asker.locale), { code: 'form-late' }));
        break;
      case 'public':
        await (reply.isNew ? exchange.speak(reply.screen) : showAll(exchange, reply.screen));
        break;
      case 'analysis':
        await answerAnalysis(app, exchange, asker, reply);
        break;
      case 'card':
        await showCard(exchange, asker, reply);
        break;
      case 'invitation':
        await showInvitation(exchange, reply.challenge);
        break;
    }
  };
}
