import { z } from 'zod';
import type { SentMessage } from '../app/ports/messenger.ts';
import { parsePress } from '../views/presses/presses.ts';
import { joined } from '../views/screen/screen.ts';

const ListJson = z.array(
  z.object({
    id: z.string(),
    channel_id: z.string(),
    author: z.object({ id: z.string() }),
    components: z.array(z.unknown()).default([]),
  }),
);

function* stringsIn(component: unknown, name: 'custom_id' | 'content'): Generator<string> {
  if (Array.isArray(component)) for (const each of component) yield* stringsIn(each, name);
  if (typeof component !== 'object' || component === null) return;
  const found: unknown = Reflect.get(component, name);
  if (typeof found === 'string') yield found;
  if ('components' in component) yield* stringsIn(component.components, name);
  if ('accessory' in component) yield* stringsIn(component.accessory, name);
}

type Listed = z.infer<typeof ListJson>[number];

export function sentBy(author: string, json: unknown): readonly SentMessage[] {
  const { data = [] } = ListJson.safeParse(json);
  return data
    .filter((message) => message.author.id === author)
    .toReversed()
    .map(read);
}

export const sentAs = (json: unknown): SentMessage | null => {
  const { data = [] } = ListJson.safeParse([json]);
  return data.map(read)[0] ?? null;
};

function read({ id, channel_id, components }: Listed): SentMessage {
  return {
    channelId: channel_id,
    messageId: id,
    text: joined([...stringsIn(components, 'content')]),
    presses: [...stringsIn(components, 'custom_id')].flatMap((customId) => parsePress(customId) ?? []),
  };
}
