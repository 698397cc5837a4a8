/** A due challenge: it expired, or the channel didn't see its state in time. */
import { expireChallenge } from '../../game/challenge/answer.ts';
import type { MessageAddress } from '../../game/game.ts';
import { dueWhenShown } from '../../game/challenge/challenge.ts';
import {
  announceChallenge,
  findLostInvitation,
  invitationNow,
  isReplacedByCard,
} from '../card/invitation.ts';
import { takeAway } from '../card/oldCards.ts';
import { showSeek, takeEarlier } from '../play/seeks.ts';
import { isSeek, type Seek } from '../../game/challenge/seek.ts';
import type { Using } from '../ports/app.ts';
import type { MessengerFault } from '../ports/messenger.ts';
import { putOff as putRowOff, type PutOff, dueAfter, POSTING } from './kind.ts';
import type { ChallengeRecord } from '../ports/subjects/games.ts';

type Needs = Using<
  'challenges' | 'duties' | 'games' | 'personal' | 'settings' | 'standings',
  'messenger' | 'now'
> &
  Parameters<typeof takeEarlier>[0];

type Off = Promise<PutOff<ChallengeRecord> | undefined>;

export async function doDueChallenge(app: Needs, record: ChallengeRecord): Off {
  const expired = expireChallenge(record.challenge, app.now());
  if (!expired) return show(app, record);
  const saved = await app.store.challenges.save(expired, app.now() + POSTING);
  return saved ? show(app, { ...record, challenge: expired }) : undefined;
}

/** The process that made the seek may have died before it searched for a matching seek. */
async function seekOn(app: Needs, seek: Seek): Promise<undefined> {
  const taken = seek.state === 'open' ? await takeEarlier(app, seek) : null;
  if (!taken) await showSeek(app, seek);
}

async function show(app: Needs, record: ChallengeRecord): Off {
  if (isSeek(record.challenge)) return seekOn(app, record.challenge);
  const { challenge, shown } = record;
  const { id, place, createdAt } = challenge;
  if (!place) return remember(app, record, null);
  const card = shown.card ?? (await findLostInvitation(app, { id, place, createdAt }));
  if (card === 'later') return putOff(app, record, card);
  const begun = challenge.gameId === null ? null : await app.store.games.load(challenge.gameId);
  if (card && begun && (await isReplacedByCard(app, challenge, begun.game)))
    return card.messageId === begun.shown.card?.messageId
      ? remember(app, record, null)
      : remove(app, record, card);
  const screen = await invitationNow(app, challenge, place);
  if (card) {
    const changed = await app.messenger.retire(card, screen);
    return changed === 'done' ? remember(app, record, card) : putOff(app, record, changed);
  }
  if (challenge.state !== 'open') return remember(app, record, null);
  const posted = await app.messenger.post(place, screen, `${id}.${challenge.version}`);
  if (typeof posted === 'string') return putOff(app, record, posted);
  await announceChallenge(app, challenge, posted);
  return undefined;
}

async function remove(app: Needs, record: ChallengeRecord, card: MessageAddress): Off {
  await takeAway(app, { owner: 'challenge', id: record.challenge.id }, card);
  return remember(app, record, null);
}

async function remember(
  app: Using<'challenges'>,
  { challenge }: ChallengeRecord,
  card: MessageAddress | null,
): Promise<undefined> {
  await app.store.challenges.shown(challenge.id, challenge.version, card, dueWhenShown(challenge));
}

/**
 * An open challenge is retried until it expires. A closed challenge is not worth posting in a
 * closed channel.
 */
async function putOff(app: Using<'challenges', 'now'>, record: ChallengeRecord, fault: MessengerFault): Off {
  const { state, createdAt, expiresAt } = record.challenge;
  if (fault === 'refused' || (state !== 'open' && fault !== 'later'))
    return remember(app, record, record.shown.card);
  const dueAt = dueAfter(fault, app.now(), createdAt);
  const latest = state === 'open' ? Math.min(dueAt, expiresAt) : dueAt;
  return putRowOff(record, latest);
}
