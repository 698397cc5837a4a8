import type { App } from '../ports/app.ts';
import type { Asker } from '../ports/command.ts';
import type { MissingPermissions } from '../ports/messenger.ts';
import type { GuildSettings } from '../ports/subjects/settings.ts';
import type { Problem } from '../problem/problem.ts';

type Needs = Pick<App, 'messenger'>;

/**
 * The first chosen channel where the bot lacks a permission that the choice requires. An
 * interaction includes the bot's permissions only for its own channel; the bot asks about others.
 */
export async function closedChannel(
  { messenger }: Needs,
  { lacking, place }: Pick<Asker, 'lacking' | 'place'>,
  chosen: readonly string[],
  needs: readonly (keyof MissingPermissions)[] = ['posts'],
): Promise<Problem | null> {
  if (!lacking) return null;
  for (const channelId of chosen) {
    const isHere = channelId === place.channelId;
    const there = isHere ? lacking : await messenger.lackingAt({ ...place, channelId });
    const permissions = [...new Set(needs.flatMap((need) => there?.[need] ?? []))];
    if (permissions.length > 0) return { code: 'closed-channel', channel: channelId, permissions };
  }
  return null;
}

const IN_THREADS = ['posts', 'threads'] as const;

/** Permissions for game threads are checked in the asker's channel. */
export async function closedBySetting(
  app: Needs,
  asker: Asker,
  settings: GuildSettings,
  { channels, dailyPuzzle, gameOfDay, gamesIn, lobby }: Partial<GuildSettings>,
): Promise<Problem | null> {
  const playing = settings.gamesIn === 'thread' ? IN_THREADS : undefined;
  if (channels) return closedChannel(app, asker, channels, playing);
  const daily = dailyPuzzle ?? gameOfDay;
  if (daily) return closedChannel(app, asker, [daily]);
  if (lobby) return closedChannel(app, asker, [lobby], playing);
  const { channelId } = asker.place;
  const isPlayedHere =
    settings.channels.length === 0 || settings.channels.includes(asker.threadOf ?? channelId);
  return gamesIn === 'thread' && isPlayedHere ? closedChannel(app, asker, [channelId], ['threads']) : null;
}
