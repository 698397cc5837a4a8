/**
 * Carries out a `Reply`. The change is already saved and due, so the sweep repeats any post that
 * fails.
 */
import type { Problem } from '../problem/problem.ts';
import { refused } from '../../kit/result.ts';
import type { Game, MessageAddress } from '../../game/game.ts';
import { announceChallenge, invitationNow, isReplacedByCard, updateInvitation } from '../card/invitation.ts';
import { keepCard, postCard, refreshCard, showSoon } from '../card/show.ts';
import { takeAway } from '../card/oldCards.ts';
import type { App } from '../ports/app.ts';
import { callOffUnseen } from '../play/engineGame.ts';
import { type Asker, isRefusal, type Reply, type WordedReply } from '../ports/command.ts';
import { worded } from '../reader/wording.ts';
import { gameCard } from '../card/gameCard.ts';
import { restoreDeleted } from '../card/restore.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import type { Form, Screen } from '../../views/screen/screen.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import { sayIn, type Say } from '../../i18n/say.ts';
import { linkBlock, linkToBoard, quiet, text } from '../../views/screen/blocks.ts';
import { answerAnalysis } from './answerAnalysis.ts';
import { type CardReply, planOf, type Scene, type AnswerStep } from './plan.ts';
import { publicCard, showChange, showGame, showSecond } from './showGame.ts';
import { inOtherChannel } from '../../game/place.ts';
import type { Exchange } from '../ports/exchange.ts';

export type Answer = (exchange: Exchange, asker: Asker, reply: Reply) => Promise<void>;

interface Turn {
  readonly app: App;
  readonly exchange: Exchange;
  readonly asker: Asker;
}

export const answerBy =
  (app: App): Answer =>
  async (exchange, asker, reply) => {
    const turn = { app, exchange, asker };
    const told = isRefusal(reply) ? await worded(app, asker, reply) : reply;
    for (const step of planOf(told, await sceneOf(turn, told))) await carryOut(turn, step);
  };

async function sceneOf(
  { app, exchange: { pressed, isApart }, asker }: Turn,
  reply: WordedReply,
): Promise<Scene> {
  const from = pressed && (pressed.isPrivate ? 'private' : 'public');
  if (reply.kind !== 'card') return { pressed: from, isElsewhere: false, isInvitationReplaced: false };
  const { challenge, game } = reply;
  return {
    pressed: from,
    isElsewhere: isApart || asker.place.channelId !== game.place.channelId,
    isInvitationReplaced: challenge !== undefined && (await isReplacedByCard(app, challenge, game)),
  };
}

async function carryOut(turn: Turn, step: AnswerStep): Promise<unknown> {
  const { app, exchange, asker } = turn;
  switch (step.kind) {
    case 'whisper':
      return exchange.whisper(step.screen);
    case 'whisper-beside':
      return exchange.whisper(step.screen, true);
    case 'speak':
      return exchange.speak(step.screen);
    case 'replace':
      return exchange.replace(step.screen);
    case 'replace-or-speak':
      return replaceOrSpeak(exchange, step.screen);
    case 'erase':
      return exchange.erase();
    case 'ask':
      return ask(turn, step.form);
    case 'launch':
      return (await exchange.launch()) || exchange.whisper(step.instead);
    case 'analyze':
      return answerAnalysis(app, exchange, asker, step);
    case 'restore':
      // Pages look at their game after each move, and would ask Discord about its card each time.
      return exchange.isApart || restoreDeleted(app, step.id, publicCard(exchange));
    case 'refresh':
      return refreshCard(app, step.game);
    case 'keep':
      return keep(turn, step.game);
    case 'invite':
      return invite(turn, step.challenge);
    case 'uninvite':
      return uninvite(turn, step.challenge);
    case 'begin':
      return showGame(app, exchange, step.game, null);
    case 'change':
      return showChange(app, exchange, asker.user.id, step.reply);
    case 'change-elsewhere':
      return showElsewhere(turn, step.reply);
  }
}

/**
 * Replaces the pressed public message with the screen, or posts a new message if the pressed one
 * can't be edited anymore.
 */
async function replaceOrSpeak(exchange: Exchange, screen: Screen): Promise<MessageAddress> {
  const pressed = publicCard(exchange);
  return pressed && (await exchange.replace(screen)) ? pressed : exchange.speak(screen);
}

async function ask(turn: Turn, form: Form): Promise<void> {
  if (!(await turn.exchange.ask(form))) await refuse(turn, { code: 'form-late' });
}

async function refuse({ app, exchange, asker }: Turn, problem: Problem): Promise<void> {
  const { screen } = await worded(app, asker, refused(problem));
  await exchange.whisper(screen);
}

/** Why the board is not shown in the game's channel. The sweep retries temporary faults soon. */
function unposted(say: Say, fault: MessageAddress | MessengerFault): string | null {
  if (fault === 'gone') return say('retired.gone');
  return fault === 'forbidden' ? say('retired.unposted') : null;
}

/** Sends a private note with a link to anyone who acts from another channel. */
async function showElsewhere(turn: Turn, { game, note, unseen }: CardReply): Promise<void> {
  const { app, exchange, asker } = turn;
  const card = await postCard(app, game);
  const link = typeof card === 'object' ? linkToBoard(game, card) : null;
  const say = sayIn(asker.locale);
  const isRefused = card === 'forbidden' || card === 'gone';
  if (isRefused && unseen) {
    await callOffUnseen(app, game);
    return refuse(turn, unseen);
  }
  // The card would have notified its players, so they must be notified in another way at once.
  if (card === 'gone') await showSoon(app, game);
  if (await showSecond(app, exchange, game)) return undefined;
  if (exchange.besideGame === game.id && link) return exchange.hear();
  const isFar = game.place.guildId !== asker.place.guildId;
  if (isFar && inOtherChannel(game)) return exchange.whisper(quiet(text(note)));
  const below = link ? linkBlock(link, say('button.to-board')) : text(unposted(say, card));
  return exchange.whisper(quiet(text(note), below));
}

async function keep({ app, exchange }: Turn, finished: Game): Promise<void> {
  const screen = await gameCard(app, finished);
  if (await showSecond(app, exchange, finished)) return keepCard(app, finished, screen, null);
  const pressed = publicCard(exchange);
  const isReplaced = pressed !== null && (await exchange.replace(screen));
  await keepCard(app, finished, screen, isReplaced ? pressed : null);
}

async function invite({ app, exchange, asker }: Turn, challenge: Challenge): Promise<void> {
  const screen = await invitationNow(app, challenge, asker.place);
  // A new challenge comes from a window; the card with the pressed button stays.
  const isNew = challenge.version === 1;
  if (!isNew && exchange.pressed?.isPrivate) return updateInvitation(app, challenge, screen);
  const shown = isNew ? exchange.speak(screen) : replaceOrSpeak(exchange, screen);
  await announceChallenge(app, challenge, await shown);
}

async function uninvite({ app, exchange }: Turn, { id, version }: Challenge): Promise<void> {
  const left = await app.store.challenges.shown(id, version, null, null);
  if (!left || left.messageId === publicCard(exchange)?.messageId) return;
  await takeAway(app, { owner: 'challenge', id }, left);
}
