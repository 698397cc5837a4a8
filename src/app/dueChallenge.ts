/** A challenge that is due: because its time is over, or because the channel was not shown its state in time. */
import { expireChallenge } from '../game/answer.ts';
import { dueWhenShown } from '../game/challenge.ts';
import { invitationScreen } from '../views/invitation.ts';
import { announceChallenge } from './announce.ts';
import type { App } from './app.ts';
import type { Messenger, MessengerFault } from './messenger.ts';
import { dueAfter } from './patience.ts';
import { sayAt } from './sharedLanguage.ts';
import type { ChallengeRecord } from './store.ts';

/** Expires a claimed challenge whose time is over, and brings its invitation up to date. */
export async function showDueChallenge(
  app: App,
  messenger: Messenger,
  record: ChallengeRecord,
): Promise<void> {
  const expired = expireChallenge(record.challenge, app.now());
  if (!expired) return show(app, messenger, record);
  const saved = await app.store.saveChallenge(expired, dueAfter('later', app.now()));
  return saved ? show(app, messenger, { ...record, challenge: expired }) : undefined;
}

async function show(app: App, messenger: Messenger, record: ChallengeRecord): Promise<void> {
  const { challenge, shown } = record;
  const screen = invitationScreen(await sayAt(app, challenge.place), challenge);
  if (!shown.card && challenge.state !== 'open') return remember(app, record);
  if (!shown.card) {
    const posted = await messenger.post(challenge.place, screen, `${challenge.id}.${challenge.version}`);
    if (typeof posted === 'object') return announceChallenge(app, messenger, challenge, posted);
    return putOff(app, record, posted);
  }
  const changed = await messenger.retire(shown.card, screen);
  return changed === 'done' ? remember(app, record) : putOff(app, record, changed);
}

/** The message that there is, if any, now shows this version. */
async function remember(app: App, { challenge, shown }: ChallengeRecord): Promise<void> {
  await app.store.challengeShown(challenge.id, challenge.version, shown.card, dueWhenShown(challenge));
}

/** An open one is tried again, at the latest to expire; a closed one in a closed channel is of no use to anyone. */
async function putOff(app: App, record: ChallengeRecord, fault: MessengerFault): Promise<void> {
  const { state, expiresAt } = record.challenge;
  if (state !== 'open' && fault !== 'later') return remember(app, record);
  const dueAt = dueAfter(fault, app.now());
  const latest = state === 'open' ? Math.min(dueAt, expiresAt) : dueAt;
  return app.store.postpone({ kind: 'challenge', record }, latest);
}
