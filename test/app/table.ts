/** A table to play at: the use cases over a real store, a clock that is set by hand, and a channel that remembers. */
import { onTestFinished } from 'vitest';
import type { App } from '../../src/app/app.ts';
import type { Asker } from '../../src/app/command.ts';
import type { Messenger, MessengerFault } from '../../src/app/messenger.ts';
import type { Screen } from '../../src/views/screen.ts';
import type { Card, Due } from '../../src/app/store.ts';
import type { Place } from '../../src/game/game.ts';
import { openStore } from '../../src/store/open.ts';
import { pathInNewFolder } from '../store/folder.ts';
import { PLACE } from '../store/samples.ts';

/** A channel of messages by id; each posting gets the next id. `fault` is what happens instead, when it is set. */
export interface Channel extends Messenger {
  readonly messages: Map<string, Screen>;
  fault: MessengerFault | null;
}

/** An empty channel. */
export function newChannel(): Channel {
  const messages = new Map<string, Screen>();
  return {
    messages,
    fault: null,
    async post(place: Place, screen: Screen): Promise<Card | MessengerFault> {
      if (this.fault) return this.fault;
      const messageId = `m${messages.size + 1}`;
      messages.set(messageId, screen);
      return { channelId: place.channelId, messageId };
    },
    async update(card: Card, screen: Screen): Promise<'done' | MessengerFault> {
      return this.retire(card, screen);
    },
    async retire(card: Card, screen: Screen): Promise<'done' | MessengerFault> {
      if (this.fault) return this.fault;
      if (!messages.has(card.messageId)) return 'gone';
      messages.set(card.messageId, screen);
      return 'done';
    },
  };
}

/** An app whose time stands still until `time.now` is set, and whose coin and ids are known. */
export interface Table {
  readonly app: App;
  readonly time: { now: number };
  readonly coin: { heads: boolean };
}

/** A new table with a store in this file, or in a new one. */
export async function newTable(path?: string): Promise<Table> {
  const opened = await openStore(path ?? (await pathInNewFolder('games.db')), (error) => {
    throw error;
  });
  if (!opened.ok) throw new Error(opened.problem.message);
  const store = opened.value;
  onTestFinished(() => store.close());
  const time = { now: 1_000_000 };
  const coin = { heads: true };
  let ids = 0;
  const app: App = {
    store,
    now: () => time.now,
    newId: () => `id${(ids += 1)}`,
    coin: () => coin.heads,
    botId: () => 'crownhead',
  };
  return { app, time, coin };
}

/** A person who asks at the table's present time. */
export const asking = ({ time }: Table, id: string, place: Place = PLACE): Asker => ({
  user: { id, name: id.toUpperCase(), isBot: false },
  place,
  locale: 'en-GB',
  at: time.now,
});

/** Everything that will ever be due, with no claim left on it. */
export const everythingDue = ({ app }: Table): Promise<readonly Due[]> =>
  app.store.claimDue(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 1000);

/** All the words of a screen. */
export const wordsOf = (screen: Screen | undefined): string =>
  (screen?.blocks ?? []).map((block) => (block.kind === 'text' ? block.text : '')).join('\n');
