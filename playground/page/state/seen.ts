/**
 * The messages that each person has seen. Discord stores this on its servers; here, the browser
 * does.
 */
import type { PageState } from './state.ts';
import type { PageMessage } from '../../protocol.ts';

export const seenKey = (userId: string, channelId: string): string => `${userId}/${channelId}`;

/** Snowflakes are too large for JavaScript's numbers. */
export const isAfter = (id: string, than: string | undefined): boolean =>
  than === undefined || id.length > than.length || (id.length === than.length && id > than);

export function unseenMentions(state: PageState, userId: string, channelId?: string): number {
  const isUnseen = ({ message, ephemeral }: PageMessage): boolean =>
    !ephemeral &&
    (channelId === undefined || message.channel_id === channelId) &&
    message.author.id !== userId &&
    message.mentions.some(({ id }) => id === userId) &&
    isAfter(message.id, state.seen[seenKey(userId, message.channel_id)]);
  return state.session?.messages.filter(isUnseen).length ?? 0;
}

export function hasUnseen(state: PageState, userId: string, channelId: string): boolean {
  const mark = state.seen[seenKey(userId, channelId)];
  return (state.session?.messages ?? []).some(
    ({ message }) =>
      message.channel_id === channelId && message.author.id !== userId && isAfter(message.id, mark),
  );
}

export function openAt(state: PageState, channelId: string | null): PageState {
  const userId = state.session?.me.id;
  if (channelId === null || userId === undefined) return { ...state, channelId, newAfter: null };
  const mark = state.seen[seenKey(userId, channelId)] ?? null;
  return { ...state, channelId, newAfter: hasUnseen(state, userId, channelId) ? mark : null };
}

export function look(state: PageState): PageState {
  const { session, channelId } = state;
  if (!session || channelId === null) return state;
  const last = session.messages.findLast(({ message }) => message.channel_id === channelId);
  const key = seenKey(session.me.id, channelId);
  if (!last || !isAfter(last.message.id, state.seen[key])) return state;
  return { ...state, seen: { ...state.seen, [key]: last.message.id } };
}
