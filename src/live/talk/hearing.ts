/** Answers a page's messages, one at a time. */
import type { App } from '../../app/ports/app.ts';
import { worded } from '../../app/reader/wording.ts';
import { changePreference } from '../../app/save/change.ts';
import type { UserId } from '../../game/game.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { COST } from '../door/door.ts';
import { SESSION } from '../door/session.ts';
import { type FromPage, type MessageOf, readMessage } from '../messages.ts';
import { plainText } from '../plain.ts';
import { converse, play } from '../screen/conversation.ts';
import { beAtHome, greet, lookAt } from './joining.ts';
import { join, partyWith, refuse, type Talk, tell, visitorOf, whereIs } from './talk.ts';

type Heard = Exclude<FromPage, { kind: 'ping' }>;

/** Most messages and their answers are cheap. */
const COSTS: Partial<Record<FromPage['kind'], number>> = {
  hello: COST.some,
  open: COST.some,
  press: COST.some,
  home: COST.much,
  'look-at': COST.much,
};

/** How soon (ms) an open page stops updating after its user has logged out. */
const CHECKED = 15_000;

/** The text of a refusal. The page already shows the board that may follow it. */
const firstText = ({ blocks }: Screen): string => blocks.find((block) => block.kind === 'text')?.text ?? '';

async function talkOver(talk: Talk, message: MessageOf<'open' | 'press'>): Promise<void> {
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const at = await whereIs(talk, await visitorOf(talk), (said) => {
    if (at?.isOpen()) tell(talk, said);
    resolve();
  });
  if (!at) return refuse(talk, (talk.joined?.game ?? talk.joined?.exhibit) ? 'unknown-game' : 'session');
  talk.aside = Promise.all([talk.aside, converse(talk.parts, at, message).finally(resolve)]);
  return answered;
}

async function move(talk: Talk, message: MessageOf<'move'>): Promise<void> {
  const visitor = await visitorOf(talk);
  const at = visitor && talk.joined?.game ? await whereIs(talk, visitor) : null;
  if (!at) return refuse(talk, 'session');
  const refusal = await play(talk.parts, at, message);
  if (!refusal) return;
  const { screen } = await worded(talk.parts.app, at.by, refusal);
  refuse(talk, 'deed', plainText(firstText(screen)));
}

const saveLook = (app: App, user: UserId, { theme, pieces, ...chosen }: MessageOf<'look'>) =>
  changePreference(app, user, (before) => ({
    ...before,
    theme: theme ?? undefined,
    pieces: pieces ?? undefined,
    hasCoordinates: chosen.hasCoordinates ?? before.hasCoordinates,
    hasSounds: chosen.hasSounds ?? before.hasSounds,
  }));

async function look(talk: Talk, message: MessageOf<'look'>): Promise<void> {
  const visitor = await visitorOf(talk);
  if (!visitor) return refuse(talk, 'session');
  await saveLook(talk.parts.app, visitor.id, message);
}

/** Whether the viewer may still watch is decided again after each hello, and after a logout. */
async function hearPing(talk: Talk): Promise<void> {
  const [now, one] = [talk.parts.app.now(), talk.joined];
  if (!one) return tell(talk, { kind: 'pong', now });
  const { token, at, checkedAt = at } = one;
  const isDue = token !== null && now - checkedAt >= CHECKED;
  if (isDue) one.checkedAt = now;
  const hasEnded = now - at >= SESSION || (isDue && (await visitorOf(talk, token)) === null);
  if (!hasEnded) return tell(talk, { kind: 'pong', now });
  if (talk.joined !== one) return;
  join(talk, null);
  refuse(talk, 'session');
}

function answer(talk: Talk, message: Heard): Promise<void> {
  switch (message.kind) {
    case 'hello':
      return greet(talk, message);
    case 'home':
      return beAtHome(talk, message);
    case 'look-at':
      return lookAt(talk, message);
    case 'open':
    case 'press':
      return talkOver(talk, message);
    case 'move':
      return move(talk, message);
    case 'look':
      return look(talk, message);
  }
}

async function enter(talk: Talk, message: Heard | null): Promise<void> {
  const { line, parts, joined } = talk;
  if (message === null) {
    refuse(talk, 'unreadable');
    return line.hangUp();
  }
  const party = partyWith(talk, 'session' in message ? message.session : (joined?.token ?? null));
  const entered = await parts.door.enter(party, COSTS[message.kind] ?? COST.little, async () => {
    if (!talk.isClosed) await answer(talk, message);
  });
  if (!entered.ok) line.later();
}

/** Throws only bugs and outages. */
export async function hear(talk: Talk, text: string): Promise<void> {
  const message = readMessage(text);
  // A page that receives nothing connects again, so pings are answered even while others wait.
  if (message?.kind === 'ping') return hearPing(talk);
  const heard = talk.last.then(() => (talk.isClosed ? undefined : enter(talk, message)));
  talk.last = heard.catch(() => undefined);
  await heard;
  await talk.aside;
}

export function close(talk: Talk): void {
  talk.isClosed = true;
  talk.joined?.leave();
}
