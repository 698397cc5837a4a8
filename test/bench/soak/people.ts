/**
 * People who measure how soon each of their interactions was acknowledged, and dismiss their
 * private messages.
 */
import { isEphemeral, type Heard, type Visitor } from '../../../playground/server/visitor/visitor.ts';
import type { StandIn } from '../../../playground/server/standIn.ts';

/** Times since the last report, in ms, and failures by action and reason. */
export interface Notes {
  readonly acknowledged: number[];
  readonly posted: number[];
  readonly failed: string[];
}

export const noNotes = (): Notes => ({ acknowledged: [], posted: [], failed: [] });

export function tidyUp(who: Visitor, channel: string): void {
  for (const message of who.messages(channel)) if (isEphemeral(message)) who.dismiss(message.id);
}

export function watched(discord: StandIn, name: string, notes: () => Notes): Visitor {
  const who = discord.visitor(name);
  const noted = async (heard: Promise<Heard>): Promise<Heard> => {
    const one = await heard;
    notes().acknowledged.push(one.afterMs);
    return one;
  };
  return {
    ...who,
    command: (...asked) => noted(who.command(...asked)),
    click: (...asked) => noted(who.click(...asked)),
    choose: (...asked) => noted(who.choose(...asked)),
  };
}
