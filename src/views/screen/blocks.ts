/** The small pieces that screens are made of. */
import type { MessageAddress } from '../../game/messageAddress.ts';
import type { Block, Button, Screen } from './screen.ts';
import { isFormer } from '../../game/former.ts';
import type { UserId } from '../../game/game.ts';
import type { Seat } from '../../game/seat.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';

/** Someone to be named: by their id alone, or as they sit in a game. */
type Named = Seat | { readonly id: UserId; readonly kind?: undefined };

/** How Discord writes a user so that readers see the name as they know it; whoever is gone has no name. A team has its own. */
export function mention(say: Say, who: Named): string {
  if (who.kind === 'team') return plain(who.name);
  return isFormer(who.id) ? say('privacy.former') : `<@${who.id}>`;
}

/** The same where a message may call them: a mention calls nobody unless it is written, so a team comes with its members. */
export function mentionAll(say: Say, who: Seat): string {
  if (who.kind !== 'team') return mention(say, who);
  const members = who.members.map((member) => mention(say, member));
  return say('card.team', { team: plain(who.name), members: say.list(members, 'plain') });
}

/** How Discord writes channels, one or more of which it is about. */
export const channelList = (say: Say, ids: readonly string[]): string =>
  say.list(
    ids.map((id) => `<#${id}>`),
    'and',
  );

/** How Discord writes an instant (ms): "in 3 days", in the reader's own language. */
export const relativeTime = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;

/** The same as a date and a time of day, in the reader's own zone. */
export const longTime = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;

/** A link to a message, for a jump from another; `guildId` is `null` in direct messages. */
export const linkTo = (guildId: string | null, { channelId, messageId }: MessageAddress): string =>
  `https://discord.com/channels/${guildId ?? '@me'}/${channelId}/${messageId}`;

/** A text of several lines; a line that does not apply is `null`. */
export const text = (...lines: readonly (string | null)[]): Block => ({
  kind: 'text',
  text: lines.filter((line) => line !== null).join('\n'),
});

/** Buttons; one that does not apply is `null`. */
export const buttonBlock = (...buttons: readonly (Button | null)[]): Block => ({
  kind: 'buttons',
  buttons: buttons.filter((button) => button !== null),
});

/** A screen that notifies no one. */
export const quiet = (...blocks: readonly Block[]): Screen => ({ blocks, notifies: [] });
