/**
 * Commands in texts as Discord's mentions of them, which can be pressed: "`/board`" becomes `</board:123>`. Discord gives their ids
 * when they are registered; until then, and where options follow the name, a text stays as it is.
 * https://docs.discord.com/developers/reference#message-formatting
 */
import type { RESTPostAPIChatInputApplicationCommandsJSONBody as Definition } from 'discord.js';
import { z } from 'zod';

/** The ids of commands by all names that they have, in any language. */
export type CommandIds = ReadonlyMap<string, string>;

const Registered = z.array(z.object({ id: z.string(), name: z.string() }));

/** What Discord answered to a registration. A name that is another command's elsewhere has no id, nor has what cannot be read. */
export function commandIds(answer: unknown, definitions: readonly Definition[]): CommandIds {
  const registered = Registered.safeParse(answer).data ?? [];
  const pairs = definitions.flatMap(({ name, name_localizations: others }) => {
    const id = registered.find((each) => each.name === name)?.id;
    const names = new Set([name, ...Object.values(others ?? {})]);
    return id === undefined ? [] : [...names].flatMap((each) => (each ? [[each, id] as const] : []));
  });
  const isOne = (name: string): boolean => pairs.filter(([each]) => each === name).length === 1;
  return new Map(pairs.filter(([name]) => isOne(name)));
}

const COMMAND = /`\/([^`\s]+)`/gu;

/** The text with mentions in place of names. */
export const withMentions = (text: string, ids: CommandIds): string =>
  text.replace(COMMAND, (span, name: string) => {
    const id = ids.get(name);
    return id === undefined ? span : `</${name}:${id}>`;
  });
