import type { Asker, Lacking } from '../ports/command.ts';
import type { GuildSettings } from '../ports/settings.ts';
import type { Problem } from '../problem/problem.ts';

/** The first chosen channel where the bot lacks a permission that the choice requires. */
export function closedChannel(
  { lacking }: Pick<Asker, 'lacking'>,
  chosen: readonly string[],
  needs: readonly (keyof Lacking)[] = ['posts'],
): Problem | null {
  for (const channel of chosen) {
    const permissions = [...new Set(needs.flatMap((need) => lacking.get(channel)?.[need] ?? []))];
    if (permissions.length > 0) return { code: 'closed-channel', channel, permissions };
  }
  return null;
}

/**
 * Threads for games are checked in the asker's channel, because Discord reports nothing about other
 * channels.
 */
export function closedBySetting(
  asker: Asker,
  settings: GuildSettings,
  { channels, dailyPuzzle, gameOfDay, gamesIn, lobby }: Partial<GuildSettings>,
): Problem | null {
  if (channels)
    return closedChannel(asker, channels, settings.gamesIn === 'thread' ? ['posts', 'threads'] : ['posts']);
  const daily = dailyPuzzle ?? gameOfDay;
  if (daily) return closedChannel(asker, [daily]);
  if (lobby)
    return closedChannel(asker, [lobby], settings.gamesIn === 'thread' ? ['posts', 'threads'] : ['posts']);
  const { channelId } = asker.place;
  const isPlayedHere =
    settings.channels.length === 0 || settings.channels.includes(asker.threadOf ?? channelId);
  return gamesIn === 'thread' && isPlayedHere ? closedChannel(asker, [channelId], ['threads']) : null;
}
