/**
 * A visitor who waits while the bot is "thinking…". On a busy machine any answer may be deferred,
 * and most tests check an answer's content, not its speed. Tests of speed use the stand-in's own
 * visitor.
 */
import { setTimeout } from 'node:timers/promises';
import { MessageFlags, type APIMessage } from 'discord-api-types/v10';
import type { StandIn } from '../../playground/server/standIn.ts';
import type { Heard, Visitor } from '../../playground/server/visitor/visitor.ts';

/** The pause between checks, and the maximum number of checks: 20 seconds in total. */
const PAUSE = 20;
const LOOKS = 1000;

const isLoading = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Loading) !== 0;

/** All messages that show the bot as thinking. */
export const thinkingIn = ({ world }: StandIn): readonly APIMessage[] =>
  [...world.channels.values()].flatMap(({ posts }) =>
    [...posts.values()].map(({ message }) => message).filter(isLoading),
  );

/** The bot's answer, private or public, once it is no longer "thinking…". */
async function inTheEnd(visitor: Visitor, heard: Heard): Promise<Heard> {
  const { message: promised, interactionId } = heard;
  if (heard.kind !== 'thinking' || !promised) return heard;
  for (let look = 0; look < LOOKS; look += 1) {
    const messages = visitor.messages(promised.channel_id);
    const there = messages.find(({ id }) => id === promised.id);
    const spoken = messages.findLast(
      ({ id, interaction_metadata: by }) => id !== promised.id && by?.id === interactionId,
    );
    if (there && !isLoading(there)) return { ...heard, message: there };
    if (!there && spoken) return { ...heard, message: spoken };
    await setTimeout(PAUSE);
  }
  return heard;
}

/** The same visitor, who waits for each answer. */
export const patient = (visitor: Visitor): Visitor => ({
  ...visitor,
  command: async (...what) => inTheEnd(visitor, await visitor.command(...what)),
  commandOnUser: async (...what) => inTheEnd(visitor, await visitor.commandOnUser(...what)),
  commandOnMessage: async (...what) => inTheEnd(visitor, await visitor.commandOnMessage(...what)),
  click: async (...what) => inTheEnd(visitor, await visitor.click(...what)),
  choose: async (...what) => inTheEnd(visitor, await visitor.choose(...what)),
  submit: async (...what) => inTheEnd(visitor, await visitor.submit(...what)),
});
