/** The bot's own messages among those of a channel, with what can be pressed on them: read from what Discord lists. */
import { z } from 'zod';
import type { SentMessage } from '../app/ports/messenger.ts';
import { parsePress } from '../views/presses/press.ts';

const ListJson = z.array(
  z.object({
    id: z.string(),
    channel_id: z.string(),
    author: z.object({ id: z.string() }),
    components: z.array(z.unknown()).default([]),
  }),
);

/** The custom ids of a tree of components, however deep its containers and rows are. */
function* customIdsIn(component: unknown): Generator<string> {
  if (Array.isArray(component)) for (const each of component) yield* customIdsIn(each);
  if (typeof component !== 'object' || component === null) return;
  if ('custom_id' in component && typeof component.custom_id === 'string') yield component.custom_id;
  if ('components' in component) yield* customIdsIn(component.components);
  if ('accessory' in component) yield* customIdsIn(component.accessory);
}

/** Those of `author` in Discord's list, oldest first; none if it is no such list. */
export function sentBy(author: string, json: unknown): readonly SentMessage[] {
  const { data = [] } = ListJson.safeParse(json);
  const own = data.filter((message) => message.author.id === author).toReversed();
  return own.map(({ id, channel_id, components }) => ({
    channelId: channel_id,
    messageId: id,
    presses: [...customIdsIn(components)].flatMap((customId) => parsePress(customId) ?? []),
  }));
}
