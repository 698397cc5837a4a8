/** Discord assigns the ids that mentions of commands need. */
import {
  ApplicationCommandOptionType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody as Definition,
} from 'discord.js';
import { z } from 'zod';

export type CommandIds = ReadonlyMap<string, string>;

const Registered = z.array(z.object({ id: z.string(), name: z.string() }));

/** A name shared by two commands in different languages gets no id. */
export function commandIds(answer: unknown, definitions: readonly Definition[]): CommandIds {
  const registered = Registered.safeParse(answer).data ?? [];
  const pairs = definitions.flatMap((definition) => {
    const id = registered.find((each) => each.name === definition.name)?.id;
    return id === undefined ? [] : [...new Set(namesOf(definition))].map((name) => [name, id] as const);
  });
  const called = Map.groupBy(pairs, ([name]) => name);
  return new Map(pairs.filter(([name]) => called.get(name)?.length === 1));
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Definition['name_localizations'];
  readonly options?: readonly (Named & { readonly type: ApplicationCommandOptionType })[] | undefined;
}

const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

/** The names by which the command can be typed. A command with subcommands can't be typed alone. */
function namesOf(named: Named): readonly string[] {
  const languages = [undefined, ...Object.keys(named.name_localizations ?? {})];
  return languages.flatMap((language) => namesIn(language, named));
}

function namesIn(
  language: string | undefined,
  { name, name_localizations: others, options = [] }: Named,
): readonly string[] {
  const own = new Map(Object.entries(others ?? {})).get(language ?? '') ?? name;
  const parts = options.filter(({ type }) => type === Subcommand || type === SubcommandGroup);
  if (parts.length === 0) return [own];
  return parts.flatMap((part) => namesIn(language, part).map((each) => `${own} ${each}`));
}
