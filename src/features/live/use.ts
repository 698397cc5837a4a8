/**
 * A message that is kept up to date until it is deleted. It is saved before it is posted. If it is
 * old and far above newer messages, it is posted again at the bottom, and the old one is deleted.
 */
import type { MessageAddress } from '../../game/game.ts';
import { MINUTE } from '../../game/calendar/span.ts';
import type { Screen } from '../../views/screen/screen.ts';
import type { App } from '../../app/ports/app.ts';
import type { Book } from '../../app/ports/subjects/book.ts';
import type { LiveMessage } from './rules.ts';
import type { MessengerFault } from '../../app/ports/messenger.ts';
import { change, saving } from '../../app/save/change.ts';

type Needs = Pick<App, 'messenger' | 'now'>;

/** How long (ms) the command has to post it before a sweep does. */
const POSTING = MINUTE / 2;

interface LiveContent {
  /** A digest of the content. The screen is drawn only if the digest changes. */
  readonly digest: string;
  readonly screen: () => Promise<Screen>;
}

export interface LiveKind<A extends Needs, M extends LiveMessage> {
  readonly book: (app: A) => Book<M>;
  readonly content: (app: A, message: M) => Promise<LiveContent>;
  /** The prefix of its posts' keys. */
  readonly letter: string;
  /** How often (ms) it is checked for news. */
  readonly refresh: number;
}

const send = async (
  { messenger }: Needs,
  { guildId, channelId, locale, changedAt, card }: LiveMessage,
  letter: string,
  screen: Screen,
): Promise<MessageAddress | MessengerFault> => {
  if (!card)
    return messenger.post({ guildId, channelId, locale }, screen, `${letter}${changedAt}.${guildId}`);
  const updated = await messenger.update(card, screen);
  return updated === 'done' ? card : updated;
};

/** Posts it again at the bottom if it is far above newer messages. */
async function movedDown<M extends LiveMessage>({ messenger }: Needs, live: M): Promise<M> {
  const { card, former } = live;
  if (!card || former || !(await messenger.isBuried(card))) return live;
  return { ...live, card: null, former: card };
}

/**
 * Updates the message if there is news. Returns the fault if that failed. Deletes the record of a
 * deleted message.
 */
export async function showLive<A extends Needs, M extends LiveMessage>(
  app: A,
  kind: LiveKind<A, M>,
  live: M,
): Promise<'done' | MessengerFault> {
  const book = kind.book(app);
  const { digest, screen } = await kind.content(app, live);
  // Content that Discord has refused is not sent again.
  const isShown = digest === live.digest;
  if (isShown && !live.former) return 'done';
  const { version } = live;
  const { former, ...sending } = isShown ? live : await movedDown(app, live);
  const card = isShown ? live.card : await send(app, { ...sending, former }, kind.letter, await screen());
  if (card === 'gone') await book.remove(live);
  if (card === 'refused')
    await book.save({ ...live, version: version + 1, digest }, app.now() + kind.refresh);
  if (typeof card === 'string') return card;
  const isLeft = former !== null && (await app.messenger.remove(former)) === 'later';
  const now = app.now();
  const left = isLeft ? former : null;
  const next = { ...live, version: version + 1, card, former: left, digest, changedAt: now };
  const isSaved = await book.save(next, now + kind.refresh);
  // Someone else has started another message in the meantime, which doesn't know this one.
  if (!isSaved && !sending.card && card) await app.messenger.remove(card);
  return 'done';
}

/** The initial state of a new message. */
type Fresh = Pick<LiveMessage, 'version' | 'card' | 'former' | 'digest' | 'changedAt'>;

/** Replaces the live message. If the channel is closed, the old one stays. */
export async function beginLive<A extends Needs, M extends LiveMessage>(
  app: A,
  kind: LiveKind<A, M>,
  make: (fresh: Fresh) => M,
  guildId: string,
): Promise<'done' | MessengerFault> {
  const book = kind.book(app);
  const { value: live, before } = await change(book, [guildId], (previous) => {
    const planned = make({
      version: (previous?.version ?? 0) + 1,
      card: null,
      former: previous?.card ?? previous?.former ?? null,
      digest: '',
      changedAt: app.now(),
    });
    return { ...saving(planned, app.now() + POSTING), before: previous };
  });
  const shown = await showLive(app, kind, live);
  if (shown !== 'forbidden' && shown !== 'gone') return shown;
  await book.remove(live);
  if (before) await book.save({ ...before, version: 1 }, app.now());
  return shown;
}
