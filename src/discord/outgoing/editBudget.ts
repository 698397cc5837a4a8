/**
 * For messages older than an hour, Discord accepts about three edits per 20 seconds in a channel,
 * and refuses more (30046). All edits with the bot's token use this budget, so the cards of a
 * channel share it. Each card waits for its turn, and is then drawn in its newest state.
 */
import type { MessageAddress } from '../../game/game.ts';
import { madeAt } from '../snowflake.ts';

const MINUTE = 60_000;
/** Slightly less than an hour, because Discord's clock and ours differ a little. */
const OLD = 59 * MINUTE;
const EDITS = 3;
const SPAN = 21_000;
const MOST_CHANNELS = 10_000;

export interface EditBudget {
  /** Counts an edit of this message; false if it must wait in its channel's queue. */
  readonly take: (card: MessageAddress) => boolean;
  readonly isOld: (card: MessageAddress) => boolean;
  /** Discord has answered. It counted the edit a moment ago, so the budget counts it from now. */
  readonly answered: (card: MessageAddress) => void;
  /** When (ms since 1970) the message may be edited. A time in the past means at once. */
  readonly turnOf: (card: MessageAddress) => number;
  /** Discord has refused an edit anyway, because other processes edit there too. */
  readonly spent: (card: MessageAddress) => void;
  /** The message was deleted. */
  readonly leave: (card: MessageAddress) => void;
}

interface Line {
  /** The edits of old messages, in order of time. */
  readonly taken: { readonly messageId: string; readonly at: number }[];
  /** The waiting messages, in order, each with the end (ms) of its turn. */
  readonly waiting: Map<string, number>;
}

/** Processes that share the bot's rate limits share this budget too. */
export function openEditBudget(now: () => number, share = 1): EditBudget {
  const most = Math.max(1, Math.floor(EDITS * share));
  const lines = new Map<string, Line>();

  function lineOf(channelId: string): Line {
    const known = lines.get(channelId) ?? { taken: [], waiting: new Map<string, number>() };
    const at = now();
    const recent = known.taken.filter((each) => each.at > at - SPAN);
    known.taken.splice(0, known.taken.length, ...recent);
    // A message that should have retried by now no longer needs its turn.
    for (const [id, until] of known.waiting) if (until < at) known.waiting.delete(id);
    if (lines.size >= MOST_CHANNELS) lines.clear();
    lines.set(channelId, known);
    return known;
  }

  const isOld = ({ messageId }: MessageAddress): boolean => now() - madeAt(messageId) > OLD;

  function turnIn({ taken, waiting }: Line, messageId: string): number {
    const ids = [...waiting.keys()];
    const ahead = ids.includes(messageId) ? ids.indexOf(messageId) : ids.length;
    const missing = ahead - (most - taken.length);
    if (missing < 0) return now();
    const first = taken[missing % most]?.at ?? now();
    return first + SPAN * (1 + Math.floor(missing / most));
  }

  return {
    isOld,
    take: (card) => {
      if (!isOld(card)) return true;
      const line = lineOf(card.channelId);
      const turn = turnIn(line, card.messageId);
      if (turn > now()) {
        line.waiting.set(card.messageId, turn + SPAN);
        return false;
      }
      line.waiting.delete(card.messageId);
      line.taken.push({ messageId: card.messageId, at: now() });
      return true;
    },
    answered: ({ channelId, messageId }) => {
      const taken = lines.get(channelId)?.taken ?? [];
      const place = taken.findIndex((each) => each.messageId === messageId);
      if (place !== -1) taken.push(...taken.splice(place, 1).map((each) => ({ ...each, at: now() })));
    },
    turnOf: (card) => (isOld(card) ? turnIn(lineOf(card.channelId), card.messageId) : now()),
    spent: ({ channelId, messageId }) => {
      const { taken } = lineOf(channelId);
      while (taken.length < most) taken.push({ messageId, at: now() });
    },
    leave: ({ channelId, messageId }) => void lines.get(channelId)?.waiting.delete(messageId),
  };
}
