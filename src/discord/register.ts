/**
 * Discord keeps two lists of a bot's commands: one for everywhere, and one per server. A list is
 * written only if it or the commands have changed since the bot last wrote it. The other list is
 * emptied, because Discord would show each command twice.
 */
import type { Notes } from '../app/ports/store.ts';
import { hash } from 'node:crypto';
import { ApplicationCommandType, DiscordAPIError, Routes, type REST } from 'discord.js';
import { z } from 'zod';
import type { Command } from '../app/ports/command.ts';
import { done, refused, type Result } from '../kit/result.ts';
import { own } from '../kit/own.ts';
import type { Log } from '../log.ts';
import { definitionsOf, menusOf } from './commandDefinitions.ts';
import { rowOf } from './outgoing/faults.ts';
import { commandIds, type CommandIds } from './showing/commandMentions.ts';

interface Registering {
  readonly rest: REST;
  readonly applicationId: string;
  /** The only server that gets the commands; `undefined`: they are registered everywhere. */
  readonly guildId: string | undefined;
  readonly notes: Notes;
  readonly log: Log;
}

/** The key of the list for all servers and users. */
const EVERYWHERE = 'everywhere';

/** The command that Discord made to launch the Activity, only in the list for everywhere. */
const ENTRY_POINT: number = ApplicationCommandType.PrimaryEntryPoint;

const Listed = z.array(
  z.object({
    id: z.string(),
    /** Changes whenever the command changes. */
    version: z.string(),
    name: z.string(),
    type: z.number().default(ApplicationCommandType.ChatInput),
  }),
);
type Listed = z.infer<typeof Listed>;

/** The writable fields of an entry point. */
const Writable = z.array(
  z.object({
    type: z.number().default(ApplicationCommandType.ChatInput),
    name: z.string(),
    name_localizations: z.record(z.string(), z.string()).nullish(),
    handler: z.number().optional(),
    default_member_permissions: z.string().nullish(),
    integration_types: z.array(z.number()).optional(),
    contexts: z.array(z.number()).nullish(),
    nsfw: z.boolean().optional(),
  }),
);

const WITH_TRANSLATIONS = new URLSearchParams({ with_localizations: 'true' });

interface List {
  readonly read: () => Promise<Listed>;
  /** Keeps the entry point, because Discord refuses a list without it (50240). */
  readonly write: (commands: readonly object[], before: Listed) => Promise<Listed>;
}

function listOf({ rest, applicationId }: Registering, place: string): List {
  const route =
    place === EVERYWHERE
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, place);
  const kept = async (before: Listed): Promise<readonly object[]> => {
    if (!before.some(({ type }) => type === ENTRY_POINT)) return [];
    const all = Writable.parse(await rest.get(route, { query: WITH_TRANSLATIONS }));
    return all.filter(({ type }) => type === ENTRY_POINT);
  };
  return {
    read: async () => Listed.parse(await rest.get(route)),
    write: async (commands, before) =>
      Listed.parse(await rest.put(route, { body: [...commands, ...(await kept(before))] })),
  };
}

/** The written lists by place, each with a digest of the commands and of Discord's list. */
const Written = z.record(z.string(), z.string());
type Written = z.infer<typeof Written>;

const digestOf = (commands: readonly object[], listed: Listed): string =>
  hash('sha256', JSON.stringify([commands, listed.map(({ id, version }) => `${id} ${version}`).toSorted()]));

async function write(parts: Registering, commands: readonly object[], before: Written) {
  const place = parts.guildId ?? EVERYWHERE;
  const list = listOf(parts, place);
  const found = await list.read();
  if (own(before, place) === digestOf(commands, found)) return { place, listed: found };
  const listed = await list.write(commands, found);
  parts.log.info({ list: place, commands: commands.length }, 'registered the commands');
  return { place, listed };
}

async function empty(parts: Registering, place: string): Promise<void> {
  const list = listOf(parts, place);
  const found = await list.read();
  if (found.every(({ type }) => type === ENTRY_POINT)) return;
  await list.write([], found);
  parts.log.warn({ list: place }, 'removed the duplicate commands from the unused list');
}

/**
 * Empties the other list, and the lists of servers that were configured before. Returns the lists
 * to retry at the next start. A server that refuses has removed the bot, and with it the list.
 */
async function emptyOthers(parts: Registering, place: string, before: Written): Promise<Written> {
  const left = new Map<string, string>();
  for (const other of new Set([...Object.keys(before), EVERYWHERE])) {
    if (other === place) continue;
    await empty(parts, other).catch((error: unknown) => {
      parts.log.warn(
        { list: other, err: error },
        'could not remove the duplicate commands from the unused list',
      );
      if (!(error instanceof DiscordAPIError)) left.set(other, '');
    });
  }
  return Object.fromEntries(left);
}

export async function register(
  parts: Registering,
  commands: readonly Command[],
): Promise<Result<CommandIds, string>> {
  const { applicationId, guildId, notes } = parts;
  const definitions = definitionsOf(commands);
  const all = [...definitions, ...menusOf(commands)];
  const key = `commands ${applicationId}`;
  try {
    const noted = await notes.read(key);
    const before = Written.parse(JSON.parse(noted ?? '{}'));
    const { place, listed } = await write(parts, all, before);
    const left = await emptyOthers(parts, place, before);
    const written = JSON.stringify({ ...left, [place]: digestOf(all, listed) });
    // If another process wrote the list first, the next start writes it again.
    if (written !== noted) await notes.write(key, written, noted);
    return done(commandIds(listed, definitions));
  } catch (error) {
    if (!(error instanceof Error) || rowOf(error) === null) throw error;
    const hint =
      guildId && error instanceof DiscordAPIError
        ? ' Is DISCORD_GUILD_ID a server that the bot was added to?'
        : '';
    return refused(`Discord refused the commands: ${error.message}.${hint}`);
  }
}
